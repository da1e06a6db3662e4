import type { GameObject, Quality, Scenario } from "../types/index.ts";
import { answers } from "./choice-words.ts";
import { capitalised } from "./grammar.ts";
import { objectName } from "./object-name.ts";
import { placeName } from "./places.ts";
import { rulesText } from "./rules-text.ts";

/** A deck has that many anonymous cards unless its emptiness is the point. */
const USUAL_DECK = 12;

/**
 * The board on which a scenario starts, as rows of cells with the header first: every object with what is not the
 * default, then what else the players hold.
 */
export function boardTable(scenario: Scenario): string[][] {
  const rows = scenario.objects.map((object) => [
    capitalised(objectName(scenario, object.id)),
    object.controller === object.owner ? object.owner : `${object.owner} (controlled by ${object.controller})`,
    placeName(object.place),
    object.kind === "unit" ? String(object.might ?? 0) : "",
    remarks(object, scenario).join(", "),
  ]);
  const players = (["P1", "P2"] as const).flatMap((player) => {
    const { hand, deck, runes, exhaustedRunes, runeDeck, xp } = scenario.players[player];
    const held = [
      ...(hand > 0 ? [`${hand} other ${hand === 1 ? "card" : "cards"} in hand`] : []),
      ...(deck === USUAL_DECK ? [] : [deck === 0 ? "no cards in the deck" : `${deck} cards in the deck`]),
      ...(runes === undefined ? [] : [`ready runes: ${runes}`]),
      ...(exhaustedRunes === undefined ? [] : [`exhausted runes: ${exhaustedRunes}`]),
      ...(runeDeck === undefined ? [] : [`runes in the Rune Deck: ${runeDeck}`]),
      ...(xp === undefined ? [] : [`XP: ${xp}`]),
    ];
    return held.length > 0 ? [[player, "", "", "", held.join(", ")]] : [];
  });
  return [["Object", "Owner", "Place", "Might", "Remarks"], ...rows, ...players];
}

function remarks(object: GameObject, scenario: Scenario): readonly string[] {
  const { bonus = 0, damage = 0, qualities = [] } = object;
  const card = scenario.cards.find((each) => each.id === object.card);
  const text = card ? rulesText(card).replaceAll("\n", " / ") : "";
  return [
    ...(object.token ? ["token"] : []),
    ...(object.energy === undefined ? [] : [`costs ${object.energy}`]),
    ...(bonus === 0 ? [] : [`${bonus > 0 ? "+" : ""}${bonus} this turn`]),
    ...(damage > 0 ? [`damage ${damage}`] : []),
    ...(object.exhausted ? ["exhausted"] : []),
    ...(object.stunned ? ["stunned"] : []),
    ...(object.buffed ? ["buffed"] : []),
    ...(object.attachedTo === undefined ? [] : [`attached to ${object.attachedTo}`]),
    ...qualities.map((quality) => QUALITIES[quality]),
    ...(card?.kind === "spell" && card.timing === "reaction" ? ["reaction"] : []),
    ...(text === "" ? [] : [`"${text}"`]),
    ...answers(object.id, scenario),
  ];
}

const QUALITIES: Readonly<Record<Quality, string>> = {
  cantBeChosen: "can't be chosen by enemies",
  cantBeKilled: "can't be killed",
  cantBeReadied: "can't be readied",
  cantMoveToBase: "can't move to base",
  entersInBase: "enters in base",
};
