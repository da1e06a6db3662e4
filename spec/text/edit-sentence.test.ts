import { expect, it } from "vitest";
import { editSentence } from "./edit-sentence.ts";

it("says what becomes of a permanent", () => {
  expect(
    [
      editSentence({ verb: "return", object: "U1", place: "hand:P2" }),
      editSentence({ verb: "move", object: "U1", place: "battlefield:B" }),
      editSentence({ verb: "recycle", object: "G1", place: "deck:P1" }),
      editSentence({ verb: "stun", object: "U1" }),
      editSentence({ verb: "deal", object: "U1", amount: 2 }),
      editSentence({ verb: "might", object: "U1", amount: -1 }),
      editSentence({ verb: "gain control", object: "G1", player: "P2" }),
    ].join("\n"),
  ).toMatchInlineSnapshot(`
    "The board is edited: U1 goes to P2's hand.
    The board is edited: U1 goes to battlefield B.
    The board is edited: G1 goes to the bottom of P1's deck.
    The board is edited: U1 is stunned.
    The board is edited: U1 gets 2 damage.
    The board is edited: U1 loses 1 Might this turn.
    The board is edited: G1 is now controlled by P2."
  `);
});
