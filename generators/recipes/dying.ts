import type { Instruction, PlayerId } from "../../spec/types/index.ts";
import { addUnit, keepOnly, other } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { addDeath } from "./death.ts";
import { type Effect, effect } from "./effect.ts";
import { exhumed } from "./exhumed.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, word } from "./writing.ts";

/**
 * "When I die, deal my Might to an enemy unit." In response its target leaves, or its card leaves the trash; or what was
 * to die does not.
 */
export const dying: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P1", "P2"] as const);
  const unit = addUnit(draft, { controller, qualities: [], token: false, damage: 0, might: between(chooser, 1, 5) });
  const ids = nodeIds();
  const { text, choices, mentions, target } = deathText(growing, ids, unit, controller);
  withAbility(draft, unit, { id: "a1", when: "I die", text });
  if (target !== undefined) growing.answers[unit] = choices;
  const spell = addDeath(growing, unit);
  const item: Tested = {
    tested: unit,
    choices,
    mentions,
    chosen: target === undefined ? [] : [target],
    items: 1,
    triggered: true,
  };
  const way = between(chooser, 0, 99);
  if (way < 12) return { ...item, disturb: () => [] };
  if (way < 24) return { ...item, disturb: () => response(growing, spell, unit, pick(chooser, ESCAPES)) };
  if (target === undefined || way < 36) return { ...item, disturb: () => exhumed(growing, unit, unit) };
  return item;
};

const ESCAPES = ["returned", "banished", "stolen", "Might raised", "saved", "moved away"] as const;

type Written = Omit<Effect, "target"> & { readonly target: string | undefined };

function deathText(growing: Growing, ids: Ids, unit: string, player: PlayerId): Written {
  const { draft } = growing;
  const { chooser } = draft;
  const sort = pick(chooser, ["effect", "effect", "my Might", "here", "me", "gear"] as const);
  if (sort === "effect") return effect(growing, ids, player);
  const place = draft.objects.find(({ id }) => id === unit)?.place ?? "";
  const nothing = { choices: {}, mentions: [], target: undefined };
  if (sort === "me") {
    const verb = pick(chooser, ["return", "banish", "recycle"] as const);
    const first: Instruction = { id: ids.next("i"), verb, object: { id: ids.next("m"), me: true } };
    const gate = chance(chooser, 40) && { gate: { id: ids.next("g"), ifDone: first.id } };
    return { ...nothing, text: [first, { ...draw(ids), ...gate }] };
  }
  if (sort === "gear") {
    keepOnly(draft, ({ kind }) => kind !== "gear");
    const object = chosen(ids, "gear");
    return { ...nothing, text: [{ id: ids.next("i"), verb: "kill", object }, draw(ids)] };
  }
  const friend = sort === "here" || chance(chooser, 50);
  const target = addUnit(draft, {
    controller: friend ? player : other(player),
    ...(sort === "here" && { place }),
    qualities: [],
    might: 7,
  });
  const object = chosen(ids, "unit");
  if (sort === "here") object.filters.push(word(ids, "friendly"), word(ids, "here"));
  const amount =
    sort === "here" ? between(chooser, 1, 3) : { id: ids.next("g"), mightOf: { id: ids.next("m"), me: true as const } };
  const text: Instruction[] = [{ id: ids.next("i"), verb: pick(chooser, ["deal", "might"] as const), amount, object }];
  if (chance(chooser, 40)) text.push(draw(ids));
  return { text, choices: { [object.id]: [target] }, mentions: [object], target };
}
