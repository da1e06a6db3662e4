import { a, every, gear, it, me, unit, you } from "../tree.ts";
import type { Piece } from "./piece.ts";

/** What sets abilities off, and whether they then happen. */
export const TRIGGERS: readonly Piece[] = [
  {
    name: "when you play a spell",
    means: "Triggers when a spell's resolution is over (419.4.a).",
    card: unit("Example", {
      id: "a1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "might", amount: 1, object: me("m1") }],
    }),
  },
  {
    name: "when you play me",
    means: "A play effect: triggers when it has come onto the board by being played (383.4.a).",
    card: unit("Example", {
      id: "a1",
      when: "you play me",
      text: [{ id: "i1", verb: "buff", object: a("m1", "unit", "another", "friendly") }],
    }),
  },
  {
    name: "when you play a unit",
    means: "Triggers when a unit has come onto the board by being played, from wherever (419.4.a).",
    card: gear("Example", {
      id: "a1",
      when: "you play a unit",
      subject: "m1",
      text: [{ id: "i1", verb: "ready", object: it("m2", "m1") }],
    }),
  },
  {
    name: "when an opponent plays a unit",
    means: "The unit that was played is determined, so it is no target (355.10.d).",
    card: unit("Example", {
      id: "a1",
      when: "an opponent plays a unit",
      subject: "m1",
      text: [{ id: "i1", verb: "stun", object: it("m2", "m1") }],
    }),
  },
  {
    name: "when I die",
    means: "Where it died and what it was like is noted just before (808.1.d.3).",
    card: unit("Example", {
      id: "a1",
      when: "I die",
      text: [
        {
          id: "i1",
          verb: "deal",
          amount: { id: "n1", mightOf: me("m1") },
          object: a("m2", "unit", "enemy", "here"),
        },
      ],
    }),
  },
  {
    name: "when a friendly unit dies",
    means: "What dies is named by the condition, so it is no target (355.10.c); its source must still be there.",
    card: unit("Example", {
      id: "a1",
      when: "a friendly unit dies",
      subject: "m1",
      text: [
        { id: "i1", verb: "kill", object: a("m2", "gear") },
        { id: "i2", verb: "banish", object: it("m3", "m1") },
      ],
    }),
  },
  {
    name: "when you choose me",
    means: "Triggers when the item that chooses it is finalized, whatever becomes of that (383.4.b).",
    card: unit("Example", { id: "a1", when: "you choose me", text: [{ id: "i1", verb: "buff", object: me("m1") }] }),
  },
  {
    name: "when I move to a battlefield",
    means: "Triggers when an instruction moves it there.",
    card: unit("Example", {
      id: "a1",
      when: "I move to a battlefield",
      text: [{ id: "i1", verb: "exhaust", object: every("m1", "unit", "enemy", "here") }],
    }),
  },
  {
    name: "when I attack",
    means:
      "Triggers when it becomes an attacker for the first time in a combat, its targets being chosen then (383.4.e).",
    card: unit("Example", {
      id: "a1",
      when: "I attack",
      text: [
        { id: "i1", verb: "deal", amount: { id: "n1", mightOf: me("m1") }, object: a("m2", "unit", "enemy", "here") },
      ],
    }),
  },
  {
    name: "when I defend",
    means: "The same for a defender; it goes on the chain after what the attacker controls (383.4.f, 464.2.e).",
    card: unit("Example", {
      id: "a1",
      when: "I defend",
      text: [{ id: "i1", verb: "stun", object: a("m1", "unit", "enemy", "here") }],
    }),
  },
  {
    name: "when an enemy unit moves to a battlefield",
    means: "The unit that moved is determined, so it is no target (355.10.d).",
    card: unit("Example", {
      id: "a1",
      when: "an enemy unit moves to a battlefield",
      subject: "m1",
      text: [{ id: "i1", verb: "stun", object: it("m2", "m1") }],
    }),
  },
  {
    name: "if of a trigger",
    means: "Asked when the event happens, and not again (383.2.a.1).",
    card: unit("Example", {
      id: "a1",
      when: "an enemy unit moves to a battlefield",
      subject: "m1",
      if: { id: "q1", mightOf: it("m3", "m1"), might: "at most", n: 3 },
      text: [{ id: "i1", verb: "stun", object: it("m2", "m1") }],
    }),
  },
  {
    name: "may of a trigger",
    means: "Its controller decides as it goes on the chain, before anybody may react (383.3.a).",
    card: unit("Example", {
      id: "a1",
      when: "you play a spell",
      may: true,
      text: [{ id: "i1", verb: "stun", object: a("m1", "unit", "enemy") }],
    }),
  },
  {
    name: "costs of a trigger",
    means: "Paid as it goes on the chain, so that what they name is no target (355.10.c.1, 383.3.b).",
    card: gear("Example", {
      id: "a1",
      when: "you play a spell",
      may: true,
      costs: [{ id: "c1", pay: "return", object: a("m1", "unit", "friendly") }],
      text: [{ id: "i1", verb: "draw", player: you("m2"), amount: 2 }],
    }),
  },
];
