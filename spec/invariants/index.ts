import { delayedTooLate } from "./delayed-too-late.ts";
import { illegalAllOfOne } from "./illegal-all-of-one.ts";
import { illegalChooseTrigger } from "./illegal-choose-trigger.ts";
import { illegalCounted } from "./illegal-counted.ts";
import { illegalGroup } from "./illegal-group.ts";
import { illegalIndependent } from "./illegal-independent.ts";
import { illegalLive } from "./illegal-live.ts";
import { illegalNewObject } from "./illegal-new-object.ts";
import { illegalNoRetarget } from "./illegal-no-retarget.ts";
import { illegalOneLook } from "./illegal-one-look.ts";
import { illegalOnlyRequirement } from "./illegal-only-requirement.ts";
import { illegalPlayed } from "./illegal-played.ts";
import { illegalRegained } from "./illegal-regained.ts";
import { illegalRelated } from "./illegal-related.ts";
import { illegalRequirement } from "./illegal-requirement.ts";
import { illegalSomeOfOne } from "./illegal-some-of-one.ts";
import { illegalSplit } from "./illegal-split.ts";
import { illegalStays } from "./illegal-stays.ts";
import { illegalStillResolves } from "./illegal-still-resolves.ts";
import { illegalUntouched } from "./illegal-untouched.ts";
import { illegalZoneChange } from "./illegal-zone-change.ts";
import { impossibleIgnored } from "./impossible-ignored.ts";
import { impossibleOrderIsNoLink } from "./impossible-order-is-no-link.ts";
import { impossiblePartial } from "./impossible-partial.ts";
import { infoLive } from "./info-live.ts";
import { infoLookBack } from "./info-look-back.ts";
import { infoNull } from "./info-null.ts";
import { infoNullCompares } from "./info-null-compares.ts";
import { infoSourceGone } from "./info-source-gone.ts";
import { infoTriggerFixed } from "./info-trigger-fixed.ts";
import { infoWhose } from "./info-whose.ts";
import type { Invariant, Misreading } from "./invariant.ts";
import { leaveStops } from "./leave-stops.ts";
import { linkBranches } from "./link-branches.ts";
import { linkCircumstances } from "./link-circumstances.ts";
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
import { selfSaved } from "./self-saved.ts";
import { selfThereAndBack } from "./self-there-and-back.ts";
import { targetCondition } from "./target-condition.ts";
import { targetCost } from "./target-cost.ts";
import { targetCounter } from "./target-counter.ts";
import { targetHiddenZone } from "./target-hidden-zone.ts";
import { targetMentioned } from "./target-mentioned.ts";
import { targetMust } from "./target-must.ts";
import { targetNoChoice } from "./target-no-choice.ts";
import { targetNoneLegal } from "./target-none-legal.ts";
import { targetOnlyOne } from "./target-only-one.ts";
import { targetOthersChoose } from "./target-others-choose.ts";
import { targetOwnLegend } from "./target-own-legend.ts";
import { targetPick } from "./target-pick.ts";
import { targetRestriction } from "./target-restriction.ts";
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
  targetHiddenZone,
  targetRestriction,
  targetCost,
  targetNoChoice,
  targetOnlyOne,
  targetOthersChoose,
  targetMust,
  targetCondition,
  targetOwnLegend,
  targetPick,
  targetCounter,
  targetNoneLegal,
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
  illegalOneLook,
  illegalSplit,
  illegalGroup,
  illegalCounted,
  illegalPlayed,
  illegalChooseTrigger,
  impossibleIgnored,
  impossiblePartial,
  impossibleOrderIsNoLink,
  infoNull,
  infoNullCompares,
  infoSourceGone,
  infoTriggerFixed,
  infoLive,
  infoLookBack,
  infoWhose,
  leaveStops,
  delayedTooLate,
  linkIgnoredParent,
  linkPartialParent,
  linkTransitive,
  linkBranches,
  linkReplacedObject,
  linkReplacedAction,
  linkCircumstances,
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
  selfSaved,
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
