import { chosenIn } from "../../spec/model/mentions.ts";
import type { Card, Chosen, GameObject, PlayStep, Scenario, Step } from "../../spec/types/index.ts";
import { withChosen } from "./text.ts";

/**
 * The scenario after something was taken out of it: choices go to what is still there, mentions ask for as many as are
 * still chosen, and spells that nobody plays or chooses are gone, as are cards of nothing.
 */
export function repaired(scenario: Scenario): Scenario {
  const ids = new Set(["P1", "P2", ...scenario.battlefields, ...scenario.objects.map(({ id }) => id)]);
  const script = scenario.script.map((step) => {
    if (!("play" in step)) return step;
    const choices: PlayStep["play"]["choices"] = {};
    for (const { id } of mentionsOf(scenario, step.play.card)) {
      choices[id] = [...new Set(step.play.choices[id] ?? [])].filter((pick) => ids.has(pick));
    }
    return { ...step, play: { ...step.play, choices } };
  });
  const used = new Set(
    script.flatMap((step) => ("play" in step ? [step.play.card, ...Object.values(step.play.choices).flat()] : [])),
  );
  const objects = scenario.objects.filter(({ id, kind }) => kind !== "spell" || used.has(id));
  const texts = new Set(objects.map(({ card }) => card));
  const cards = scenario.cards.filter(({ id }) => texts.has(id)).map((card) => counted(card, objects, script));
  return { ...scenario, cards, objects, script };
}

function mentionsOf({ objects, cards }: Scenario, id: string): readonly Chosen[] {
  const card = objects.find((object) => object.id === id)?.card;
  return chosenIn(cards.find((each) => each.id === card)?.text ?? []);
}

/** A card whose mentions ask for as many as are chosen for them. */
function counted(card: Card, objects: readonly GameObject[], script: readonly Step[]): Card {
  const step = script.find(
    (each) => "play" in each && objects.find(({ id }) => id === each.play.card)?.card === card.id,
  );
  if (!step || !("play" in step)) return card;
  const fitted = (chosen: Chosen): Chosen => {
    const picks = step.play.choices[chosen.id]?.length ?? 0;
    const { min, max } = chosen.count;
    return picks >= min && picks <= max
      ? chosen
      : { ...chosen, count: { min: Math.max(picks, 1), max: Math.max(picks, 1) } };
  };
  if (chosenIn(card.text).every((chosen) => fitted(chosen) === chosen)) return card;
  return { ...card, text: card.text.map((instruction) => withChosen(instruction, fitted)) };
}
