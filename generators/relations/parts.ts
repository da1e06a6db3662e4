import { atLocation } from "../../spec/decisions/identity.ts";
import type { Choices, GameObject, Instruction, PlayStep, Scenario } from "../../spec/types/index.ts";

/** The play of a physical card, if the script has one. */
export function playOf({ script }: Scenario, card: string): PlayStep["play"] | undefined {
  return script.flatMap((step) => ("play" in step && step.play.card === card ? [step.play] : []))[0];
}

/** The plays that come after that of a card. */
export function laterPlays({ script }: Scenario, card: string): readonly PlayStep["play"][] {
  const plays = script.flatMap((step) => ("play" in step ? [step.play] : []));
  const at = plays.findIndex((play) => play.card === card);
  return at < 0 ? [] : plays.slice(at + 1);
}

/** The first ids of a letter that nothing in a scenario has yet. */
export function* freeIds({ objects, cards, script, battlefields }: Scenario, letter: string): Generator<string, never> {
  const taken = new Set([...battlefields, ...[objects, cards, script].flatMap((list) => list.map(({ id }) => id))]);
  for (let n = 1; ; n += 1) if (!taken.has(`${letter}${n}`)) yield `${letter}${n}`;
}

/** The units on the board that the item under test chooses, in table order. */
export function chosenUnits(scenario: Scenario, tested: string): readonly GameObject[] {
  const chosen = new Set(Object.values(playOf(scenario, tested)?.choices ?? {}).flat());
  return scenario.objects.filter(({ id, kind, place }) => kind === "unit" && chosen.has(id) && atLocation(place));
}

/** The scenario with another text on a physical card, and other choices for it. */
export function withText(
  scenario: Scenario,
  id: string,
  text: readonly Instruction[],
  choices: Readonly<Choices>,
): Scenario {
  const printed = scenario.objects.find((object) => object.id === id)?.card;
  return {
    ...scenario,
    cards: scenario.cards.map((card) => (card.id === printed ? { ...card, text: [...text] } : card)),
    script: scenario.script.map((step) =>
      "play" in step && step.play.card === id ? { ...step, play: { ...step.play, choices } } : step,
    ),
  };
}
