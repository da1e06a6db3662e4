import type { Card, Filter, Instruction, TypeInstruction } from "../types/index.ts";
import type { Acting, Deed } from "./deed.ts";
import { instructionsOf } from "./mentions.ts";
import type { State, Thing } from "./state.ts";

/** By the cards of a game, which several games have in common, and each of which is asked several times. */
const known = new WeakMap<readonly Card[], ReadonlySet<Thing["kind"]>>();

/** The types that a text of these cards gives to something that has another one. */
export function typesGiven(cards: readonly Card[]): ReadonlySet<Thing["kind"]> {
  const given = known.get(cards) ?? givenBy(cards);
  known.set(cards, given);
  return given;
}

const givenBy = (cards: readonly Card[]): ReadonlySet<Thing["kind"]> =>
  new Set(cards.flatMap(instructionsOf).flatMap((each) => (each.verb === "become" ? [each.becomes] : [])));

/** Makes something a unit or gear this turn, and nothing else. What it has that the other type has not is open. */
export function become({ state }: Acting, { becomes, might }: TypeInstruction, thing: Thing): Deed {
  if (thing.kind !== "unit" && thing.kind !== "gear") return "impossible";
  if (thing.kind === becomes || !isPlain(state, thing)) state.open.add("type");
  thing.kind = becomes;
  if (becomes === "gear") return "done";
  if (might === undefined && thing.printedKind !== "unit") state.open.add("type");
  thing.base = might ?? thing.printed;
  return "done";
}

/** Makes everything again what it is as printed, as the turn ends. */
export function changeBack(state: State): void {
  if (!state.changing) return;
  for (const thing of state.things) {
    const elsewhere = !thing.place.startsWith("base:");
    if (thing.kind !== thing.printedKind && (elsewhere || !isPlain(state, thing))) state.open.add("type");
    asPrinted(thing);
  }
}

/** Makes one thing again what it is as printed. */
export function asPrinted(thing: Thing): void {
  thing.kind = thing.printedKind;
  thing.base = thing.printed;
}

/** The Might that is printed on a unit; what only a text has made one has none but that which the text gives. */
export function printedMight({ printedKind, printed, base }: Thing): number {
  return printedKind === "gear" ? base : printed;
}

/** Whether something has nothing about it that only a unit can have, or only gear. */
function isPlain({ things }: State, thing: Thing): boolean {
  const { damage, bonus, stunned, buff, shield, saved, attachedTo, role } = thing;
  if (damage > 0 || bonus !== 0 || stunned || buff > 0 || shield > 0 || saved || role) return false;
  if (attachedTo !== undefined) return false;
  return !things.some((each) => each.attachedTo === thing.id);
}

/** Notes that something is done to gear which only a unit can have done to it, where gear may have been a unit. */
export function noteWrongType(state: State, verb: Instruction["verb"], thing: Thing): void {
  if (state.changing && thing.kind === "gear" && TO_UNITS.has(verb)) state.open.add("type");
}

const TO_UNITS: ReadonlySet<Instruction["verb"]> = new Set([
  "deal",
  "might",
  "prevent",
  "stun",
  "heal",
  "buff",
  "remove buff",
  "save",
]);

/** Whether a requirement asks for what only units have. */
export function asksOfUnits(filter: Filter): boolean {
  if ("might" in filter) return true;
  if ("moreThan" in filter) return !filter.cost;
  return "is" in filter && ["stunned", "damaged", "buffed", "equipped", "alone"].includes(filter.is);
}
