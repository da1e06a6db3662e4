import { atLocation } from "../decisions/identity.ts";
import type { Place } from "../types/index.ts";
import { type Acting, type Deed, isForbidden } from "./deed.ts";
import { relocate } from "./moves.ts";
import { isThere, opponentOf, type Thing } from "./state.ts";

/** Whether something can be taken where it is: on the board, or where the text finds it. */
export function canGo({ book, found, moved }: Acting, thing: Thing): boolean {
  if (thing.kind === "legend") return false;
  return book.reach({ onBoard: isThere(thing) || (found.has(thing.id) && !moved.has(thing.id)) });
}

/** Takes something off the board or out of a zone. */
export function leave(acting: Acting, thing: Thing, place: string): Deed {
  remember(acting.moved, thing);
  takeOffChain(acting, thing);
  relocate(acting.state, thing, place, acting.book);
  return "done";
}

/** To the bottom of its owner's deck (416.1). */
export function recycle(acting: Acting, thing: Thing): Deed {
  acting.state.recycled += 1;
  thing.sunk = acting.state.recycled;
  return leave(acting, thing, `deck:${thing.owner}`);
}

/** A move to where it already is cannot be followed (055). */
export function go(acting: Acting, thing: Thing, place: string): Deed {
  if (thing.place === place || thing.kind === "legend") return "impossible";
  remember(acting.moved, thing);
  relocate(acting.state, thing, place, acting.book);
  return "done";
}

/** Moves to a battlefield or base, unless that is forbidden. */
export function move(acting: Acting, thing: Thing, place: string): Deed {
  if (place.startsWith("base:") && isForbidden(acting, thing, "cantMoveToBase")) return "impossible";
  if (thing.kind === "unit" && place === `base:${opponentOf(thing.controller)}`) acting.state.open.add("other base");
  const deed = go(acting, thing, place);
  if (deed === "done" && place.startsWith("battlefield:")) acting.arrived.push(thing.id);
  return deed;
}

/** Keeps where a thing was before the item first moved it. */
function remember(moved: Map<string, string>, thing: Thing): void {
  if (!moved.has(thing.id)) moved.set(thing.id, thing.place);
}

/** What a place of the text stands for. */
export function destination(
  place: Place,
  thing: Thing,
  { moved, site, controller }: Pick<Acting, "moved" | "site" | "controller">,
): string {
  if (place === "base") return `base:${thing.controller}`;
  if (place === "your base") return `base:${controller}`;
  if (typeof place === "object" && "battlefield" in place) return `battlefield:${place.battlefield}`;
  return (place === "where it was" ? moved.get(thing.id) : site) ?? thing.place;
}

/** Its owner plays it from where this item put it or found it; a unit enters exhausted (143.4), gear ready (149.1). */
export function playAgain(acting: Acting, to: Place, thing: Thing): Deed {
  if (atLocation(thing.place) || thing.place === "nowhere") return "impossible";
  if (!acting.found.has(thing.id) && !acting.moved.has(thing.id)) return "impossible";
  if (thing.place.startsWith("hand:") && acting.moved.has(thing.id)) acting.state.open.add("to hand");
  const wanted = to === "base" ? `base:${thing.owner}` : destination(to, thing, acting);
  const diverted = wanted.startsWith("battlefield:") && thing.printedQualities.includes("entersInBase");
  const where = diverted || wanted.startsWith("base:") ? `base:${thing.owner}` : wanted;
  remember(acting.moved, thing);
  relocate(acting.state, thing, where, acting.book);
  thing.exhausted = thing.kind === "unit";
  if (thing.kind !== "spell") acting.state.entered.push({ id: thing.id, epoch: thing.epoch });
  return diverted ? "diverted" : "done";
}

/** A countered spell leaves the chain for the trash and was not played; an ability just leaves it (425). */
export function counter(acting: Acting, thing: Thing): Deed {
  const ability = acting.abilities?.get(thing.id);
  if (ability) {
    const at = acting.state.chain.indexOf(ability);
    if (at >= 0) acting.state.chain.splice(at, 1);
    return at >= 0 ? "done" : "impossible";
  }
  if (!takeOffChain(acting, thing)) return "impossible";
  remember(acting.moved, thing);
  relocate(acting.state, thing, `trash:${thing.owner}`, acting.book);
  return "done";
}

/** Takes a spell off the chain, without putting it anywhere. Returns whether it was there. */
function takeOffChain({ state }: Acting, thing: Thing): boolean {
  const index = state.chain.findIndex((item) => !item.ability && item.source === thing);
  if (index >= 0) state.chain.splice(index, 1);
  return index >= 0;
}
