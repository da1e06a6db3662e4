import type { Ability, GameObject, Instruction, PlayerId, Step } from "../../spec/types/index.ts";
import { addGear, addUnit, BATTLEFIELDS, other } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell, type Growing, nextStep } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { printed } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, word } from "./writing.ts";

/**
 * A unit or gear with "when you play me" is played from hiding, in answer to a spell or by itself; what it chooses is at
 * its battlefield, or said to be elsewhere. Its target leaves in response, or comes back.
 */
export const unhidden: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser, sides } = draft;
  const player = pick(chooser, ["P1", "P2"] as const);
  const field = BATTLEFIELDS.find((id) => sides[id] === player) ?? "A";
  const kind = pick(chooser, ["unit", "unit", "gear"] as const);
  const source = hide(growing, kind, player, field);
  const ids = nodeIds();
  const swaps = kind === "unit" && chance(chooser, 35);
  const away = swaps || chance(chooser, 15);
  const controller = chance(chooser, 75) || sides[field] !== other(player) ? player : other(player);
  const place = away ? `base:${controller}` : `battlefield:${field}`;
  const like = { controller, qualities: [], token: false, ...(sides[field] === controller && { place }) };
  const target = addUnit(draft, like);
  if (chance(chooser, 50)) addUnit(draft, like);
  const side = controller === player ? ("friendly" as const) : ("enemy" as const);
  const object = chosen(ids, "unit", [
    ...(away ? (["elsewhere"] as const) : []),
    ...(chance(chooser, 60) ? [side] : []),
  ]);
  if (kind === "unit" && !away && chance(chooser, 50)) object.filters.push(word(ids, "another"));
  const text: Instruction[] = [
    swaps
      ? { id: ids.next("i"), verb: "swap", object: { id: ids.next("m"), me: true }, unit: object }
      : acting(ids, chooser, object, ["stun", "exhaust", "return", "kill", "deal", "might", "buff"]),
  ];
  if (chance(chooser, 40)) text.push(draw(ids));
  const may = chance(chooser, 25);
  const ability: Ability = { id: "a1", when: "you play me", ...(may && { may }), text };
  printed(growing, source, { abilities: [ability] });
  growing.answers[source] = { ...(may && { [ability.id]: [source] }), [object.id]: [target] };
  const answers = player === "P2" || chance(chooser, 40) ? opener(growing, target) : undefined;
  const play = { player, card: source, choices: {}, ...(answers !== undefined && { respondsTo: answers }) };
  growing.script.push({ id: nextStep(growing), play } satisfies Step);
  return {
    tested: source,
    choices: { [object.id]: [target] },
    mentions: [object],
    chosen: [target],
    items: answers === undefined ? 1 : 2,
    triggered: true,
    ...(chance(chooser, 50) && { disturb: () => moved(growing, source, target) }),
  };
};

/** Puts a card like new facedown at a battlefield. Returns its id. */
function hide({ draft }: Growing, kind: "unit" | "gear", player: PlayerId, field: string): string {
  const like: Partial<GameObject> = { owner: player, controller: player, place: `facedown:${field}`, exhausted: false };
  if (kind === "gear") return addGear(draft, like);
  const fresh = { stunned: false, damage: 0, bonus: 0, buffed: false, token: false, qualities: [] };
  return addUnit(draft, { ...like, ...fresh });
}

/** A spell of the first player's, which often does something to the target itself. */
function opener(growing: Growing, target: string): string {
  const { chooser } = growing.draft;
  const ids: Ids = nodeIds();
  if (chance(chooser, 50)) return addSpell(growing, "P1", { text: [draw(ids)], choices: {} }, { timing: "main" });
  const object = chosen(ids, "unit", chance(chooser, 60) ? ["at a battlefield"] : []);
  const text = [acting(ids, chooser, object, ["stun", "deal", "might", "exhaust"])];
  return addSpell(growing, "P1", { text, choices: { [object.id]: [target] } }, { timing: "main" });
}

/** Its target goes where it can, and often comes back again. */
function moved(growing: Growing, source: string, target: string): readonly ["moved away"] | undefined {
  const { draft } = growing;
  const { chooser } = draft;
  const thing = draft.objects.find(({ id }) => id === target);
  if (!thing) return undefined;
  const to = thing.place.startsWith("base:")
    ? BATTLEFIELDS.find((id) => draft.sides[id] === thing.controller)
    : chance(chooser, 50)
      ? BATTLEFIELDS.find((id) => draft.sides[id] === thing.controller && thing.place !== `battlefield:${id}`)
      : undefined;
  const back = thing.place.startsWith("base:")
    ? ("base" as const)
    : { battlefield: thing.place.slice("battlefield:".length) };
  const places = [...(chance(chooser, 25) ? [back] : []), to === undefined ? ("base" as const) : { battlefield: to }];
  for (const place of places) {
    const ids = nodeIds();
    const object = chosen(ids, "unit");
    const text: Instruction[] = [{ id: ids.next("i"), verb: "move", object, to: place }];
    addReaction(
      growing,
      { player: pick(chooser, ["P1", "P2"] as const), text, choices: { [object.id]: [target] } },
      source,
    );
  }
  return ["moved away"];
}
