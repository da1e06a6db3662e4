import { cardOf } from "../model/mentions.ts";
import type { AttackStep, PlayerId, Scenario, Step } from "../types/index.ts";
import { choicesLater, choicesNow, payment } from "./choice-words.ts";
import { editSentence } from "./edit-sentence.ts";
import type { Paragraph } from "./paragraph.ts";
import { abilityText, rulesText } from "./rules-text.ts";

/** The script as people would tell it at the table: an entry for each step, in order. */
export function playSentences(scenario: Scenario): string[] {
  let newest: string | undefined;
  return scenario.script.map((step) => {
    if ("resolve" in step) {
      newest = undefined;
      const { resolve: left, endTurn } = step;
      const first = endTurn ? "P1 ends the turn. " : "";
      if (left === 0) return `${first}Everybody passes until the chain is empty.`;
      return `${first}Everybody passes until at most ${left} ${left === 1 ? "item is" : "items are"} left on the chain.`;
    }
    if ("saveAndLoad" in step) return "The game is saved and loaded.";
    if ("edit" in step) return editSentence(step.edit);
    if ("attack" in step) return attackSentence(step.attack);
    const item = "play" in step ? played(step.play, scenario) : activated(step.activate, scenario);
    const { choices, refused } = item;
    const sentence = [
      `${item.player} ${doing(item, newest)} ${item.what} (${item.words === "" ? "without text" : `"${item.words}"`})`,
      choicesNow(choices, item, scenario),
      payment(choices, item, scenario),
      item.origin,
      refused ? "; it is refused." : ".",
    ].join("");
    if (refused) return sentence;
    newest = item.id;
    return [sentence, ...choicesLater(choices, item, scenario)].join(" ");
  });
}

/** "P1 attacks battlefield A with V and W." */
function attackSentence({ units, battlefield }: AttackStep["attack"]): string {
  const last = units.at(-1) ?? "";
  const named = units.length > 1 ? `${units.slice(0, -1).join(", ")} and ${last}` : last;
  return `P1 attacks battlefield ${battlefield} with ${named}.`;
}

/** What a step puts on the chain. */
interface Item extends Paragraph {
  readonly verb: "play" | "activate";
  readonly player: PlayerId;
  readonly choices: Readonly<Record<string, string[]>>;
  readonly respondsTo: string | undefined;
  /** It answers an ability that this item leaves on the chain. */
  readonly later: boolean;
  readonly refused: boolean;
  /** Of the physical card. */
  readonly id: string;
  /** "S1" or "U1's ability". */
  readonly what: string;
  /** Its rules text in one line. */
  readonly words: string;
  /** ", from hidden at battlefield A" */
  readonly origin: string;
}

function played(play: Extract<Step, { play: unknown }>["play"], scenario: Scenario): Item {
  const { player, card: id, choices, respondsTo, later = false, refused = false } = play;
  const card = cardOf(scenario, id);
  const place = scenario.objects.find((each) => each.id === id)?.place ?? "";
  const origin = place.startsWith("facedown:") ? `, from hidden at battlefield ${place.slice("facedown:".length)}` : "";
  const words = card ? rulesText(card).replaceAll("\n", " / ") : "";
  const { costs = [], text = [] } = card ?? {};
  return { verb: "play", player, choices, respondsTo, later, refused, id, what: id, words, origin, costs, text };
}

function activated(activation: Extract<Step, { activate: unknown }>["activate"], scenario: Scenario): Item {
  const { player, object: id, choices, respondsTo, later = false, refused = false } = activation;
  const card = cardOf(scenario, id);
  const ability = card?.abilities.find((each) => each.id === activation.ability);
  const words = card && ability ? abilityText(ability, card) : "";
  const { activate: costs, text } = ability && "activate" in ability ? ability : { activate: [], text: [] };
  return {
    verb: "activate",
    player,
    choices,
    respondsTo,
    later,
    refused,
    id,
    what: `${id}'s ability`,
    words,
    origin: "",
    costs,
    text,
  };
}

function doing({ verb, respondsTo, later, refused }: Item, newest: string | undefined): string {
  if (respondsTo === undefined) return refused ? `tries to ${verb}` : `${verb}s`;
  const to = later ? `to what ${respondsTo} does later ` : respondsTo === newest ? "" : `to ${respondsTo} `;
  return `${refused ? "tries to respond" : "responds"} ${to}with`;
}
