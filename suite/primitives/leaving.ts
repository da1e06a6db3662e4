import { rescue } from "../../generators/stock-cards.ts";
import { a, it } from "../../spec/catalogue/tree.ts";
import type { GameObject, Instruction } from "../../spec/types/index.ts";
import { game, mine, type PrimitiveGame } from "./game.ts";
import { does, one, onU2, plays, U } from "./plays.ts";

const worn: Partial<GameObject> = { damage: 2, bonus: 3 };

const VERBS = ["return", "recycle", "banish", "play"] as const;

/** Something done to the middle one of three units of P1's in a hand or trash. */
function from(zone: "hand" | "trash", verb: (typeof VERBS)[number]): PrimitiveGame {
  const object = { ...U, from: zone };
  const instruction: Instruction =
    verb === "play" ? { id: "i1", verb, object, to: "base" } : { id: "i1", verb, object };
  const cards = ["C1", "C2", "C3"].map((id) => mine("unit", id, { place: `${zone}:P1` }));
  return game(`${verb} from the ${zone}`, [one(instruction, { m1: ["C2"] })], { more: cards });
}

/** A spell of P2's. */
const theirs = (id: string, place: string): GameObject => ({ id, kind: "spell", owner: "P2", controller: "P2", place });

/** What takes things off the board, and out of other zones. */
export const LEAVING: readonly PrimitiveGame[] = [
  game("kill", [does("kill")]),
  game("kill of a token", [does("kill")], { middle: { token: true } }),
  game("replaced death", [does("kill")], {
    middle: { damage: 2 },
    more: [{ ...mine("gear", "G", { card: "rescue", place: "base:P2" }), owner: "P2", controller: "P2" }],
    cards: [rescue],
  }),
  game("banish", [does("banish")]),
  game("return", [does("return")], { middle: worn }),
  game("return of a stolen unit", [does("return")], { middle: { owner: "P1" } }),
  game("return of a token", [does("return")], { middle: { token: true } }),
  game("recycle", [does("recycle")], { middle: worn }),
  game("recycle of a stolen unit", [does("recycle")], { middle: { owner: "P1" } }),
  game(
    "play again",
    [
      plays(
        [
          { id: "i1", verb: "banish", object: U },
          { id: "i2", verb: "play", object: it("m2", "m1"), to: "where it was" },
        ],
        onU2,
      ),
    ],
    { middle: worn },
  ),
  // Whether a card recycled from a trash is a target is open (355.9.a, 416.6).
  ...VERBS.filter((verb) => verb !== "recycle").map((verb) => from("trash", verb)),
  // What is in hand already cannot be returned to it.
  ...VERBS.filter((verb) => verb !== "return").map((verb) => from("hand", verb)),
  ...(["return", "banish"] as const).map((verb) =>
    game(
      `${verb} of a facedown card`,
      [one({ id: "i1", verb, object: { ...U, choose: "card", from: "facedown" } }, { m1: ["C2"] })],
      {
        more: ["A", "B"].map((at, n) => theirs(`C${n + 1}`, `facedown:${at}`)),
      },
    ),
  ),
  game(
    "play from the hand to a chosen battlefield",
    [
      one(
        { id: "i1", verb: "play", object: { ...U, from: "hand" }, to: a("m2", "battlefield") },
        { m1: ["C2"], m2: ["B"] },
      ),
    ],
    {
      more: [
        ...["C1", "C2"].map((id) => mine("unit", id, { place: "hand:P1" })),
        mine("unit", "C3", { place: "battlefield:B" }),
      ],
    },
  ),
  game(
    "play of gear from the trash",
    [one({ id: "i1", verb: "play", object: { ...U, choose: "gear", from: "trash" }, to: "base" }, { m1: ["G2"] })],
    { more: ["G1", "G2", "G3"].map((id) => mine("gear", id, { place: "trash:P1" })) },
  ),
];
