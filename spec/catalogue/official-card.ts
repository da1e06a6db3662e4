import type { Card, Quality } from "../types/index.ts";

/** A card of the game as far as the card language says it: facts and a tree, no printed text. */
export interface OfficialCard {
  /** Name, kind, timing and what it does. */
  readonly card: Card;
  /** Its cost in energy. */
  readonly energy: number;
  /** Its cost in power, whatever the domain. */
  readonly power: number;
  /** Printed Might of a unit. */
  readonly might?: number;
  /** It may be hidden at a battlefield and played from there. */
  readonly hidden?: true;
  /** What the card always has by itself. */
  readonly qualities?: readonly Quality[];
  /** What the tree leaves out or says more simply; missing = the tree is the whole of what the card does. */
  readonly otherText?: string;
  /** The other text never matters in a game of the suite: it is about runes, or about what nobody pays for. */
  readonly unseen?: true;
}

/** Whether the tree is all that the card does. */
export const isExact = ({ otherText }: OfficialCard): boolean => otherText === undefined;

/** Whether the tree is all that ever shows of the card, so that an engine that has it by name may be judged by it. */
export const isJudged = (official: OfficialCard): boolean => isExact(official) || official.unseen === true;
