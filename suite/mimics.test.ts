import { expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { firstSentence } from "../engine-adapter/mimics/first-sentence.ts";
import { flatList } from "../engine-adapter/mimics/flat-list.ts";
import { namedOnly } from "../engine-adapter/mimics/named-only.ts";
import { oneSlot } from "../engine-adapter/mimics/one-slot.ts";
import type { Report } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import { doctor } from "./doctor/doctor.ts";
import { runConformance } from "./run.ts";

const only = ["target/mentioned", "illegal/zone-change", "illegal/independent", "whole/legal-play"];
const options = { only, evidence: 3, shrink: false };
const run = (adapter: Adapter): Promise<Report> => runConformance(adapter, options, POOL);

const verdicts = ({ invariants }: Report): readonly string[] =>
  invariants.map(({ id, verdict, because }) => [id, verdict, ...(because === undefined ? [] : [because])].join(" · "));
const found = ({ findings }: Report): readonly string[] => findings.map(({ kind, message }) => `${kind}: ${message}`);

it("blames no rule for a flat list, prompts and silent refusals, but names the actions that do nothing", async () => {
  const report = await run(flatList());
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "target/mentioned · conforms",
      "illegal/zone-change · blocked · primitive return",
      "illegal/independent · conforms",
      "whole/legal-play · conforms",
    ]
  `);
  expect(found(report)).toMatchInlineSnapshot(`
    [
      "primitive broken: 30 of 163 primitives come out wrong, the first: return: expected: U2 is in P2's hand; got: U2 is at battlefield A",
    ]
  `);
  expect(report.habits).toMatchInlineSnapshot(`
    [
      "does not tell what must be chosen to play a card",
      "resolves a whole chain at once",
      "refuses plays by doing nothing and saying ok",
    ]
  `);
});

it("blames the one rule that an engine with cards by name gets wrong, and blocks what rests on it", async () => {
  // What it is asked is made of its own cards, so it shares no games with the others.
  const report = await runConformance(namedOnly(), options);
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "target/mentioned · violates",
      "illegal/zone-change · blocked · target/mentioned: nothing is chosen when a card is played, everything on resolution",
      "illegal/independent · blocked · target/mentioned: nothing is chosen when a card is played, everything on resolution",
      "whole/legal-play · blocked · hidden by target/mentioned/chosen-on-resolution",
    ]
  `);
  expect(found(report)).toEqual([]);
});

it("judges a parser that drops sentences by what is left, if the adapter says so", async () => {
  const report = await run(firstSentence(true));
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "target/mentioned · conforms",
      "illegal/zone-change · conforms",
      "illegal/independent · unsupported · builds cards without verb:draw, noun:unit, filter:exhausted",
      "whole/legal-play · conforms",
    ]
  `);
  expect(found(report)).toEqual([]);
});

it("blames no rule where a parser drops sentences without a word", async () => {
  const report = await run(firstSentence(false));
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "target/mentioned · conforms",
      "illegal/zone-change · conforms",
      "illegal/independent · blocked · primitive damage stays when Might goes up",
      "whole/legal-play · blocked · illegal play: with a target on the wrong side",
    ]
  `);
  expect(found(report)).toMatchInlineSnapshot(`
    [
      "primitive broken: 17 of 163 primitives come out wrong, the first: damage stays when Might goes up: expected: U2 is at battlefield A; got: U2 is in P2's trash",
      "unexplained divergence: expected: the item on the chain targets U1 and U2; got: the item on the chain targets U2",
      "illegal play accepted: a card may not be played with a target on the wrong side, but is",
      "illegal play accepted: a card may not be played with a target of the wrong kind, but is",
      "illegal play accepted: a card may not be played without a target, but is",
    ]
  `);
});

it("judges an engine with one target slot by the cards that choose once", async () => {
  const report = await run(oneSlot());
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "target/mentioned · conforms",
      "illegal/zone-change · conforms",
      "illegal/independent · conforms",
      "whole/legal-play · conforms",
    ]
  `);
  expect([...found(report), ...report.habits]).toEqual([]);
});

it("finds out that an engine has one target slot, and what that closes off", async () => {
  const { checks, missing } = await doctor(oneSlot(), {}, POOL);
  expect(checks.filter(({ grade }) => grade === "bad")).toEqual([]);
  expect(missing).toMatchInlineSnapshot(`
    [
      {
        "closes": [
          "illegal/all-of-one",
        ],
        "feature": "slots:2",
        "narrows": [
          "illegal/requirement/only-for-the-first",
          "illegal/no-retarget/slots-shift",
          "illegal/split/drops-more",
        ],
      },
    ]
  `);
});
