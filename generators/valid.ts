import { atLocation } from "../spec/decisions/identity.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { cardOf } from "../spec/model/mentions.ts";
import { playOut } from "../spec/model/play.ts";
import type { GameObject, Scenario } from "../spec/types/index.ts";
import { namesKnown, wishesKnown } from "./named.ts";
import { areRefusedFairly } from "./refused.ts";
import { attackIn, putIn, sourceOf } from "./step.ts";
import { isWellWritten } from "./well-written.ts";

/**
 * Whether a scenario makes a case: everything it names is there, its board stands still before anybody plays, the item
 * under test is played, and the game runs to its end under the rules without a point that they leave open.
 * @param tested id of the physical card of the item under test
 */
export function isValid(scenario: Scenario, tested: string): boolean {
  return isUsed(scenario, tested) && isWhole(scenario) && isSettled(scenario) && playsThrough(scenario);
}

/** Whether something of the item under test comes about: it is played or activated, or may trigger on what is. */
function isUsed(scenario: Scenario, tested: string): boolean {
  if (!scenario.script.some((step) => putIn(step) ?? attackIn(step))) return false;
  if (scenario.script.some((step) => sourceOf(step) === tested)) return true;
  return cardOf(scenario, tested)?.abilities.some((ability) => "when" in ability) ?? false;
}

/**
 * Whether the script runs to its end under the rules, by the choices it wishes, without a point that they leave open;
 * they refuse the plays that are said to be refused, and no others.
 */
export function playsThrough(scenario: Scenario): boolean {
  const { trace, state } = playOut(scenario, RULEBOOK, []);
  if (trace.end.kind !== "complete" || trace.substituted || state.open.size > 0) return false;
  return areRefusedFairly(scenario);
}

/** Ids are unique, and whatever is named exists. */
function isWhole(scenario: Scenario): boolean {
  const { battlefields, cards, objects, script } = scenario;
  const steps = script.map(({ id }) => id);
  const named = [...battlefields, ...objects.map(({ id }) => id)];
  const legends = objects.flatMap(({ kind, controller }) => (kind === "legend" ? [controller] : []));
  const lists = [named, cards.map(({ id }) => id), steps, legends];
  if (!lists.every((ids) => new Set(ids).size === ids.length)) return false;
  if (!cards.every((card) => isWellWritten(card, battlefields))) return false;
  if (!objects.every((object) => isKnown(object, scenario) && isAttachedWell(object, scenario))) return false;
  return script.every((step) => namesKnown(step, scenario)) && wishesKnown(scenario);
}

function isKnown(object: GameObject, { battlefields, cards }: Scenario): boolean {
  const { kind, card, place, might, buffed, owner, controller } = object;
  if ((kind === "unit") !== (might !== undefined) || (kind !== "unit" && buffed)) return false;
  if (card === undefined ? kind === "spell" : cards.find(({ id }) => id === card)?.kind !== kind) return false;
  const [zone = "", at = ""] = place.split(":");
  if ((kind === "legend") !== (zone === "legend")) return false;
  if (kind === "legend") return at === owner && owner === controller && isPlain(object);
  if (zone === "battlefield" || zone === "facedown") return battlefields.includes(at);
  if (zone === "nowhere") return isUnmade(object);
  // Off the board everything is in zones of its owner, and like new.
  return (
    zone === "base" ||
    kind === "spell" ||
    (at === owner && owner === controller && !object.exhausted && isPlain(object))
  );
}

/** Whether an object can be a token that a text is still to make: like new, and its controller's own. */
function isUnmade({ token, ...made }: GameObject): boolean {
  return (
    token === true && made.card === undefined && made.owner === made.controller && !made.exhausted && isPlain(made)
  );
}

/** Whether an object has nothing that only permanents at a location have. */
function isPlain({ bonus = 0, damage = 0, stunned, buffed, attachedTo, token }: GameObject): boolean {
  return bonus === 0 && damage === 0 && !stunned && !buffed && attachedTo === undefined && !token;
}

/** Only gear is attached, to a unit where it is. */
function isAttachedWell({ kind, place, attachedTo }: GameObject, { objects }: Scenario): boolean {
  if (attachedTo === undefined) return true;
  const unit = objects.find(({ id }) => id === attachedTo);
  return kind === "gear" && atLocation(place) && unit?.kind === "unit" && unit.place === place;
}

/** Whether a cleanup before the first play would change nothing, and no battlefield is contested. */
function isSettled({ objects }: Scenario): boolean {
  const holders = new Map<string, string>();
  for (const object of objects) {
    const { kind, place, controller, might = 0, bonus = 0, damage = 0, token } = object;
    if (!atLocation(place)) {
      if ((token && place !== "nowhere") || damage > 0 || bonus !== 0) return false;
      continue;
    }
    // What is attached is never stray.
    if (object.attachedTo !== undefined) continue;
    if (place.startsWith("base:") ? place !== `base:${controller}` : kind !== "unit") return false;
    if (kind !== "unit") continue;
    if (damage > 0 && damage >= might + bonus + (object.buffed ? 1 : 0)) return false;
    if (!place.startsWith("battlefield:")) continue;
    if ((holders.get(place) ?? controller) !== controller) return false;
    holders.set(place, controller);
  }
  return true;
}
