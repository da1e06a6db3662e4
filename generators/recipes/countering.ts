import type { Choices, Filter, Instruction } from "../../spec/types/index.ts";
import { addUnit, other } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addActivation, addReaction, addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, it, sideOf, word } from "./writing.ts";

const VERBS = ["kill", "return", "stun", "deal", "might"] as const;

/**
 * "Counter an enemy ability" in response to one, or "spell or ability" with either; its source leaves or changes hands in
 * response, or the ability is countered by somebody else.
 */
export const countering: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const units = [addUnit(draft, { qualities: [] }), addUnit(draft, { qualities: [] })];
  const number = pick(chooser, [1, 1, 1, 2] as const);
  const abilities = chance(chooser, 75);
  const victim = abilities ? anAbility(growing, units.slice(0, number)) : aSpell(growing, units.slice(0, number));
  const beside = chance(chooser, 30) && abilities;
  const player = pick(chooser, ["P1", "P2", "P2"] as const);
  const ids = nodeIds();
  const filters: Filter[] = chance(chooser, 60) ? [word(ids, sideOf(player))] : [];
  if (chance(chooser, 45)) filters.push({ id: ids.next("f"), choosesUnits: number });
  const noun = abilities && chance(chooser, 60) ? "ability" : "spell or ability";
  const object = { ...chosen(ids, noun), filters };
  const counter: Instruction = { id: ids.next("i"), verb: "counter", object };
  const text: Instruction[] = [counter];
  if (chance(chooser, 35)) {
    text.push({
      id: ids.next("i"),
      verb: "draw",
      amount: 1,
      player: { id: ids.next("m"), whose: "controller", of: object.id },
    });
  }
  if (chance(chooser, 50)) {
    text.push({ ...draw(ids), ...(chance(chooser, 50) && { gate: { id: ids.next("g"), ifDone: counter.id } }) });
  }
  if (beside) {
    const more = nodeIds();
    addReaction(growing, { player: other(player), text: [draw(more)], choices: {} }, victim);
  }
  const choices = { [object.id]: [victim] };
  const tested = addSpell(growing, player, { text, choices }, { timing: "reaction", opener: victim });
  return {
    tested,
    choices,
    mentions: [object],
    chosen: [victim],
    items: beside ? 3 : 2,
    disturb: () => disturbed(growing, tested, victim, units[0] ?? victim, abilities),
  };
};

/** The first player's ability that acts on some units. Returns the id of its source. */
function anAbility(growing: Growing, units: readonly string[]): string {
  const { draft } = growing;
  const source = addUnit(draft, { controller: "P1", exhausted: false, token: false, qualities: [] });
  const { text, choices } = onUnits(growing, units);
  const cost = { id: "c1", pay: "exhaust" as const, object: { id: "m0", me: true as const } };
  withAbility(draft, source, { id: "a1", activate: [cost], timing: "main", text: [...text] });
  addActivation(growing, "P1", source, "a1", choices);
  return source;
}

/** The first player's spell that does. Returns its id. */
function aSpell(growing: Growing, units: readonly string[]): string {
  return addSpell(growing, "P1", onUnits(growing, units), { timing: "main" });
}

function onUnits({ draft: { chooser } }: Growing, units: readonly string[]): { text: Instruction[]; choices: Choices } {
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { count: { min: units.length, max: units.length } });
  const text = [acting(ids, chooser, object, VERBS)];
  if (chance(chooser, 40)) text.push(draw(ids));
  return { text, choices: { [object.id]: [...units] } };
}

/** Its source goes, a unit that it chose goes, or it is countered before. */
function disturbed(
  growing: Growing,
  tested: string,
  victim: string,
  unit: string,
  ability: boolean,
): readonly Disturbance[] | undefined {
  const { chooser } = growing.draft;
  if (chance(chooser, 12)) return [];
  if (chance(chooser, 25)) {
    const ids = nodeIds();
    const object = chosen(ids, "spell or ability");
    const text: Instruction[] = [{ id: ids.next("i"), verb: "counter", object }];
    if (chance(chooser, 30)) text.push({ id: ids.next("i"), verb: "choose", object: it(ids, object.id) });
    const countered = chance(chooser, 70) ? victim : tested;
    addReaction(
      growing,
      { player: pick(chooser, ["P1", "P2"] as const), text, choices: { [object.id]: [countered] } },
      tested,
    );
    return ["countered"];
  }
  const kinds = ["stolen", "killed", "returned", "banished", "moved away", "replayed"] as const;
  return response(growing, tested, ability && chance(chooser, 75) ? victim : unit, pick(chooser, kinds));
}
