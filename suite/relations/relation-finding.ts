import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Subject } from "../../generators/canonical.ts";
import type { Relation } from "../../generators/relations/index.ts";
import { shrink } from "../../generators/shrink/shrink.ts";
import type { Invariant } from "../../spec/invariants/index.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import type { Finding } from "../../spec/types/index.ts";
import { caseOf } from "../case-file.ts";
import { UNSTEADY } from "../findings.ts";
import { deviations } from "../judge/compare.ts";
import { isKnown, type Known } from "./known.ts";
import { pairFor, type Trial, trialOf } from "./trial.ts";

/** Pairs of games that a shrink asks an engine about, at most. */
const BUDGET = 400;

/** A broken relation with its smallest pair of games: the one that is wrong by the rules is the case. */
export async function relationFinding(
  adapter: Adapter,
  invariant: Invariant,
  relation: Relation,
  start: Subject,
  known: Known,
  small: boolean,
): Promise<Finding | undefined> {
  const broken = async (candidate: Subject): Promise<Trial | undefined> => {
    const made = pairFor(relation, candidate);
    const trial = made && (await trialOf(adapter, made.pair, made.right));
    return trial && "found" in trial && trial.found.length > 0 && !isKnown(trial, known) ? trial : undefined;
  };
  const accept = async (candidate: Subject): Promise<boolean> => (await broken(candidate)) !== undefined;
  const smallest = small ? await shrink(start, accept, { candidates: BUDGET }) : start;
  const trials = [await broken(smallest), await broken(smallest), await broken(smallest)];
  const [trial] = trials;
  if (!trial || trials.some((each) => JSON.stringify(each?.found) !== JSON.stringify(trial.found)))
    return unsteady(invariant.id);
  return findingOf(invariant, trial, smallest.tested);
}

/** The finding of two games that come out otherwise each time. */
export const unsteady = (name: string): Finding => ({
  kind: "nondeterministic",
  signature: UNSTEADY,
  message: `the same two games come out otherwise when they are played again (${name})`,
  count: 1,
});

function findingOf({ id, statement }: Invariant, { pair, right, both, found }: Trial, tested: string): Finding {
  const [first] = found;
  const { called = { one: "in the one game", other: "in the other" } } = pair;
  const said = first
    ? `${called.one} ${pathSentence(first.one.path, first.one.value, pair.one)}; ${called.other} ${pathSentence(first.other.path, first.other.value, pair.other)}`
    : "";
  const oneIsWrong = deviations(both.one, right.one, right.one).length > 0;
  const one = { scenario: pair.one, right: right.one };
  const other = { scenario: pair.other, right: right.other };
  const [main, beside] = oneIsWrong ? [one, other] : [other, one];
  const games = [
    { ...main, name: "case" as const },
    { ...beside, name: "other game" as const },
  ];
  const file = caseOf(
    { tested, paths: main.right.paths, games, tells: [], predictions: [] },
    oneIsWrong ? both.one : both.other,
    {
      name: id,
      rules: [],
    },
  );
  return {
    kind: "relation broken",
    signature: id,
    message: `${statement} ${capital(said)}`,
    count: 1,
    ...(file && { case: file }),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
