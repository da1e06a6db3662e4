import type { Card, Chosen, GameObject, Instruction, PlayStep, Scenario } from "../../spec/types/index.ts";

/** One more card in a hand that is played in response, and does one thing to one unit. */
export interface Reaction {
  readonly card: Card;
  readonly spell: GameObject;
  readonly step: PlayStep;
}

/**
 * A reaction to the item under test by the controller of the unit that it chooses, who always may.
 * @param id free in the scenario
 */
export function reactionOn(
  unit: GameObject,
  tested: string,
  id: string,
  act: (object: Chosen) => Instruction,
): Reaction {
  const player = unit.controller;
  const object: Chosen = { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [] };
  const card: Card = {
    id: `card${id}`,
    name: `Spell ${id}`,
    kind: "spell",
    timing: "reaction",
    text: [act(object)],
    abilities: [],
  };
  return {
    card,
    spell: { id, kind: "spell", card: card.id, owner: player, controller: player, place: `hand:${player}` },
    step: { id: `s${id}`, play: { player, card: id, choices: { m1: [unit.id] }, respondsTo: tested } },
  };
}

/** The scenario with reactions in it, the first of them at a place of the script. */
export function withReactions(scenario: Scenario, at: number, reactions: readonly Reaction[]): Scenario {
  return {
    ...scenario,
    cards: [...scenario.cards, ...reactions.map(({ card }) => card)],
    objects: [...scenario.objects, ...reactions.map(({ spell }) => spell)],
    script: scenario.script.toSpliced(at, 0, ...reactions.map(({ step }) => step)),
  };
}
