import { illegalNoRetarget } from "./illegal-no-retarget.ts";
import { illegalPlayed } from "./illegal-played.ts";
import { illegalRegained } from "./illegal-regained.ts";
import { illegalRequirement } from "./illegal-requirement.ts";
import { illegalSomeOfOne } from "./illegal-some-of-one.ts";
import { illegalStays } from "./illegal-stays.ts";
import { illegalStillResolves } from "./illegal-still-resolves.ts";
import { infoNull } from "./info-null.ts";
import type { Invariant, Misreading } from "./invariant.ts";
import { linkIgnoredParent } from "./link-ignored-parent.ts";
import { targetMentioned } from "./target-mentioned.ts";
import { wholeInOrder } from "./whole-in-order.ts";
import { wholeLifo } from "./whole-lifo.ts";
import { wholeOnePlace } from "./whole-one-place.ts";

/** Every invariant, in the order of the rules. */
export const INVARIANTS: readonly Invariant[] = [
  targetMentioned,
  illegalStillResolves,
  illegalRequirement,
  illegalRegained,
  illegalStays,
  illegalNoRetarget,
  illegalSomeOfOne,
  illegalPlayed,
  infoNull,
  linkIgnoredParent,
  wholeOnePlace,
  wholeLifo,
  wholeInOrder,
];

/** A misreading with the invariant that it belongs to. */
export interface NamedMisreading extends Misreading {
  /** invariant/misreading, unique in the suite. */
  readonly name: string;
  readonly invariant: Invariant;
}

/** Every misreading of every invariant. */
export const MISREADINGS: readonly NamedMisreading[] = INVARIANTS.flatMap((invariant) =>
  invariant.misreadings.map((misreading) => ({ ...misreading, name: `${invariant.id}/${misreading.id}`, invariant })),
);

export type { Invariant, Misreading } from "./invariant.ts";
