import { a, every, gear, me } from "../../spec/catalogue/tree.ts";
import { game, mine, type PrimitiveGame } from "./game.ts";
import { activates, deals, draw, one, plays, U } from "./plays.ts";

/** Two reactions in one chain: there must be a window for each. */
export const TWO_REACTIONS = "two reactions in one chain";
/** A reaction that is played when an earlier one has resolved: where a chain resolves as a whole there is no window. */
export const BETWEEN_ITEMS = "a reaction after a reaction";

const thisSpell = { id: "m1", this: true } as const;

/** "Exhaust: Deal 2 to a unit." */
const cannon = gear("Cannon", {
  id: "a1",
  activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
  timing: "main",
  text: [{ id: "i1", verb: "deal", amount: 2, object: a("m2", "unit") }],
});

/** Spells on the chain, and what answers them. */
export const CHAIN: readonly PrimitiveGame[] = [
  game("a reaction resolves first", [deals(1), deals(2, "U1", "P2")]),
  game("counter", [deals(2), plays([{ id: "i1", verb: "counter", object: a("m1", "spell") }], { m1: ["S1"] }, "P2")]),
  game(
    "counter an ability",
    [
      activates("C", { m2: ["U2"] }),
      plays([{ id: "i1", verb: "counter", object: a("m1", "ability") }], { m1: ["C"] }, "P2"),
    ],
    { more: [mine("gear", "C", { card: cannon.id })], cards: [cannon] },
  ),
  game("deaths between two items", [
    plays([{ id: "i1", verb: "might", amount: 6, object: every("m1", "unit", "enemy") }]),
    deals(6, "U2", "P2"),
  ]),
  game(TWO_REACTIONS, [deals(1), deals(2, "U1", "P2"), deals(3, "U3", "P2")]),
  game(BETWEEN_ITEMS, [deals(1), deals(2, "U1", "P2"), 1, deals(3, "U3", "P2")]),
  game("play from hiding", [{ ...one({ id: "i1", verb: "stun", object: U }), from: "facedown:A" }]),
  ...(["banish", "return", "recycle"] as const).map((verb) =>
    game(`${verb} this spell`, [
      plays([draw(1), { id: "i2", verb: "stun", object: { ...U, id: "m2" } }, { id: "i1", verb, object: thisSpell }], {
        m2: ["U2"],
      }),
    ]),
  ),
];
