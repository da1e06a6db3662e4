import type { GameObject, Instruction } from "../../spec/types/index.ts";
import { type Draft, stocked } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { chosenLegend } from "../stock-cards.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "Exhaust your legend." */
export const yourLegend: Recipe = (growing) => {
  const ids = nodeIds();
  addLegends(growing.draft);
  const { chooser } = growing.draft;
  const text = written(ids, { id: ids.next("m"), legend: "your" }, chance(chooser, 40), verbFor(growing.draft));
  const tested = addSpell(growing, "P1", { text, choices: {} }, { timing: "main" });
  return { tested, choices: {}, mentions: [], chosen: [], items: 1, disturb: () => [] };
};

/** "Exhaust a legend you control", and its likes: the two profiles read it differently. */
export const aLegend: Recipe = (growing) => {
  const { chooser, profile } = growing.draft;
  const own = profile === "FAQ+" && chance(chooser, 50);
  addLegends(growing.draft);
  const ids = nodeIds();
  const object = chosen(ids, "legend", own ? ["you control"] : chance(chooser, 70) ? ["friendly"] : ["enemy"]);
  const enemy = object.filters.some((filter) => "is" in filter && filter.is === "enemy");
  const choices = { [object.id]: [enemy ? "L2" : "L1"] };
  const text = written(ids, object, chance(chooser, 40), verbFor(growing.draft));
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  return { tested, choices, mentions: [object], chosen: [], items: 1, disturb: () => [] };
};

function written(
  ids: Ids,
  object: Extract<Instruction, { object: unknown }>["object"],
  draws: boolean,
  verb: "exhaust" | "ready",
): Instruction[] {
  const first: Instruction = { id: ids.next("i"), verb, object };
  return draws ? [first, draw(ids)] : [first];
}

function verbFor({ objects }: Draft): "exhaust" | "ready" {
  return objects.find(({ id }) => id === "L1")?.exhausted ? "ready" : "exhaust";
}

function addLegends(draft: Draft): void {
  const { chooser } = draft;
  for (const [id, player] of [
    ["L1", "P1"],
    ["L2", "P2"],
  ] as const) {
    const legend: GameObject = { id, kind: "legend", owner: player, controller: player, place: `legend:${player}` };
    draft.objects.push({
      ...legend,
      ...(chance(chooser, 80) && { card: stocked(draft, chosenLegend) }),
      ...(pick(chooser, [true, false]) && { exhausted: true }),
    });
  }
}
