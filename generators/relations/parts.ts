import { atLocation } from "../../spec/decisions/identity.ts";
import type { Card, Choices, GameObject, Instruction, PlayStep, Scenario, Step } from "../../spec/types/index.ts";
import { type Choosing, choosing } from "../named.ts";
import { putIn, type Said, sourceOf, withPut } from "../step.ts";

const stepOf = ({ script }: Scenario, source: string): Step | undefined =>
  script.find((each) => sourceOf(each) === source);

/** The play of a physical card, or the activation of an ability of a permanent, if the script has one. */
export function putOf(scenario: Scenario, source: string): Said | undefined {
  const step = stepOf(scenario, source);
  return step && putIn(step);
}

/** What that puts on the chain. */
export function sayingOf(scenario: Scenario, source: string): Choosing {
  const step = stepOf(scenario, source);
  return (step && choosing(step, scenario)) ?? { text: [], paid: [] };
}

/** The plays that come after what was put on the chain of a card or permanent. */
export function laterPlays({ script }: Scenario, source: string): readonly PlayStep["play"][] {
  const at = script.findIndex((step) => sourceOf(step) === source);
  return at < 0 ? [] : script.slice(at + 1).flatMap((step) => ("play" in step ? [step.play] : []));
}

/** The first ids of a letter that nothing in a scenario has yet. */
export function* freeIds({ objects, cards, script, battlefields }: Scenario, letter: string): Generator<string, never> {
  const taken = new Set([...battlefields, ...[objects, cards, script].flatMap((list) => list.map(({ id }) => id))]);
  for (let n = 1; ; n += 1) if (!taken.has(`${letter}${n}`)) yield `${letter}${n}`;
}

/** The units on the board that the item under test chooses, in table order. */
export function chosenUnits(scenario: Scenario, tested: string): readonly GameObject[] {
  const chosen = new Set(Object.values(putOf(scenario, tested)?.choices ?? {}).flat());
  return scenario.objects.filter(({ id, kind, place }) => kind === "unit" && chosen.has(id) && atLocation(place));
}

/** The scenario in which another text is put on the chain of a physical card or permanent, with other choices for it. */
export function withText(
  scenario: Scenario,
  id: string,
  text: readonly Instruction[],
  choices: Readonly<Choices>,
): Scenario {
  const printed = scenario.objects.find((object) => object.id === id)?.card;
  const step = stepOf(scenario, id);
  const ability = step && "activate" in step ? step.activate.ability : undefined;
  const changed = (card: Card): Card => {
    if (ability === undefined) return { ...card, text: [...text] };
    const abilities = card.abilities.map((each) =>
      each.id === ability && "activate" in each ? { ...each, text: [...text] } : each,
    );
    return { ...card, abilities };
  };
  return {
    ...scenario,
    cards: scenario.cards.map((card) => (card.id === printed ? changed(card) : card)),
    script: scenario.script.map((each) =>
      sourceOf(each) === id ? withPut(each, (said) => ({ ...said, choices })) : each,
    ),
  };
}
