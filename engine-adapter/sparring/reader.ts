import type { Slot } from "./rules.ts";

/** What is gathered while a text is read. */
export interface Reader {
  /** Names of what the engine does not understand. */
  readonly missing: Set<string>;
  /** Whether the rulings page is followed besides the Core Rules. */
  readonly faq: boolean;
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
export function newReader(missing: Set<string>, faq: boolean, aims = true): Reader {
  return { missing, faq, aims, chosen: [], home: new Map(), refersTo: new Map(), line: "" };
}
