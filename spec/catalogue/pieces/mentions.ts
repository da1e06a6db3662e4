import type { Chosen, Instruction } from "../../types/index.ts";
import { a, every, it, me, spell, unit, upTo, you } from "../tree.ts";
import type { Piece } from "./piece.ts";

const piece = (name: string, means: string, ...text: readonly Instruction[]): Piece => ({
  name,
  means,
  card: spell("Example", "action", ...text),
});

const killed = (name: string, means: string, object: Chosen): Piece =>
  piece(name, means, { id: "i1", verb: "kill", object });

/** Whom and what an instruction can speak of. */
export const MENTIONS: readonly Piece[] = [
  killed("a chosen one", "The controller chooses it as the card is played: a target (355.10).", a("m1", "unit")),
  killed("word choose", "The same, printed with the word.", { ...a("m1", "unit"), word: "choose" }),
  killed("word must", "The controller chooses when the instruction is carried out: no target (355.10.f).", {
    ...a("m1", "unit", "friendly"),
    word: "must",
  }),
  killed("word pick", "By the rulings page like must, by the Core Rules a target.", {
    ...a("m1", "unit"),
    word: "pick",
  }),
  killed("count", "From so many up to so many.", { ...a("m1", "unit"), count: { min: 1, max: 2 } }),
  killed("count from 0", "As many as the player likes, or none.", upTo(2, "m1", "unit")),
  killed("group", "What is chosen has to fit together as well (355.11).", {
    ...upTo(99, "m1", "unit"),
    group: { id: "g1", totalMight: 4 },
  }),
  killed("group together", "The same, all at one location.", {
    ...upTo(99, "m1", "unit", "at a battlefield"),
    group: { id: "g1", totalMight: 4, together: true },
  }),
  killed("by opponent", "The opponent chooses among their own, on resolution: no target (355.10.e).", {
    ...a("m1", "unit"),
    by: "opponent",
  }),
  killed("by each player", "Both do, the turn player first.", { ...a("m1", "unit"), by: "each player" }),
  piece(
    "by a chosen player",
    "The player is a target, what they choose is none.",
    { id: "i1", verb: "choose", object: a("m1", "player") },
    { id: "i2", verb: "kill", object: { ...a("m2", "unit"), by: { they: "m1" } } },
  ),
  piece("from trash", "A card in the controller's trash: a target.", {
    id: "i1",
    verb: "return",
    object: { ...a("m1", "unit"), from: "trash" },
  }),
  piece("from hand", "A card in hand, chosen on resolution: no target (355.10.a).", {
    id: "i1",
    verb: "recycle",
    object: { ...a("m1", "card"), from: "hand" },
  }),
  piece("from facedown", "A card that lies facedown at a battlefield, which is a public zone: a target.", {
    id: "i1",
    verb: "return",
    object: { ...a("m1", "card", "enemy"), from: "facedown" },
  }),
  piece(
    "from looked",
    "One of the cards that the text has looked at, chosen on resolution: no target (355.10.a).",
    { id: "i1", verb: "look", player: you("m1"), amount: 3 },
    { id: "i2", verb: "return", object: { ...a("m2", "unit"), from: "looked" } },
    { id: "i3", verb: "recycle", object: { ...every("m3", "card"), from: "looked" } },
  ),
  piece("noun gear", "Gear on the board.", { id: "i1", verb: "exhaust", object: a("m1", "gear") }),
  piece("noun spell", "A spell on the chain.", { id: "i1", verb: "counter", object: a("m1", "spell") }),
  piece("noun player", "A player, who is a target.", { id: "i1", verb: "draw", player: a("m1", "player"), amount: 1 }),
  piece("noun battlefield", "A battlefield, chosen to say where everything is: a target.", {
    id: "i1",
    verb: "kill",
    object: every("m1", "unit", { id: "f1", at: a("m2", "battlefield") }),
  }),
  piece("noun legend", "A legend, which is a target.", {
    id: "i1",
    verb: "ready",
    object: a("m1", "legend", "friendly"),
  }),
  piece("all", "Everything that fits; nobody chooses.", { id: "i1", verb: "kill", object: every("m1", "unit") }),
  piece("all from trash", "All cards in the controller's trash.", {
    id: "i1",
    verb: "recycle",
    object: { ...every("m1", "card"), from: "trash" },
  }),
  piece(
    "it",
    "What an earlier mention stands for: a link by object (359.3.e.14).",
    { id: "i1", verb: "stun", object: a("m1", "unit") },
    { id: "i2", verb: "exhaust", object: it("m2", "m1") },
  ),
  {
    name: "me",
    means: "The permanent whose ability it is.",
    card: unit("Example", {
      id: "a1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "ready", object: me("m1") }],
    }),
  },
  piece(
    "this",
    "The spell itself: once it has left the chain, nothing of it is carried out any more (359.3.e.15).",
    { id: "i1", verb: "draw", player: you("m1"), amount: 1 },
    { id: "i2", verb: "banish", object: { id: "m2", this: true } },
  ),
  piece("legend your", "The controller's legend: no choice, so no target (355.10.d).", {
    id: "i1",
    verb: "ready",
    object: { id: "m1", legend: "your" },
  }),
  piece("player opponent", "The other player.", {
    id: "i1",
    verb: "draw",
    player: { id: "m1", player: "opponent" },
    amount: 1,
  }),
  piece(
    "whose controller",
    "Who controls what an earlier mention stands for, or last did.",
    { id: "i1", verb: "kill", object: a("m1", "unit") },
    { id: "i2", verb: "draw", player: { id: "m2", whose: "controller", of: "m1" }, amount: 2 },
  ),
  piece(
    "whose owner",
    "Who owns it.",
    { id: "i1", verb: "return", object: a("m1", "unit") },
    { id: "i2", verb: "draw", player: { id: "m2", whose: "owner", of: "m1" }, amount: 1 },
  ),
];
