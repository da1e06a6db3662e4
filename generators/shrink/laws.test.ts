import { describe, expect, it } from "vitest";
import { misread, RULEBOOK, type Rulebook } from "../../spec/decisions/rulebook.ts";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { play } from "../../spec/model/play.ts";
import { validateScenario } from "../../spec/schema/validate.ts";
import { ABILITY_GAMES } from "../ability-games.ts";
import { canonical, type Subject } from "../canonical.ts";
import { SPELL_GAMES } from "../spell-games.ts";
import { TRIGGER_GAMES } from "../trigger-games.ts";
import { isValid } from "../valid.ts";
import { allCandidates } from "./candidates.ts";
import { shrink } from "./shrink.ts";
import { isLighter, weightOf } from "./weight.ts";

const GAMES = [...SPELL_GAMES, ...ABILITY_GAMES, ...TRIGGER_GAMES];
const BUDGET = { candidates: 1_000 };

const written = ({ scenario }: Subject): string => JSON.stringify(scenario);

describe("every game of the card language", () => {
  for (const { name, scenario, tested } of GAMES) {
    it(`is valid, and so is every lighter one that it shrinks to: ${name}`, () => {
      expect(isValid(validateScenario(scenario), tested)).toBe(true);
      const start = canonical(scenario, tested);
      const candidates = [...allCandidates(start)];
      expect(new Set(candidates.map((each) => JSON.stringify(each))).size).toBe(candidates.length);
      for (const candidate of candidates.filter((_, index) => index % 11 === 0)) {
        expect(isValid(validateScenario(candidate.scenario), candidate.tested)).toBe(true);
        expect(isLighter(weightOf(candidate), weightOf(start))).toBe(true);
        expect(JSON.stringify(canonical(candidate.scenario, candidate.tested))).toBe(JSON.stringify(candidate));
      }
    });
  }

  it("shrinks to one instruction when everything is interesting", async () => {
    for (const start of GAMES) {
      const least = await shrink(start, () => true, BUDGET);
      expect(weightOf(least).slice(0, 3).join()).toMatch(/^1,[123],[12]$/);
      expect(least.tried).toBeLessThan(BUDGET.candidates);
    }
  });
});

/** Pieces of the language, with plays, text and objects of the least game that has them. */
const PIECES: Readonly<Record<string, string>> = {
  '"costs":': "1 3 2",
  '"pay":"kill"': "1 3 2",
  '"split":': "1 3 2",
  '"group":': "1 3 2",
  '"from":"trash"': "1 3 2",
  '"from":"hand"': "1 3 1",
  '"this":': "1 2 1",
  '"by":': "1 3 1",
  '"they":': "1 4 1",
  '"word":"must"': "1 2 1",
  '"legend":"your"': "1 2 1",
  '"kind":"legend"': "1 2 2",
  '"choose":"legend"': "1 3 1",
  '"verb":"attach"': "1 2 3",
  '"verb":"detach"': "1 2 2",
  '"attachedTo":': "1 2 3",
  '"buffed":': "1 2 2",
  '"verb":"buff"': "1 2 2",
  '"verb":"save"': "1 2 2",
  '"verb":"prevent"': "1 2 2",
  '"equipped"': "1 3 3",
  '"refused":': "1 2 1",
  '"choosesUnits":': "2 5 4",
  '"verb":"discard"': "1 2 1",
  '"activate":[{': "1 4 1",
  '"verb":"control while I stay"': "1 3 2",
  '"alone"': "1 3 2",
  '"subject":': "1 4 2",
  '"if":': "1 5 2",
  '"there":': "1 5 2",
  '"answers":': "1 4 2",
  '"you choose me"': "1 4 2",
  '"passive":': "1 3 2",
  '"here"': "1 5 2",
  '"I die"': "1 4 2",
  '"a friendly unit dies"': "1 4 2",
  '"you play me"': "1 3 1",
  '"may":true,"costs"': "1 6 2",
  '"may":true,"wouldDie"': "1 6 2",
  '"later":"do this"': "1 3 1",
  '"later":"at end of turn"': "1 3 1",
  '"endTurn":': "1 2 1",
};

describe("shrinking a piece of the language", () => {
  for (const [piece, weight] of Object.entries(PIECES)) {
    it(`finds the least game with ${piece}, which shrinks to itself`, async () => {
      const has = (subject: Subject): boolean => written(subject).includes(piece);
      const start = GAMES.find(has);
      if (!start) throw new Error(`no game has ${piece}`);
      const least = await shrink(start, has, BUDGET);
      expect(weightOf(least).slice(0, 3).join(" ")).toBe(weight);
      const again = await shrink(least, has, BUDGET);
      expect(written(again)).toBe(written(least));
    });
  }
});

/** Whether a misreading shows anywhere in a game. */
function shows(name: string): (subject: Subject) => boolean {
  const patches = MISREADINGS.find((each) => each.name === name)?.patches ?? [];
  const books = patches.map((patch) => misread(patch));
  const shown = (scenario: Subject["scenario"], book: Rulebook): string =>
    JSON.stringify(play(scenario, book).checkpoints.map(({ values, asks }) => [values, asks]));
  return ({ scenario }) => books.some((book) => shown(scenario, book) !== shown(scenario, RULEBOOK));
}

/** Misreadings of the wider language, with plays, text and objects of the least game that shows them. */
const MISREAD: Readonly<Record<string, string>> = {
  "target/cost/cost-object-is-target": "1 3 2",
  "target/others-choose/asked-when-played": "1 3 1",
  "illegal/split/divided-when-chosen": "2 5 4",
  "illegal/group/over-the-limit": "2 5 4",
  "illegal/choose-trigger/lost-with-item": "1 4 2",
  "info/source-gone/frozen-when-triggered": "2 5 3",
  "leave/stops/moved-again": "1 2 1",
  "delayed/too-late/acts-all-the-same": "2 4 3",
};

describe("shrinking a misreading", () => {
  for (const [misreading, weight] of Object.entries(MISREAD)) {
    it(`finds the least game that shows ${misreading}, which shrinks to itself`, async () => {
      const accept = shows(misreading);
      const start = GAMES.find(accept);
      if (!start) throw new Error(`no game shows ${misreading}`);
      const least = await shrink(start, accept, BUDGET);
      expect(weightOf(least).slice(0, 3).join(" ")).toBe(weight);
      expect(least.tried).toBeLessThan(200);
      expect(written(await shrink(least, accept, BUDGET))).toBe(written(least));
    });
  }
});
