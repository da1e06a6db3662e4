import { atLocation } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Instruction, It, Place, PlayerId } from "../types/index.ts";
import { fits } from "./fits.ts";
import { relocate } from "./moves.ts";
import type { State, Thing } from "./state.ts";

/** What became of one action on one object; unchanged: carried out, but it was so already (A10 is open). */
export type Deed = "done" | "unchanged" | "replaced" | "impossible";

/** Everything that an action needs to know. */
export interface Acting {
  readonly state: State;
  readonly book: Rulebook;
  /** Whoever controls the item that acts. */
  readonly controller: PlayerId;
  /** By object id: the place it had just before the item first moved it. */
  readonly moved: Map<string, string>;
}

type ObjectVerb = Exclude<Instruction["verb"], "draw">;

/**
 * Carries out one action on one object.
 * @param amount for deal and might; read before
 */
export function act(
  acting: Acting,
  instruction: Extract<Instruction, { verb: ObjectVerb }>,
  thing: Thing,
  amount: number,
): Deed {
  if (instruction.verb === "counter") return counter(acting, thing);
  if (instruction.verb === "play") return playAgain(acting, instruction.to, thing);
  if (!acting.book.reach({ onBoard: atLocation(thing.place) })) return "impossible";
  switch (instruction.verb) {
    case "choose":
      return "done";
    case "deal":
      if (amount <= 0) return "impossible";
      thing.damage += amount;
      return "done";
    case "might":
      if (amount === 0) return "impossible";
      thing.bonus += amount;
      return "done";
    case "kill":
      return kill(acting, thing);
    case "banish":
      return leave(acting, thing, `banished:${thing.owner}`);
    case "return":
      return leave(acting, thing, `hand:${thing.owner}`);
    case "move":
      return go(acting, thing, destination(instruction.to, thing, acting.moved));
    case "recall":
      return go(acting, thing, `base:${thing.controller}`);
    case "exhaust":
      if (thing.exhausted) return "unchanged";
      thing.exhausted = true;
      return "done";
    case "ready":
      if (!thing.exhausted) return "unchanged";
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
    case "gain control":
      thing.controller = acting.controller;
      return "done";
    case "grant":
      if (!thing.qualities.includes(instruction.quality)) thing.qualities = [...thing.qualities, instruction.quality];
      return "done";
    case "remove":
      thing.qualities = thing.qualities.filter((quality) => quality !== instruction.quality);
      return "done";
  }
}

/** Kills a permanent, unless its death is replaced (367) or impossible. */
export function kill(acting: Acting, thing: Thing): Deed {
  if (acting.book.forbidden({ forbidden: thing.qualities.includes("cantBeKilled") })) return "impossible";
  if (replaceDeath(acting, thing)) return "replaced";
  return leave(acting, thing, `trash:${thing.owner}`);
}

function leave(acting: Acting, thing: Thing, place: string): Deed {
  remember(acting.moved, thing);
  relocate(thing, place, acting.book);
  return "done";
}

/** A move to where it already is cannot be followed (055). */
function go(acting: Acting, thing: Thing, place: string): Deed {
  if (thing.place === place) return "impossible";
  remember(acting.moved, thing);
  relocate(thing, place, acting.book);
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

/** Its owner plays it from where this item put it; a unit enters exhausted (143.4), gear ready (149.1). */
function playAgain(acting: Acting, to: Place, thing: Thing): Deed {
  if (atLocation(thing.place) || thing.place === "nowhere" || !acting.moved.has(thing.id)) return "impossible";
  const where = to === "base" ? `base:${thing.owner}` : destination(to, thing, acting.moved);
  relocate(thing, where.startsWith("base:") ? `base:${thing.owner}` : where, acting.book);
  thing.exhausted = thing.kind === "unit";
  return "done";
}

/** A countered spell leaves the chain for the trash and was not played (425). */
function counter({ state, book }: Acting, thing: Thing): Deed {
  const index = state.chain.findIndex((item) => !item.ability && item.source === thing);
  if (index < 0) return "impossible";
  state.chain.splice(index, 1);
  relocate(thing, `trash:${thing.owner}`, book);
  return "done";
}

function replaceDeath(acting: Acting, dying: Thing): boolean {
  for (const source of acting.state.things) {
    if (!atLocation(source.place) || !source.card) continue;
    for (const ability of source.card.card.abilities) {
      if (!("wouldDie" in ability)) continue;
      const asker = {
        controller: source.controller,
        source,
        chooses: false,
        phase: "resolve" as const,
        battlefieldOf: () => undefined,
      };
      const subject = ability.wouldDie;
      if (!fits(dying, subject.all, subject.filters, asker, ({ met }) => met)) continue;
      for (const instruction of ability.instead) instead(acting, instruction, source, dying, subject.id);
      return true;
    }
  }
  return false;
}

/** One instruction of a replacement effect: on its source or on what would have died. */
function instead(acting: Acting, instruction: Instruction, source: Thing, dying: Thing, subject: string): void {
  if (!("object" in instruction)) return;
  const refersToDying = (mention: It): boolean => mention.it === subject;
  const object = instruction.object;
  const thing = "me" in object ? source : "it" in object && refersToDying(object) ? dying : undefined;
  if (!thing) return;
  // An event that is being replaced is not replaced once more (370.2).
  if (instruction.verb === "kill") leave(acting, thing, `trash:${thing.owner}`);
  else
    act(
      acting,
      instruction,
      thing,
      "amount" in instruction && typeof instruction.amount === "number" ? instruction.amount : 0,
    );
}
