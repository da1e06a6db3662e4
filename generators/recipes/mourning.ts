import type { Instruction, TriggeredAbility } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { addDeath } from "./death.ts";
import { type Effect, effect } from "./effect.ts";
import { exhumed } from "./exhumed.ts";
import { printed } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { draw, it } from "./writing.ts";

const GONE = ["returned", "banished", "killed", "stolen"] as const;

/**
 * "When a friendly unit dies, banish the unit that died", on a unit or gear that is there or gone by then; the target
 * leaves in response, or the card leaves the trash.
 */
export const mourning: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2"] as const);
  const watcher = chance(chooser, 70)
    ? addUnit(draft, { controller, qualities: [], token: false })
    : addGear(draft, { controller, owner: controller });
  const friendly = chance(chooser, 90);
  const dead = addUnit(draft, { ...(friendly && { controller }), qualities: [], token: false });
  const ids = nodeIds();
  const subject = ids.next("m");
  const { text, choices, mentions, target } = textFor(growing, ids, controller, subject, watcher);
  const ability: TriggeredAbility = { id: "a1", when: "a friendly unit dies", subject, text };
  printed(growing, watcher, { abilities: [ability] });
  if (target !== undefined) growing.answers[watcher] = choices;
  const spell = addDeath(growing, dead);
  const item: Tested = {
    tested: watcher,
    choices,
    mentions,
    chosen: target === undefined ? [watcher] : [target, target, watcher],
    items: 1,
    triggered: true,
  };
  const way = between(chooser, 0, 99);
  if (way < 10) return { ...item, disturb: () => [] };
  if (way < 22) return { ...item, disturb: () => response(growing, spell, watcher, pick(chooser, GONE)) };
  if (way < 36) return { ...item, disturb: () => exhumed(growing, dead, watcher) };
  return item;
};

type Written = Omit<Effect, "target"> & { readonly target: string | undefined };

function textFor(growing: Growing, ids: Ids, player: "P1" | "P2", subject: string, watcher: string): Written {
  const { draft } = growing;
  const { chooser } = draft;
  const sort = pick(chooser, ["effect", "effect", "it", "both", "its owner", "me"] as const);
  if (sort === "effect") return effect(growing, ids, player);
  const id = ids.next("i");
  if (sort === "its owner") {
    const whose = pick(chooser, ["owner", "controller"] as const);
    const drawing: Instruction = { id, verb: "draw", amount: 1, player: { id: ids.next("m"), whose, of: subject } };
    return { text: [drawing, draw(ids)], choices: {}, mentions: [], target: undefined };
  }
  if (sort === "me") {
    const verb = draft.objects.some((each) => each.id === watcher && each.kind === "unit") ? "buff" : "ready";
    const text: Instruction[] = [{ id, verb, object: { id: ids.next("m"), me: true } }, draw(ids)];
    return { text, choices: {}, mentions: [], target: undefined };
  }
  const verb = pick(chooser, ["return", "banish", "recycle"] as const);
  const dead: Instruction = { id, verb, object: it(ids, subject) };
  if (sort === "both") {
    const other = effect(growing, ids, player);
    return { ...other, text: chance(chooser, 50) ? [dead, ...other.text] : [...other.text, dead] };
  }
  const gate = chance(chooser, 50) && { gate: { id: ids.next("g"), ifDone: id } };
  return { text: [dead, { ...draw(ids), ...gate }], choices: {}, mentions: [], target: undefined };
}
