import { describe, expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { reference } from "../engine-adapter/reference.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import type { Report } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import { exitCode } from "./exit-code.ts";
import { FEATURES } from "./feature-names.ts";
import { featuresOf } from "./features.ts";
import { runConformance } from "./run.ts";

const check = (adapter: Adapter): Promise<Report> => runConformance(adapter, { evidence: 5, shrink: false }, POOL);

/** Rules of which not everything was told, with the reason; the rest must conform. */
function untold({ invariants }: Report): string[] {
  return invariants.flatMap(({ id, verdict, because }) =>
    verdict === "conforms" && because === undefined ? [] : `${id} ${verdict}: ${because}`,
  );
}

const withoutReason = (line: string): string => line.replace(/: needs.*/, "");

/** All but units, gear and spells with simple actions, without costs, legends, buffs, attachments and other choosers. */
const BEYOND = Object.keys(FEATURES).filter((name) =>
  /^(cost|from|choice|split|group|noun:(legend|card)|object:(legend|buffed|attached)|mention:(this|legend)|mentions:any|ability:(activated|passive)|trigger:(?!you play)|filter:(here|there|another|alone|buffed|equipped|token|choosesUnits)|verb:(recycle|prevent|buff|remove buff|attach|detach|control while I stay|save|discard)|quality:(cantBeReadied|cantMoveToBase|entersInBase))/.test(
    name,
  ),
);

const refusing = (asked: (lacking: readonly string[]) => readonly string[]): Adapter => ({
  ...reference,
  open(setup) {
    const lacking = [...featuresOf(setup)].filter((name) => BEYOND.includes(name));
    return lacking.length > 0 ? { unsupported: [...asked(lacking)] } : reference.open(setup);
  },
});

describe("an engine that lacks features is partial, and they are named", () => {
  const declaring: Adapter = {
    ...refusing((lacking) => lacking),
    capabilities: {
      features: { ...reference.capabilities?.features, ...Object.fromEntries(BEYOND.map((name) => [name, false])) },
    },
  };

  const declared = check(declaring);

  it("if it declares them", async () => {
    const report = await declared;
    expect([report.verdict, exitCode(report), report.findings, report.habits]).toEqual(["partial", 0, [], []]);
    expect(untold(report)).toMatchInlineSnapshot(`
      [
        "target/hidden-zone unsupported: needs from:hand",
        "target/cost conforms: without cost-object-is-target, replacement-targets-nothing: needs cost:return; needs verb:save",
        "target/no-choice conforms: without your-legend-is-target: needs mention:legend, object:legend",
        "target/others-choose unsupported: needs choice:others",
        "target/must unsupported: needs choice:must",
        "target/counter unsupported: needs verb:buff",
        "illegal/requirement conforms: without equipped-not-checked-again, buffed-not-checked-again, alone-not-checked-again, here-not-checked-again: needs filter:equipped, object:attached; needs filter:buffed, object:buffed, verb:remove buff; needs filter:alone; needs filter:here, trigger:I attack",
        "illegal/new-object conforms: without keeps-buff, keeps-stun: needs object:buffed; needs object:buffed for more cases",
        "illegal/one-look unsupported: needs choice:others",
        "illegal/split unsupported: needs split",
        "illegal/group unsupported: needs group, mentions:any",
        "illegal/counted unsupported: needs filter:choosesUnits",
        "illegal/choose-trigger unsupported: needs trigger:you choose me",
        "impossible/partial conforms: without all-or-nothing, next-limited: needs verb:discard",
        "info/trigger-fixed unsupported: needs filter:here, trigger:if",
        "info/look-back conforms: without effects-only: needs ability:activated, cost:return",
        "leave/stops unsupported: needs mention:this",
        "delayed/too-late unsupported: needs ability:activated, cost:exhaust, verb:control while I stay",
        "link/circumstances unsupported: needs verb:prevent",
      ]
    `);
  });

  it.each([
    ["names all that a game needs", (lacking: readonly string[]) => lacking],
    ["names one at a time", (lacking: readonly string[]) => lacking.slice(0, 1)],
  ])("if it %s", async (_, asked) => {
    const report = await check(refusing(asked));
    // Of features that always come together it may know but one.
    expect(untold(report).map(withoutReason)).toEqual(untold(await declared).map(withoutReason));
    expect([report.verdict, exitCode(report)]).toEqual(["partial", 0]);
  });
});

it("names what is not shown where that keeps a rule from its evidence", async () => {
  const report = await check(sparring(["hides-chain", "asks-nothing"]));
  expect([report.verdict, exitCode(report), report.findings]).toEqual(["partial", 0, []]);
  expect([...untold(report), ...report.habits]).toMatchInlineSnapshot(`
    [
      "target/restriction conforms: without battlefield-of-all-is-not: does not show the targets of what is on the chain",
      "info/trigger-fixed unsupported: does not show the chain",
      "does not show the chain",
      "does not show the targets of what is on the chain",
      "does not tell what must be chosen to play a card",
    ]
  `);
});

it("names what is not shown of the objects", async () => {
  const report = await check(sparring(["hides-objects"]));
  expect([report.verdict, exitCode(report), report.findings]).toEqual(["partial", 0, []]);
  expect([...untold(report), ...report.habits]).toMatchInlineSnapshot(`
    [
      "illegal/requirement conforms: without here-not-checked-again: does not show Might",
      "illegal/new-object unsupported: does not show Might",
      "illegal/split conforms: without drops-more: does not show damage",
      "illegal/played conforms: without not-played, played-twice: does not show Might",
      "info/source-gone conforms: without last-known, frozen-when-triggered: does not show Might",
      "info/trigger-fixed conforms: without read-when-resolves: does not show Might",
      "leave/stops conforms: without not-played: does not show Might",
      "link/partial-parent conforms: without to-all-chosen: does not show Might",
      "does not show who controls what",
      "does not show what is exhausted",
      "does not show what is stunned",
      "does not show damage",
      "does not show Might",
      "does not show what has a buff",
      "does not show what gear is attached to",
    ]
  `);
});
