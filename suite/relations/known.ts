import type { Patch } from "../../spec/decisions/rulebook.ts";
import type { Finding } from "../../spec/types/index.ts";
import { accountsFor } from "../divergence-findings.ts";
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

/** Whether a broken relation is no news: a blamed misreading breaks it too, or a broken primitive accounts for it. */
export function isKnown({ pair, found }: Trial, { patches, broken }: Known): boolean {
  const fields = found.map(({ field }) => field);
  const verbs = [...new Set([pair.one, pair.other].flatMap(verbsOf))];
  return broken.some((primitive) => accountsFor(primitive, fields, verbs)) || breaksUnder(pair, patches);
}
