import { cardOf, chosenIn } from "../model/mentions.ts";
import type { Scenario, Value } from "../types/index.ts";
import { listed } from "./grammar.ts";
import { chosenToPay, paragraphsOf } from "./paragraph.ts";
import { whereabouts } from "./places.ts";
import { mentionText } from "./rules-text.ts";

/** Stands at every path of a game that ended early. */
const ENDED = "the game ended: ";

/**
 * What stands at a path of a checkpoint, as a sentence without a full stop: "U1 has 3 damage".
 * @param path as written in cases
 * @param value null is the rules' null; undefined = the engine does not show it
 * @param scenario names the mentions of a card, where it is at hand
 */
export function pathSentence(path: string, value: Value | undefined, scenario?: Scenario): string {
  if (value === undefined) return `${path} is not shown`;
  // A game that ended early shows nothing at any path but how it ended.
  if (typeof value === "string" && value.startsWith(ENDED))
    return `the game goes no further: ${value.slice(ENDED.length)}`;
  const dot = path.lastIndexOf(".");
  if (dot < 0) return wholeGame(path, value);
  const id = path.slice(0, dot);
  const field = path.slice(dot + 1);
  if (field === "asks" && (value === "refused" || value === "accepted")) return `${id} is ${value} when played`;
  if (field === "asks") return `${id} asks for ${asked(id, value, scenario)} when it is played`;
  return (value === null ? missing(id, field) : shown(id, field, value)) ?? `${path} is ${value}`;
}

function wholeGame(path: string, value: Value): string {
  const words = typeof value === "string" ? value.split(path === "targets" ? " | " : " ") : [];
  if (path === "chain") {
    if (value === "" || value === null) return "the chain is empty";
    return words.length > 1 ? `the chain holds ${words.join(" ")} (newest last)` : `the chain holds ${value}`;
  }
  if (path === "targets") {
    const targets = words.map((ids) => (ids === "" ? "nothing" : listed(ids.split(","))));
    if (value === "" || value === null) return "nothing on the chain has a target";
    if (targets.length === 1) return `the item on the chain targets ${targets.join()}`;
    return `the items on the chain, newest last, target ${targets.join("; ")}`;
  }
  if (path === "step") return `the step is ${value === true || value === "ok" ? "carried out" : value || "refused"}`;
  return `${path} is ${value}`;
}

function shown(id: string, field: string, value: string | number | boolean): string | undefined {
  switch (field) {
    case "place": {
      const places = String(value).split(" + ").map(whereabouts);
      return `${id} is ${listed(places)}${places.length > 1 ? " at once" : ""}`;
    }
    case "damage":
      return `${id} has ${value === 0 ? "no" : value} damage`;
    case "might":
      return `${id} has ${value} Might`;
    case "exhausted":
      return `${id} is ${value ? "exhausted" : "ready"}`;
    case "stunned":
      return `${id} is ${value ? "" : "not "}stunned`;
    case "buffed":
      return `${id} has ${value ? "a" : "no"} buff`;
    case "attachedTo":
      return `${id} is attached to ${value}`;
    case "controller":
      return `${id} is controlled by ${value}`;
    case "owner":
      return `${id} is owned by ${value}`;
    case "hand":
    case "deck":
    case "trash":
      return `${id} has ${value === 0 ? "no" : value} ${value === 1 ? "card" : "cards"} in ${field === "hand" ? "" : "the "}${field}`;
    case "runes":
      return `${id} has ${value} ready ${value === 1 ? "rune" : "runes"}`;
    case "exhaustedRunes":
      return `${id} has ${value} exhausted ${value === 1 ? "rune" : "runes"}`;
    case "runeDeck":
      return `${id} has ${value} ${value === 1 ? "rune" : "runes"} in the Rune Deck`;
    case "xp":
      return `${id} has ${value} XP`;
    default:
      return undefined;
  }
}

function missing(id: string, field: string): string | undefined {
  const since = "since it is off the board";
  switch (field) {
    case "place":
      return `${id} is nowhere`;
    case "damage":
      return `${id} has no damage, ${since}`;
    case "might":
      return `${id} has no Might, ${since}`;
    case "exhausted":
      return `${id} is neither exhausted nor ready, ${since}`;
    case "stunned":
      return `${id} is not stunned, ${since}`;
    case "buffed":
      return `${id} has no buff, ${since}`;
    case "attachedTo":
      return `${id} is attached to nothing`;
    case "controller":
      return `${id} is controlled by nobody, ${since}`;
    default:
      return undefined;
  }
}

/** What a card wants to know: "a unit at a battlefield"; what reads like something else of it has its id behind it. */
function asked(id: string, value: Value, scenario: Scenario | undefined): string {
  if (value === null || value === "") return "nothing";
  const card = scenario && cardOf(scenario, id);
  const paragraphs = card ? paragraphsOf(card) : [];
  const mentions = paragraphs.flatMap(({ costs, text }) => [...chosenToPay(costs), ...chosenIn(text)]);
  const phrases = mentions.map((mention) => ({ name: mention.id, phrase: mentionText(mention) }));
  return listed(
    String(value)
      .split(",")
      .map((name) => {
        const phrase = phrases.find((each) => each.name === name)?.phrase ?? name;
        return phrases.some((each) => each.phrase === phrase && each.name !== name) ? `${phrase} (${name})` : phrase;
      }),
  );
}
