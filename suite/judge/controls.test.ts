import { expect, test } from "vitest";
import { loadCases } from "../../spec/cases/index.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import { controlsOf } from "./controls.ts";

const found = loadCases().find(({ id }) => id === "reflexive/its-target-leaves");
if (!found) throw new Error("there is no such case");
const { scenario } = found.case;

test("where an item has no text, what answers the ability that it leaves answers the item", () => {
  const controls = controlsOf(scenario, "S1").map(({ name, scenario: control }) => {
    return [name, play(control, RULEBOOK).end.kind, ...playSentences(control)].join("\n  ");
  });
  expect(controls.join("\n")).toMatchInlineSnapshot(`
    "undisturbed
      complete
      P1 plays S1 ("Stun an enemy unit. Do this: deal 2 to a unit.") on X. Chosen by what it does later: Y.
      Everybody passes until the chain is empty.
    disturbance alone
      complete
      P1 plays S1 (without text).
      P2 responds with S2 ("Return a friendly unit to its owner's hand.") on Y.
      Everybody passes until the chain is empty.
    blank
      complete
      P1 plays S1 (without text).
      P2 responds with S2 (without text).
      Everybody passes until the chain is empty."
  `);
});
