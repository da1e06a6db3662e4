import { expect, test } from "vitest";
import { CATALOGUE } from "../spec/catalogue/index.ts";
import { isJudged } from "../spec/catalogue/official-card.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type CardSet, mightsOf, spellsOf } from "./card-set.ts";
import type { GeneratedCase } from "./case.ts";
import { seeded } from "./chooser.ts";
import { namedCase } from "./named-game.ts";
import { isValid } from "./valid.ts";

const NAMES = [
  "Void Seeker",
  "Hidden Blade",
  "Wind Wall",
  "Flash",
  "Cruel Patron",
  "Ruin Runner",
  "Zhonya's Hourglass",
];
const set = (...override: readonly string[]): CardSet => ({
  cards: CATALOGUE.filter((official) => isJudged(official) && NAMES.includes(official.card.name)),
  override: new Set(override),
});

function games(of: CardSet, each = 6): readonly GeneratedCase[] {
  return spellsOf(of).flatMap((spell, stream) =>
    Array.from({ length: each }, (_, index) => namedCase(seeded(1, stream, index), of, spell, "CR") ?? []).flat(),
  );
}

const played = ({ cards, objects }: Scenario): readonly (string | undefined)[] =>
  objects.map(({ card }) => cards.find(({ id }) => id === card)?.name);

test("all cards of a game are of the set, and every spell of it is under test", () => {
  const made = games(set());
  for (const { scenario, tested } of made) {
    expect(isValid(scenario, tested)).toBe(true);
    for (const name of played(scenario)) expect([...NAMES, undefined]).toContain(name);
  }
  const under = made.map(({ scenario, tested }) => {
    const { card } = scenario.objects.find(({ id }) => id === tested) ?? {};
    return scenario.cards.find(({ id }) => id === card)?.name;
  });
  expect([...new Set(under)].sort()).toEqual(["Flash", "Hidden Blade", "Void Seeker", "Wind Wall"]);
});

test("units are as printed, and those without text have the Might of some of them", () => {
  expect(mightsOf(set())).toEqual([5, 6]);
  const mights = games(set()).flatMap(({ scenario }) => scenario.objects.flatMap(({ might }) => might ?? []));
  expect([...new Set(mights)].sort()).toEqual([5, 6]);
  expect(mightsOf(set("might"))).toEqual([]);
});

test("only reactions answer, unless a setup may change the timing", () => {
  const answers = (of: CardSet): readonly string[] => {
    const names = games(of).flatMap(({ scenario }) =>
      scenario.script.flatMap((step) => {
        if (!("play" in step) || step.play.respondsTo === undefined) return [];
        const { card } = scenario.objects.find(({ id }) => id === step.play.card) ?? {};
        return scenario.cards.find(({ id }) => id === card)?.name ?? [];
      }),
    );
    return [...new Set(names)].sort();
  };
  expect(answers(set())).toEqual(["Flash", "Wind Wall"]);
  expect(answers(set("timing"))).toEqual(["Flash", "Hidden Blade", "Void Seeker", "Wind Wall"]);
});

test("a game is a function of seed, stream and index", () => {
  expect(games(set(), 2)).toEqual(games(set(), 2));
});

test("in a quiet game nobody answers but who has to", () => {
  for (const spell of spellsOf(set())) {
    const made = namedCase(seeded(1, 0, 0), set(), spell, "CR", true);
    const steps = made?.scenario.script.filter((step) => "play" in step) ?? [];
    expect(steps, spell.card.name).toHaveLength(spell.card.name === "Wind Wall" ? 2 : 1);
  }
});
