import type { Card, Chosen, Filter, GameObject, Instruction, PlayerId, Scenario, Step } from "../spec/types/index.ts";
import type { Subject } from "./canonical.ts";
import { aUnit, spell, spellCard } from "./example-case.ts";

/** A small game by name. */
export interface ExampleGame extends Subject {
  readonly name: string;
}

type Parts = Pick<Scenario, "cards" | "objects" | "script"> & Partial<Scenario>;

/** A game around the item under test; hands are empty unless something else is said. */
export function game(name: string, tested: string, parts: Parts): ExampleGame {
  const players = { P1: { hand: 0, deck: 9 }, P2: { hand: 0, deck: 9 } };
  const rules = { release: "2026-07-24", profile: "FAQ+", battlefields: ["A", "B"], players } as const;
  return { name, tested, scenario: { ...rules, battlefields: ["A", "B"], ...parts } };
}

/** A unit, gear or legend of a player's, at home unless something else is said. */
export function permanent(
  id: string,
  player: PlayerId,
  more: Partial<GameObject> & Pick<GameObject, "kind">,
): GameObject {
  const place = more.kind === "legend" ? `legend:${player}` : `base:${player}`;
  return { id, owner: player, controller: player, place, ...(more.kind === "unit" && { might: 2 }), ...more };
}

/** The card of a permanent with abilities; it has the name of the object. */
export function abled(id: string, kind: "unit" | "gear" | "legend", ...abilities: Card["abilities"]): Card {
  return { id: `card${id}`, name: id, kind, timing: "main", text: [], abilities };
}

/** A step in which a card is played. */
export const played = (
  player: PlayerId,
  card: string,
  choices: Record<string, string[]>,
  respondsTo?: string,
): Step => ({
  id: `play${card}`,
  play: { player, card, choices, ...(respondsTo !== undefined && { respondsTo }) },
});

/** The last step: everything resolves. */
export const RESOLVED: Step = { id: "end", resolve: 0 };

/** A requirement of one word. */
export const is = (id: string, what: Extract<Filter, { is: string }>["is"]): Filter => ({ id, is: what });

/** "Draw 1." */
export const draws = (id: string): Instruction => ({
  id,
  verb: "draw",
  amount: 1,
  player: { id: `${id}m`, player: "you" },
});

/** Of any noun and number, with what else is said of the chosen. */
export const some = (id: string, choose: Chosen["choose"], max: number, more: Partial<Chosen> = {}): Chosen => ({
  id,
  choose,
  count: { min: 1, max },
  filters: [],
  ...more,
});

/** P2's answer "Return a unit to its owner's hand." */
export const RETURNED = spellCard("S9", "reaction", [{ id: "i1", verb: "return", object: aUnit("m1") }]);
/** A step in which the opponent returns something in response. */
export const returning = (id: string, respondsTo: string): Step => played("P2", "S9", { m1: [id] }, respondsTo);
/** The card with which it does so. */
export const ANSWER = spell("S9", "P2");
