import type { Acting, Deed } from "./deed.ts";
import { leave } from "./journeys.ts";
import type { Thing } from "./state.ts";
import { lock } from "./targets.ts";
import { noteOwnDeath } from "./triggers.ts";

/** A permanent dies: it goes to its owner's trash (428), and what it was like just before is noted (808.1.d.3). */
export function die(acting: Acting, thing: Thing): Deed {
  const wasUnit = thing.kind === "unit";
  const [was] = lock(acting.state, [thing.id]);
  const own = noteOwnDeath(acting.state, thing);
  // Whether gear that was a unit dies, in the words of its abilities, is not said.
  if (own.length > 0 && !wasUnit && thing.printedKind === "unit") acting.state.open.add("type");
  const deed = leave(acting, thing, `trash:${thing.owner}`);
  if (!was) return deed;
  const unit = { ...was, epoch: thing.epoch };
  const event = { unit, place: was.place, died: true };
  acting.state.waiting.push(...own.map((item) => ({ ...item, event })));
  if (wasUnit) acting.died.push(unit);
  return deed;
}
