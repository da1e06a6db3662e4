import { it } from "../../spec/catalogue/tree.ts";
import type { GameObject } from "../../spec/types/index.ts";
import { game } from "./game.ts";
import { does, one, onU2, plays, U } from "./plays.ts";

const worn: Partial<GameObject> = { damage: 2, bonus: 3 };

/** From one place on the board to another. */
export const MOVING = [
  game("move to base", [one({ id: "i1", verb: "move", to: "base", object: U })], { middle: worn }),
  game("move to a battlefield", [one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: U })], {
    middle: worn,
  }),
  game("move to base of what can't", [one({ id: "i1", verb: "move", to: "base", object: U })], {
    middle: { qualities: ["cantMoveToBase"] },
  }),
  game("recall", [does("recall")], { middle: worn }),
  game("recall of what can't move to base", [does("recall")], { middle: { qualities: ["cantMoveToBase"] } }),
  game(
    "play of what enters in base",
    [
      plays(
        [
          { id: "i1", verb: "banish", object: U },
          { id: "i2", verb: "play", object: it("m2", "m1"), to: { battlefield: "B" } },
        ],
        onU2,
      ),
    ],
    { middle: { qualities: ["entersInBase"] } },
  ),
];
