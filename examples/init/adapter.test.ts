import { expect, it } from "vitest";
import { playOn } from "../../suite/engine-game.ts";
import { PRIMITIVES } from "../../suite/primitives/index.ts";
import first from "./adapter.ts";

it("opens a plain board, and refuses by name what it has not built", async () => {
  const [kill] = PRIMITIVES.filter(({ name }) => name === "kill");
  if (!kill) throw new Error("there is no primitive kill");
  expect(await playOn(first, kill.scenario)).toEqual({ kind: "unsupported", features: ["verb:kill", "noun:unit"] });
  const board = { ...kill.scenario, cards: [], objects: kill.scenario.objects.slice(0, 3), script: [] };
  expect(await playOn(first, board)).toMatchObject({ kind: "played", trace: { end: { kind: "complete" } } });
});
