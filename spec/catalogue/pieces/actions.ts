import type { Instruction, Quality } from "../../types/index.ts";
import { a, every, it, me, spell, unit, you } from "../tree.ts";
import type { Piece } from "./piece.ts";

const piece = (name: string, means: string, ...text: readonly Instruction[]): Piece => ({
  name,
  means,
  card: spell("Example", "action", ...text),
});

const granted = (quality: Quality): Instruction => ({ id: "i1", verb: "grant", quality, object: a("m1", "unit") });

/** What an instruction can do. */
export const ACTIONS: readonly Piece[] = [
  piece(
    "choose",
    "Nothing happens to what is chosen; later instructions speak of it.",
    { id: "i1", verb: "choose", object: a("m1", "unit") },
    { id: "i2", verb: "kill", object: it("m2", "m1") },
  ),
  piece("deal", "Deals damage; each gets all of it.", {
    id: "i1",
    verb: "deal",
    amount: 2,
    object: a("m1", "unit", "at a battlefield"),
  }),
  piece("split", "The controller divides the damage on resolution, at least 1 each (355.14).", {
    id: "i1",
    verb: "deal",
    amount: 5,
    object: { ...a("m1", "unit", "enemy"), count: { min: 1, max: 3 } },
    split: true,
  }),
  piece("prevent", "That much of the next damage to it this turn is prevented (437).", {
    id: "i1",
    verb: "prevent",
    amount: 2,
    object: a("m1", "unit"),
  }),
  piece("might", "Gives Might this turn, or takes it.", {
    id: "i1",
    verb: "might",
    amount: -2,
    object: a("m1", "unit"),
  }),
  piece("heal", "Takes its damage away.", { id: "i1", verb: "heal", object: every("m1", "unit", "friendly") }),
  piece("kill", "Puts it into its owner's trash.", { id: "i1", verb: "kill", object: a("m1", "gear") }),
  piece("banish", "Puts it into its owner's banishment.", { id: "i1", verb: "banish", object: a("m1", "unit") }),
  piece("return", "Puts it into its owner's hand.", { id: "i1", verb: "return", object: a("m1", "unit") }),
  piece("recycle", "Puts it under its owner's Main Deck.", { id: "i1", verb: "recycle", object: a("m1", "unit") }),
  piece("move", "Takes it from where it is on the board to another place there.", {
    id: "i1",
    verb: "move",
    to: "base",
    object: a("m1", "unit"),
  }),
  piece("move to a battlefield", "The same to a fixed battlefield.", {
    id: "i1",
    verb: "move",
    to: { battlefield: "A" },
    object: a("m1", "unit"),
  }),
  {
    name: "move here",
    means: "The same to where the source is by then; nowhere once it is off the board (359.3.f.2).",
    card: unit("Example", {
      id: "a1",
      activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
      timing: "main",
      text: [{ id: "i1", verb: "move", to: "here", object: a("m2", "unit", "another", "friendly") }],
    }),
  },
  {
    name: "move there",
    means: "The same to the battlefield of the event, wherever its source is by then (359.3.f.3).",
    card: unit("Example", {
      id: "a1",
      when: "I move to a battlefield",
      text: [{ id: "i1", verb: "move", to: "there", object: a("m2", "unit", "another", "friendly") }],
    }),
  },
  piece(
    "move to your base",
    "The same to the base of whoever moves it; what another player controls is recalled from there (323.7).",
    { id: "i1", verb: "move", to: "your base", object: a("m1", "gear", "enemy") },
  ),
  piece("recall", "Puts it into base, which is no move.", { id: "i1", verb: "recall", object: a("m1", "unit") }),
  piece(
    "play",
    "Its owner plays it from where it is, for free; a unit enters exhausted, gear ready.",
    { id: "i1", verb: "banish", object: a("m1", "unit") },
    { id: "i2", verb: "play", to: "where it was", object: it("m2", "m1") },
  ),
  piece(
    "play to a chosen battlefield",
    "The controller chooses the battlefield, whoever holds it, as the instruction is carried out: no target (355.2.b, 355.10.b).",
    {
      id: "i1",
      verb: "play",
      to: a("m2", "battlefield"),
      object: { ...a("m1", "unit"), from: "hand" },
    },
  ),
  piece(
    "play to a battlefield of its owner's choice",
    "Whoever plays it chooses, and that is its owner (355.2).",
    { id: "i1", verb: "banish", object: a("m1", "unit", "enemy") },
    { id: "i2", verb: "play", to: a("m3", "battlefield"), object: it("m2", "m1") },
  ),
  piece(
    "play token",
    "Its controller plays a token that the text makes: a unit exhausted, gear ready (187, 439.2.c); where the text says, whoever holds that battlefield (355.2.b).",
    {
      id: "i1",
      verb: "play token",
      to: "base",
      token: { id: "m1", token: "unit", name: "Recruit", might: 1 },
    },
  ),
  piece("play tokens that enter otherwise", "As many as it says, as it says (184.1).", {
    id: "i1",
    verb: "play token",
    to: "base",
    token: { id: "m1", token: "unit", name: "Mech", might: 3, count: 2, enters: "ready" },
  }),
  piece("exhaust", "Exhausts it.", { id: "i1", verb: "exhaust", object: a("m1", "unit") }),
  piece("ready", "Readies it.", { id: "i1", verb: "ready", object: a("m1", "gear") }),
  piece("stun", "Stuns it.", { id: "i1", verb: "stun", object: a("m1", "unit") }),
  piece("buff", "Gives it a buff, unless it has one: +1 Might for as long as it stays (426, 701).", {
    id: "i1",
    verb: "buff",
    object: a("m1", "unit"),
  }),
  piece("remove buff", "Takes its buff away; the buff itself is never chosen (704.1).", {
    id: "i1",
    verb: "remove buff",
    object: a("m1", "unit"),
  }),
  piece("attach", "Attaches gear to a unit; it goes where the unit goes (434).", {
    id: "i1",
    verb: "attach",
    object: a("m1", "gear"),
    unit: a("m2", "unit"),
  }),
  piece("detach", "Takes gear off its unit; it stays where it is (435).", {
    id: "i1",
    verb: "detach",
    object: a("m1", "gear"),
  }),
  piece("swap", "Two units swap places; both of them move (446.1).", {
    id: "i1",
    verb: "swap",
    object: a("m1", "unit", "friendly"),
    unit: a("m2", "unit", "another", "friendly"),
  }),
  piece("gain control", "The controller takes control of it for good.", {
    id: "i1",
    verb: "gain control",
    object: a("m1", "unit", "enemy"),
  }),
  {
    name: "control while I stay",
    means: "The same for as long as the source of the ability is on the board (359.3.e.16).",
    card: unit("Example", {
      id: "a1",
      when: "you choose me",
      text: [{ id: "i1", verb: "control while I stay", object: a("m1", "gear", "enemy") }],
    }),
  },
  piece("save by return", "The next time it would die this turn, it goes to its owner's hand instead.", {
    id: "i1",
    verb: "save",
    object: a("m1", "unit"),
    instead: "return",
  }),
  piece("save by recall", "The same, but it is healed, exhausted and recalled.", {
    id: "i1",
    verb: "save",
    object: a("m1", "unit"),
    instead: "recall",
  }),
  piece("save next", "The same for whichever such unit would die first; nobody chooses it (355.10.c).", {
    id: "i1",
    verb: "save next",
    wouldDie: every("m1", "unit", "friendly"),
    instead: "return",
  }),
  piece("counter", "A spell on the chain goes to its owner's trash without being played.", {
    id: "i1",
    verb: "counter",
    object: a("m1", "spell"),
  }),
  piece(
    "counter an ability",
    "An ability leaves the chain and does nothing; its source stays, and what was paid stays paid (425).",
    { id: "i1", verb: "counter", object: a("m1", "ability", "enemy") },
  ),
  piece("counter either", "Whichever of the two it is.", {
    id: "i1",
    verb: "counter",
    object: a("m1", "spell or ability", "enemy", { id: "m1f2", choosesUnits: 1 }),
  }),
  piece(
    "permit",
    "The spell itself may be played once more, from the trash where it is then.",
    { id: "i1", verb: "stun", object: a("m1", "unit") },
    { id: "i2", verb: "permit", object: { id: "m2", this: true } },
  ),
  piece("draw", "A player draws that many cards.", { id: "i1", verb: "draw", player: you("m1"), amount: 2 }),
  piece("discard", "A player discards that many cards, or all where there are fewer (359.3.e.11).", {
    id: "i1",
    verb: "discard",
    player: { id: "m1", player: "opponent" },
    amount: 2,
  }),
  piece(
    "look",
    "A player looks at so many cards on top of their Main Deck; what follows can speak of those cards.",
    { id: "i1", verb: "look", player: you("m1"), amount: 3 },
    { id: "i2", verb: "recycle", object: { ...every("m2", "card"), from: "looked" } },
  ),
  piece("channel", "A player channels that many runes, or all where there are fewer (430.3); they come ready.", {
    id: "i1",
    verb: "channel",
    player: you("m1"),
    amount: 2,
  }),
  piece(
    "channel exhausted",
    "The same, but they come exhausted (430.2).",
    { id: "i1", verb: "return", object: a("m1", "unit", "friendly") },
    { id: "i2", verb: "channel", player: { id: "m2", whose: "owner", of: "m1" }, amount: 1, exhausted: true },
  ),
  piece("gain XP", "A player gains that much XP (730.1).", {
    id: "i1",
    verb: "gain XP",
    player: you("m1"),
    amount: 2,
  }),
  piece("grant cantBeChosen", "Enemies can't choose it this turn (757).", granted("cantBeChosen")),
  piece("grant cantBeKilled", "Killing it is impossible this turn.", granted("cantBeKilled")),
  piece("grant cantBeReadied", "Readying it is impossible this turn.", granted("cantBeReadied")),
  piece("grant cantMoveToBase", "Moving it to base is impossible this turn.", granted("cantMoveToBase")),
  piece("grant entersInBase", "Wherever it is played to this turn, it comes into its base.", granted("entersInBase")),
  piece("remove", "Takes a quality away for this turn.", {
    id: "i1",
    verb: "remove",
    quality: "cantBeChosen",
    object: a("m1", "unit"),
  }),
  piece("become a unit", "It is a unit with that Might this turn, and no gear (177, 477.1.a).", {
    id: "i1",
    verb: "become",
    object: a("m1", "gear"),
    becomes: "unit",
    might: 3,
  }),
  piece("become gear", "It is gear this turn, and no unit.", {
    id: "i1",
    verb: "become",
    object: a("m1", "unit"),
    becomes: "gear",
  }),
];
