import type { Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { addTo } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw } from "./writing.ts";

const KINDS = ["moved away", "moved away", "returned", "killed", "banished", "replayed elsewhere"] as const;

/** "When I move to a battlefield, move another friendly unit there." It moves on, or leaves, in response. */
export const there: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser, sides } = draft;
  const fields = Object.keys(sides).filter((field) => sides[field] === "P1");
  if (fields.length === 0) return undefined;
  const field = pick(chooser, fields);
  const plain = { controller: "P1" as const, qualities: [], token: false };
  const mover = addUnit(draft, { ...plain, place: "base:P1" });
  const plays = chance(chooser, 25);
  const unit = plays ? addTo(draft, "hand") : addUnit(draft, { ...plain, place: "base:P1" });
  const ids = nodeIds();
  const object = plays ? chosen(ids, "unit", [], { from: "hand" }) : chosen(ids, "unit", ["another", "friendly"]);
  const to = { id: ids.next("i"), verb: plays ? ("play" as const) : ("move" as const), to: "there" as const, object };
  const text: Instruction[] = chance(chooser, 40) ? [to, draw(ids)] : [to];
  withAbility(draft, mover, { id: "a1", when: "I move to a battlefield", text });
  const choices = { [object.id]: [unit] };
  growing.answers[mover] = choices;
  moved(growing, mover, field);
  const mentions = plays ? [] : [object];
  const item = { tested: mover, choices, mentions, chosen: [unit], items: 1, triggered: true as const };
  if (!plays && chance(chooser, 30)) return item;
  const on = chance(chooser, 40);
  return { ...item, disturb: () => (on ? movedOn(growing, mover) : left(growing, mover)) };
};

/** It goes there by itself, or swaps with one that is there. */
function moved(growing: Growing, unit: string, field: string): void {
  const { draft } = growing;
  const ids = nodeIds();
  const object = chosen(ids, "unit", ["friendly"]);
  if (chance(draft.chooser, 25)) {
    const other = addUnit(draft, { controller: "P1", qualities: [], token: false, place: `battlefield:${field}` });
    const second = chosen(ids, "unit", ["another", "friendly"]);
    const swap: Instruction = { id: ids.next("i"), verb: "swap", object, unit: second };
    const choices = { [object.id]: [unit], [second.id]: [other] };
    addSpell(growing, "P1", { text: [swap], choices }, { timing: "main" });
    return;
  }
  const move: Instruction = { id: ids.next("i"), verb: "move", object, to: { battlefield: field } };
  addSpell(growing, "P1", { text: [move], choices: { [object.id]: [unit] } }, { timing: "main" });
}

/** Back to base, from where it was not when the game began. */
function movedOn(growing: Growing, unit: string): readonly ["moved away"] {
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const move: Instruction = { id: ids.next("i"), verb: "move", object, to: "base" };
  const player = pick(growing.draft.chooser, ["P1", "P2"] as const);
  addReaction(growing, { player, text: [move], choices: { [object.id]: [unit] } }, unit);
  return ["moved away"];
}

const left = (growing: Growing, unit: string) => response(growing, unit, unit, pick(growing.draft.chooser, KINDS));
