import type { Gate, Instruction } from "../types/index.ts";

/** An instruction linked to what the first one, "i1", chose as "m1", or to its action. */
export type Child = Instruction;

/** "Its controller draws n", "its owner draws n". */
export const draws = (whose: "controller" | "owner", amount: number): Child => ({
  id: "i2",
  verb: "draw",
  player: { id: "m2", whose, of: "m1" },
  amount,
});

/** "Stun it", "ready it", "exhaust it", "buff it". */
export const acts = (verb: "stun" | "ready" | "exhaust" | "buff"): Child => ({ id: "i2", verb, object: IT_AGAIN });

/** "Give it n Might this turn." */
export const gives = (amount: number): Child => ({ id: "i2", verb: "might", object: IT_AGAIN, amount });

/** "If you do, draw n." */
export const ifYouDo = (amount: number): Child => ({
  id: "i3",
  verb: "draw",
  player: { id: "m3", player: "you" },
  amount,
  gate: IF_YOU_DO,
});

const IT_AGAIN = { id: "m2", it: "m1" };
const IF_YOU_DO: Gate = { id: "g1", ifDone: "i1" };
