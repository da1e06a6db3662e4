import type { Chosen } from "../../spec/types/index.ts";
import type { Result } from "./deed.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Fate, Frame, Lock } from "./rules.ts";
import { settle } from "./settle.ts";
import { mentioned } from "./slot.ts";
import { counter } from "./travel.ts";

/** Takes what was chosen off the chain: of an ability nothing else is left (425.1.a). */
function clear(frame: Frame, { entity, ability }: Lock): Result {
  if (ability === undefined) return entity === null ? "impossible" : counter(frame, entity);
  const { table } = frame;
  if (!table.stack.includes(ability)) return "impossible";
  if (!table.has("counter-does-nothing")) table.stack = table.stack.filter((one) => one !== ability);
  return "done";
}

/** Reads an instruction that counters spells or abilities. */
export function countering(object: Chosen, reader: Reader): (frame: Frame) => Asking<Fate> {
  const slot = mentioned(object, reader);
  return function* (frame) {
    const locks = yield* settle(frame, slot);
    const results = locks.map((lock) => clear(frame, lock));
    const possible = results.some((result) => result !== "impossible");
    frame.acted.set(
      object.id,
      locks.flatMap(({ entity }) => entity ?? []),
    );
    const ignored = locks.length === 0 || (!possible && !frame.table.faq);
    return { ignored, performed: results.includes("done") };
  };
}
