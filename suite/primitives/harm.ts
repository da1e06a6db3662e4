import { every, it } from "../../spec/catalogue/tree.ts";
import type { SaveInstruction } from "../../spec/types/index.ts";
import { game, mine, type Played } from "./game.ts";
import { deals, does, one, plays, U } from "./plays.ts";

const prevents = (amount: number): Played => one({ id: "i1", verb: "prevent", amount, object: U });
const saves = (instead: SaveInstruction["instead"]): Played => one({ id: "i1", verb: "save", object: U, instead });

/** Damage, Might, and what keeps from harm. */
export const HARM = [
  game("deal", [deals(2)], { middle: { damage: 1 } }),
  game("deal to an exhausted unit", [deals(2)], { middle: { exhausted: true } }),
  game("deal more than its Might", [deals(9)], { middle: { might: 4 } }),
  game("death by damage", [deals(6)]),
  game("heal", [does("heal")], { middle: { damage: 3 } }),
  game("Might up", [one({ id: "i1", verb: "might", amount: 3, object: U })]),
  game("Might down", [one({ id: "i1", verb: "might", amount: -3, object: U })], { middle: { damage: 1 } }),
  game("damage stays when Might goes up", [
    plays(
      [
        { id: "i1", verb: "deal", amount: 7, object: U },
        { id: "i2", verb: "might", amount: 3, object: it("m2", "m1") },
      ],
      { m1: ["U2"] },
    ),
  ]),
  game("split damage among two", [
    plays(
      [{ id: "i1", verb: "deal", amount: 4, split: true, object: { ...U, count: { min: 1, max: 2 } } }],
      // By the id of the instruction: a point for each time that somebody is named.
      { m1: ["U2", "U3"], i1: ["U2", "U2", "U2", "U3"] },
    ),
  ]),
  game("prevent a part of the damage", [prevents(2), 0, deals(3)]),
  game("prevent all of the damage", [prevents(3), 0, deals(2)]),
  game("prevent damage once", [prevents(2), 0, deals(2), 0, deals(1)]),
  game("save by a return", [saves("return"), 0, does("kill")]),
  game("save by a recall", [saves("recall"), 0, does("kill")], { middle: { damage: 2 } }),
  game(
    "save whichever dies next",
    [
      plays([{ id: "i1", verb: "save next", wouldDie: every("m1", "unit", "enemy"), instead: "return" }]),
      0,
      does("kill"),
      0,
      one({ id: "i1", verb: "kill", object: U }, { m1: ["U3"] }),
    ],
    { more: [mine("unit", "C1")] },
  ),
  game("save from damage", [saves("recall"), 0, deals(6)]),
];
