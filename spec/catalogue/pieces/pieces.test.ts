import { expect, test } from "vitest";
import { validateCard } from "../../schema/validate.ts";
import { PIECES } from "./index.ts";
import { languagePage } from "./page.ts";

test("every piece is shown by a valid card", () => {
  for (const pieces of Object.values(PIECES)) {
    for (const { name, card } of pieces) expect(validateCard(card), name).toBe(card);
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length);
  }
});

test("the page about the card language is up to date", async () => {
  await expect(languagePage()).toMatchFileSnapshot("../../../docs/card-language.md");
});
