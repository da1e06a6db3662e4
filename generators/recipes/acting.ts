import type { Instruction, ObjectMention } from "../../spec/types/index.ts";
import { between, type Chooser, pick } from "../chooser.ts";
import type { Ids } from "../mention.ts";
import { action } from "./writing.ts";

/** Actions that need nothing but something to act on, or that and a number. */
export type PlainVerb =
  | "kill"
  | "banish"
  | "return"
  | "exhaust"
  | "ready"
  | "stun"
  | "heal"
  | "buff"
  | "deal"
  | "might";

/** One of some actions on something. */
export function acting(
  ids: Ids,
  chooser: Chooser,
  object: ObjectMention,
  verbs: readonly [PlainVerb, ...PlainVerb[]],
): Instruction {
  const id = ids.next("i");
  const verb = pick(chooser, verbs);
  return action(id, verb, verb === "deal" || verb === "might" ? between(chooser, 1, 3) : 0, object);
}
