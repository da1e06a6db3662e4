import type { Filter, Instruction, TriggeredAbility } from "../../spec/types/index.ts";
import { addUnit, type Draft, keepOnly } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, it, word } from "./writing.ts";

/** "When I move to a battlefield, if I have 3 Might or more, give all friendly units there +1 Might." */
export const fixed: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const field = fieldOf(draft, "P1");
  if (field === undefined) return undefined;
  const might = between(chooser, 2, 5);
  const plain = { controller: "P1" as const, qualities: [], token: false, damage: 0, bonus: 0, buffed: false };
  const mover = addUnit(draft, { ...plain, might, place: "base:P1" });
  addUnit(draft, { ...plain, place: `battlefield:${field}` });
  const ids = nodeIds();
  const condition = {
    id: ids.next("g"),
    mightOf: { id: ids.next("m"), me: true as const },
    might: "at least" as const,
    n: might,
  };
  const id = ids.next("i");
  const there: Filter = { id: ids.next("f"), at: { id: ids.next("m"), there: true } };
  const all = { id: ids.next("m"), all: "unit" as const, filters: [word(ids, "friendly"), there] };
  const text: Instruction[] = [{ id, verb: "might", amount: between(chooser, 1, 2), object: all }];
  if (chance(chooser, 50)) text.push(draw(ids));
  const asks = chance(chooser, 50);
  const ability: TriggeredAbility = { id: "a1", when: "I move to a battlefield", ...(asks && { if: condition }), text };
  withAbility(draft, mover, ability);
  moveBy(growing, mover, field);
  return { tested: mover, choices: {}, mentions: [], chosen: [mover], items: 1, triggered: true };
};

/** "When an enemy unit moves to a battlefield, stun it." It is protected in response, or leaves. */
export const ambushed: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const field = fieldOf(draft, "P2");
  if (field === undefined) return undefined;
  const watcher = addUnit(draft, { controller: "P1", qualities: [] });
  const qualities = chance(chooser, 50) ? (["cantBeChosen"] as const) : [];
  const mover = addUnit(draft, { controller: "P2", place: "base:P2", qualities: [...qualities], token: false });
  const ids = nodeIds();
  const subject = ids.next("m");
  const verb = pick(chooser, ["stun", "deal", "return", "kill"] as const);
  const id = ids.next("i");
  const object = it(ids, subject);
  const text: Instruction[] = [
    verb === "deal" ? { id, verb, amount: between(chooser, 1, 3), object } : { id, verb, object },
  ];
  if (chance(chooser, 40)) text.push(draw(ids));
  withAbility(draft, watcher, { id: "a1", when: "an enemy unit moves to a battlefield", subject, text });
  sweepTo(growing, field);
  return { tested: watcher, choices: {}, mentions: [], chosen: [mover], items: 1, triggered: true };
};

/** "When you play a spell, kill a gear. Draw 1", mostly where there is none. */
export const targetless: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const source = addUnit(draft, { controller: "P1", qualities: [], token: false, exhausted: false });
  const ids = nodeIds();
  const none = chance(chooser, 75);
  const gear = draft.objects.filter(({ kind }) => kind === "gear");
  if (none) keepOnly(draft, ({ kind }) => kind !== "gear");
  else if (gear.length === 0) return undefined;
  const object = chosen(ids, "gear");
  const verb = pick(chooser, ["kill", "exhaust", "return"] as const);
  const text: Instruction[] = [{ id: ids.next("i"), verb, object }];
  if (chance(chooser, 70)) text.push(draw(ids));
  withAbility(draft, source, { id: "a1", when: "you play a spell", text });
  if (!none) growing.answers[source] = { [object.id]: [gear[0]?.id ?? ""] };
  const opening = nodeIds();
  addSpell(growing, "P1", { text: [draw(opening)], choices: {} }, { timing: "main" });
  return { tested: source, choices: {}, mentions: [], chosen: [], items: 1, disturb: () => [] };
};

const fieldOf = ({ sides, chooser }: Draft, player: "P1" | "P2"): string | undefined => {
  const fields = Object.keys(sides).filter((field) => sides[field] === player);
  return fields.length > 0 ? pick(chooser, fields) : undefined;
};

function moveBy(growing: Growing, unit: string, field: string): void {
  const ids = nodeIds();
  const object = chosen(ids, "unit", ["friendly"]);
  const move: Instruction = { id: ids.next("i"), verb: "move", object, to: { battlefield: field } };
  addSpell(growing, "P1", { text: [move], choices: { [object.id]: [unit] } }, { timing: "main" });
}

/** "Move all enemy units in bases to that battlefield", which chooses nobody. */
function sweepTo(growing: Growing, field: string): void {
  const ids = nodeIds();
  const filters = [word(ids, "enemy"), word(ids, "in a base")];
  const object = { id: ids.next("m"), all: "unit" as const, filters };
  const move: Instruction = { id: ids.next("i"), verb: "move", object, to: { battlefield: field } };
  addSpell(growing, "P1", { text: [move], choices: {} }, { timing: "main" });
}
