import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Checkup } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import type { PrimitiveResult } from "../primitive-check.ts";

/** Enough to tell a fast engine from a slow one. */
const SECONDS = 0.5;
const GAMES = 500;

/** How fast an engine plays what it is known to play; nothing rests on it. */
export async function speedOf(adapter: Adapter, results: readonly PrimitiveResult[]): Promise<Checkup["speed"]> {
  const working = results.filter(({ primitive }) => primitive.state === "works");
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  let games = 0;
  while (working.length > 0 && games < GAMES && passed() < SECONDS) {
    const next = working[games % working.length];
    if (next) await playOn(adapter, next.game.scenario);
    games += 1;
  }
  return { games, seconds: passed() };
}
