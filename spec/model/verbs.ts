import { atLocation } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Instruction, Place, PlayerId } from "../types/index.ts";
import { hasQuality } from "./fits.ts";
import { relocate } from "./moves.ts";
import { cleanSave, replaceDeath } from "./replacement.ts";
import { isThere, type State, type Thing } from "./state.ts";

/**
 * What became of one action on one object; unchanged: carried out, but it was so already (A10 is open); reduced and
 * prevented: damage that was prevented in part or altogether; diverted: done, but to another place.
 */
export type Deed = "done" | "unchanged" | "replaced" | "reduced" | "prevented" | "diverted" | "impossible";

/** Everything that an action needs to know. */
export interface Acting {
  readonly state: State;
  readonly book: Rulebook;
  /** Whoever controls the item that acts. */
  readonly controller: PlayerId;
  /** By object id: the place it had just before the item first moved it. */
  readonly moved: Map<string, string>;
  /** The permanent whose ability acts, if it is one. */
  readonly source: Thing | undefined;
  /** Whether that is still there, as the same object. */
  readonly sourceThere: boolean;
  /** Ids of what the text finds in another zone than the board: cards in a hand or trash, the spell itself. */
  readonly found: Set<string>;
  /** Ids of what instructions to move have put at a battlefield. */
  readonly arrived: string[];
}

type ObjectVerb = Exclude<Instruction["verb"], "draw" | "discard" | "attach">;

/**
 * Carries out one action on one object.
 * @param amount for deal, might and prevent; read before
 */
export function act(
  acting: Acting,
  instruction: Extract<Instruction, { verb: ObjectVerb }>,
  thing: Thing,
  amount: number,
): Deed {
  switch (instruction.verb) {
    case "counter":
      return counter(acting, thing);
    case "play":
      return playAgain(acting, instruction.to, thing);
    case "banish":
      return canGo(acting, thing) ? leave(acting, thing, `banished:${thing.owner}`) : "impossible";
    case "return":
      return canGo(acting, thing) ? leave(acting, thing, `hand:${thing.owner}`) : "impossible";
    case "recycle":
      return canGo(acting, thing) ? recycle(acting, thing) : "impossible";
    default:
      if (!acting.book.reach({ onBoard: isThere(thing) })) return "impossible";
      return actOnBoard(acting, instruction, thing, amount);
  }
}

function actOnBoard(
  acting: Acting,
  instruction: Extract<Instruction, { verb: ObjectVerb }>,
  thing: Thing,
  amount: number,
): Deed {
  switch (instruction.verb) {
    case "deal":
      return deal(thing, amount);
    case "might":
      if (amount === 0) return "impossible";
      thing.bonus += amount;
      return "done";
    case "prevent":
      if (amount <= 0) return "impossible";
      thing.shield += amount;
      return "done";
    case "kill":
      return kill(acting, thing);
    case "move":
      return move(acting, thing, destination(instruction.to, thing, acting.moved));
    case "recall":
      return go(acting, thing, `base:${thing.controller}`);
    case "exhaust":
      if (thing.exhausted) return "unchanged";
      thing.exhausted = true;
      return "done";
    case "ready":
      if (!thing.exhausted) return "unchanged";
      if (isForbidden(acting, thing, "cantBeReadied")) return "impossible";
      thing.exhausted = false;
      return "done";
    case "stun":
      if (thing.stunned) return "unchanged";
      thing.stunned = true;
      return "done";
    case "heal":
      if (thing.damage === 0) return "unchanged";
      thing.damage = 0;
      return "done";
    case "buff":
      if (thing.buff > 0) return "unchanged";
      acting.state.buffs += 1;
      thing.buff = acting.state.buffs;
      return "done";
    case "remove buff":
      if (thing.buff === 0) return "impossible";
      thing.buff = 0;
      return "done";
    case "detach":
      if (thing.attachedTo === undefined) return "impossible";
      thing.attachedTo = undefined;
      return "done";
    case "gain control":
      thing.held = undefined;
      thing.controller = acting.controller;
      return "done";
    case "control while I stay":
      return hold(acting, thing);
    case "save":
      if (thing.saved) acting.state.open.add("order");
      thing.saved = instruction.instead;
      return "done";
    case "grant":
      if (!thing.qualities.includes(instruction.quality)) thing.qualities = [...thing.qualities, instruction.quality];
      return "done";
    case "remove":
      thing.qualities = thing.qualities.filter((quality) => quality !== instruction.quality);
      return "done";
    default:
      return "done";
  }
}

const isForbidden = ({ book, state }: Acting, thing: Thing, quality: Parameters<typeof hasQuality>[2]): boolean =>
  book.forbidden({ forbidden: hasQuality(state, thing, quality) });

