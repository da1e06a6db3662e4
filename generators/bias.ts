/** What a stream of cases leans towards; every number is a chance in a hundred. */
export interface Bias {
  readonly name: string;
  /** An instruction whose amount or condition reads a target's Might. */
  readonly reads: number;
  /** An instruction linked to an earlier one. */
  readonly linked: number;
  /** Several targets for one instruction. */
  readonly several: number;
  /** Something else than a unit is chosen. */
  readonly otherNouns: number;
  /** A unit with "when you play a spell". */
  readonly observer: number;
  /** The spell comes from hidden. */
  readonly hidden: number;
  /** An instruction that draws, independent of the rest. */
  readonly draw: number;
  /** The disturbance is undone again. */
  readonly back: number;
  /** A disturbance aims at a requirement of its victim. */
  readonly breaking: number;
  /** The spell is countered. */
  readonly countered: number;
  /** Units whose owner is not their controller. */
  readonly stolen: number;
  /** The text says "choose". */
  readonly word: number;
}

const PLAIN: Bias = {
  name: "plain",
  reads: 15,
  linked: 30,
  several: 25,
  otherNouns: 12,
  observer: 15,
  hidden: 10,
  draw: 45,
  back: 25,
  breaking: 40,
  countered: 5,
  stolen: 15,
  word: 20,
};

/**
 * The streams, round robin: a plain one, and one for every sort of rule that plain cases reach too seldom.
 */
export const STREAMS: readonly Bias[] = [
  PLAIN,
  { ...PLAIN, name: "reads", reads: 90, linked: 20, several: 0, otherNouns: 0 },
  { ...PLAIN, name: "linked", linked: 95, several: 5, otherNouns: 0 },
  { ...PLAIN, name: "several", several: 95, reads: 5, otherNouns: 0 },
  { ...PLAIN, name: "observed", observer: 90, draw: 10, linked: 10, reads: 5 },
  { ...PLAIN, name: "nouns", otherNouns: 85, word: 40 },
  { ...PLAIN, name: "back", back: 85, several: 10 },
  { ...PLAIN, name: "hidden", hidden: 80, otherNouns: 0, several: 15 },
  { ...PLAIN, name: "required", breaking: 90, several: 10, otherNouns: 0, back: 5 },
  { ...PLAIN, name: "stolen", stolen: 70, otherNouns: 0 },
];
