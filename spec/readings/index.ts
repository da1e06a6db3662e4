import { linkNegated } from "./link-negated.ts";
import type { Reading } from "./reading.ts";

/** Every question left open that play can answer, in the order of the rules. */
export const READINGS: readonly Reading[] = [linkNegated];

export type { Alternative, Reading, ReadingGame } from "./reading.ts";
export { rulebookOf } from "./reading.ts";
