import { describe, expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import type { Report } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import { playOn } from "./engine-game.ts";
import { dealsMore, readsFirstSentences, tellsNothing } from "./fitting-engines.ts";
import { PRIMITIVES } from "./primitives/index.ts";
import { replay } from "./replay.ts";
import { runConformance } from "./run.ts";

const ONLY = ["illegal/untouched", "illegal/independent", "link/ignored-parent", "whole/answers", "self/renamed"];

const check = (adapter: Adapter, only: readonly string[] = ONLY, shrink = false): Promise<Report> =>
  runConformance(adapter, { evidence: 3, only, shrink }, POOL);

const verdicts = ({ invariants }: Report): string[] =>
  invariants.map(({ id, verdict, because }) => `${id} ${verdict}${because === undefined ? "" : `: ${because}`}`);

const violations = (report: Report): (string | undefined)[] =>
  report.invariants.filter(({ verdict }) => verdict === "violates").map(({ misreading }) => misreading);

describe("an engine that reads the first sentence of every text", () => {
  it.each(["ignored", "as"] as const)(
    "is judged on that and blamed for nothing else, if it says so by %s",
    async (says) => {
      const report = await check(readsFirstSentences(sparring(), says));
      expect([report.verdict, report.findings]).toEqual(["partial", []]);
      expect(verdicts(report)).toMatchInlineSnapshot(`
        [
          "illegal/untouched conforms",
          "illegal/independent unsupported: builds cards without verb:draw, link:object, verb:exhaust",
          "link/ignored-parent unsupported: builds cards without verb:draw, link:action, whose:controller",
          "whole/answers conforms",
          "self/renamed conforms",
        ]
      `);
      expect(report.habits).toMatchInlineSnapshot(`
        [
          "builds 126 of 926 cards only in part; loses verb:draw 127 times, noun:unit 30 times, link:object 29 times, whose:controller 29 times and 36 more features",
        ]
      `);
      expect(report.primitives.filter(({ state }) => state === "broken")).toEqual([]);
      expect(report.primitives.find(({ name }) => name === "replaced death")).toMatchInlineSnapshot(`
        {
          "message": "its cards are built without verb:heal, link:object, verb:exhaust, verb:recall",
          "name": "replaced death",
          "state": "not offered",
        }
      `);
    },
  );

  it("is blamed for what it does wrong with that, by a case that every engine can play", async () => {
    const adapter = readsFirstSentences(mutant("illegal/untouched/affected-anyway"), "ignored");
    const report = await check(adapter, ["illegal/untouched"], true);
    expect(violations(report)).toEqual(["illegal/untouched/affected-anyway"]);
    const [shown] = report.invariants.flatMap(({ cases }) => cases);
    if (!shown) throw new Error("no case was shown");
    expect([shown.built, shown.scenario.cards.map(({ text }) => text.length)]).toEqual([undefined, [1, 1]]);
    expect((await replay(adapter, shown)).shows).toBe(true);
    expect((await replay(reference, shown)).shows).toBe(false);
  });

  it("is not blamed for what it does wrong with the rest", async () => {
    const report = await check(readsFirstSentences(mutant("link/ignored-parent/child-runs"), "as"), [
      "link/ignored-parent",
    ]);
    expect([violations(report), report.findings]).toEqual([[], []]);
  });
});

it("is not known what an engine has built: nobody is blamed, nothing is judged but games that name things otherwise", async () => {
  const report = await check(tellsNothing(mutant("illegal/untouched/affected-anyway")), [...ONLY, "self/bystander"]);
  expect([report.verdict, report.findings]).toEqual(["partial", []]);
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "illegal/untouched unsupported: builds cards without telling as what",
      "illegal/independent unsupported: builds cards without telling as what",
      "link/ignored-parent unsupported: builds cards without telling as what",
      "whole/answers unsupported: builds cards without telling as what",
      "self/renamed conforms",
      "self/bystander unsupported: builds cards without telling as what",
    ]
  `);
  expect(new Set(report.primitives.map(({ state, message }) => `${state}: ${message}`))).toEqual(
    new Set(["not offered: nobody knows as what its cards are built"]),
  );
  expect(report.habits).toMatchInlineSnapshot(`
    [
      "does not tell as what it builds 4,819 of 4,819 cards",
    ]
  `);
});

describe("an engine that never builds what it is handed", () => {
  it("is judged by what it builds", async () => {
    const report = await check(dealsMore(sparring()), ["illegal/split"]);
    expect([report.verdict, report.findings]).toEqual(["conforms", []]);
    expect(report.habits).toMatchInlineSnapshot(`
      [
        "builds 27 of 282 cards only in part",
      ]
    `);
  });

  it("is blamed by a case with what was sent and what was built, which shows on it and not on others", async () => {
    const adapter = dealsMore(mutant("illegal/split/all-on-one"));
    const report = await check(adapter, ["illegal/split"]);
    expect(violations(report)).toEqual(["illegal/split/all-on-one"]);
    const [shown] = report.invariants.flatMap(({ cases }) => cases);
    const dealt = ({ cards }: NonNullable<typeof shown>["scenario"]): unknown[] =>
      cards.flatMap(({ text }) => text.flatMap((each) => (each.verb === "deal" ? [each.amount] : [])));
    if (!shown?.built) throw new Error("no case with other cards was shown");
    expect([dealt(shown.scenario), dealt(shown.built)]).toMatchInlineSnapshot(`
      [
        [
          4,
        ],
        [
          5,
        ],
      ]
    `);
    expect((await replay(adapter, shown)).shows).toBe(true);
    expect((await replay(reference, shown)).shows).toBe(false);
  });
});

describe("a fit that cannot be", () => {
  const lying = (fit: unknown): Adapter => ({
    ...reference,
    async open(setup) {
      const opened = await reference.open(setup);
      // Parsed from text, because no honest type lets it be anything.
      return JSON.parse(JSON.stringify({ fit }), (key, value) => (key === "" ? { ...opened, ...value } : value));
    },
  });

  it.each([
    ["a card that there is not", { nobody: { unknown: true } }, 'fit: no card is called "nobody"; there are card1'],
    ["no object", 7, "fit: expected an object with the ids of cards as keys"],
    [
      "a node that there is not",
      { card1: { ignored: ["i9"] } },
      'fit of card1: no node is called "i9"; there are i1, m1',
    ],
  ])("is a fault of the engine: %s", async (_, fit, message) => {
    const [primitive] = PRIMITIVES;
    if (!primitive) throw new Error("there are no primitives");
    expect(await playOn(lying(fit), primitive.scenario)).toEqual({
      kind: "fault",
      fault: { kind: "bad observation", message },
    });
  });
});
