import { cardOf, instructionsOf } from "../spec/model/mentions.ts";
import type { Card, Choices, EditStep, Filler, GameObject, Scenario, Step } from "../spec/types/index.ts";
import { type Names, rewrittenCard } from "./rewritten.ts";
import { attackIn, editIn } from "./step.ts";

/** A scenario with the id of the physical card of the item under test. */
export interface Subject {
  readonly scenario: Scenario;
  readonly tested: string;
}

const LETTERS = { unit: "U", gear: "G", spell: "S", legend: "L" } as const;
const KINDS = { unit: "Unit", gear: "Gear", spell: "Spell", legend: "Legend" } as const;

/**
 * The same case in its canonical form: ids by kind in table order, battlefields in the order of their first use, nodes in
 * the order of the text; no unused cards or battlefields, no keys that say what is so without them; keys in a fixed order.
 */
export function canonical(scenario: Scenario, tested: string): Subject {
  const names = namesFor(scenario);
  const name = (id: string): string => names.get(id) ?? id;
  const nodes = new Map<string, Names>();
  const cards = scenario.objects.flatMap(({ id, kind, card }, index): Card[] => {
    const found = scenario.cards.find((each) => each.id === card);
    if (!found || scenario.objects.findIndex((each) => each.card === card) < index) return [];
    const rewritten = rewrittenCard(found, name);
    nodes.set(found.id, rewritten.nodes);
    return [{ ...rewritten.card, id: cardId(name(id)), name: `${KINDS[kind]} ${name(id)}` }];
  });
  const objects = scenario.objects.map((object): GameObject => {
    const first = scenario.objects.find((each) => each.card === object.card);
    const card = object.card === undefined || !nodes.has(object.card) ? undefined : cardId(name(first?.id ?? ""));
    return rewrittenObject(object, card, name);
  });
  const { release, profile, players } = scenario;
  return {
    scenario: {
      release,
      profile,
      battlefields: battlefieldsIn(names, scenario),
      players: {
        P1: rewrittenFiller(players.P1),
        P2: rewrittenFiller(players.P2),
      },
      cards,
      objects,
      ...(scenario.answers && { answers: rewrittenAnswers(scenario, nodes, name) }),
      script: scenario.script.map((step, index) => rewrittenStep(step, `s${index + 1}`, scenario, nodes, name)),
    },
    tested: name(tested),
  };
}

function rewrittenFiller({ hand, deck, runes, exhaustedRunes, runeDeck, xp }: Filler): Filler {
  return {
    hand,
    deck,
    ...(runes !== undefined && { runes }),
    ...(exhaustedRunes !== undefined && { exhaustedRunes }),
    ...(runeDeck !== undefined && { runeDeck }),
    ...(xp !== undefined && { xp }),
  };
}

/** Equal for two cases that differ in nothing but names. */
export function canonicalKey(scenario: Scenario, tested: string): string {
  const form = canonical(scenario, tested);
  return JSON.stringify([form.tested, form.scenario]);
}

const cardId = (object: string): string => `card${object}`;

/** New names of objects and used battlefields. */
function namesFor(scenario: Scenario): Names {
  const names = new Map<string, string>();
  const counts = { unit: 0, gear: 0, spell: 0, legend: 0 };
  for (const { id, kind } of scenario.objects) {
    counts[kind] += 1;
    names.set(id, `${LETTERS[kind]}${counts[kind]}`);
  }
  let used = 0;
  for (const id of battlefieldsUsed(scenario)) {
    if (names.has(id) || !scenario.battlefields.includes(id)) continue;
    names.set(id, String.fromCharCode("A".charCodeAt(0) + used));
    used += 1;
  }
  return names;
}

function battlefieldsIn(names: Names, { battlefields }: Scenario): [string, ...string[]] {
  const [, ...rest] = battlefields.flatMap((id) => names.get(id) ?? []).sort();
  return ["A", ...rest];
}

/** Every battlefield that is named somewhere: on the board, in a text, in a choice. */
function* battlefieldsUsed({ objects, cards, script, answers = {} }: Scenario): Generator<string> {
  for (const { place } of objects)
    if (/^(battlefield|facedown):/.test(place)) yield place.slice(place.indexOf(":") + 1);
  for (const { card } of objects) {
    const found = cards.find(({ id }) => id === card);
    for (const instruction of found ? instructionsOf(found) : []) {
      if ("to" in instruction && typeof instruction.to === "object" && "battlefield" in instruction.to) {
        yield instruction.to.battlefield;
      }
    }
  }
  for (const step of script) {
    if ("play" in step) yield* Object.values(step.play.choices).flat();
    if ("activate" in step) yield* Object.values(step.activate.choices).flat();
    const { battlefield } = attackIn(step) ?? {};
    if (battlefield !== undefined) yield battlefield;
    const { place } = editIn(step) ?? {};
    if (place?.startsWith("battlefield:")) yield place.slice("battlefield:".length);
  }
  for (const choices of Object.values(answers)) yield* Object.values(choices).flat();
}

