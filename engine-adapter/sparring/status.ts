import type { StatusCondition } from "../../spec/types/index.ts";
import { type Entity, onBoard } from "./entity.ts";
import { itOf } from "./mention.ts";
import { nothing } from "./nothing.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Frame, Sight } from "./rules.ts";

type Asks = (sight: Omit<Sight, "might">, frame: Pick<Frame, "controller">) => boolean;

const STATUSES: Readonly<Record<StatusCondition["is"], Asks>> = {
  friendly: (sight, { controller }) => sight.controller === controller,
  enemy: (sight, { controller }) => sight.controller !== controller,
  "at a battlefield": ({ zone }) => zone.kind === "battlefield",
  "in a base": ({ zone }) => zone.kind === "base",
  exhausted: ({ exhausted }) => exhausted,
  ready: ({ exhausted }) => !exhausted,
  stunned: ({ stunned }) => stunned,
  damaged: ({ damage }) => damage > 0,
  buffed: ({ buffed }) => buffed,
};

/** Whether a permanent is so now, seen by its controller. */
export const isNow = (is: StatusCondition["is"], entity: Entity): boolean => STATUSES[is](entity, entity);

/** Reads what is asked of one object; null = it is gone and this item did not take it away (359.3.e.12, .13). */
export function statusOf({ object, is }: StatusCondition, reader: Reader): (frame: Frame) => Asking<boolean | null> {
  if (!Object.hasOwn(STATUSES, is)) reader.missing.add(`condition:${String(is)}`);
  const find = "me" in object ? ({ me }: Frame) => (me === null ? null : [me]) : itOf(object, reader);
  return (frame) => {
    const [entity] = find(frame) ?? [];
    if (entity === undefined) return nothing(null);
    const sight = onBoard(entity) ? entity : frame.memory.seen.get(entity);
    return nothing(sight === undefined ? null : STATUSES[is](sight, frame));
  };
}
