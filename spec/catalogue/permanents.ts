import type { OfficialCard } from "./official-card.ts";
import { a, costing, every, gear, it, me, might, unit, upTo, you } from "./tree.ts";

/** Units and gear. */
export const PERMANENTS: readonly OfficialCard[] = [
  {
    card: unit("Tideturner", {
      id: "a1",
      when: "you play me",
      may: true,
      text: [{ id: "i1", verb: "swap", object: me("m1"), unit: a("m2", "unit", "you control", "elsewhere") }],
    }),
    energy: 2,
    power: 0,
    might: 2,
    hidden: true,
  },
  {
    card: gear("Zhonya's Hourglass", {
      id: "a1",
      wouldDie: every("m1", "unit", "friendly"),
      instead: [
        { id: "i1", verb: "kill", object: me("m2") },
        { id: "i2", verb: "heal", object: it("m3", "m1") },
        { id: "i3", verb: "exhaust", object: it("m4", "m1") },
        { id: "i4", verb: "recall", object: it("m5", "m1") },
      ],
    }),
    energy: 2,
    power: 0,
    hidden: true,
  },
  {
    card: gear("Iron Ballista", {
      id: "a1",
      activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
      timing: "main",
      text: [{ id: "i1", verb: "deal", amount: 2, object: a("m2", "unit", "at a battlefield") }],
    }),
    energy: 3,
    power: 0,
    otherText: "It enters exhausted.",
  },
  {
    card: gear("Baited Hook", {
      id: "a1",
      activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
      timing: "main",
      text: [
        { id: "i1", verb: "kill", object: a("m2", "unit", "friendly") },
        { id: "i2", verb: "look", player: you("m3"), amount: 5 },
        {
          id: "i3",
          verb: "banish",
          object: { ...upTo(1, "m4", "unit", { id: "m4f1", upTo: 1, moreThan: it("m5", "m2") }), from: "looked" },
        },
        { id: "i4", verb: "play", to: "base", object: it("m6", "m4") },
        { id: "i5", verb: "recycle", object: { ...every("m7", "card"), from: "looked" } },
      ],
    }),
    energy: 3,
    power: 0,
    otherText: "Activating it costs 1 energy and 1 power too. The player says where the unit comes in.",
  },
  {
    card: unit("Ravenbloom Student", {
      id: "a1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "might", amount: 1, object: me("m1") }],
    }),
    energy: 2,
    power: 0,
    might: 2,
  },
  {
    card: unit("Irelia, Fervent", {
      id: "a1",
      when: "you choose me",
      text: [{ id: "i1", verb: "might", amount: 1, object: me("m1") }],
    }),
    energy: 5,
    power: 0,
    might: 4,
    otherText: "Readying it does the same. Choosing it costs enemies more.",
  },
  {
    card: unit("Yasuo, Remorseful", {
      id: "a1",
      when: "I attack",
      text: [
        { id: "i1", verb: "deal", amount: { id: "n1", mightOf: me("m1") }, object: a("m2", "unit", "enemy", "here") },
      ],
    }),
    energy: 6,
    power: 2,
    might: 6,
  },
  {
    card: unit("Volibear, Furious", {
      id: "a1",
      when: "I attack",
      text: [
        {
          id: "i1",
          verb: "deal",
          amount: 5,
          split: true,
          object: { ...a("m1", "unit", "enemy", "here"), count: { min: 1, max: 5 } },
        },
      ],
    }),
    energy: 10,
    power: 2,
    might: 9,
    otherText: "Choosing it costs enemies more.",
  },
  {
    card: unit("Vi, Peacekeeper", {
      id: "a1",
      when: "I attack",
      text: [{ id: "i1", verb: "stun", object: a("m1", "unit", "enemy", "here") }],
    }),
    energy: 5,
    power: 1,
    might: 5,
    otherText: "It may be played as a reaction to a battlefield where its player has units.",
  },
  {
    card: costing({ id: "c1", pay: "kill", object: a("m1", "unit", "friendly") }, unit("Cruel Patron")),
    energy: 4,
    power: 0,
    might: 6,
  },
  { card: unit("Ruin Runner"), energy: 6, power: 0, might: 5, qualities: ["cantBeChosen"] },
  { card: unit("Determined Sentry"), energy: 1, power: 0, might: 1, qualities: ["cantMoveToBase"] },
  { card: unit("Maduli the Gatekeeper"), energy: 7, power: 1, might: 6, qualities: ["cantBeReadied"] },
  {
    card: unit("Minotaur Reckoner", { id: "a1", passive: "cantMoveToBase", on: every("m1", "unit") }),
    energy: 5,
    power: 0,
    might: 5,
    qualities: ["cantMoveToBase"],
  },
  {
    card: unit("Alpha Wildclaw", {
      id: "a1",
      passive: "cantBeChosen",
      on: every("m1", "unit", "friendly", "here", might("m1f3", "at most", 6)),
    }),
    energy: 6,
    power: 2,
    might: 7,
    otherText: "The others have less Might than it has now. It is dealt damage first.",
  },
  {
    card: unit("Mageseeker Warden", { id: "a1", passive: "cantBeReadied", on: every("m1", "unit", "enemy") }),
    energy: 6,
    power: 1,
    might: 5,
    otherText:
      "It works only at a battlefield, on gear too, and only against effects. Opponents play units only to their base.",
  },
];
