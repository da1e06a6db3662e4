import { expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import type { Report } from "../spec/types/index.ts";
import { exitCode } from "./exit-code.ts";
import { knowsNames } from "./fitting-engines.ts";
import { replay } from "./replay.ts";
import { runConformance } from "./run.ts";

/** Few enough that their games are made quickly. */
const NAMES = [
  "Void Seeker",
  "Hidden Blade",
  "Gust",
  "Flash",
  "Discipline",
  "Wind Wall",
  "Ruin Runner",
  "Determined Sentry",
];

const check = (inner: Adapter, only: readonly string[], shrink = false): Promise<Report> =>
  runConformance(knowsNames(inner, NAMES), { evidence: 3, only, shrink });

it("an engine that has cards by name only is judged by games of these, and what they cannot tell is named", async () => {
  const report = await check(sparring(), ["illegal/independent", "illegal/related", "illegal/split", "self/renamed"]);
  expect([report.verdict, exitCode(report), report.findings, report.habits]).toEqual(["partial", 0, [], []]);
  expect(
    report.invariants.map(({ id, verdict, because = "" }) => `${id} ${verdict} ${because}`),
  ).toMatchInlineSnapshot(`
    [
      "illegal/related conforms ",
      "illegal/independent conforms ",
      "illegal/split unsupported no game of the cards that it has by name can tell",
      "self/renamed conforms ",
    ]
  `);
  expect(report.primitives).toEqual(
    ["Void Seeker", "Hidden Blade", "Gust", "Flash", "Discipline", "Wind Wall"].map((name) => ({
      name,
      state: "works",
    })),
  );
});

it("is blamed for what it does wrong with them, by a case of these", async () => {
  const engine = mutant("illegal/no-retarget/re-aims");
  const report = await check(engine, ["illegal/no-retarget", "link/ignored-parent"], true);
  const [retargets, links] = report.invariants;
  expect([retargets?.misreading, links?.verdict, report.findings]).toEqual([
    "illegal/no-retarget/re-aims",
    "conforms",
    [],
  ]);
  const [shown] = retargets?.cases ?? [];
  if (!shown) throw new Error("no case was shown");
  expect((await replay(knowsNames(engine, NAMES), shown)).shows).toBe(true);
  expect((await replay(knowsNames(sparring(), NAMES), shown)).shows).toBe(false);
});

it("a named card that does not work undisturbed is a broken primitive, and no rule is blamed", async () => {
  const report = await check(sparring(["draws-nothing"]), ["illegal/independent"]);
  expect(report.invariants.filter(({ verdict }) => verdict === "violates")).toEqual([]);
  expect(report.findings.map(({ kind, signature }) => `${kind}: ${signature}`)).toMatchInlineSnapshot(`
    [
      "primitive broken: primitive Void Seeker",
      "primitive broken: primitive Hidden Blade",
      "primitive broken: primitive Discipline",
    ]
  `);
});
