import type { Noun } from "../../types/index.ts";
import { a, every, gear, it, me, might, type Requirement, spell, unit, you } from "../tree.ts";
import type { Piece } from "./piece.ts";

function required(name: string, means: string, requirement: Requirement, noun: Noun = "unit"): Piece {
  return {
    name,
    means,
    card: spell("Example", "action", { id: "i1", verb: "stun", object: a("m1", noun, requirement) }),
  };
}

/** What can be asked of a mention. */
export const REQUIREMENTS: readonly Piece[] = [
  required("friendly", "Controlled by the controller of the spell or ability (359.3.f.4).", "friendly"),
  required("enemy", "Controlled by the other player.", "enemy"),
  {
    name: "you control",
    means: "The same as friendly; a legend worded so is no target by the rulings page.",
    card: spell("Example", "action", { id: "i1", verb: "ready", object: a("m1", "legend", "you control") }),
  },
  required("at a battlefield", "At any battlefield.", "at a battlefield"),
  {
    name: "elsewhere",
    means: "At another location than the source; what was played from hiding may choose such a one freely (811.1.d.2).",
    card: unit("Example", {
      id: "a1",
      when: "you play me",
      may: true,
      text: [{ id: "i1", verb: "swap", object: me("m1"), unit: a("m2", "unit", "you control", "elsewhere") }],
    }),
  },
  required("in a base", "In any base.", "in a base"),
  {
    name: "here",
    means: "Where the source of the ability is now; nothing fits once it is off the board.",
    card: gear("Example", {
      id: "a1",
      when: "you choose me",
      text: [{ id: "i1", verb: "stun", object: a("m1", "unit", "here") }],
    }),
  },
  {
    name: "at",
    means: "At a battlefield that is itself chosen.",
    card: spell("Example", "action", {
      id: "i1",
      verb: "stun",
      object: a("m1", "unit", { id: "f1", at: a("m2", "battlefield") }),
    }),
  },
  {
    name: "there",
    means: "At the battlefield of the event, fixed when it happened (359.3.f.3).",
    card: unit("Example", {
      id: "a1",
      when: "I move to a battlefield",
      text: [{ id: "i1", verb: "stun", object: a("m1", "unit", "enemy", { id: "f1", at: { id: "m2", there: true } }) }],
    }),
  },
  {
    name: "with",
    means: "At the same location as what was named before: a link by object; only of all.",
    card: spell(
      "Example",
      "action",
      { id: "i1", verb: "stun", object: a("m1", "unit") },
      { id: "i2", verb: "heal", object: every("m2", "unit", "friendly", { id: "f1", with: it("m3", "m1") }) },
    ),
  },
  {
    name: "another",
    means: "Neither the source nor what an earlier mention chose.",
    card: spell(
      "Example",
      "action",
      { id: "i1", verb: "stun", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "buff", object: a("m2", "unit", "another", "friendly") },
    ),
  },
  required("alone", "With no other unit of its controller at its place (740.2.a).", "alone"),
  required("exhausted", "Exhausted.", "exhausted"),
  required("ready", "Not exhausted.", "ready"),
  required("stunned", "Stunned.", "stunned"),
  required("damaged", "With damage on it.", "damaged"),
  required("buffed", "With a buff.", "buffed"),
  required("equipped", "With gear attached.", "equipped"),
  required("token", "A token.", "token"),
  required("might at most", "Its Might now is not above the bound.", might("f1", "at most", 3)),
  required("might at least", "Its Might now is not below the bound.", might("f1", "at least", 5)),
  {
    name: "moreThan",
    means: "Its Might is at most so much above what another mention stands for; nothing fits where that is null.",
    card: spell(
      "Example",
      "action",
      { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "look", player: you("m2"), amount: 3 },
      {
        id: "i3",
        verb: "play",
        object: { ...a("m3", "unit", { id: "f1", upTo: 1, moreThan: it("m4", "m1") }), from: "looked" },
        to: "base",
      },
    ),
  },
  {
    name: "moreThan, cost",
    means: "Its printed cost in energy is at most so much above that of something else (206).",
    card: spell(
      "Example",
      "action",
      { id: "i1", verb: "banish", object: a("m1", "gear", "friendly") },
      { id: "i2", verb: "look", player: you("m2"), amount: 3 },
      {
        id: "i3",
        verb: "play",
        object: { ...a("m3", "gear", { id: "f1", upTo: 0, moreThan: it("m4", "m1"), cost: true }), from: "looked" },
        to: "base",
      },
    ),
  },
  {
    name: "choosesUnits",
    means: "A spell that chose exactly so many units that are still on the board (359.3.e.9.a).",
    card: spell("Example", "reaction", {
      id: "i1",
      verb: "counter",
      object: a("m1", "spell", { id: "f1", choosesUnits: 1 }),
    }),
  },
];
