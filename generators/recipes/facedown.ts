import type { Card, Instruction, PlayerId } from "../../spec/types/index.ts";
import { BATTLEFIELDS, type Draft, freshId } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addReaction, addSpell, type Growing, nextStep } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, sideOf } from "./writing.ts";

const VERBS = ["return", "banish", "recycle"] as const;

/** "Return an enemy card facedown at a battlefield to its owner's hand." In response it is played, or taken away, or another. */
export const facedown: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const owner = pick(chooser, ["P1", "P2", "P2"] as const);
  const [here, elsewhere] = chance(chooser, 50) ? BATTLEFIELDS : BATTLEFIELDS.toReversed();
  if (here === undefined || elsewhere === undefined) return undefined;
  const hidden = hide(draft, owner, here);
  const beside = chance(chooser, 70) ? hide(draft, chance(chooser, 50) ? owner : "P1", elsewhere) : undefined;
  const written = taking(draft, owner, hidden);
  const timing = pick(chooser, ["main", "reaction"] as const);
  const tested = addSpell(growing, "P1", written, { timing });
  const item: Tested = { ...written, tested, chosen: [hidden], items: 1 };
  return { ...item, disturb: () => disturbed(growing, tested, owner, hidden, beside) };
};

function disturbed(
  growing: Growing,
  tested: string,
  owner: PlayerId,
  hidden: string,
  beside: string | undefined,
): readonly "gone from its zone"[] {
  const { draft, script } = growing;
  const { chooser } = draft;
  if (chance(chooser, 15)) return [];
  if (hidden.startsWith("S") && chance(chooser, 40)) {
    script.push({ id: nextStep(growing), play: { player: owner, card: hidden, choices: {}, respondsTo: tested } });
    return ["gone from its zone"];
  }
  const gone = beside !== undefined && chance(chooser, 30) ? beside : hidden;
  addReaction(growing, { player: pick(chooser, ["P1", "P2"] as const), ...taking(draft, undefined, gone) }, tested);
  return ["gone from its zone"];
}

/** Takes a card that lies facedown away. */
function taking({ chooser }: Draft, owner: PlayerId | undefined, card: string) {
  const ids = nodeIds();
  const side = owner === undefined || chance(chooser, 35) ? [] : [sideOf(owner)];
  const object = chosen(ids, "card", side, { from: "facedown" });
  const text: Instruction[] = [{ id: ids.next("i"), verb: pick(chooser, VERBS), object }];
  if (chance(chooser, 40)) text.push(draw(ids));
  return { text, choices: { [object.id]: [card] }, mentions: [object] };
}

/** Hides a spell that draws, or a unit. Returns its id. */
function hide(draft: Draft, owner: PlayerId, field: string): string {
  const place = `facedown:${field}`;
  if (chance(draft.chooser, 25)) {
    const unit = freshId(draft, "U");
    draft.objects.push({
      id: unit,
      kind: "unit",
      owner,
      controller: owner,
      place,
      might: between(draft.chooser, 1, 5),
    });
    return unit;
  }
  const id = freshId(draft, "S");
  const text = [draw(nodeIds(), between(draft.chooser, 1, 2))];
  const card: Card = { id: `card${id}`, name: `Spell ${id}`, kind: "spell", timing: "reaction", text, abilities: [] };
  draft.cards.push(card);
  draft.objects.push({ id, kind: "spell", card: card.id, owner, controller: owner, place });
  return id;
}
