import type { Instruction, ReplacementAbility } from "../types/index.ts";
import { type Asking, accepts } from "./choosing.ts";
import type { Acting } from "./deed.ts";
import { die } from "./dying.ts";
import { asItIs, fits, hasQuality, onlooker } from "./fits.ts";
import { leave } from "./journeys.ts";
import { isYetToCome } from "./midway.ts";
import { promisedFor, takePromised } from "./promised.ts";
import { isActive, type State, type Thing } from "./state.ts";
import { act } from "./verbs.ts";

interface Replacing {
  readonly source: Thing;
  readonly ability: ReplacementAbility;
}

/** Everything that replaces a death, in table order. */
function replacing(state: State, dying: Thing): readonly Replacing[] {
  return couldReplace(state, dying).filter((each) => {
    if (!each.ability.may) return true;
    const wanted = state.replacing.get(keyOf(each, dying));
    if (wanted === undefined) state.open.add("unasked");
    return wanted ?? false;
  });
}

const keyOf = ({ source, ability }: Replacing, dying: Thing): string =>
  [source.id, ability.id, dying.id, dying.epoch].join(" ");

/** Asks about the optional replacements of deaths that are about to happen (371.2.a). */
export function* askAtDeaths(state: State, dying: readonly Thing[]): Asking<void> {
  if (!state.asksAtDeaths) return;
  state.replacing.clear();
  for (const thing of dying) {
    if (hasQuality(state, thing, "cantBeKilled")) continue;
    for (const each of couldReplace(state, thing)) {
      if (!each.ability.may) continue;
      const { source, ability } = each;
      state.replacing.set(keyOf(each, thing), yield* accepts(source.controller, source, ability.id));
    }
  }
}

function couldReplace(state: State, dying: Thing): readonly Replacing[] {
  const found: Replacing[] = [];
  for (const source of state.things) {
    if (!source.card || !isActive(source)) continue;
    for (const ability of source.card.card.abilities) {
      if (!("wouldDie" in ability) || ability.wouldDie.all === "card") continue;
      const asker = onlooker(state, source);
      if (!fits(dying, ability.wouldDie.all, ability.wouldDie.filters, asker, asItIs)) continue;
      if (!isYetToCome(state, source)) found.push({ source, ability });
    }
  }
  return found;
}

/** Notes deaths at one time of which one replacement can take only one: whose they are decides (373). */
export function noteDeaths(state: State, dying: readonly Thing[]): void {
  if (dying.length < 2) return;
  const sources = dying.flatMap((thing) => replacing(state, thing).map(({ source }) => source));
  const promised = dying.flatMap((thing) => promisedFor(state, thing));
  if (new Set(sources).size < sources.length || new Set(promised).size < promised.length) state.open.add("order");
}

/** Has a permanent replace the death of something, if one does. Returns whether it did. */
export function replaceDeath(acting: Acting, dying: Thing): boolean {
  const all = replacing(acting.state, dying);
  const [first] = all;
  if (!first) return false;
  // Which of two replacements comes first is its controller's choice (372).
  if (dying.saved || all.length > 1 || promisedFor(acting.state, dying).length > 0) acting.state.open.add("order");
  const { source, ability } = first;
  for (const instruction of ability.instead) instead(acting, instruction, source, dying, ability.wouldDie.id);
  return true;
}

/** The next time it would die this turn something else happens, once. Returns whether it did. */
export function cleanSave(acting: Acting, dying: Thing): boolean {
  const { state } = acting;
  if (dying.saved && promisedFor(state, dying).length > 0) state.open.add("order");
  const saved = dying.saved ?? takePromised(state, dying);
  if (!saved) return false;
  dying.saved = undefined;
  if (saved === "return") {
    leave(acting, dying, `hand:${dying.owner}`);
    return true;
  }
  dying.damage = 0;
  dying.exhausted = true;
  recall(acting, dying);
  return true;
}

function recall(acting: Acting, thing: Thing): void {
  act(acting, { id: "recall", verb: "recall", object: { id: "it", me: true } }, thing, 0);
}

/** One instruction of a replacement effect: on its source or on what would have died. */
function instead(acting: Acting, instruction: Instruction, source: Thing, dying: Thing, subject: string): void {
  if (!("object" in instruction) || "unit" in instruction) return;
  const { object } = instruction;
  const thing = "me" in object ? source : "it" in object && object.it === subject ? dying : undefined;
  if (!thing) return;
  // An event that is being replaced is not replaced once more (370.2).
  if (instruction.verb === "kill") die(acting, thing);
  else {
    const amount = "amount" in instruction && typeof instruction.amount === "number" ? instruction.amount : 0;
    act(acting, instruction, thing, amount);
  }
}
