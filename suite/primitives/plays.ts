import { a, you } from "../../spec/catalogue/tree.ts";
import type { Choices, Instruction, ObjectInstruction, PlayerId } from "../../spec/types/index.ts";
import type { Activated, Played } from "./game.ts";

/** What is acted on, if nothing else is said. */
export const U = a("m1", "unit");
/** The first mention is the unit U2. */
export const onU2: Choices = { m1: ["U2"] };

/** A spell with that text. */
export const plays = (text: Instruction[], choices: Choices = {}, player: PlayerId = "P1"): Played => ({
  text,
  choices,
  player,
});

/** A spell of P1's with that one instruction on U2, or on others if so said. */
export const one = (instruction: Instruction, choices = onU2): Played => plays([instruction], choices);

/** A spell of P1's that does that to U2. */
export const does = (verb: ObjectInstruction["verb"]): Played => one({ id: "i1", verb, object: U });

/** A spell that deals that much to a unit. */
export const deals = (amount: number, to = "U2", player: PlayerId = "P1"): Played =>
  plays([{ id: "i1", verb: "deal", amount, object: U }], { m1: [to] }, player);

/** "Draw that many." */
export const draw = (amount: number, id = "i9"): Instruction => ({ id, verb: "draw", amount, player: you(`${id}p`) });

/** P1 activates ability a1 of something. */
export const activates = (object: string, choices: Choices = {}): Activated => ({ object, ability: "a1", choices });
