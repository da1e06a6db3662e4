import type { Fits, Slot, Text } from "./rules.ts";

/** All that was read of the cards of a game, by name, for what cannot be written down as data. */
export interface Library {
  readonly texts: Map<string, Text>;
  /** What instructions ask of whatever dies next. */
  readonly fits: Map<string, Fits>;
}

/** What all readers of a game have in common. */
export interface Source {
  /** Names of what the engine does not understand. */
  readonly missing: Set<string>;
  /** Whether the rulings page is followed besides the Core Rules. */
  readonly faq: boolean;
  readonly library: Library;
}

/** What is gathered while a text is read. */
export interface Reader extends Source {
  /** Of the text: the ids of its card, its ability, and its instruction as far as it is part of such. */
  readonly name: string;
  /** Whether a choice can be a target at all: not in a replacement effect or trigger condition (355.10.c). */
  readonly aims: boolean;
  /** Chosen mentions in the order of the text, targets or not. */
  readonly chosen: Slot[];
  /** For every mention of an object the instruction that contains it. */
  readonly home: Map<string, string>;
  /** For every reference the mention that it refers to. */
  readonly refersTo: Map<string, string>;
  /** Id of the instruction being read. */
  line: string;
}

/** A reader that has read nothing. */
export function newReader({ missing, faq, library }: Source, name: string, aims = true): Reader {
  return { missing, faq, library, name, aims, chosen: [], home: new Map(), refersTo: new Map(), line: "" };
}
