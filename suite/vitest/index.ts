import { afterAll, beforeAll, describe, expect, it, type RunnerTestSuite, type TestContext } from "vitest";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { plain } from "../../reports/escape.ts";
import { type Invariant, NO_RULE } from "../../spec/invariants/invariant.ts";
import type { Finding } from "../../spec/types/index.ts";
import { outFolder } from "../cli/folder.ts";
import { interruptible } from "../cli/interruptible.ts";
import type { RunOptions } from "../options.ts";
import { checkPrimitive } from "../primitive-check.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { type Judgement, judgeFindings, judgePrimitive, judgeRule, type Outcome } from "./judgement.ts";

export { defineAdapter } from "../../engine-adapter/contract.ts";

/** How an engine is to be tested, and what its tests make of the outcome. */
export interface ConformanceOptions extends Omit<RunOptions, "onEvent"> {
  /** Path of the adapter's module, for the commands that replay a game; missing = ./adapter.ts. */
  readonly path?: string;
  /** Folder that takes report.json, bugs/*.md and cases/*.json; missing = nothing is written. */
  readonly out?: string;
  /** What becomes of the test of a rule that lacks evidence; missing = it fails, as the command ends with code 3 then. */
  readonly incomplete?: "fail" | "skip";
  /** Milliseconds that the run may take; missing = as many as it needs. */
  readonly timeout?: number;
}

const PATH = "./adapter.ts";

/** Every kind of finding, so that its test has a name before anything is found; primitives have tests of their own. */
const FINDINGS: Readonly<Record<Exclude<Finding["kind"], "primitive broken">, string>> = {
  "unexplained divergence": "no divergence is left unexplained",
  crash: "nothing crashes",
  hang: "nothing hangs",
  stuck: "nothing gets stuck",
  "handshake untrue": "what the engine says of itself is so",
  nondeterministic: "the same game comes out the same each time",
  "legal play refused": "no legal play is refused",
  "illegal play accepted": "no illegal play is accepted",
  "card lost or duplicated": "no card is lost or duplicated",
  "state leaked": "no game leaves anything to the next",
  "bad observation": "what is shown has the agreed form",
  "relation broken": "games that must end alike do",
  "stored case fails": "no stored case fails",
};

/**
 * Declares the tests of an engine: one for each primitive, each invariant, and each kind of finding. The games are
 * played once, before the first test of a rule, and for those rules only whose tests are to run.
 * @param adapter plugs the engine in
 * @param options what to check and how, and what counts as a failure
 * @throws NoSuchInvariant when `only` names none, or one that the profile leaves out
 */
export function conformance(adapter: Adapter, options: ConformanceOptions = {}): void {
  const { only = [], profile = "CR", timeout = 0, path = PATH, incomplete = "fail" } = options;
  const invariants = selectInvariants(only, profile);
  describe(`conformance of ${plain(adapter.engine.name)}`, () => {
    afterAll(async () => {
      await adapter.close?.();
    });
    describe("primitives", () => {
      for (const game of PRIMITIVES) {
        it(game.name, { timeout }, async (test) => {
          const result = await checkPrimitive(interruptible(adapter), game, profile);
          settle(judgePrimitive(result, adapter.engine, path), test);
        });
      }
    });
    describe("rules", () => {
      let outcome: Outcome;
      // biome-ignore lint/correctness/noEmptyPattern: vitest hands over fixtures first and insists on a pattern for them.
      beforeAll(async ({}, suite) => {
        outcome = await run(adapter, { ...options, only: wanted(suite, invariants) ?? only });
      }, timeout);
      for (const invariant of invariants) {
        it(titleOf(invariant), (test) => {
          const result = outcome.report.invariants.find(({ id }) => id === invariant.id);
          if (!result) throw new Error(`${invariant.id} was not played: its test was not to run when the games were`);
          settle(judgeRule(result, outcome, incomplete), test);
        });
      }
      for (const [kind, title] of Object.entries(FINDINGS))
        it(title, (test) => settle(judgeFindings(kind, outcome), test));
      it("something is shown", () => {
        expect(outcome.report.invariants.map(({ verdict }) => verdict)).toContain("conforms");
      });
    });
  });
}

const titleOf = ({ id, rule }: Invariant): string => (rule === NO_RULE ? id : `${rule} ${id}`);

/** The ids of the invariants whose tests are to run; undefined = all, since tests of findings speak of all. */
function wanted({ tasks }: Pick<RunnerTestSuite, "tasks">, invariants: readonly Invariant[]): string[] | undefined {
  const running = new Set(tasks.filter(({ mode }) => mode === "run").map(({ name }) => name));
  const ids = invariants.filter((invariant) => running.delete(titleOf(invariant))).map(({ id }) => id);
  return running.size > 0 ? undefined : ids;
}

async function run(adapter: Adapter, { path = PATH, out, ...options }: ConformanceOptions): Promise<Outcome> {
  const folder = out === undefined ? undefined : outFolder(out);
  try {
    const report = await runConformance(interruptible(adapter), { ...options, adapter: path });
    folder?.write(report);
    return { report, folder: out };
  } finally {
    folder?.free();
  }
}

/** Lets a test fail or be skipped, or lets it pass; the assertion is for projects that insist on one. */
function settle(judgement: Judgement, test: TestContext): void {
  if (judgement && "fail" in judgement) throw judgement.fail;
  if (judgement) test.skip(judgement.skip);
  expect(judgement).toBeUndefined();
}
