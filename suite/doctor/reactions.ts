import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { checkPrimitive, type PrimitiveResult } from "../primitive-check.ts";
import { game, type Played } from "../primitives/game.ts";
import { TWO_REACTIONS } from "../primitives/index.ts";
import { one, U } from "../primitives/plays.ts";

const kills = (unit: string, player: "P1" | "P2"): Played => ({
  ...one({ id: "i1", verb: "kill", object: U }, { m1: [unit] }),
  player,
});

/** The same as the primitives do with damage, for an engine that has none. */
const KILLING = [
  game("a kill in response to a kill", [kills("U2", "P1"), kills("U1", "P2")]),
  game("two kills in response to a kill", [kills("U2", "P1"), kills("U1", "P2"), kills("U3", "P2")]),
];

/** A single reaction, and two in a row, with the plainest instructions that the engine offers. */
export async function reactionsOf(
  adapter: Adapter,
  profile: Scenario["profile"],
  results: readonly PrimitiveResult[],
): Promise<readonly PrimitiveResult[]> {
  const dealing = ["a reaction resolves first", TWO_REACTIONS].flatMap(
    (name) => results.find((each) => each.game.name === name) ?? [],
  );
  if (dealing.some(({ missing }) => missing.length === 0)) return dealing;
  const killing: PrimitiveResult[] = [];
  for (const each of KILLING) killing.push(await checkPrimitive(adapter, each, profile));
  return killing.filter(({ missing }) => missing.length === 0);
}
