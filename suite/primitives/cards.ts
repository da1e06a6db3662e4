import { a, every, it, you } from "../../spec/catalogue/tree.ts";
import type { DrawInstruction, Instruction, ObjectMention } from "../../spec/types/index.ts";
import { game, mine } from "./game.ts";
import { draw, plays, U } from "./plays.ts";

const discard = (amount: number): Instruction => ({ id: "i1", verb: "discard", amount, player: you("m1") });

const look = (amount: number): Instruction => ({ id: "i1", verb: "look", amount, player: you("p1") });
/** Units on top of P1's deck. */
const onTop = [4, 5, 6, 2].map((strength, n) =>
  mine("unit", `D${n + 1}`, { place: "deck:P1", might: strength, energy: n + 2 }),
);
const rest: ObjectMention = { ...every("m2", "card"), from: "looked" };

const channel = (amount: number): DrawInstruction => ({ id: "i1", verb: "channel", amount, player: you("p1") });
const runes = { runes: 1, exhaustedRunes: 1 };

/** Anonymous cards, runes and XP: what counts of players. */
export const CARDS = [
  game("draw", [plays([draw(1)])]),
  game("draw 3", [plays([draw(3)])]),
  game("draws of the other player", [
    plays([{ id: "i1", verb: "draw", amount: 2, player: { id: "m1", player: "opponent" } }]),
  ]),
  game("discard", [plays([discard(2)])], { hand: 4 }),
  game(
    "look and take",
    [
      plays(
        [
          look(3),
          { id: "i2", verb: "return", object: { ...U, from: "looked" } },
          { id: "i3", verb: "recycle", object: rest },
        ],
        { m1: ["D2"] },
      ),
      0,
      plays([draw(1)]),
    ],
    { more: onTop },
  ),
  game(
    "look and play",
    [
      plays([look(3), { id: "i2", verb: "play", object: { ...U, from: "looked" }, to: "base" }], { m1: ["D2"] }),
      0,
      plays([draw(1)]),
    ],
    { more: onTop },
  ),
  game(
    "look and play what is no stronger",
    [
      plays(
        [
          { id: "i1", verb: "kill", object: U },
          { ...look(3), id: "i2" },
          {
            id: "i3",
            verb: "play",
            object: { ...a("m2", "unit", { id: "f1", upTo: 0, moreThan: it("m3", "m1") }), from: "looked" },
            to: "base",
          },
        ],
        { m1: ["U2"], m2: ["D3", "D2"] },
      ),
    ],
    { middle: { might: 5 }, more: onTop },
  ),
  game(
    "look and play what costs no more",
    [
      plays(
        [
          { id: "i1", verb: "kill", object: U },
          { ...look(3), id: "i2" },
          {
            id: "i3",
            verb: "play",
            object: { ...a("m2", "unit", { id: "f1", upTo: 0, moreThan: it("m3", "m1"), cost: true }), from: "looked" },
            to: "base",
          },
        ],
        { m1: ["U2"], m2: ["D3", "D2"] },
      ),
    ],
    { middle: { energy: 3 }, more: onTop },
  ),
  game(
    "draw as many as it costs",
    [
      plays(
        [
          { id: "i1", verb: "kill", object: U },
          { id: "i2", verb: "draw", amount: { id: "n1", costOf: it("m2", "m1") }, player: you("m3") },
        ],
        { m1: ["U2"] },
      ),
    ],
    { middle: { energy: 3 } },
  ),
  game("channel", [plays([channel(2)])], { counts: { ...runes, runeDeck: 5 } }),
  game("channel exhausted", [plays([{ ...channel(1), exhausted: true }])], { counts: { ...runes, runeDeck: 5 } }),
  game("channel with too few left", [plays([channel(2)])], { counts: { ...runes, runeDeck: 1 } }),
  game("gain XP", [plays([{ id: "i1", verb: "gain XP", amount: 2, player: you("p1") }])], { counts: { xp: 1 } }),
  game("discard with too few in hand", [plays([discard(3)])], { hand: 2 }),
];
