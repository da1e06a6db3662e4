import { me, unit as permanent } from "../../spec/catalogue/tree.ts";
import { game, mine } from "./game.ts";
import { activates, does, one, onU2, U } from "./plays.ts";

/** "Exhaust: Gain control of a unit for as long as I stay." */
const borrower = permanent("Borrower", {
  id: "a1",
  activate: [{ id: "c1", pay: "exhaust", object: me("m9") }],
  timing: "main",
  text: [{ id: "i1", verb: "control while I stay", object: U }],
});
const borrowing = {
  middle: { place: "battlefield:B" },
  more: [mine("unit", "C", { card: borrower.id })],
  cards: [borrower],
};
const borrow = activates("C", onU2);

/** Whose things are. */
export const CONTROL = [
  game("gain control", [does("gain control")], { middle: { place: "battlefield:B", exhausted: true } }),
  game("gain control of a unit in a base", [does("gain control")], { middle: { place: "base:P2" } }),
  game("control while I stay", [borrow], borrowing),
  game(
    "control while I stay ends",
    [borrow, 0, one({ id: "i1", verb: "return", object: U }, { m1: ["C"] })],
    borrowing,
  ),
];
