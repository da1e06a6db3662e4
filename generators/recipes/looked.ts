import type { Filter, Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit, type Draft } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import { addTo } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, it } from "./writing.ts";

const KINDS = ["Might raised", "Might lowered", "Might raised", "moved away", "returned", "stolen", "damaged"] as const;

/**
 * "Kill a friendly unit. Look at the top 4 cards of your Main Deck. Return a unit with up to 1 more Might than it among
 * those cards to your hand. Recycle the rest." The unit grows, or leaves, in response.
 */
export const looked: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const might = between(chooser, 1, 4);
  const owner = chance(chooser, 80) ? ("P1" as const) : ("P2" as const);
  const energy = between(chooser, 0, 3);
  const unit = addUnit(draft, { controller: "P1", owner, might, energy, damage: 0, qualities: [], token: false });
  const deck = topOf(draft, might, energy);
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 70) ? ["friendly"] : []);
  const first = acting(ids, chooser, object, ["kill", "kill", "banish", "return", "stun", "exhaust"]);
  const byCost = chance(chooser, 35);
  const bound: Filter = {
    id: ids.next("f"),
    upTo: between(chooser, 0, 2),
    moreThan: it(ids, object.id),
    ...(byCost && { cost: true as const }),
  };
  const taking = taken(growing, ids, chance(chooser, 85) ? [bound] : [], deck);
  const choices = { [object.id]: [unit], ...taking.choices };
  const text = [first, ...taking.text, ...(chance(chooser, 25) ? [draw(ids)] : [])];
  const item = carried(growing, { text, choices, mentions: [object], chosen: [unit] }, pick(chooser, MEANS));
  if (byCost || chance(chooser, 25)) return item;
  return { ...item, disturb: () => response(growing, item.tested, unit, pick(chooser, KINDS)) };
};

/** Puts cards on top of the first player's deck, some of them stronger or dearer than that. */
function topOf(draft: Draft, might: number, energy: number): string[] {
  const { chooser } = draft;
  return Array.from({ length: between(chooser, 2, 5) }, () => {
    const cost = Math.max(0, energy + between(chooser, -2, 3));
    if (chance(chooser, 85)) return addTo(draft, "deck", { might: might + between(chooser, -1, 4), energy: cost });
    const plain = { owner: "P1", controller: "P1", place: "deck:P1", exhausted: false } as const;
    return addGear(draft, { ...plain, energy: cost });
  });
}

/** Looks at cards, takes one of them, and recycles the rest. */
function taken(
  { draft }: Growing,
  ids: Ids,
  filters: readonly Filter[],
  deck: readonly string[],
): { readonly text: readonly Instruction[]; readonly choices: Readonly<Record<string, string[]>> } {
  const { chooser } = draft;
  const player = { id: ids.next("m"), player: "you" as const };
  const look: Instruction = { id: ids.next("i"), verb: "look", player, amount: between(chooser, 2, deck.length) };
  const min = chance(chooser, 60) ? 0 : 1;
  // Gear has no Might to compare.
  const bound = filters.some((filter) => "moreThan" in filter && !filter.cost);
  const noun = bound || chance(chooser, 70) ? ("unit" as const) : ("card" as const);
  const among = { ...chosen(ids, noun, [], { from: "looked", count: { min, max: 1 } }), filters: [...filters] };
  const id = ids.next("i");
  const played: Instruction[] = [
    { id, verb: "banish", object: among },
    { id: ids.next("i"), verb: "play", object: it(ids, among.id), to: "base" },
  ];
  const all = { id: ids.next("m"), all: "card" as const, filters: [], from: "looked" as const };
  const rest: Instruction = { id: ids.next("i"), verb: "recycle", object: all };
  const take: Instruction[] = chance(chooser, 50) ? played : [{ id, verb: "return", object: among }];
  // The strongest first, so that it is seen whether it is allowed.
  const cards = draft.objects.filter(({ id, kind }) => deck.includes(id) && (noun === "card" || kind === noun));
  const wish = cards.toSorted((a, b) => (b.might ?? 0) - (a.might ?? 0)).map(({ id }) => id);
  return { text: [look, ...take, ...(chance(chooser, 85) ? [rest] : [])], choices: { [among.id]: wish } };
}
