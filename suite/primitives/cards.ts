import { you } from "../../spec/catalogue/tree.ts";
import type { Instruction } from "../../spec/types/index.ts";
import { game } from "./game.ts";
import { draw, plays } from "./plays.ts";

const discard = (amount: number): Instruction => ({ id: "i1", verb: "discard", amount, player: you("m1") });

/** Anonymous cards of hands and decks. */
export const CARDS = [
  game("draw", [plays([draw(1)])]),
  game("draw 3", [plays([draw(3)])]),
  game("draws of the other player", [
    plays([{ id: "i1", verb: "draw", amount: 2, player: { id: "m1", player: "opponent" } }]),
  ]),
  game("discard", [plays([discard(2)])], { hand: 4 }),
  game("discard with too few in hand", [plays([discard(3)])], { hand: 2 }),
];
