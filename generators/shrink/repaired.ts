import { atLocation } from "../../spec/decisions/identity.ts";
import { cardOf, chosenIn, instructionsOf } from "../../spec/model/mentions.ts";
import type { Card, Choices, Chosen, GameObject, Scenario } from "../../spec/types/index.ts";
import { choosing, slotsOf, triggeredSlots } from "../named.ts";
import { allPicks, attackIn, sourceOf, withAttack, withPut } from "../step.ts";
import { detached } from "./board.ts";
import { withChosen } from "./text.ts";
import { withInstructions } from "./whole-card.ts";

/**
 * The scenario after something was taken out of it: choices go to what is still there, mentions ask for as many as are
 * still chosen, gear of a unit that is gone is at home, and spells that nobody plays or chooses are gone, as are cards
 * of nothing.
 */
export function repaired(scenario: Scenario): Scenario {
  const ids = new Set(["P1", "P2", ...scenario.battlefields, ...scenario.objects.map(({ id }) => id)]);
  const there = scenario.script
    .filter((step) => !("edit" in step) || ids.has(step.edit.object))
    .map((step) => withAttack(step, (attack) => ({ ...attack, units: attack.units.filter((id) => ids.has(id)) })))
    .filter((step) => attackIn(step)?.units.length !== 0);
  const script = there.map((step) => {
    const chooses = choosing(step, scenario);
    const slots = slotsOf(chooses?.text ?? [], chooses?.paid ?? []);
    return withPut(step, (said) => ({ ...said, choices: possible(said.choices, slots, ids, true) }));
  });
  const { answers: _, ...rest } = scenario;
  const answers = repairedAnswers(scenario, ids);
  const chosen = { ...rest, ...(Object.keys(answers).length > 0 && { answers }), script };
  const used = new Set([...script.flatMap((step) => sourceOf(step) ?? []), ...allPicks(chosen).flat()]);
  const objects = scenario.objects
    .filter(({ id, kind }) => kind !== "spell" || used.has(id))
    .map((object) => withUnit(object, scenario));
  const texts = new Set(objects.map(({ card }) => card));
  const cards = scenario.cards.filter(({ id }) => texts.has(id)).map((card) => counted(card, objects, chosen));
  return { ...chosen, cards, objects };
}

/** Attached gear where its unit is; at home when that is not on the board. */
function withUnit(object: GameObject, { objects }: Scenario): GameObject {
  if (object.attachedTo === undefined) return object;
  const unit = objects.find(({ id }) => id === object.attachedTo);
  return unit && atLocation(unit.place) ? { ...object, place: unit.place } : detached(object);
}

function repairedAnswers(scenario: Scenario, ids: ReadonlySet<string>): NonNullable<Scenario["answers"]> {
  const answers: NonNullable<Scenario["answers"]> = {};
  for (const [id, choices] of Object.entries(scenario.answers ?? {})) {
    const card = cardOf(scenario, id);
    const slots = triggeredSlots(card);
    const kept = { ...accepted(id, choices, card), ...(slots && possible(choices, slots, ids, false)) };
    if (Object.keys(kept).length > 0) answers[id] = kept;
  }
  return answers;
}

/** The wishes for what is optional: the source stands for yes. */
function accepted(source: string, choices: Choices, card: Card | undefined): Choices {
  const kept: Choices = {};
  for (const ability of card?.abilities ?? []) {
    if ("may" in ability && choices[ability.id]?.includes(source)) kept[ability.id] = [source];
  }
  return kept;
}

/**
 * Choices of what is there, for what asks for it; targets are as many as may be.
 * @param spoken whether a mention for which nothing is chosen is listed too
 */
function possible(
  choices: Choices,
  slots: ReadonlyMap<string, Chosen>,
  ids: ReadonlySet<string>,
  spoken: boolean,
): Choices {
  const kept: Choices = {};
  for (const [id, mention] of slots) {
    const picks = (choices[id] ?? []).filter((pick) => ids.has(pick));
    if (id === mention.id) {
      const once = [...new Set(picks)];
      kept[id] = isTarget(mention) ? once.slice(0, mention.count.max) : once;
    } else {
      // Points of damage, or who is kept of a group: of those that were chosen.
      kept[id] = picks.filter((pick) => kept[mention.id]?.includes(pick));
    }
    if (kept[id]?.length === 0 && !(spoken && id === mention.id)) delete kept[id];
  }
  return kept;
}

/** Whether just as many are chosen as are wished for; of others the first that are on offer then. */
function isTarget({ choose, word, from, by }: Chosen): boolean {
  const later = word === "must" || word === "pick" || from === "hand" || from === "looked";
  return choose !== "legend" && !later && by === undefined;
}

/** A card whose mentions ask for as many as are chosen for them. */
function counted(card: Card, objects: readonly GameObject[], { script, answers = {} }: Scenario): Card {
  const bearers = objects.filter((object) => object.card === card.id).map(({ id }) => id);
  const said: readonly Choices[] = [
    ...script.flatMap((step) => ("play" in step && bearers.includes(step.play.card) ? [step.play.choices] : [])),
    ...script.flatMap((step) =>
      "activate" in step && bearers.includes(step.activate.object) ? [step.activate.choices] : [],
    ),
    ...bearers.map((id) => answers[id] ?? {}),
  ];
  const fitted = (chosen: Chosen): Chosen => {
    const picks = said.flatMap((choices) => choices[chosen.id]?.length ?? []);
    const n = Math.max(1, ...picks);
    if (picks.length === 0 || !isTarget(chosen) || n >= chosen.count.min) return chosen;
    return { ...chosen, count: { min: n, max: n } };
  };
  if (chosenIn(instructionsOf(card)).every((chosen) => fitted(chosen) === chosen)) return card;
  return withInstructions(card, (instruction) => withChosen(instruction, fitted));
}
