import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Report } from "../spec/types/index.ts";
import { renderJson } from "./json.ts";
import { CASE, REPORT, type Shape } from "./key-order.ts";

const REPORT_SHUFFLED: Report = {
  times: { seconds: 4.1, started: "2026-07-24T00:00:00Z" },
  engine: { version: "1.0.0\u001b[2J", name: "<script>\n`|" },
  verdict: "conforms",
  suite: "1.0.0",
  format: 1,
  release: "2026-07-24",
  profile: "CR",
  seed: 1,
  findings: [],
  habits: ["resolves the chain as one"],
  primitives: [{ state: "works", name: "draw" }],
  invariants: [
    {
      cases: [
        {
          expected: [{ values: { "U1.place": "base:P1", chain: "", constructor: 1 }, after: "end" }],
          scenario: {
            script: [{ play: { choices: { z: ["U1"], a: [] }, card: "S1", player: "P1" }, id: "t1" }],
            objects: [{ place: "hand:P1", id: "S1", owner: "P1", controller: "P1", card: "s1", kind: "spell" }],
            cards: [
              {
                text: [
                  {
                    object: { filters: [], count: { max: 1, min: 1 }, choose: "unit", id: "m1" },
                    verb: "kill",
                    id: "i1",
                  },
                ],
                abilities: [],
                timing: "action",
                kind: "spell",
                name: "Spell S1",
                id: "s1",
              },
            ],
            players: { P2: { deck: 12, hand: 0 }, P1: { deck: 12, hand: 0 } },
            battlefields: ["A"],
            profile: "CR",
            release: "2026-07-24",
          },
          rules: ["124"],
          suite: "1.0.0",
          name: "kill",
          format: 1,
        },
      ],
      evidence: 100,
      verdict: "conforms",
      statement: "Each card is in one place.",
      rule: "124",
      id: "whole/one-place",
    },
  ],
  extent: { endedByTime: false, generated: 1, cases: 1, games: 2, windowMissed: 0, unsupported: 0 },
};

test("keys stand in the order of the schema, maps as they are", () => {
  const text = renderJson(REPORT_SHUFFLED);
  expect(text.startsWith('{\n  "format": 1,\n  "suite"')).toBe(true);
  expect(text.endsWith("  }\n}\n")).toBe(true);
  expect(JSON.stringify(JSON.parse(text))).toMatchInlineSnapshot(
    `"{"format":1,"suite":"1.0.0","verdict":"conforms","release":"2026-07-24","profile":"CR","seed":1,"engine":{"name":"<script>\\n\`|","version":"1.0.0\\u001b[2J"},"primitives":[{"name":"draw","state":"works"}],"invariants":[{"id":"whole/one-place","rule":"124","statement":"Each card is in one place.","verdict":"conforms","evidence":100,"cases":[{"format":1,"name":"kill","suite":"1.0.0","rules":["124"],"scenario":{"release":"2026-07-24","profile":"CR","battlefields":["A"],"players":{"P1":{"hand":0,"deck":12},"P2":{"hand":0,"deck":12}},"cards":[{"id":"s1","name":"Spell S1","kind":"spell","timing":"action","text":[{"id":"i1","verb":"kill","object":{"id":"m1","choose":"unit","count":{"min":1,"max":1},"filters":[]}}],"abilities":[]}],"objects":[{"id":"S1","kind":"spell","card":"s1","owner":"P1","controller":"P1","place":"hand:P1"}],"script":[{"id":"t1","play":{"player":"P1","card":"S1","choices":{"z":["U1"],"a":[]}}}]},"expected":[{"after":"end","values":{"U1.place":"base:P1","chain":"","constructor":1}}]}]}],"findings":[],"habits":["resolves the chain as one"],"extent":{"generated":1,"cases":1,"games":2,"windowMissed":0,"unsupported":0,"endedByTime":false},"times":{"started":"2026-07-24T00:00:00Z","seconds":4.1}}"`,
  );
  expect(JSON.parse(renderJson(REPORT_SHUFFLED))).toEqual(REPORT_SHUFFLED);
});

/** The properties of an object in a schema, in order, or undefined. */
function propertiesOf(schema: unknown, ...path: readonly string[]): string[] {
  let node = schema;
  for (const key of [...path, "properties"]) {
    node =
      typeof node === "object" && node !== null ? Object.entries(node).find(([name]) => name === key)?.[1] : undefined;
  }
  return Object.keys(node ?? {});
}

test("the order is that of the schemas", () => {
  const load = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../spec/schema/${name}.schema.json`, import.meta.url), "utf8"));
  const report = load("report");
  const file = load("case");
  const game = load("scenario");
  const card = load("card");
  const inside = (shape: Shape, ...path: readonly string[]): Shape => {
    const [first, ...rest] = path;
    if (first === undefined) return shape;
    const next = shape[first] ?? {};
    return inside(typeof next === "function" ? next() : next, ...rest);
  };
  const expectSame = (shape: Shape, properties: readonly string[]): void =>
    expect(Object.keys(shape)).toEqual(properties);
  expectSame(REPORT, propertiesOf(report));
  expectSame(inside(REPORT, "options"), propertiesOf(report, "properties", "options"));
  expectSame(inside(REPORT, "extent"), propertiesOf(report, "properties", "extent"));
  expectSame(inside(REPORT, "times"), propertiesOf(report, "properties", "times"));
  for (const [key, name] of [
    ["engine", "EngineInfo"],
    ["primitives", "Primitive"],
    ["invariants", "InvariantResult"],
    ["findings", "Finding"],
  ] as const) {
    expectSame(inside(REPORT, key), propertiesOf(report, "definitions", name));
  }
  expectSame(CASE, propertiesOf(file));
  expectSame(inside(CASE, "expected"), propertiesOf(file, "definitions", "Checkpoint"));
  expectSame(inside(CASE, "telltales"), propertiesOf(file, "definitions", "Telltale"));
  expectSame(inside(CASE, "controls"), propertiesOf(file, "definitions", "Control"));
  expectSame(inside(CASE, "scenario"), propertiesOf(game));
  expectSame(inside(CASE, "scenario", "objects"), propertiesOf(game, "definitions", "GameObject"));
  expectSame(inside(CASE, "scenario", "cards"), propertiesOf(card));
});