function rewrittenObject(object: GameObject, card: string | undefined, name: (id: string) => string): GameObject {
  const {
    id,
    kind,
    owner,
    controller,
    might,
    energy = 0,
    bonus = 0,
    damage = 0,
    exhausted,
    stunned,
    qualities = [],
    token,
    buffed,
    attachedTo,
  } = object;
  return {
    id: name(id),
    kind,
    ...(card !== undefined && { card }),
    owner,
    controller,
    place: rewrittenPlace(object.place, name),
    ...(might !== undefined && { might }),
    ...(energy !== 0 && { energy }),
    ...(bonus !== 0 && { bonus }),
    ...(damage !== 0 && { damage }),
    ...(exhausted && { exhausted }),
    ...(stunned && { stunned }),
    ...(buffed && { buffed }),
    ...(attachedTo !== undefined && { attachedTo: name(attachedTo) }),
    ...(qualities.length > 0 && { qualities: qualities.toSorted() }),
    ...(token && { token }),
  };
}

function rewrittenPlace(place: string, name: (id: string) => string): string {
  const [zone = "", at = ""] = place.split(":");
  return zone === "battlefield" || zone === "facedown" ? `${zone}:${name(at)}` : place;
}

function rewrittenStep(
  step: Step,
  id: string,
  { cards, objects }: Scenario,
  nodes: ReadonlyMap<string, Names>,
  name: (id: string) => string,
): Step {
  if ("resolve" in step) return { id, resolve: step.resolve, ...(step.endTurn && { endTurn: step.endTurn }) };
  if ("saveAndLoad" in step) return { id, saveAndLoad: true };
  if ("edit" in step) return { id, edit: rewrittenEdit(step.edit, name) };
  if ("attack" in step) {
    const { units, battlefield } = step.attack;
    return { id, attack: { units: units.map(name), battlefield: name(battlefield) } };
  }
  const put = "play" in step ? step.play : step.activate;
  const card = "play" in step ? step.play.card : step.activate.object;
  const { player, respondsTo, later, refused } = put;
  const rest = {
    choices: rewrittenChoices(put.choices, cardOf({ objects, cards }, card), nodes, name),
    ...(respondsTo !== undefined && { respondsTo: name(respondsTo) }),
    ...(later && { later }),
    ...(refused && { refused }),
  };
  if ("play" in step) return { id, play: { player, card: name(card), ...rest } };
  const abilities = nodes.get(cardOf({ objects, cards }, card)?.id ?? "");
  const ability = abilities?.get(step.activate.ability) ?? step.activate.ability;
  return { id, activate: { player, object: name(card), ability, ...rest } };
}

function rewrittenEdit(
  { verb, object, place, amount, player, respondsTo }: EditStep["edit"],
  name: (id: string) => string,
): EditStep["edit"] {
  return {
    verb,
    object: name(object),
    ...(place !== undefined && { place: rewrittenPlace(place, name) }),
    ...(amount !== undefined && { amount }),
    ...(player !== undefined && { player }),
    ...(respondsTo !== undefined && { respondsTo: name(respondsTo) }),
  };
}

function rewrittenAnswers(
  { answers = {}, ...scenario }: Scenario,
  nodes: ReadonlyMap<string, Names>,
  name: (id: string) => string,
): NonNullable<Scenario["answers"]> {
  const renamed: NonNullable<Scenario["answers"]> = {};
  for (const { id } of scenario.objects) {
    const choices = answers[id];
    if (choices) renamed[name(id)] = rewrittenChoices(choices, cardOf(scenario, id), nodes, name);
  }
  return renamed;
}

/** Choices under the new names, in the order of the card's nodes. */
function rewrittenChoices(
  choices: Choices,
  card: Card | undefined,
  nodes: ReadonlyMap<string, Names>,
  name: (id: string) => string,
): Choices {
  const renamed: Choices = {};
  for (const [old, node] of nodes.get(card?.id ?? "") ?? []) {
    const picks = choices[old];
    if (picks) renamed[node] = picks.map(name);
  }
  return renamed;
}
