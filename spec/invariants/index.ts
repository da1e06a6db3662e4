import { illegalAllOfOne } from "./illegal-all-of-one.ts";
import { illegalIndependent } from "./illegal-independent.ts";
import { illegalLive } from "./illegal-live.ts";
import { illegalNewObject } from "./illegal-new-object.ts";
import { illegalNoRetarget } from "./illegal-no-retarget.ts";
import { illegalOnlyRequirement } from "./illegal-only-requirement.ts";
import { illegalPlayed } from "./illegal-played.ts";
import { illegalRegained } from "./illegal-regained.ts";
import { illegalRelated } from "./illegal-related.ts";
import { illegalRequirement } from "./illegal-requirement.ts";
import { illegalSomeOfOne } from "./illegal-some-of-one.ts";
import { illegalStays } from "./illegal-stays.ts";
import { illegalStillResolves } from "./illegal-still-resolves.ts";
import { illegalUntouched } from "./illegal-untouched.ts";
import { illegalZoneChange } from "./illegal-zone-change.ts";
import { impossibleIgnored } from "./impossible-ignored.ts";
import { impossibleOrderIsNoLink } from "./impossible-order-is-no-link.ts";
import { infoLive } from "./info-live.ts";
import { infoLookBack } from "./info-look-back.ts";
import { infoNull } from "./info-null.ts";
import { infoNullCompares } from "./info-null-compares.ts";
import { infoWhose } from "./info-whose.ts";
import type { Invariant, Misreading } from "./invariant.ts";
import { linkBranches } from "./link-branches.ts";
import { linkIgnoredParent } from "./link-ignored-parent.ts";
import { linkPartialParent } from "./link-partial-parent.ts";
import { linkReplacedAction } from "./link-replaced-action.ts";
import { linkReplacedObject } from "./link-replaced-object.ts";
import { linkTransitive } from "./link-transitive.ts";
import { selfBystander } from "./self-bystander.ts";
import { selfNeverWritten } from "./self-never-written.ts";
import { selfOneLess } from "./self-one-less.ts";
import { selfOrder } from "./self-order.ts";
import { selfRenamed } from "./self-renamed.ts";
import { selfSameLoss } from "./self-same-loss.ts";
import { selfThereAndBack } from "./self-there-and-back.ts";
import { targetMentioned } from "./target-mentioned.ts";
import { wholeAnswers } from "./whole-answers.ts";
import { wholeDeterministic } from "./whole-deterministic.ts";
import { wholeInOrder } from "./whole-in-order.ts";
import { wholeLegalPlay } from "./whole-legal-play.ts";
import { wholeLifo } from "./whole-lifo.ts";
import { wholeNoDeathMidway } from "./whole-no-death-midway.ts";
import { wholeOnePlace } from "./whole-one-place.ts";

/** Every invariant, in the order of the rules. */
export const INVARIANTS: readonly Invariant[] = [
  targetMentioned,
  illegalStillResolves,
  illegalRequirement,
  illegalOnlyRequirement,
  illegalLive,
  illegalZoneChange,
  illegalRegained,
  illegalStays,
  illegalNewObject,
  illegalUntouched,
  illegalNoRetarget,
  illegalRelated,
  illegalIndependent,
  illegalAllOfOne,
  illegalSomeOfOne,
  illegalPlayed,
  impossibleIgnored,
  impossibleOrderIsNoLink,
  infoNull,
  infoNullCompares,
  infoLive,
  infoLookBack,
  infoWhose,
  linkIgnoredParent,
  linkPartialParent,
  linkTransitive,
  linkBranches,
  linkReplacedObject,
  linkReplacedAction,
  wholeOnePlace,
  wholeLifo,
  wholeInOrder,
  wholeNoDeathMidway,
  wholeLegalPlay,
  wholeDeterministic,
  wholeAnswers,
  selfThereAndBack,
  selfNeverWritten,
  selfOneLess,
  selfRenamed,
  selfBystander,
  selfOrder,
  selfSameLoss,
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
