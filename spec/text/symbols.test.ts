import { expect, test } from "vitest";
import { CATALOGUE } from "../catalogue/index.ts";
import { PIECES } from "../catalogue/pieces/index.ts";
import { rulesText } from "./rules-text.ts";
import { SYMBOLS, withSymbols } from "./symbols.ts";

const texts = [...CATALOGUE, ...Object.values(PIECES).flat()].map(({ card }) => rulesText(card));

test("every published symbol occurs in the text of some card", () => {
  for (const symbol of Object.keys(SYMBOLS))
    expect(texts.filter((text) => text.includes(symbol)).length, symbol).not.toBe(0);
});

test("whole words only, the longest first, each once", () => {
  const table = { Might: ":might:", "Exhaust:": ":exhaust::", Exhaust: "Tap", "(Reaction)": "[Reaction]", might: "x" };
  expect(withSymbols("(Reaction) Exhaust: Give a unit +2 Might. Exhaust it. Mighty.", table)).toBe(
    "[Reaction] :exhaust:: Give a unit +2 :might:. Tap it. Mighty.",
  );
});

test("signs in a symbol are signs, not patterns", () => {
  expect(withSymbols("Deal 3.", { "3.": "$& three", ".": "!" })).toBe("Deal $& three");
});

test("a card for an engine that writes Might as a symbol", () => {
  const gust = CATALOGUE.find(({ card }) => card.name === "Gust")?.card;
  expect(gust && rulesText(gust, { Might: ":rb_might:" })).toBe(
    "Return a unit at a battlefield with 3 :rb_might: or less to its owner's hand.",
  );
});
