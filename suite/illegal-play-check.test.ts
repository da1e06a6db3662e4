import { describe, expect, test } from "vitest";
import type { Action, Adapter, Outcome, Session } from "../engine-adapter/contract.ts";
import { mutant, patchOf } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { sparring, VARIATIONS } from "../engine-adapter/sparring/index.ts";
import { SHAPES } from "../generators/illegal-plays.ts";
import type { Patch } from "../spec/decisions/rulebook.ts";
import type { Finding } from "../spec/types/index.ts";
import { campaign } from "./campaign.ts";
import { POOL } from "./default-pools.ts";
import { illegalPlayFindings } from "./illegal-play-check.ts";
import { replay } from "./replay.ts";

async function check(adapter: Adapter, blamed: readonly Patch[] = [], small = false): Promise<Finding[]> {
  const goal = { invariants: [], full: () => 0, missing: new Set<string>(), over: () => false, onProgress: () => {} };
  const state = await campaign(adapter, POOL, goal);
  const findings = await illegalPlayFindings(adapter, POOL, goal.missing, blamed, small, state);
  expect(state.faults).toEqual([]);
  return findings;
}

/** The reference engine with something changed about its sessions. */
function twisted(twist: (session: Session) => Partial<Session>): Adapter {
  return {
    ...reference,
    async open(setup) {
      const opened = await reference.open(setup);
      return "session" in opened ? { ...opened, session: { ...opened.session, ...twist(opened.session) } } : opened;
    },
  };
}

const isRefusedPlay = (action: Action, outcome: Outcome): action is Extract<Action, { kind: "play" }> =>
  action.kind === "play" && outcome.kind === "rejected";

/** Says ok to every play; one that is illegal does nothing. */
const silent = twisted((session) => ({
  async act(action) {
    const outcome = await session.act(action);
    return isRefusedPlay(action, outcome) ? TAKEN : outcome;
  },
}));

const TAKEN: Outcome = { kind: "ok", pending: { kind: "none" } };

/** The card of an illegal play is in the trash then, whatever is said of the play. */
const spending = (said: (outcome: Outcome) => Outcome): Adapter =>
  twisted((session) => {
    const gone = new Set<string>();
    return {
      async act(action) {
        const outcome = await session.act(action);
        if (!isRefusedPlay(action, outcome)) return outcome;
        gone.add(action.card);
        return said(outcome);
      },
      async observe() {
        const shown = await session.observe();
        const places = Object.entries(shown.places).map(([id, at]) => [id, gone.has(id) ? ["trash:P1"] : at]);
        return { ...shown, places: Object.fromEntries(places) };
      },
    };
  });
const takesAll = spending(() => TAKEN);
const discards = spending((outcome) => outcome);

describe("an engine that refuses illegal plays has no finding", () => {
  test.each([[], ...VARIATIONS.map(({ name }) => [name])])("sparring %s", async (...switches) => {
    expect(await check(sparring(switches))).toEqual([]);
  });
});

test("an engine that takes every play has a finding for each sort", async () => {
  const findings = await check(takesAll);
  expect(findings.map(({ kind, signature }) => ({ kind, signature }))).toEqual(
    SHAPES.filter(({ activated }) => !activated).map(({ name }) => ({
      kind: "illegal play accepted",
      signature: `illegal play: ${name}`,
    })),
  );
});

/** Says ok to every activation. */
const activatesAll = twisted((session) => ({
  async act(action) {
    const outcome = await session.act(action);
    return action.kind === "activate" && outcome.kind === "rejected" ? TAKEN : outcome;
  },
}));

test("an engine that takes every activation has a finding for each sort", async () => {
  const findings = await check(activatesAll);
  expect(findings.map(({ signature }) => signature)).toEqual(
    SHAPES.filter(({ activated }) => activated).map(({ name }) => `illegal activation: ${name}`),
  );
  expect(findings[0]?.message).toBe("an ability may not be activated with a target on the wrong side, but is");
});

test("a refusal that nobody is told of is a refusal", async () => {
  expect(await check(silent)).toEqual([]);
});

test("a play that is refused must leave no trace", async () => {
  const [finding] = await check(discards);
  expect(finding?.message).toBe(
    "a card may not be played with a target on the wrong side; that is refused, but changes S1.place",
  );
});

test("what a blamed misreading allows is no finding", async () => {
  const name = "target/mentioned/chosen-on-resolution";
  expect((await check(mutant(name))).length).toBeGreaterThan(0);
  expect(await check(mutant(name), [patchOf(name)])).toEqual([]);
});

test("the game that is shown is small, and shows it again when it is replayed", async () => {
  const [finding] = await check(takesAll, [], true);
  const file = finding?.case;
  expect(file?.scenario.objects.map(({ id }) => id)).toEqual(["U1", "U2", "U3", "S1"]);
  expect(file && (await replay(takesAll, file))).toMatchObject({
    shows: true,
    deviations: [{ path: "step", expected: "refused", got: "ok" }],
    disputed: [],
  });
  expect(file && (await replay(reference, file))).toMatchObject({ shows: false });
});
