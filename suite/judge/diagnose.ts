import type { Patch } from "../../spec/decisions/rulebook.ts";
import { type Hypothesis, joined } from "./hypotheses.ts";
import { bestPair, likeliest } from "./pair.ts";
import { explainedBy, type Result } from "./result.ts";
import { spread } from "./spread.ts";
import { type Blame, best, EXACT } from "./standing.ts";

/** What explains an engine, and what is left over. */
export interface Diagnosis {
  readonly blamed: readonly Blame[];
  /** Deviating experiments that all the blamed together do not explain. */
  readonly unexplained: readonly Result[];
}

/** More misreadings than this in one engine are not looked for. */
const MOST = 6;

/**
 * Finds the smallest set of misreadings that explains what an engine did, over all experiments: one is added at a time,
 * each judged together with those already found; where no single one will do, pairs are tried, and then whether one
 * that was found stands where another explains more; in the end none stays without which the others explain as much.
 */
export function diagnose(results: readonly Result[]): Diagnosis {
  const wrong = results.filter((result) => !result.right);
  let found: Diagnosis = { blamed: [], unexplained: wrong };
  while (found.unexplained.length > 0) {
    const next = extended(results, found) ?? exchanged(results, wrong, found);
    if (!next) break;
    found = next;
  }
  return smallest(wrong, found);
}

/** Without those that were blamed early for what another one, blamed later, explains as well. */
export function smallest(wrong: readonly Result[], found: Diagnosis): Diagnosis {
  for (const blame of found.blamed) {
    const others = found.blamed.filter((each) => each !== blame);
    if (others.length === 0 || !blame.explains.every(explainedBy(patchesOf(others)))) continue;
    const fewer = inTurn(wrong, others);
    if (fewer && fewer.unexplained.length <= found.unexplained.length) return smallest(wrong, fewer);
  }
  return found;
}

/** With one misreading more, or two where nothing is blamed yet. */
function extended(results: readonly Result[], { blamed, unexplained }: Diagnosis): Diagnosis | undefined {
  if (blamed.length >= MOST) return undefined;
  const found =
    best(results, unexplained, patchesOf(blamed), knownOf(blamed)) ??
    (blamed.length === 0 ? bestPair(unexplained, results) : undefined);
  if (!found) return undefined;
  const added = [found].flat();
  const explained = new Set(added.flatMap(({ explains }) => explains));
  const all = added.reduce<readonly Blame[]>((before, each) => joined(before, each, each.place), blamed);
  // A misreading may show in a control alone, where nothing was predicted of the case itself.
  return { blamed: all, unexplained: beyond(unexplained, patchesOf(all)).filter((result) => !explained.has(result)) };
}

/**
 * With another misreading in the place of one that was found first: of an engine with several, one that is only a part
 * of what the engine does may explain more of the games in which nothing else of it shows.
 */
function exchanged(
  results: readonly Result[],
  wrong: readonly Result[],
  { blamed, unexplained }: Diagnosis,
): Diagnosis | undefined {
  const likely = likeliest(spread(unexplained));
  let better: Diagnosis | undefined;
  for (const index of blamed.keys()) {
    const others = blamed.filter((_, at) => at !== index);
    const patches = patchesOf(others);
    const found = best(results, beyond(wrong, patches), patches, knownOf(blamed), likely);
    const next =
      found && inTurn(wrong, found.place === "below" ? joined(others, found, "below") : blamed.with(index, found));
    if (next && next.unexplained.length < (better ?? { unexplained }).unexplained.length) better = next;
  }
  return better;
}

/** What each of them explains beside those before it; undefined if one of them then explains too little to be blamed. */
function inTurn(wrong: readonly Result[], blamed: readonly Blame[]): Diagnosis | undefined {
  let left = wrong;
  const turns: Blame[] = [];
  for (const blame of blamed) {
    const still = new Set(beyond(left, patchesOf([...turns, blame])));
    const explains = left.filter((result) => !still.has(result));
    if (explains.length < EXACT) return undefined;
    turns.push({ ...blame, explains });
    left = [...still];
  }
  return { blamed: turns, unexplained: left };
}

const patchesOf = (blamed: readonly Blame[]): readonly Patch[] => blamed.map(({ hypothesis }) => hypothesis.patch);

const knownOf = (blamed: readonly Blame[]): ReadonlySet<Hypothesis> =>
  new Set(blamed.flatMap(({ hypothesis, ties }) => [hypothesis, ...ties]));

/** Those that all the patches together do not explain. */
function beyond(results: readonly Result[], patches: readonly Patch[]): readonly Result[] {
  const together = explainedBy(patches);
  return results.filter((result) => !together(result));
}
