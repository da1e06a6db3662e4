import { describe, expect, it } from "vitest";
import { defineAdapter } from "../engine-adapter/contract.ts";
import { reference } from "../engine-adapter/reference.ts";
import { CASES } from "../spec/cases/index.ts";
import type { Case, Scenario } from "../spec/types/index.ts";
import { loadAdapter } from "./adapters.ts";
import { replay } from "./replay.ts";

const shown = async (engine: string, cases: readonly Case[]): Promise<readonly string[]> => {
  const adapter = await loadAdapter(engine);
  const names: string[] = [];
  for (const each of cases) if ((await replay(adapter, each)).shows !== false) names.push(each.name);
  return names;
};

function find(misreading: string): Case {
  const found = CASES.find(({ misreadings }) => misreadings?.includes(misreading));
  if (!found) throw new Error(`no case names ${misreading}`);
  return found;
}

/** What is made to be done later sees whether there was a cleanup before. */
const isInTwoParts = ({ cards }: Scenario): boolean =>
  cards.some(({ text }) => text.some(({ later }) => later !== undefined));

const hit = find("link/ignored-parent/child-runs");

describe("a written case", () => {
  it.each(["reference", "sparring", "sparring:async,hides-objects", "sparring:whole-chain,late-cleanup"])(
    "shows no fault on %s where chains end alike",
    async (engine) => {
      const simple = CASES.filter(({ scenario }) => scenario.script.length === 2 && !isInTwoParts(scenario));
      expect(await shown(engine, simple)).toEqual([]);
    },
  );

  it("shows no fault on the engines that follow the rules", async () => {
    expect(await shown("reference", CASES)).toEqual([]);
    expect(await shown("sparring", CASES)).toEqual([]);
  });

  it("shows the misreading that it names", async () => {
    const mutant = await loadAdapter("mutant:link/ignored-parent/child-runs");
    const { shows, deviations, disputed } = await replay(mutant, hit);
    expect(shows).toBe(true);
    expect(deviations.length).toBeGreaterThan(0);
    expect(disputed).toEqual([]);
  });
});

describe("a case", () => {
  it("that today's model sees otherwise says where", async () => {
    const last = hit.expected.at(-1);
    const older: Case = { ...hit, expected: [{ after: last?.after ?? "end", values: { "P1.hand": 99 } }] };
    const { disputed, deviations, shows } = await replay(reference, older);
    expect(disputed).toEqual(deviations);
    expect(disputed).toMatchObject([{ path: "P1.hand", expected: 99 }]);
    expect(shows).toBe(true);
  });

  it("that the engine does not offer tells nothing", async () => {
    const poor = defineAdapter({ engine: reference.engine, open: () => ({ unsupported: ["verb:kill"] }) });
    expect(await replay(poor, hit)).toMatchObject({ shows: undefined, trouble: { fault: false } });
  });

  it("in which the engine breaks down shows a fault", async () => {
    const broken = await loadAdapter("broken:open-throws");
    expect(await replay(broken, hit)).toMatchObject({ shows: true, trouble: { fault: true } });
  });

  it("that the engine refuses to play shows the refusal", async () => {
    const strict = defineAdapter({
      ...reference,
      async open(setup) {
        const opened = await reference.open(setup);
        if ("unsupported" in opened) return opened;
        return { ...opened, session: { ...opened.session, act: () => ({ kind: "rejected", reason: "no" }) } };
      },
    });
    const { shows, deviations } = await replay(strict, hit);
    expect(shows).toBe(true);
    expect(deviations[0]).toMatchObject({ path: "step", expected: "ok", got: "refused" });
  });

  it("names the controls that fail as well", async () => {
    const control = { name: "undisturbed" as const, scenario: hit.scenario, expected: hit.expected };
    const mutant = await loadAdapter("mutant:link/ignored-parent/child-runs");
    const { failedControls } = await replay(mutant, { ...hit, controls: [control] });
    expect(failedControls).toMatchObject([{ name: "undisturbed" }]);
    expect((await replay(reference, { ...hit, controls: [control] })).failedControls).toEqual([]);
  });
});
