import { expect, test } from "vitest";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { loadCases } from "../spec/cases/index.ts";
import { checkpointsOf } from "./case-file.ts";
import { playOn } from "./engine-game.ts";

const found = loadCases().find(({ id }) => id === "reflexive/its-target-leaves");
if (!found) throw new Error("there is no such case");
const { scenario } = found.case;

test.each(["async", "auto-pass", "opponent-first", "asks-later", "hides-chain-targets"])(
  "what an item leaves on the chain is answered there: %s",
  async (variation) => {
    const game = await playOn(sparring([variation]), scenario);
    const last = game.kind === "played" ? checkpointsOf(game.trace).at(-1) : undefined;
    expect(last?.values).toMatchObject({ "X.stunned": true, "X.damage": 0, "Y.place": "hand:P2" });
  },
);

test.each(["whole-chain", "hides-chain"])("there is no window for that: %s", async (variation) => {
  expect(await playOn(sparring([variation]), scenario)).toEqual({ kind: "window missed" });
});
