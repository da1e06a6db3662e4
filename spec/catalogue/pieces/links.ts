import type { Instruction } from "../../types/index.ts";
import { a, every, it, me, spell, unit, you } from "../tree.ts";
import type { Piece } from "./piece.ts";

const piece = (name: string, means: string, ...text: readonly Instruction[]): Piece => ({
  name,
  means,
  card: spell("Example", "action", ...text),
});

const draw = (id: string, gate: NonNullable<Instruction["gate"]>): Instruction => ({
  id,
  verb: "draw",
  player: you(`${id}p`),
  amount: 1,
  gate,
});

/** On what an instruction and its amount can hang. */
export const LINKS: readonly Piece[] = [
  piece(
    "ifDone",
    "Only if the earlier instruction was carried out: a link by action (359.3.e.14.b).",
    { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
    draw("i2", { id: "l1", ifDone: "i1" }),
  ),
  piece(
    "if",
    "Only if the Might is within the bound when the instruction is carried out.",
    { id: "i1", verb: "stun", object: a("m1", "unit") },
    draw("i2", { if: { id: "q1", mightOf: it("m2", "m1"), might: "at most", n: 3 } }),
  ),
  piece(
    "otherwise",
    "Only if the condition of an earlier instruction did not hold.",
    { id: "i1", verb: "stun", object: a("m1", "unit") },
    draw("i2", { if: { id: "q1", mightOf: it("m2", "m1"), might: "at most", n: 3 } }),
    draw("i3", { id: "l1", otherwise: "i2" }),
  ),
  piece(
    "do this",
    "Makes an ability that goes on the chain when this has resolved; its choices are made then (386).",
    { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
    {
      id: "i2",
      verb: "stun",
      object: a("m2", "unit", "enemy"),
      gate: { id: "l1", ifDone: "i1" },
      later: "do this",
    },
  ),
  piece(
    "at end of turn",
    "Makes an ability that goes on the chain in the Ending Step, whatever became of its source (390.2, 392).",
    { id: "i1", verb: "exhaust", object: a("m1", "unit", "friendly") },
    { id: "i2", verb: "ready", object: it("m2", "m1"), later: "at end of turn" },
  ),
  piece(
    "if status",
    "Only if it is so; of what this card itself took off the board as it was, and null of what is gone otherwise.",
    { id: "i1", verb: "kill", object: a("m1", "unit") },
    draw("i2", { if: { id: "q1", object: it("m2", "m1"), is: "enemy" } }),
  ),
  piece(
    "if exists",
    "Only if there is anything that fits.",
    draw("i1", { if: { id: "q1", exists: every("m1", "unit", "enemy", "at a battlefield") } }),
  ),
  piece("countOf", "As many as there are that fit.", {
    id: "i1",
    verb: "draw",
    player: you("m1"),
    amount: { id: "n1", countOf: every("m2", "unit", "friendly", "at a battlefield") },
  }),
  piece("mightOf chosen", "As many as the Might of something chosen for it.", {
    id: "i1",
    verb: "deal",
    amount: { id: "n1", mightOf: a("m1", "unit", "friendly") },
    object: a("m2", "unit", "enemy"),
  }),
  piece(
    "mightOf it",
    "As many as the Might of what was named before.",
    { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
    { id: "i2", verb: "draw", player: you("m2"), amount: { id: "n1", mightOf: it("m3", "m1") } },
  ),
  piece(
    "costOf it",
    "As much as it costs in energy as printed (206); null of what is gone (359.3.e.12).",
    { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
    { id: "i2", verb: "draw", player: you("m2"), amount: { id: "n1", costOf: it("m3", "m1") } },
  ),
  {
    name: "mightOf me",
    means: "As many as the source has now; null once it is off the board.",
    card: unit("Example", {
      id: "a1",
      when: "you choose me",
      text: [
        { id: "i1", verb: "deal", amount: { id: "n1", mightOf: me("m1") }, object: a("m2", "unit", "enemy", "here") },
      ],
    }),
  },
];
