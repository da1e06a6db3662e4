import { atLocation } from "../spec/decisions/identity.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { chosenIn } from "../spec/model/mentions.ts";
import { playOut } from "../spec/model/play.ts";
import type { Card, Chosen, GameObject, PlayStep, Scenario } from "../spec/types/index.ts";
import { isWellWritten } from "./well-written.ts";

/**
 * Whether a scenario makes a case: everything it names is there, its board stands still before anybody plays, the item
 * under test is played, and the game runs to its end under the rules without a point that they leave open.
 * @param tested id of the physical card of the item under test
 */
export function isValid(scenario: Scenario, tested: string): boolean {
  return (
    scenario.script.some((step) => "play" in step && step.play.card === tested) &&
    isWhole(scenario) &&
    isSettled(scenario) &&
    playsThrough(scenario)
  );
}

/** Whether the script runs to its end under the rules, by the choices it wishes, without a point that they leave open. */
export function playsThrough(scenario: Scenario): boolean {
  const { trace, state } = playOut(scenario, RULEBOOK, []);
  return trace.end.kind === "complete" && !trace.substituted && state.open.size === 0;
}

/** Ids are unique, and whatever is named exists. */
function isWhole(scenario: Scenario): boolean {
  const { battlefields, cards, objects, script } = scenario;
  const steps = script.map(({ id }) => id);
  const named = [...battlefields, ...objects.map(({ id }) => id)];
  const lists = [named, cards.map(({ id }) => id), steps];
  if (!lists.every((ids) => new Set(ids).size === ids.length)) return false;
  if (!cards.every((card) => isWellWritten(card, battlefields))) return false;
  if (!objects.every((object) => isKnown(object, scenario))) return false;
  return script.every((step) => "resolve" in step || namesKnown(step.play, scenario));
}

function isKnown({ kind, card, place, might }: GameObject, { battlefields, cards }: Scenario): boolean {
  if ((kind === "unit") !== (might !== undefined)) return false;
  if (card === undefined ? kind === "spell" : cards.find(({ id }) => id === card)?.kind !== kind) return false;
  const [zone = "", at = ""] = place.split(":");
  return (zone !== "battlefield" && zone !== "facedown") || battlefields.includes(at);
}

function namesKnown(play: PlayStep["play"], scenario: Scenario): boolean {
  const card = cardOf(scenario, play.card);
  if (!card) return false;
  const mentions = new Map(chosenIn(card.text).map((mention) => [mention.id, mention]));
  const played = scenario.script.flatMap((step) => ("play" in step ? [step.play.card] : []));
  if (play.respondsTo !== undefined && !played.slice(0, played.indexOf(play.card)).includes(play.respondsTo)) {
    return false;
  }
  return Object.entries(play.choices).every(([id, picks]) => {
    const mention = mentions.get(id);
    return mention !== undefined && picks.every((pick) => optionsEver(mention, scenario).includes(pick));
  });
}

function cardOf({ objects, cards }: Scenario, id: string): Card | undefined {
  const object = objects.find((each) => each.id === id);
  return object && cards.find((card) => card.id === object.card);
}

/** What a mention could stand for at any time in the game. */
function optionsEver({ choose }: Chosen, { battlefields, objects }: Scenario): readonly string[] {
  if (choose === "player") return ["P1", "P2"];
  if (choose === "battlefield") return battlefields;
  return objects.filter(({ kind }) => kind === choose).map(({ id }) => id);
}

/** Whether a cleanup before the first play would change nothing, and no battlefield is contested. */
function isSettled({ objects }: Scenario): boolean {
  const holders = new Map<string, string>();
  for (const { kind, place, controller, might = 0, bonus = 0, damage = 0, token } of objects) {
    if (!atLocation(place)) {
      if (token || damage > 0 || bonus !== 0) return false;
      continue;
    }
    if (place.startsWith("base:") ? place !== `base:${controller}` : kind !== "unit") return false;
    if (kind !== "unit") continue;
    if (damage > 0 && damage >= might + bonus) return false;
    if (!place.startsWith("battlefield:")) continue;
    if ((holders.get(place) ?? controller) !== controller) return false;
    holders.set(place, controller);
  }
  return true;
}
