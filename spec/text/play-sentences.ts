import { chosenIn } from "../model/mentions.ts";
import type { PlayStep, Scenario } from "../types/index.ts";
import { listed } from "./grammar.ts";
import { rulesText } from "./rules-text.ts";

/** The script as people would tell it at the table: one sentence for each step, in order. */
export function playSentences(scenario: Scenario): string[] {
  let newest: string | undefined;
  return scenario.script.map((step) => {
    if ("resolve" in step) {
      newest = undefined;
      const { resolve: left } = step;
      if (left === 0) return "Everybody passes until the chain is empty.";
      return `Everybody passes until at most ${left} ${left === 1 ? "item is" : "items are"} left on the chain.`;
    }
    const sentence = playSentence(step.play, newest, scenario);
    newest = step.play.card;
    return sentence;
  });
}

function playSentence(play: PlayStep["play"], newest: string | undefined, scenario: Scenario): string {
  const { player, respondsTo } = play;
  const object = scenario.objects.find(({ id }) => id === play.card);
  const card = scenario.cards.find(({ id }) => id === object?.card);
  const text = card ? rulesText(card).replaceAll("\n", " / ") : "";
  const what = `${play.card} (${text === "" ? "without text" : `"${text}"`})`;
  const does =
    respondsTo === undefined
      ? `plays ${what}`
      : `responds ${respondsTo === newest ? "" : `to ${respondsTo} `}with ${what}`;
  const hidden = object?.place.startsWith("facedown:")
    ? `, from hidden at battlefield ${object.place.slice("facedown:".length)}`
    : "";
  return `${player} ${does}${choices(play, card, scenario)}${hidden}.`;
}

/** What was chosen: " on U1", or in the order of the text where the card has several things chosen. */
function choices(play: PlayStep["play"], card: Scenario["cards"][number] | undefined, scenario: Scenario): string {
  const mentions = chosenIn(card?.text ?? []).map(({ id }) => id);
  const known = new Set(mentions);
  const order = [...mentions, ...Object.keys(play.choices).filter((id) => !known.has(id))];
  const picks = order.map((id) => named(play.choices[id] ?? [], scenario));
  if (picks.length === 0) return "";
  const [only = ""] = picks;
  if (picks.length > 1) return `, choosing ${picks.join(", then ")}`;
  return only === "nothing" ? ", choosing nothing" : ` on ${only}`;
}

function named(ids: readonly string[], { battlefields }: Scenario): string {
  return ids.length === 0 ? "nothing" : listed(ids.map((id) => (battlefields.includes(id) ? `battlefield ${id}` : id)));
}
