import type { Adapter } from "../engine-adapter/contract.ts";
import type { Subject } from "../generators/canonical.ts";
import type { Shape } from "../generators/illegal-plays.ts";
import { shrink } from "../generators/shrink/shrink.ts";
import type { Patch } from "../spec/decisions/rulebook.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Case, Finding } from "../spec/types/index.ts";
import { type Aftermath, aftermathOf } from "./after-refusal.ts";
import { caseOf } from "./case-file.ts";
import { deviations } from "./judge/compare.ts";
import type { Unplayed } from "./play-experiment.ts";
import { breaksUnder } from "./relations/alike.ts";
import { unsteady } from "./relations/relation-finding.ts";

/** Pairs of games that a shrink asks an engine about, at most. */
const BUDGET = 400;

/** A case that ends otherwise after a play of that shape was refused. */
export interface Trail {
  readonly shape: Shape;
  readonly start: Subject;
  readonly aftermath: Left;
}

/** A refusal that has changed something. */
type Left = Aftermath & { readonly left: string };

/** Whether a refusal has changed something, and no misreading that the engine is known to have accounts for that. */
export function hasLeft(aftermath: Aftermath | Unplayed | undefined, blamed: readonly Patch[]): aftermath is Left {
  return aftermath !== undefined && "left" in aftermath && !breaksUnder(aftermath.pair, blamed);
}

/** One finding for refused plays and one for refused activations, each with the smallest game that shows it. */
export async function refusalFindings(
  adapter: Adapter,
  trails: readonly Trail[],
  blamed: readonly Patch[],
  small: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const activated of [false, true]) {
    const found = trails.filter(({ shape }) => (shape.activated ?? false) === activated);
    const [first] = found.toSorted((a, b) => weight(a) - weight(b));
    const finding = first && (await findingFor(adapter, first, blamed, small));
    if (finding) findings.push({ ...finding, count: found.length });
  }
  return findings;
}

/** Those first in which nothing else is wrong, and the small ones of them. */
const weight = ({ start, aftermath }: Trail): number =>
  start.scenario.objects.length + (isOtherwiseRight(aftermath) ? 0 : 1000);

/** Whether the engine plays the game by the rules as long as nothing is refused in it. */
const isOtherwiseRight = ({ without, right }: Aftermath): boolean =>
  deviations(without, right.one, right.one).length === 0;

async function findingFor(
  adapter: Adapter,
  { shape, start, aftermath }: Trail,
  blamed: readonly Patch[],
  small: boolean,
): Promise<Finding | undefined> {
  const wasRight = isOtherwiseRight(aftermath);
  const leaves = async (candidate: Subject): Promise<Left | undefined> => {
    const again = await aftermathOf(adapter, shape, candidate);
    return hasLeft(again, blamed) && (!wasRight || isOtherwiseRight(again)) ? again : undefined;
  };
  const accept = async (candidate: Subject): Promise<boolean> => (await leaves(candidate)) !== undefined;
  const smallest = small ? await shrink(start, accept, { candidates: BUDGET }) : start;
  const signature = `after a refused ${shape.activated ? "activation" : "play"}`;
  const shown = [await leaves(smallest), await leaves(smallest)];
  const [first] = shown;
  if (!first || shown.some((each) => each?.left !== first.left)) return unsteady(signature);
  return findingOf(first, shape, signature, smallest.tested);
}

/** Where the game broke off since a legal play was refused in it, that is what tells. */
function refusedLater({ end }: Trace): Pick<Case, "telltales"> {
  return end.kind === "refused"
    ? { telltales: [{ after: end.step, path: "step", right: "ok", wrong: "refused" }] }
    : {};
}

function findingOf({ pair, right, after, left }: Left, shape: Shape, signature: string, tested: string): Finding {
  const games = [
    { name: "case" as const, scenario: pair.other, right: right.other },
    { name: "other game" as const, scenario: pair.one, right: right.one },
  ];
  const experiment = { tested, paths: right.other.paths, games, tells: [], predictions: [] };
  const file = caseOf(experiment, after, { name: signature, rules: [shape.rule] });
  const what = shape.activated ? "an ability is activated" : "a card is played";
  return {
    kind: "illegal play accepted",
    signature,
    message: `when ${what} ${shape.name}, that is refused, but then ${left}`,
    count: 1,
    ...(file && { case: { ...file, ...(after && refusedLater(after)) } }),
  };
}
