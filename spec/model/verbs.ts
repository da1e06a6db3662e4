import type { DrawInstruction, Instruction } from "../types/index.ts";
import { become, noteWrongType } from "./changing.ts";
import { type Acting, type Deed, isForbidden } from "./deed.ts";
import { die } from "./dying.ts";
import { canGo, counter, destination, go, leave, move, playAgain, recycle } from "./journeys.ts";
import { cleanSave, replaceDeath } from "./replacement.ts";
import { isThere, type Thing } from "./state.ts";

type ObjectVerb = Exclude<
  Instruction["verb"],
  DrawInstruction["verb"] | "attach" | "swap" | "save next" | "play token"
>;

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
    case "permit":
      // It is another object once it is in the trash.
      acting.state.permitted.set(thing.id, thing.epoch + 1);
      return "done";
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

/** Whether something forbids an action on an object (054.1). */
export function isBarred(
  acting: Acting,
  instruction: Extract<Instruction, { verb: ObjectVerb }>,
  thing: Thing,
): boolean {
  switch (instruction.verb) {
    case "kill":
      return isForbidden(acting, thing, "cantBeKilled");
    case "ready":
      return thing.exhausted && isForbidden(acting, thing, "cantBeReadied");
    case "move":
      return (
        destination(instruction.to, thing, acting).startsWith("base:") && isForbidden(acting, thing, "cantMoveToBase")
      );
    default:
      return false;
  }
}

function actOnBoard(
  acting: Acting,
  instruction: Extract<Instruction, { verb: ObjectVerb }>,
  thing: Thing,
  amount: number,
): Deed {
  noteWrongType(acting.state, instruction.verb, thing);
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
      return move(acting, thing, destination(instruction.to, thing, acting));
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
      if (thing.controller === acting.controller && !thing.held) return "unchanged";
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
      if (thing.qualities.includes(instruction.quality)) return "unchanged";
      thing.qualities = [...thing.qualities, instruction.quality];
      return "done";
    case "remove":
      if (acting.state.passives.some(({ ability }) => ability.passive === instruction.quality)) {
        acting.state.open.add("lost quality");
      }
      if (!thing.qualities.includes(instruction.quality)) return "unchanged";
      thing.qualities = thing.qualities.filter((quality) => quality !== instruction.quality);
      return "done";
    case "become":
      return become(acting, instruction, thing);
    default:
      return "done";
  }
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
  if (!replaceDeath(acting, thing) && !cleanSave(acting, thing)) return die(acting, thing);
  if (!isThere(thing)) acting.state.takenInstead.set(thing.id, thing.epoch);
  return "replaced";
}

/** Control for as long as the source is on the board: not even for a moment if it has left (359.3.e.16). */
function hold(acting: Acting, thing: Thing): Deed {
  const { source } = acting;
  if (!source || !acting.book.lasting({ inTime: acting.sourceThere })) return "impossible";
  thing.held = { source: source.id, epoch: source.epoch, before: thing.controller };
  thing.controller = acting.controller;
  return "done";
}
