import { describe, expect, it } from "vitest";
import { defineAdapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { CASES } from "../spec/cases/index.ts";
import type { Case, Finding, InvariantResult } from "../spec/types/index.ts";
import { loadAdapter } from "./adapters.ts";
import { runConformance } from "./run.ts";
import { replayStored, type StoredCase, unseenElsewhere } from "./stored-cases.ts";

const MISREADING = "link/ignored-parent/child-runs";
const wrong = mutant(MISREADING);

function find(name: string): Case {
  const found = CASES.find((each) => each.name === name);
  if (!found) throw new Error(`no case is called ${name}`);
  return found;
}

const deathgrip: StoredCase = {
  file: "cases/deathgrip.json",
  case: find("Deathgrip: the unit to be killed returns to hand"),
};
const going = (): boolean => false;

describe("a stored case", () => {
  it("passes where its fault does not show", async () => {
    expect(await replayStored(reference, [deathgrip], going)).toEqual([
      { result: { file: "cases/deathgrip.json", name: deathgrip.case.name, state: "passes" } },
    ]);
  });

  it("fails where it does, and is a finding with the values that tell", async () => {
    const [outcome] = await replayStored(wrong, [deathgrip], going);
    expect(outcome?.result).toEqual({
      file: "cases/deathgrip.json",
      name: deathgrip.case.name,
      state: "fails",
      message: "expected: Y has 3 Might; got: Y has 7 Might",
    });
    expect(outcome?.finding).toMatchObject({
      kind: "stored case fails",
      signature: "stored case cases/deathgrip.json",
      case: { telltales: [{ after: "end", path: "Y.might", right: 3, wrong: 7 }] },
    });
  });

  it("is the engine's own fault where the engine breaks down", async () => {
    const [outcome] = await replayStored(await loadAdapter("broken:open-throws"), [deathgrip], going);
    expect(outcome?.finding?.kind).toBe("crash");
  });

  it("is not told where the engine lacks what it needs", async () => {
    const poor = defineAdapter({ engine: reference.engine, open: () => ({ unsupported: ["verb:kill"] }) });
    const [outcome] = await replayStored(poor, [deathgrip], going);
    expect(outcome?.result).toMatchObject({ state: "not told", message: "the engine does not offer verb:kill" });
    expect(outcome?.finding).toBeUndefined();
  });

  it("is not told where the rules ask for something else by now", async () => {
    const old = { ...deathgrip, case: { ...deathgrip.case, expected: [{ after: "end", values: { "Y.might": 9 } }] } };
    const [outcome] = await replayStored(wrong, [old], going);
    expect(outcome?.result.message).toBe("it expects: Y has 9 Might; by the rules of this release: Y has 3 Might");
  });

  it("is not told where the run ends before", async () => {
    const [outcome] = await replayStored(wrong, [deathgrip], () => true);
    expect(outcome?.result.state).toBe("not told");
  });
});

describe("a stored case that fails is no finding by itself", () => {
  const failing = replayStored(
    wrong,
    [{ ...deathgrip, case: { ...deathgrip.case, misreadings: [MISREADING] } }],
    going,
  );
  const blamed = (misreading: string): InvariantResult => ({
    ...{ id: "link/ignored-parent", rule: "359.3.e.14.a", statement: "…", evidence: 3, cases: [] },
    verdict: "violates",
    misreading,
  });
  const finding = (signature: string): Finding => ({
    kind: "unexplained divergence",
    signature,
    message: "",
    count: 1,
  });

  it("where its misreading is blamed", async () => {
    expect(unseenElsewhere(await failing, [blamed(MISREADING)], [])).toEqual([]);
  });

  it("where a finding is what it was stored for", async () => {
    expect(unseenElsewhere(await failing, [], [finding(deathgrip.case.name)])).toEqual([]);
  });

  it("but is one where nothing else tells", async () => {
    expect(unseenElsewhere(await failing, [blamed("link/ignored-parent/else")], [finding("else")])).toHaveLength(1);
  });
});

it("is found by a run that generates no case at all", async () => {
  const report = await runConformance(wrong, { stored: [deathgrip], only: ["link/negated"] });
  expect(report.stored).toMatchObject([{ file: "cases/deathgrip.json", state: "fails" }]);
  expect(report.findings[0]?.signature).toBe("stored case cases/deathgrip.json");
  expect(report.verdict).toBe("does not conform");
});
