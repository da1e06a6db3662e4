import type { Chosen, PlaceInstruction, TokenInstruction } from "../../spec/types/index.ts";
import { ask } from "./ask.ts";
import { optionsFor } from "./choice.ts";
import type { Detail } from "./deed.ts";
import { type Entity, exists, type Zone } from "./entity.ts";
import { nothing } from "./nothing.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Frame } from "./rules.ts";
import { permitted } from "./slot.ts";
import { here } from "./viewpoint.ts";

/** Of an instruction that leads nowhere. */
export const NOWHERE: Detail["place"] = () => undefined;

/** Reads where an instruction leads to; null = that place is not known any more (359.3.e.12). */
export function placeOf(
  { to, verb }: PlaceInstruction | TokenInstruction,
  reader: Reader,
  zones: ReadonlyMap<string, Zone>,
): (frame: Frame, named: readonly Entity[]) => Asking<Detail["place"] | null> {
  if (to === "your base") return ({ table, controller }) => nothing(fixed(table.zoneOf("base", controller)));
  if (to === "base") {
    return () =>
      nothing(({ table }, { piece, controller }) => table.zoneOf("base", verb === "move" ? controller : piece.owner));
  }
  if (to === "where it was") return () => nothing(({ memory }, { piece }) => memory.origin.get(piece));
  if (to === "here") return (frame) => nothing(fixed(here(frame)));
  if (to === "there") return ({ there }) => nothing(fixed(there));
  if (typeof to === "object" && "choose" in to) return chosen(to, reader);
  const zone = typeof to === "object" ? zones.get(`battlefield:${to.battlefield}`) : undefined;
  if (zone === undefined) reader.missing.add(`place:${typeof to === "object" ? to.battlefield : String(to)}`);
  return () => nothing(() => zone);
}

const fixed = (zone: Zone | null): Detail["place"] | null => (zone === null ? null : () => zone);

/**
 * Where something may be played is chosen as it is played, by whoever plays it (355.2): a permission is no target
 * (355.10.b). What was played from hiding has things played at its own battlefield (811.1.d.3).
 */
function chosen(
  to: Chosen,
  reader: Reader,
): (frame: Frame, named: readonly Entity[]) => Asking<Detail["place"] | null> {
  if (to.choose !== "battlefield") reader.missing.add(`place:${to.choose}`);
  const slot = permitted(to, reader);
  return function* (frame, named) {
    const { table, memory, hidden, controller } = frame;
    const [first] = named.filter((entity) => exists(memory.went.get(entity) ?? entity));
    // Nobody is asked where to play what is not there any more.
    if (named.length > 0 && first === undefined) return NOWHERE;
    const options = optionsFor(frame, slot).filter(({ id }) => hidden === null || hidden.of === id);
    const forced = table.has("takes-only-option");
    const [lock] = yield* ask(frame, slot, { options, player: first?.piece.owner ?? controller, forced });
    return lock === undefined ? null : fixed(table.zone(`battlefield:${lock.id}`));
  };
}
