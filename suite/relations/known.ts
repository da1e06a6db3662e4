import type { Patch } from "../../spec/decisions/rulebook.ts";
import type { Finding } from "../../spec/types/index.ts";
import { verbsOf } from "../signature.ts";
import { breaksUnder } from "./alike.ts";
import type { Trial } from "./trial.ts";

/** What is known to be wrong with an engine. */
export interface Known {
  /** Of the blamed misreadings. */
  readonly patches: readonly Patch[];
  /** Broken primitives. */
  readonly broken: readonly Finding[];
}

/**
 * Whether a broken relation is no news: a blamed misreading breaks it too, or one of its games rests on a broken
 * primitive, whose consequences may show anywhere.
 */
export function isKnown({ pair }: Trial, { patches, broken }: Known): boolean {
  const verbs = [pair.one, pair.other].flatMap(verbsOf);
  const rests = broken.some(({ case: game }) => game && verbsOf(game.scenario).some((verb) => verbs.includes(verb)));
  return rests || breaksUnder(pair, patches);
}
