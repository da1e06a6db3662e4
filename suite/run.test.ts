import { describe, expect, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { AdapterFailed, EngineFailed } from "../engine-adapter/failure.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { BROKEN } from "../engine-adapter/sparring/broken.ts";
import { INVARIANTS } from "../spec/invariants/index.ts";
import { validateEvent, validateReport } from "../spec/schema/validate.ts";
import type { RunEvent } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import { runConformance } from "./run.ts";
import { NoSuchInvariant } from "./select.ts";

function broken(name: string): Adapter {
  const found = BROKEN.find((each) => each.name === name);
  if (!found) throw new Error(`no broken engine is called ${name}`);
  return found.adapter();
}

test("the reference engine conforms, and the report is valid", async () => {
  const report = await runConformance(reference, { evidence: 10 }, POOL);
  expect(report.verdict).toBe("conforms");
  expect(report.findings).toEqual([]);
  expect(report.invariants.map(({ id, verdict, evidence }) => `${id} ${verdict} ${evidence}`)).toMatchInlineSnapshot(`
    [
      "target/mentioned conforms 10",
      "target/hidden-zone conforms 10",
      "target/restriction conforms 10",
      "target/cost conforms 10",
      "target/no-choice conforms 10",
      "target/only-one conforms 10",
      "target/others-choose conforms 10",
      "target/must conforms 10",
      "target/condition conforms 10",
      "target/counter conforms 10",
      "target/none-legal conforms 10",
      "illegal/still-resolves conforms 10",
      "illegal/requirement conforms 10",
      "illegal/only-requirement conforms 10",
      "illegal/live conforms 10",
      "illegal/zone-change conforms 10",
      "illegal/regained conforms 10",
      "illegal/stays conforms 10",
      "illegal/new-object conforms 10",
      "illegal/untouched conforms 10",
      "illegal/no-retarget conforms 10",
      "illegal/related conforms 10",
      "illegal/independent conforms 10",
      "illegal/all-of-one conforms 10",
      "illegal/some-of-one conforms 10",
      "illegal/one-look conforms 10",
      "illegal/split conforms 10",
      "illegal/group conforms 10",
      "illegal/counted conforms 10",
      "illegal/played conforms 10",
      "illegal/choose-trigger conforms 10",
      "impossible/ignored conforms 10",
      "impossible/partial conforms 10",
      "impossible/order-is-no-link conforms 10",
      "info/null conforms 10",
      "info/null-compares conforms 10",
      "info/source-gone conforms 10",
      "info/trigger-fixed conforms 10",
      "info/live conforms 10",
      "info/look-back conforms 10",
      "info/whose conforms 10",
      "leave/stops conforms 10",
      "delayed/too-late conforms 10",
      "link/ignored-parent conforms 10",
      "link/partial-parent conforms 10",
      "link/transitive conforms 10",
      "link/branches conforms 10",
      "link/replaced-object conforms 10",
      "link/replaced-action conforms 10",
      "link/circumstances conforms 10",
      "whole/one-place conforms 10",
      "whole/lifo conforms 10",
      "whole/in-order conforms 10",
      "whole/no-death-midway conforms 10",
      "whole/legal-play conforms 10",
      "whole/deterministic conforms 10",
      "whole/answers conforms 10",
      "self/there-and-back conforms 10",
      "self/never-written conforms 10",
      "self/one-less conforms 10",
      "self/renamed conforms 10",
      "self/bystander conforms 10",
      "self/order conforms 10",
      "self/same-loss conforms 10",
      "self/saved conforms 10",
    ]
  `);
  expect(validateReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
});

test("two runs with one seed give the same report but for times", async () => {
  const run = async () => {
    const { times: _, ...rest } = await runConformance(mutant("link/ignored-parent/child-runs"), {
      evidence: 6,
      seed: 7,
    });
    return JSON.stringify(rest);
  };
  expect(await run()).toBe(await run());
});

test("what goes on is told from beginning to end, as the schema has it", async () => {
  const events: RunEvent[] = [];
  const onEvent = (event: RunEvent): void => void events.push(validateEvent(event));
  const engine = mutant("link/ignored-parent/child-runs");
  const options = { adapter: "./mine.ts", only: ["link/ignored-parent"], evidence: 3, shrink: false };
  const report = await runConformance(engine, { ...options, onEvent }, POOL);
  expect([...new Set(events.map(({ kind }) => kind))]).toEqual(["started", "progress", "invariant", "finished"]);
  expect(events.at(-1)).toEqual({ kind: "finished", report });
  expect(report.options).toEqual({ adapter: "./mine.ts", only: ["link/ignored-parent"], evidence: 3 });
});

test("only checks what was asked for", async () => {
  const report = await runConformance(reference, { only: ["illegal/s*"], evidence: 5 }, POOL);
  expect(report.invariants.map(({ id }) => id)).toEqual([
    "illegal/still-resolves",
    "illegal/stays",
    "illegal/some-of-one",
    "illegal/split",
  ]);
});

test("a wish that fits nothing names the nearest", async () => {
  await expect(runConformance(reference, { only: ["ilegal/stays"] })).rejects.toThrow(NoSuchInvariant);
});

test("a run that time ends says so", async () => {
  const report = await runConformance(reference, { seconds: 0 });
  expect(report.extent.endedByTime).toBe(true);
  expect(report.verdict).toBe("incomplete");
});

describe("an engine that is no engine gets its finding, and the run goes to its end", () => {
  const kinds = async (name: string): Promise<string[]> => {
    const report = await runConformance(broken(name), { evidence: 5, shrink: false }, POOL);
    expect(report.invariants.filter(({ verdict }) => verdict === "violates")).toEqual([]);
    return [...new Set(report.findings.map(({ kind }) => kind))].sort();
  };

  test("does nothing: conforms nowhere and is blocked everywhere", async () => {
    const report = await runConformance(broken("inert"), { evidence: 5, shrink: false }, POOL);
    expect(new Set(report.invariants.map(({ verdict }) => verdict))).toEqual(new Set(["blocked"]));
  });
  test.each([
    ["loses-card", "whole/one-place"],
    ["crashes-on-banish", "whole/answers"],
    ["random", "whole/deterministic"],
    ["inert", "whole/legal-play"],
  ])("%s: its finding breaks %s", async (name, id) => {
    const report = await runConformance(broken(name), { evidence: 5, shrink: false }, POOL);
    const kinds = INVARIANTS.find((each) => each.id === id)?.brokenBy;
    const finding = report.findings.find(({ kind }) => kinds?.includes(kind));
    expect(report.invariants.find((each) => each.id === id)).toMatchObject({
      verdict: "blocked",
      because: finding?.signature,
    });
  });
  test("crashes on one verb", async () => expect(await kinds("crashes-on-banish")).toEqual(["crash"]));
  test("loses a card", async () => expect(await kinds("loses-card")).toContain("card lost or duplicated"));
  test("answers at random", async () => expect(await kinds("random")).toContain("nondeterministic"));
  test("never settles", async () => expect(await kinds("never-settles")).toContain("stuck"));
  test("asks what nobody can answer", async () => expect(await kinds("stuck-question")).toEqual(["stuck"]));
  test("leaks state into the next game", async () => expect(await kinds("leaks")).toEqual(["state leaked"]));
  test("shows what the schema forbids", async () =>
    expect(await kinds("bad-observation")).toEqual(["bad observation"]));
  test("hangs wherever there are two cards: it is not waited for on and on", async () => {
    let hangs = 0;
    const adapter: Adapter = {
      ...reference,
      open(setup) {
        if (setup.cards.length < 2) return reference.open(setup);
        hangs += 1;
        throw new EngineFailed("hang", "no answer to open within 2 s");
      },
    };
    const { findings } = await runConformance(adapter, { only: ["target/mentioned"], evidence: 50 }, POOL);
    expect(findings).toMatchObject([{ kind: "hang", message: "open: no answer to open within 2 s" }]);
    expect(hangs).toBeLessThan(80);
  });
  test("opens no game", async () => {
    await expect(runConformance(broken("open-throws"))).rejects.toThrow(AdapterFailed);
  });
});
