import { illegalSecondMention } from "./illegal-second-mention.ts";
import { linkNegated } from "./link-negated.ts";
import { linkNothingNew } from "./link-nothing-new.ts";
import { linkPrevented } from "./link-prevented.ts";
import type { Reading } from "./reading.ts";
import { targetLateChoice } from "./target-late-choice.ts";
import { targetLegendYouControl } from "./target-legend-you-control.ts";
import { targetPicked } from "./target-picked.ts";

/** Every question left open that play can answer, in the order of the rules. */
export const READINGS: readonly Reading[] = [
  targetPicked,
  targetLegendYouControl,
  targetLateChoice,
  illegalSecondMention,
  linkNegated,
  linkNothingNew,
  linkPrevented,
];

export type { Alternative, Reading, ReadingGame } from "./reading.ts";
export { rulebookOf } from "./reading.ts";
