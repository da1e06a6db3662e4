import type { Scenario } from "../../spec/types/index.ts";
import { bystander } from "./bystander.ts";
import { neverWritten } from "./never-written.ts";
import { oneLess } from "./one-less.ts";
import { order } from "./order.ts";
import type { Relation } from "./pair.ts";
import { renamed } from "./renamed.ts";
import { sameLoss } from "./same-loss.ts";
import { saved, savedThroughout } from "./saved.ts";
import { thereAndBack } from "./there-and-back.ts";

/** Every relation by the id of its invariant. */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  "self/there-and-back": thereAndBack,
  "self/never-written": neverWritten,
  "self/one-less": oneLess,
  "self/renamed": renamed,
  "self/bystander": bystander,
  "self/order": order,
  "self/same-loss": sameLoss,
  "self/saved": saved,
};

/** What a case is turned into before a relation speaks of it, by the id of its invariant; missing = it is left as it is. */
export const TURNED: Readonly<Record<string, (scenario: Scenario) => Scenario>> = { "self/saved": savedThroughout };

export { counterpart, type Pair, type Relation, translated } from "./pair.ts";
