import { aUnit, spell, spellCard } from "./example-case.ts";
import {
  ANSWER,
  draws,
  type ExampleGame,
  game,
  is,
  permanent,
  played,
  RESOLVED,
  RETURNED,
  returning,
  some,
} from "./example-game.ts";

const S1 = spell("S1", "P1");

/** Small games of spells: costs, zones, others who choose, splits, groups, buffs, attachments, refusals. */
export const SPELL_GAMES: readonly ExampleGame[] = [
  game("a unit is killed as a cost, and its Might dealt", "S1", {
    cards: [
      {
        ...spellCard("S1", "main", [
          { id: "i1", verb: "deal", amount: { id: "g1", mightOf: { id: "m2", it: "m0" } }, object: aUnit("m1") },
          draws("i2"),
        ]),
        costs: [{ id: "c1", pay: "kill", object: aUnit("m0", [is("f1", "friendly")]) }],
      },
      RETURNED,
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit", might: 3, buffed: true }),
      permanent("U2", "P2", { kind: "unit", might: 5 }),
      S1,
      ANSWER,
    ],
    script: [played("P1", "S1", { m0: ["U1"], m1: ["U2"] }), returning("U2", "S1"), RESOLVED],
  }),
  game("damage is divided among those that are left", "S1", {
    cards: [
      spellCard("S1", "main", [{ id: "i1", verb: "deal", amount: 4, split: true, object: some("m1", "unit", 3) }]),
      RETURNED,
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit", might: 5 }),
      permanent("U2", "P2", { kind: "unit", might: 4 }),
      permanent("U3", "P2", { kind: "unit", might: 3 }),
      S1,
      ANSWER,
    ],
    script: [
      played("P1", "S1", { m1: ["U1", "U2", "U3"], i1: ["U1", "U2", "U2", "U2"] }),
      returning("U3", "S1"),
      RESOLVED,
    ],
  }),
  game("a group no longer fits together", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "return", object: some("m1", "unit", 3, { group: { id: "g1", totalMight: 4 } }) },
      ]),
      spellCard("S2", "reaction", [{ id: "i1", verb: "might", amount: 2, object: aUnit("m1") }]),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit" }),
      permanent("U2", "P2", { kind: "unit", place: "battlefield:A" }),
      S1,
      spell("S2", "P2"),
    ],
    script: [played("P1", "S1", { m1: ["U1", "U2"], g1: ["U2"] }), played("P2", "S2", { m1: ["U1"] }, "S1"), RESOLVED],
  }),
  game("cards come back from hand and trash", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "play", object: some("m1", "unit", 1, { from: "hand" }), to: "base" },
        { id: "i2", verb: "return", object: some("m2", "unit", 1, { from: "trash" }) },
        { id: "i3", verb: "recycle", object: { id: "m3", all: "card", from: "trash", filters: [] } },
        { id: "i4", verb: "banish", object: { id: "m4", this: true } },
      ]),
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit", place: "trash:P1" }),
      permanent("U2", "P1", { kind: "unit", place: "hand:P1" }),
      permanent("G1", "P1", { kind: "gear", place: "trash:P1" }),
      S1,
    ],
    script: [played("P1", "S1", { m1: ["U2"], m2: ["U1"] }), RESOLVED],
  }),
  game("others choose among their own, and somebody must", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "might", amount: 1, object: some("m1", "unit", 1, { by: "each player" }) },
        { id: "i2", verb: "choose", object: some("m2", "player", 1) },
        { id: "i3", verb: "exhaust", object: some("m3", "unit", 1, { by: { they: "m2" } }) },
        { id: "i4", verb: "stun", object: some("m4", "unit", 1, { word: "must", filters: [is("f1", "friendly")] }) },
        { id: "i5", verb: "ready", object: some("m5", "legend", 1, { filters: [is("f2", "you control")] }) },
        { id: "i6", verb: "exhaust", object: { id: "m6", legend: "your" } },
      ]),
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit" }),
      permanent("U2", "P1", { kind: "unit" }),
      permanent("U3", "P2", { kind: "unit" }),
      permanent("U4", "P2", { kind: "unit" }),
      permanent("L1", "P1", { kind: "legend", exhausted: true }),
      permanent("L2", "P2", { kind: "legend" }),
      S1,
    ],
    script: [played("P1", "S1", { m1: ["U1", "U3"], m2: ["P2"], m3: ["U4", "U3"], m4: ["U2"], m5: ["L1"] }), RESOLVED],
  }),
  game("gear changes its unit, which is buffed and saved", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "detach", object: some("m1", "gear", 1) },
        { id: "i2", verb: "attach", object: { id: "m2", it: "m1" }, unit: aUnit("m3", [is("f1", "friendly")]) },
        { id: "i3", verb: "buff", object: { id: "m4", it: "m3" } },
        { id: "i4", verb: "save", object: { id: "m5", it: "m3" }, instead: "recall" },
        { id: "i5", verb: "prevent", amount: 2, object: { id: "m6", it: "m3" } },
        { id: "i6", verb: "remove buff", object: aUnit("m7", [is("f2", "buffed"), is("f3", "equipped")]) },
      ]),
      RETURNED,
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit" }),
      permanent("U2", "P2", { kind: "unit", place: "battlefield:A", damage: 2, buffed: true }),
      permanent("G1", "P2", { kind: "gear", place: "battlefield:A", attachedTo: "U2" }),
      permanent("G2", "P1", { kind: "gear", place: "battlefield:A", attachedTo: "U2" }),
      permanent("U3", "P2", { kind: "unit" }),
      S1,
      ANSWER,
    ],
    script: [played("P1", "S1", { m1: ["G1"], m3: ["U1"], m7: ["U2"] }), returning("U3", "S1"), RESOLVED],
  }),
  game("a play is refused, and the game goes on", "S1", {
    cards: [
      spellCard("S1", "main", [{ id: "i1", verb: "kill", object: aUnit("m1") }]),
      spellCard("S2", "main", [{ id: "i1", verb: "kill", object: aUnit("m1") }]),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit", qualities: ["cantBeChosen"] }),
      permanent("U2", "P2", { kind: "unit" }),
      permanent("U3", "P2", { kind: "unit" }),
      S1,
      spell("S2", "P1"),
    ],
    script: [
      { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] }, refused: true } },
      played("P1", "S2", { m1: ["U2"] }),
      RESOLVED,
    ],
  }),
  game("a spell that chooses two is countered, and cards are discarded", "S2", {
    players: { P1: { hand: 2, deck: 9 }, P2: { hand: 3, deck: 9 } },
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "stun", object: some("m1", "unit", 2) },
        { id: "i2", verb: "discard", amount: 1, player: { id: "m2", player: "you" } },
      ]),
      spellCard("S2", "reaction", [
        { id: "i1", verb: "counter", object: some("m1", "spell", 1, { filters: [{ id: "f1", choosesUnits: 2 }] }) },
        { id: "i2", verb: "discard", amount: 2, player: { id: "m2", player: "opponent" } },
      ]),
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit" }),
      permanent("U2", "P2", { kind: "unit", token: true }),
      S1,
      spell("S2", "P2"),
    ],
    script: [played("P1", "S1", { m1: ["U1", "U2"] }), played("P2", "S2", { m1: ["S1"] }, "S1"), RESOLVED],
  }),
];
