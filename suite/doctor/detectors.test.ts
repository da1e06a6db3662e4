import { describe, expect, it } from "vitest";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { mutant } from "../../engine-adapter/mutant.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { calibrated } from "./detectors.ts";

const useless = async (adapter: Adapter) =>
  (await calibrated(adapter, "CR")).filter(({ usable }) => !usable).map(({ name, because }) => `${name}: ${because}`);

describe("a detector tells a sure target from what surely is none", () => {
  it.each([reference, sparring(), sparring(["whole-chain", "auto-pass"])])("on $engine.name", async (adapter) => {
    expect(await useless(adapter)).toEqual([]);
  });

  it("or is of no use, with the reason", async () => {
    expect(
      await useless(sparring(["asks-nothing", "hides-chain", "protects-nothing", "choices-unnoticed"])),
    ).toMatchInlineSnapshot(`
      [
        "what a card asks for when it is played: does not tell what must be chosen to play a card",
        "what is listed as a target on the chain: does not show the targets of what is on the chain",
        "what can't be chosen is no target: of a sure target, expected: S1 is refused when played; got: S1 is accepted when played",
        "what triggers "when you choose me": of a sure target, expected: C has 3 Might; got: C has 2 Might",
      ]
    `);
    expect(await useless(sparring(["move-does-nothing"]))).toMatchInlineSnapshot(`
      [
        "who comes in response is no target any more: of a sure target, expected: E is at battlefield B; got: E is in P2's base",
      ]
    `);
    expect(await useless(mutant("target/mentioned/never-chosen"))).toMatchInlineSnapshot(`
      [
        "what a card asks for when it is played: of a sure target, expected: S1 asks for a unit when it is played; got: S1 asks for nothing when it is played",
        "what is listed as a target on the chain: of a sure target, expected: the item on the chain targets U2; got: nothing on the chain has a target",
        "what can't be chosen is no target: of a sure target, expected: S1 is refused when played; got: S1 is accepted when played",
        "what triggers "when you choose me": of a sure target, expected: C has 3 Might; got: C has 2 Might",
        "who comes in response is no target any more: of a sure target, expected: E is at battlefield B; got: E is in P2's base",
        "a card is refused when it has no target: of a sure target, expected: S1 is refused when played; got: S1 is accepted when played",
      ]
    `);
  });
});
