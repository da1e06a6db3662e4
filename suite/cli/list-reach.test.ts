import { expect, test } from "vitest";
import { CATALOGUE } from "../../spec/catalogue/index.ts";
import { WrongUse } from "./failure.ts";
import { list } from "./list.ts";
import { cardList } from "./list-cards.ts";
import { reachList } from "./list-reach.ts";

test("what games of a few cards tell, as a table and for programs", () => {
  const table = reachList("Flash, Irelia, Fervent,Gusto", false).split("\n");
  const rows = table.filter((line) => /^(What|Invariant|illegal\/(untouched|split|still)|In part|Not in)/.test(line));
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "What 20 games of 1 card tell: 4 of 53 invariants
    Invariant                    Rule          Misreadings
    illegal/still-resolves       359.3.e.1     0 of 4
    illegal/untouched            359.3.e.5     0 of 1
    illegal/split                355.14        0 of 4
    In part only, so that no engine is judged by them: Irelia, Fervent
    Not in the catalogue: "Gusto"; the nearest is "Gust""
  `);
  const reach: unknown = JSON.parse(reachList("Flash", true));
  expect(reach).toMatchObject({ cards: ["Flash"], inPart: [], unknown: [], games: 20 });
});

test.each([
  ["Gusto", 'the catalogue has no card "Gusto"; the nearest is "Gust"'],
  ["Defy", "Defy: the catalogue has these in part only, so that no engine is judged by them"],
  ["Ruin Runner", "there is no spell among these cards, so that there is nothing to play"],
  ["", "no names were given"],
])("no games of %j", (names, message) => {
  expect(() => reachList(names, false)).toThrow(new WrongUse(message));
});

test("the cards of the catalogue, with how much of them is there", () => {
  const lines = cardList(false).split("\n\n");
  expect(lines.filter((block) => /^(Gust|Retreat|Defy|Ruin Runner) /.test(block)).join("\n")).toMatchInlineSnapshot(`
    "Gust  spell, reaction
      Return a unit at a battlefield with 3 Might or less to its owner's hand.
    Retreat  spell, reaction
      Return a friendly unit to its owner's hand. Its owner channels 1 rune exhausted.
    Defy  spell, reaction
      Counter a spell.
      In part, so that no engine is judged by it: The spell costs at most 4 energy and at most 1 power.
    Ruin Runner  unit, 5 Might
      I can't be chosen by enemy spells and abilities."
  `);
  expect(JSON.parse(cardList(true)).cards).toHaveLength(CATALOGUE.length);
});

test("one thing at a time", async () => {
  await expect(list({ cards: true, reach: "Gust" })).rejects.toThrow(
    new WrongUse("list prints one thing at a time: --features, --cards or --reach"),
  );
});
