import type { Case, Finding, InvariantResult } from "../spec/types/index.ts";
import type { BugContext } from "./bug-report.ts";

/** A kill whose target was returned, and which hit a bystander. */
export const CASE: Case = {
  format: 1,
  name: "returned and replaced by a bystander",
  suite: "1.0.0",
  rules: ["359.3.e.2", "359.3.e.5", "1.2"],
  scenario: {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A"],
    players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
    cards: [
      {
        id: "s1",
        name: "Spell S1",
        kind: "spell",
        timing: "action",
        text: [
          { id: "i1", verb: "kill", object: { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [] } },
        ],
        abilities: [],
      },
      {
        id: "s2",
        name: "Spell S2",
        kind: "spell",
        timing: "reaction",
        text: [
          { id: "i1", verb: "return", object: { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [] } },
        ],
        abilities: [],
      },
    ],
    objects: [
      { id: "U1", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 4 },
      { id: "U2", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 2, exhausted: true },
      { id: "S1", kind: "spell", card: "s1", owner: "P1", controller: "P1", place: "hand:P1" },
      { id: "S2", kind: "spell", card: "s2", owner: "P2", controller: "P2", place: "hand:P2" },
    ],
    script: [
      { id: "t1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] } } },
      { id: "t2", play: { player: "P2", card: "S2", choices: { m1: ["U1"] }, respondsTo: "S1" } },
      { id: "t3", resolve: 0 },
    ],
  },
  expected: [{ after: "t3", values: { "U2.place": "battlefield:A", "U2.might": 2 } }],
  misreadings: ["illegal/no-retarget/re-aims"],
  telltales: [
    { after: "t3", path: "U2.place", right: "battlefield:A", wrong: "trash:P2" },
    { after: "t3", path: "U2.might", right: 2, wrong: null },
  ],
};

/** The rule that it violates. */
export const INVARIANT: InvariantResult = {
  id: "illegal/no-retarget",
  rule: "359.3.e.5",
  statement: "Nothing that was not chosen is affected in place of an illegal target.",
  verdict: "violates",
  evidence: 100,
  wanted: 100,
  misreading: "re-aims",
  also: ["illegal/some-of-one/substituted"],
  explains: "an illegal target is replaced by another object that fits",
  cases: [CASE],
};

/** The run in which it was found. */
export const CONTEXT: BugContext = {
  case: CASE,
  engine: { name: "boardwalk", version: "0.3.1", language: "TypeScript" },
  suite: "1.0.0",
  release: "2026-07-24",
  profile: "CR",
  adapterArgument: "./my adapter.ts",
  caseFile: "cases/no-retarget.json",
};

/** The same as something that no rule explains. */
export const FINDING: Finding = {
  kind: "crash",
  signature: "crash",
  message: "TypeError: unit is undefined",
  count: 12,
  nearest: [{ misreading: "illegal/stays/followed-by-card", rate: 0.625 }],
};
