import { expect, it } from "vitest";
import type { Case } from "../../spec/types/index.ts";
import { CASE } from "../example-violation.ts";
import { type Frame, filmOf } from "./film.ts";

const lines = (frames: readonly Frame[]): string =>
  frames
    .flatMap(({ label, title, changes, got, differences }) => [
      `${label} ${title}: ${typeof got === "string" ? got : "differs"}`,
      ...changes.map((change) => `  → ${change}`),
      ...differences.map(({ expected, got }) => `  ✓ ${expected}  ✗ ${got}`),
    ])
    .join("\n");

it("shows each item of the chain resolve, and where the engine differs", () => {
  expect(lines(filmOf(CASE))).toMatchInlineSnapshot(`
    "start The board: not looked at
    1 P1 plays S1: not looked at
    2 P2 responds with S2: not looked at
    3a S2 resolves: not looked at
      → U1 is in P2's hand
      → S2 is in P2's trash
    3b S1 resolves: differs
      → S1 is in P1's trash
      ✓ U2 is at battlefield A  ✗ U2 is in P2's trash"
  `);
});

it("tells each moment as people would at the table", () => {
  expect(filmOf(CASE).map(({ sentence }) => sentence)).toMatchInlineSnapshot(`
    [
      "The board on which the game starts.",
      "P1 plays S1 ("Kill a unit.") on U1.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "Everybody passes. S2 resolves ("Return a unit to its owner's hand.").",
      "Everybody passes. S1 resolves ("Kill a unit.").",
    ]
  `);
});

it("has the whole board in between, which the case does not hold", () => {
  const [, , , between] = filmOf(CASE);
  expect(between?.expected.get("U1.place")).toBe("hand:P2");
  expect(between?.expected.get("chain")).toBe("S1");
});

it("gives the engine the wrong values of the telltales and else the right ones", () => {
  const last = filmOf(CASE).at(-1);
  const got = typeof last?.got === "string" ? undefined : last?.got;
  expect([got?.get("U2.place"), got?.get("U2.might"), got?.get("U1.place")]).toEqual(["trash:P2", null, "hand:P2"]);
});

it("says how the engine's game ended, from there on", () => {
  const ended: Case = {
    ...CASE,
    telltales: [{ after: "t2", path: "U1.place", right: "battlefield:A", wrong: "the game ended: refused" }],
  };
  expect(lines(filmOf(ended))).toMatchInlineSnapshot(`
    "start The board: not looked at
    1 P1 plays S1: not looked at
    2 P2 responds with S2: the game ended: refused
      ✓ the game goes on  ✗ the game ended: refused
    3a S2 resolves: the game ended: refused
      → U1 is in P2's hand
      → S2 is in P2's trash
    3b S1 resolves: the game ended: refused
      → S1 is in P1's trash"
  `);
});

it("keeps to the case file where it holds what the model cannot play", () => {
  const foreign: Case = {
    ...CASE,
    scenario: { ...CASE.scenario, cards: [] },
    expected: [{ after: "start", values: { "U2.damage": 0 } }, ...CASE.expected],
  };
  expect(lines(filmOf(foreign))).toMatchInlineSnapshot(`
    "start The board: as expected
    1 P1 plays S1: not looked at
    2 P2 responds with S2: not looked at
    3 The chain resolves: differs
      ✓ U2 is at battlefield A  ✗ U2 is in P2's trash"
  `);
});

it("claims nothing about an engine of which the case says nothing", () => {
  const { telltales: _, ...silent } = CASE;
  expect(new Set(filmOf(silent).map(({ got }) => got))).toEqual(new Set(["not looked at"]));
});