/** Whether something can be taken where it is: on the board, or where the text finds it. */
function canGo({ book, found, moved }: Acting, thing: Thing): boolean {
  if (thing.kind === "legend") return false;
  return book.reach({ onBoard: isThere(thing) || (found.has(thing.id) && !moved.has(thing.id)) });
}

/** What is prevented is not dealt (437.4). */
function deal(thing: Thing, amount: number): Deed {
  if (amount <= 0) return "impossible";
  const prevented = Math.min(thing.shield, amount);
  thing.shield -= prevented;
  thing.damage += amount - prevented;
  if (prevented === 0) return "done";
  return prevented < amount ? "reduced" : "prevented";
}

/** Kills a permanent, unless its death is replaced (367) or impossible. */
export function kill(acting: Acting, thing: Thing): Deed {
  if (isForbidden(acting, thing, "cantBeKilled")) return "impossible";
  if (replaceDeath(acting, thing) || cleanSave(acting, thing)) return "replaced";
  return leave(acting, thing, `trash:${thing.owner}`);
}

/** Takes something off the board or out of a zone. */
export function leave(acting: Acting, thing: Thing, place: string): Deed {
  remember(acting.moved, thing);
  const onChain = acting.state.chain.findIndex((item) => !item.ability && item.source === thing);
  if (onChain >= 0) acting.state.chain.splice(onChain, 1);
  relocate(acting.state, thing, place, acting.book);
  return "done";
}

/** To the bottom of its owner's deck (416.1). */
function recycle(acting: Acting, thing: Thing): Deed {
  acting.state.recycled += 1;
  thing.sunk = acting.state.recycled;
  return leave(acting, thing, `deck:${thing.owner}`);
}

/** A move to where it already is cannot be followed (055). */
function go(acting: Acting, thing: Thing, place: string): Deed {
  if (thing.place === place || thing.kind === "legend") return "impossible";
  remember(acting.moved, thing);
  relocate(acting.state, thing, place, acting.book);
  return "done";
}

function move(acting: Acting, thing: Thing, place: string): Deed {
  if (place.startsWith("base:") && isForbidden(acting, thing, "cantMoveToBase")) return "impossible";
  const deed = go(acting, thing, place);
  if (deed === "done" && place.startsWith("battlefield:")) acting.arrived.push(thing.id);
  return deed;
}

/** Control for as long as the source is on the board: not even for a moment if it has left (359.3.e.16). */
function hold(acting: Acting, thing: Thing): Deed {
  const { source } = acting;
  if (!source || !acting.book.lasting({ sourceThere: acting.sourceThere })) return "impossible";
  thing.held = { source: source.id, epoch: source.epoch, before: thing.controller };
  thing.controller = acting.controller;
  return "done";
}

/** Keeps where a thing was before the item first moved it. */
function remember(moved: Map<string, string>, thing: Thing): void {
  if (!moved.has(thing.id)) moved.set(thing.id, thing.place);
}

function destination(place: Place, thing: Thing, moved: ReadonlyMap<string, string>): string {
  if (place === "base") return `base:${thing.controller}`;
  if (place === "where it was") return moved.get(thing.id) ?? thing.place;
  return `battlefield:${place.battlefield}`;
}

/** Its owner plays it from where this item put it or found it; a unit enters exhausted (143.4), gear ready (149.1). */
function playAgain(acting: Acting, to: Place, thing: Thing): Deed {
  if (atLocation(thing.place) || thing.place === "nowhere") return "impossible";
  if (!acting.found.has(thing.id) && !acting.moved.has(thing.id)) return "impossible";
  if (thing.place.startsWith("hand:") && acting.moved.has(thing.id)) acting.state.open.add("to hand");
  const wanted = to === "base" ? `base:${thing.owner}` : destination(to, thing, acting.moved);
  const diverted = wanted.startsWith("battlefield:") && thing.printedQualities.includes("entersInBase");
  const where = diverted || wanted.startsWith("base:") ? `base:${thing.owner}` : wanted;
  remember(acting.moved, thing);
  relocate(acting.state, thing, where, acting.book);
  thing.exhausted = thing.kind === "unit";
  return diverted ? "diverted" : "done";
}

/** A countered spell leaves the chain for the trash and was not played (425). */
function counter({ state, book }: Acting, thing: Thing): Deed {
  const index = state.chain.findIndex((item) => !item.ability && item.source === thing);
  if (index < 0) return "impossible";
  state.chain.splice(index, 1);
  relocate(state, thing, `trash:${thing.owner}`, book);
  return "done";
}
