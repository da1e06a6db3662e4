import { a, every, might, unit as permanent, type Requirement } from "../../spec/catalogue/tree.ts";
import type { Chosen, GameObject, Instruction } from "../../spec/types/index.ts";
import { game, mine, type PrimitiveGame, type Table, unit } from "./game.ts";
import { activates, deals, one, onU2, plays, U } from "./plays.ts";

const kills = (object: Chosen, choices = onU2) => one({ id: "i1", verb: "kill", object }, choices);
const ours = ["C1", "C2", "C3"].map((id) => mine("unit", id));

/** Something done to everything that fits a requirement, which some on the table do and some do not. */
function all(name: string, requirement: Requirement, table: Table): PrimitiveGame {
  const verb = requirement === "stunned" ? "exhaust" : "stun";
  return game(`all that ${name}`, [plays([{ id: "i1", verb, object: every("m1", "unit", requirement) }])], table);
}

const worn: GameObject = {
  id: "G",
  kind: "gear",
  owner: "P2",
  controller: "P2",
  place: "battlefield:A",
  attachedTo: "U2",
};
const stunHere: Instruction = { id: "i1", verb: "stun", object: every("m1", "unit", "friendly", "here") };
const watch = permanent("Watch", { id: "a1", activate: [], timing: "main", text: [stunHere] });

/** Who is chosen by whom, and what fits. */
export const CHOOSING: readonly PrimitiveGame[] = [
  game("what a player must choose", [kills({ ...U, word: "must" })]),
  game("the opponent chooses", [kills({ ...U, by: "opponent" })]),
  game("each player chooses", [kills({ ...U, by: "each player" }, { m1: ["U2", "C2"] })], { more: ours }),
  game("a chosen player chooses", [
    plays(
      [
        { id: "i1", verb: "choose", object: a("m2", "player") },
        { id: "i2", verb: "kill", object: { ...U, by: { they: "m2" } } },
      ],
      { m1: ["U2"], m2: ["P2"] },
    ),
  ]),
  game("a group within its limit", [
    kills({ ...U, count: { min: 0, max: 3 }, group: { id: "g1", totalMight: 12 } }, { m1: ["U1", "U2"] }),
  ]),
  game("one unit and another", [
    plays(
      [
        { id: "i1", verb: "stun", object: U },
        { id: "i2", verb: "exhaust", object: a("m2", "unit", "another") },
      ],
      { m1: ["U2"], m2: ["U3"] },
    ),
  ]),
  all("are friendly", "friendly", { more: ours }),
  all("are enemies", "enemy", { more: ours }),
  all("are at a battlefield", "at a battlefield", { middle: { place: "base:P2" } }),
  all("are in a base", "in a base", { middle: { place: "base:P2" } }),
  all("are exhausted", "exhausted", { middle: { exhausted: true } }),
  all("are ready", "ready", { middle: { exhausted: true } }),
  all("are stunned", "stunned", { middle: { stunned: true } }),
  all("are damaged", "damaged", { middle: { damage: 2 } }),
  all("are buffed", "buffed", { middle: { buffed: true } }),
  all("are equipped", "equipped", { more: [worn] }),
  all("are alone", "alone", { middle: { place: "battlefield:B" } }),
  all("are tokens", "token", { middle: { token: true } }),
  all("have little Might", might("f1", "at most", 3), { middle: { might: 3 } }),
  all("have much Might", might("f1", "at least", 6), { middle: { might: 3 } }),
  game("all that are here", [activates("C1")], {
    more: [mine("unit", "C1", { card: watch.id }), mine("unit", "C2"), mine("unit", "C3", { place: "battlefield:B" })],
    cards: [watch],
  }),
  game("counter what chooses one unit", [
    deals(2),
    plays(
      [{ id: "i1", verb: "counter", object: a("m1", "spell", { id: "f1", choosesUnits: 1 }) }],
      { m1: ["S1"] },
      "P2",
    ),
  ]),
  {
    ...game("choice of what can't be chosen", [{ ...kills(U), refused: true }], {
      middle: { qualities: ["cantBeChosen"] },
    }),
    carries: "quality:cantBeChosen",
  },
  game("gear among units", [one({ id: "i1", verb: "stun", object: every("m1", "unit") }, {})], {
    more: [worn, unit("U4")],
  }),
];
