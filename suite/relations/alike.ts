import { counterpart, type Pair, translated } from "../../generators/relations/index.ts";
import { misread, type Patch } from "../../spec/decisions/rulebook.ts";
import { playOut } from "../../spec/model/play.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Value } from "../../spec/types/index.ts";

/** A place at which two games that must end alike do not. */
export interface Break {
  readonly field: string;
  readonly one: { readonly path: string; readonly value: Value };
  readonly other: { readonly path: string; readonly value: Value };
}

/** Where the last boards of a pair's games differ, outside its footprint and wherever both are shown. */
export function breaks(pair: Pair, one: Trace, other: Trace): readonly Break[] {
  const last = other.checkpoints.at(-1)?.values ?? [];
  const others = new Map(other.paths.map(({ name }, index) => [name, last[index]]));
  return one.paths.flatMap((path, index): Break[] => {
    const value = one.checkpoints.at(-1)?.values[index];
    const name = counterpart(pair, path);
    const found = name === undefined ? undefined : others.get(name);
    if (name === undefined || value === undefined || found === undefined || translated(pair, value) === found)
      return [];
    return [{ field: path.field, one: { path: path.name, value }, other: { path: name, value: found } }];
  });
}

/** The two games of a pair as they were played. */
export interface Both {
  readonly one: Trace;
  readonly other: Trace;
}

/**
 * The games of a pair on the model, under misreadings if there are any.
 * @returns undefined when one does not run to its end as it was wished, or meets a point that the rules leave open
 */
function bothOnModel({ one, other }: Pair, patches: readonly Patch[] = []): Both | undefined {
  const book = misread(...patches);
  const [first, second] = [one, other].map((scenario) => playOut(scenario, book));
  if (!first || !second) return undefined;
  const judged = [first, second].every(
    ({ trace, state }) => trace.end.kind === "complete" && !trace.substituted && state.open.size === 0,
  );
  return judged ? { one: first.trace, other: second.trace } : undefined;
}

/** The games of a pair by the rules, where they themselves have it that both end alike; else it is not tried. */
export function rightly(pair: Pair): Both | undefined {
  const right = bothOnModel(pair);
  return right && breaks(pair, right.one, right.other).length === 0 ? right : undefined;
}

/** Whether misreadings break a pair as well, or make of it something that cannot be judged. */
export function breaksUnder(pair: Pair, patches: readonly Patch[]): boolean {
  if (patches.length === 0) return false;
  const misplayed = bothOnModel(pair, patches);
  return misplayed === undefined || breaks(pair, misplayed.one, misplayed.other).length > 0;
}
