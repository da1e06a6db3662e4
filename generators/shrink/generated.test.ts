import { expect, it } from "vitest";
import { textOf } from "../../spec/model/mentions.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import { canonical, type Subject } from "../canonical.ts";
import { randomCase } from "../case.ts";
import { seeded } from "../chooser.ts";
import type { RecipeName } from "../recipes/names.ts";
import { STREAMS } from "../streams.ts";
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

/** Pieces of the language, where they come from, and how the least game with one begins. */
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
  ['"verb":"play token"', "made", `P1 plays S1 ("Play a 1 Might Recruit unit token to base.").`],
  [
    '"choose":"ability"',
    "countering",
    `P1 activates U1's ability ("For free: Draw 1.").\nP1 responds with S1 ("Counter an ability.") on U1.`,
  ],
  [
    '"choose":"spell or ability"',
    "countering",
    `P1 plays S1 ("Draw 1.").\nP1 responds with S2 ("Counter a spell or ability.") on S1.`,
  ],
  [
    '"choosesUnits":1',
    "countering",
    `P1 activates U2's ability ("For free: Deal 1 to a unit.") on U1.\nP1 responds with S1 ("Counter an ability that chooses exactly 1 unit.") on U2.`,
  ],
  [
    '"verb":"save next"',
    "promised",
    `P1 plays S1 ("The next time a unit would die this turn, return it to its owner's hand instead.").`,
  ],
  ['"costOf":', "priced", `P1 plays S1 ("Deal 1 to a unit. Draw cards equal to its Energy cost.") on U1.`],
  ['"to":"your base"', "fetched", `P1 plays S1 ("Move a unit to your base.") on U1.`],
  [
    '"choose":"battlefield"',
    "resettled",
    `P1 plays S1 ("Deal 1 to a unit. Its owner plays it to any battlefield."), choosing U1, then battlefield A.`,
  ],
  ['"verb":"permit"', "again", `P1 plays S1 ("You may play this from your trash this turn.").`],
];

/** Pieces that stand elsewhere in a game than in the text of the spell under test. */
const ANYWHERE: typeof PIECES = [
  ['"while":', "sheltered", `P1 plays S1 ("Draw 1.").`],
  ['"becomes":"gear"', "retyped", `P1 plays S1 ("A unit becomes a gear this turn, and is no unit.") on U1.`],
  ['"becomes":"unit"', "retyped", `P1 plays S1 ("A gear becomes a 1 Might unit this turn, and is no gear.") on G1.`],
  ['"place":"facedown:', "unhidden", `P1 plays U1 (without text), from hidden at battlefield A.`],
  ['"later":"do this"', "reflexive ability", `P1 plays S1 ("Draw 1.").`],
  [
    '"later":"at end of turn"',
    "delayed ability",
    `P1 plays S1 ("At the end of this turn, deal 1 to a unit."). Chosen by what it does later: nothing.`,
  ],
  [
    '"later":true',
    "answered",
    `P1 plays S1 ("Do this: deal 1 to a unit."). Chosen by what it does later: U1.\nP2 responds to what S1 does later with S2 ("Draw 1.").`,
  ],
];

const inText = ({ scenario, tested }: Subject): unknown => [textOf(scenario, tested), scenario.players];
const inGame = ({ scenario }: Subject): unknown => scenario;
const SOUGHT = [
  ...PIECES.map((each) => [...each, inText] as const),
  ...ANYWHERE.map((each) => [...each, inGame] as const),
];

for (const [piece, recipe, least, where] of SOUGHT) {
  it(`finds the least game with ${piece}, from a generated one, which shrinks to itself`, async () => {
    const has = (subject: Subject): boolean => JSON.stringify(where(subject)).includes(piece);
    const start = [...gamesOf(recipe)].find(has);
    if (!start) throw new Error(`no game has ${piece}`);
    const found = await shrink(start, has, BUDGET);
    expect(playSentences(found.scenario).slice(0, least.split("\n").length).join("\n")).toBe(least);
    const again = await shrink(found, has, BUDGET);
    expect(JSON.stringify(again.scenario)).toBe(JSON.stringify(found.scenario));
  });
}
