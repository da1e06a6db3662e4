import { patchOf } from "../../engine-adapter/mutant.ts";
import { misread } from "../../spec/decisions/rulebook.ts";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { play } from "../../spec/model/play.ts";
import { POOL } from "../default-pools.ts";
import { differences } from "../judge/compare.ts";

/** Every misreading in each of its ways, with the name that `mutant` takes. */
export const ALL_MUTANTS = MISREADINGS.flatMap(({ name, patches, invariant }) =>
  patches.map((_, way) => ({
    name,
    argument: way === 0 ? name : `${name}#${way + 1}`,
    profile: invariant.profile ?? "CR",
  })),
);

/** Those that are misreadings under the Core Rules alone. */
export const MUTANTS = ALL_MUTANTS.filter(({ profile }) => profile === "CR");

/** The misreading of which that is a way. */
export const nameOf = (argument: string): string => argument.split("#")[0] ?? argument;

/** Cases of the base that are asked whether one misreading hides another. */
const ASKED = 40;
/** Fewer telling cases than this and nobody could tell that the misreading is there at all. */
const VISIBLE = 3;

/**
 * Whether an engine plays all cases that tell for one of its misreadings as if it had only the others.
 * @param misreadings as `mutant` takes them, in their order
 * @param index which of them
 */
export function isHidden(misreadings: readonly string[], index: number): boolean {
  const patches = misreadings.map(patchOf);
  const whole = misread(...patches);
  const without = misread(...patches.toSpliced(index, 1));
  const name = nameOf(misreadings[index] ?? "");
  const telling = POOL.base.filter((each) => each.misreadings.has(name)).slice(0, ASKED);
  const told = telling.filter(
    ({ scenario, paths }) => differences(play(scenario, without, paths), play(scenario, whole, paths)).length > 0,
  );
  return told.length < VISIBLE;
}
