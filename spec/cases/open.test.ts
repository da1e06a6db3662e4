import { expect, test } from "vitest";
import { RULEBOOK } from "../decisions/rulebook.ts";
import { playOut } from "../model/play.ts";
import { WRITTEN } from "./index.ts";

/** What the rules leave open in a game, by name. */
const openIn = (scenario: (typeof WRITTEN)[number]["case"]["scenario"]): string =>
  [...playOut(scenario, RULEBOOK).state.open].sort().join(", ");

test("a run judges no written case that meets an open point: these, each for what it says", () => {
  const left = WRITTEN.flatMap(({ id, case: { scenario } }) => {
    const open = openIn(scenario);
    return open === "" ? [] : [`${id}: ${open}`];
  });
  expect(left.join("\n")).toMatchInlineSnapshot(`
    "another-type/of-a-damaged-unit: type
    buff/unit-to-be-buffed-is-another-object: to hand
    circumstances/prevented-and-its-controller: prevented
    condition/with-and-a-weak-one-beside: forced
    cost/saved-but-it-is-another-object: to hand
    counted/another-object: to hand
    group/each-too-strong: A12
    hidden-zone/forge-of-the-future: recycle
    impossible/lost-but-given-by-a-passive: A10, lost quality
    looked/none-taken: A1
    must/chosen-on-resolution: to hand
    must/without-the-word-it-is-a-target: to hand
    new-object/buff-is-forgotten: to hand
    new-object/prevention-is-forgotten: to hand
    no-choice/all-even-another-object: to hand
    none-legal/trigger-up-to: A12
    none-legal/up-to: A12
    only-one/another-object: to hand
    only-one/gear: to hand
    others-choose/a-chosen-opponent: to hand
    others-choose/after-a-change-of-control: late choice
    others-choose/after-a-move: late choice
    others-choose/after-what-was-killed: late choice
    others-choose/own-share: to hand
    others-choose/the-others-share: to hand
    own-legend/by-the-core-rules: A5
    pick/by-the-core-rules: A6, to hand
    pick/chosen-on-resolution: to hand
    recalled/unit-moved-to-your-base: other base
    replaced/next-death-away-and-its-controller-draws: replaced away
    requirement/taken-twice: A2
    requirement/taken-twice-and-not-readied: A2
    some-of-one/singularity-with-nobody-chosen: A12
    source-gone/returned-and-replayed: to hand
    split/one-is-another-object: to hand
    stays/returned-and-played-again: to hand
    too-late/ends-though-the-source-comes-back: to hand
    too-late/source-replayed: to hand
    trigger-fixed/it-is-another-object: to hand
    whole/refused-then-legal: forced
    zone-change/trash-card-recycled: recycle"
  `);
});

test("by the rulings page the same but for what it decides", () => {
  const otherwise = WRITTEN.flatMap(({ id, case: { scenario } }) => {
    const open = openIn({ ...scenario, profile: "FAQ+" });
    return open === openIn(scenario) ? [] : [`${id}: ${open || "nothing"}`];
  });
  expect(otherwise.join("\n")).toMatchInlineSnapshot(`
    "own-legend/by-the-core-rules: nothing
    pick/by-the-core-rules: to hand"
  `);
});
