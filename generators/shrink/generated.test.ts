import { expect, it } from "vitest";
import { textOf } from "../../spec/model/mentions.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import { STREAMS } from "../bias.ts";
import { canonical, type Subject } from "../canonical.ts";
import { randomCase } from "../case.ts";
import { seeded } from "../chooser.ts";
import type { RecipeName } from "../recipes/names.ts";
import { shrink } from "./shrink.ts";

const BUDGET = { candidates: 1_000 };

/** The first generated games of a stream. */
function* gamesOf(recipe: RecipeName): Generator<Subject> {
  const bias = STREAMS.find(({ name }) => name === recipe);
  for (let index = 0; bias && index < 20; index += 1) {
    const { scenario, tested } = randomCase(seeded(5, 0, index), bias);
    yield canonical(scenario, tested);
  }
}

/** Pieces of the language, where they come from, and the least play with one. */
const PIECES: readonly (readonly [piece: string, recipe: RecipeName, least: string])[] = [
  ['"verb":"look"', "looked", `P1 plays S1 ("Look at the top card of your Main Deck.").`],
  [
    '"from":"looked"',
    "looked",
    `P1 plays S1 ("Look at the top card of your Main Deck. Return up to one unit among those cards to your hand."), choosing nothing.`,
  ],
  [
    '"moreThan":',
    "looked",
    `P1 plays S1 ("Deal 1 to a unit. Look at the top card of your Main Deck. Return up to one unit among those cards that costs no more than that unit to your hand."), choosing U1, then nothing.`,
  ],
  ['"verb":"swap"', "swapped", `P1 plays S1 ("Swap a unit with a unit."), choosing U1, then U1.`],
  ['"exists":', "existing", `P1 plays S1 ("If there is a unit, draw 1.").`],
  ['"countOf":', "numerous", `P1 plays S1 ("Draw cards equal to the number of units.").`],
  ['"with":', "company", `P1 plays S1 ("Deal 1 to a unit. Deal 1 to all units at the same location as it.") on U1.`],
  [
    '"together":',
    "gathered",
    `P1 plays S1 ("Deal 1 to a unit with total Might 1 or less that are all at one location.") on U1.`,
  ],
  ['"verb":"channel"', "runes", `P1 plays S1 ("Channel 1 rune.").`],
  ['"verb":"gain XP"', "experience", `P1 plays S1 ("Gain 1 XP.").`],
  ['"xp":', "experience", `P1 plays S1 ("Draw 1.").`],
  [
    '"from":"facedown"',
    "facedown",
    `P1 plays S2 ("Return a card facedown at a battlefield to its owner's hand.") on S1.`,
  ],
  ['"verb":"permit"', "again", `P1 plays S1 ("You may play this from your trash this turn.").`],
];

for (const [piece, recipe, least] of PIECES) {
  it(`finds the least game with ${piece}, from a generated one, which shrinks to itself`, async () => {
    const has = ({ scenario, tested }: Subject): boolean =>
      JSON.stringify([textOf(scenario, tested), scenario.players]).includes(piece);
    const start = [...gamesOf(recipe)].find(has);
    if (!start) throw new Error(`no game has ${piece}`);
    const found = await shrink(start, has, BUDGET);
    expect(playSentences(found.scenario)[0]).toBe(least);
    const again = await shrink(found, has, BUDGET);
    expect(JSON.stringify(again.scenario)).toBe(JSON.stringify(found.scenario));
  });
}
