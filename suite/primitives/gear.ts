import { a, every } from "../../spec/catalogue/tree.ts";
import type { Choices, GameObject, ObjectInstruction } from "../../spec/types/index.ts";
import { game, type Played, type PrimitiveGame, unit } from "./game.ts";
import { deals, does, one, plays, U } from "./plays.ts";

const gear = (id: string, more: Partial<GameObject> = {}): GameObject => {
  const { might: _, ...rest } = unit(id, { kind: "gear", place: "base:P2", ...more });
  return rest;
};

/** Three pieces of gear, the middle one like that. */
const three = (middle: Partial<GameObject> = {}): { more: GameObject[] } => ({
  more: [gear("G1"), gear("G2", middle), gear("G3")],
});

/** G2 is attached to U2, which is there. */
const attached = (place: string): { middle: Partial<GameObject>; more: GameObject[] } => ({
  middle: { place },
  ...three({ place, attachedTo: "U2" }),
});

const onG2: Choices = { m1: ["G2"] };
const toG2 = (verb: ObjectInstruction["verb"]): Played => one({ id: "i1", verb, object: a("m1", "gear") }, onG2);
const attach = one({ id: "i1", verb: "attach", object: a("m2", "gear"), unit: U }, { m1: ["U2"], m2: ["G2"] });

/** Gear by itself and on a unit. */
export const GEAR: readonly PrimitiveGame[] = [
  game("kill of gear", [toG2("kill")], three()),
  game("exhaust gear", [toG2("exhaust")], three()),
  game("attach", [attach], three()),
  game("attach what is attached already", [attach], three({ place: "battlefield:A", attachedTo: "U3" })),
  game("detach", [toG2("detach")], attached("base:P2")),
  game("detach at a battlefield", [toG2("detach")], attached("battlefield:A")),
  game(
    "attached gear follows its unit",
    [one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: U })],
    attached("battlefield:A"),
  ),
  game("attached gear is left behind", [does("return")], attached("battlefield:A")),
  game("attached gear is left behind in a base", [does("kill")], attached("base:P2")),
  {
    ...game(
      "make gear a unit",
      [
        one({ id: "i1", verb: "become", object: a("m1", "gear"), becomes: "unit", might: 3 }, onG2),
        0,
        plays([{ id: "i1", verb: "kill", object: every("m1", "gear") }]),
        0,
        deals(3, "G2"),
      ],
      three(),
    ),
    carries: "verb:become",
  },
  {
    ...game(
      "make a unit gear",
      [
        one({ id: "i1", verb: "become", object: U, becomes: "gear" }),
        0,
        plays([{ id: "i1", verb: "kill", object: every("m1", "unit") }]),
        0,
        one({ id: "i1", verb: "kill", object: a("m1", "gear") }),
      ],
      { middle: { place: "base:P2" } },
    ),
    carries: "verb:become",
  },
  game("return of attached gear", [toG2("return")], attached("battlefield:A")),
];
