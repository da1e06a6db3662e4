import { expect, it } from "vitest";
import { WRITTEN } from "../cases/index.ts";
import { RULEBOOK } from "../decisions/rulebook.ts";
import { oneByOne } from "../model/one-by-one.ts";
import { play } from "../model/play.ts";
import { changeSentences } from "./change-sentences.ts";

function changesIn(written: string): string {
  const found = WRITTEN.find(({ id }) => id === written);
  if (!found) return "";
  const scenario = oneByOne(found.case.scenario);
  const steps = changeSentences(play(scenario, RULEBOOK), scenario);
  return steps.map((changes, index) => `${index + 1}: ${changes.join("; ")}`).join("\n");
}

it("says of each step what it changed", () => {
  expect(changesIn("link/hidden-blade-undisturbed")).toMatchInlineSnapshot(`
    "1: the chain holds S1; the item on the chain targets X
    2: X is in P2's trash; S1 is in P1's trash; P2 has 4 cards in hand; P2 has 4 cards in the deck; the chain is empty"
  `);
});

it("says what a unit that was away for a moment has lost", () => {
  expect(changesIn("new-object/damage-is-forgotten")).toMatchInlineSnapshot(`
    "1: the chain holds S1; the item on the chain targets X
    2: X is exhausted; X has no damage; S1 is in P1's trash; the chain is empty
    3: the chain holds S2; the item on the chain targets X
    4: X has 3 damage; S2 is in P1's trash; the chain is empty"
  `);
});
