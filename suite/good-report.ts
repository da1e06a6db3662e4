import { reference } from "../engine-adapter/reference.ts";
import { INVARIANTS } from "../spec/invariants/index.ts";
import { READINGS } from "../spec/readings/index.ts";
import type { Report } from "../spec/types/index.ts";
import { DEFAULT_SEED } from "./options.ts";
import { PRIMITIVES } from "./primitives/index.ts";
import { checkReadings } from "./readings.ts";
import { RELEASE, SUITE_VERSION } from "./version.ts";

/** For the tests of pages that are written from a run: one in which all goes well; its numbers are made up. */
export async function goodReport(): Promise<Report> {
  return {
    format: 1,
    suite: SUITE_VERSION,
    verdict: "conforms",
    release: RELEASE,
    profile: "CR",
    seed: DEFAULT_SEED,
    engine: reference.engine,
    options: { adapter: "reference" },
    primitives: PRIMITIVES.map(({ name }) => ({ name, state: "works" })),
    invariants: INVARIANTS.filter(({ profile = "CR" }) => profile === "CR").map(({ id, rule, statement, full }) => ({
      id,
      rule,
      statement,
      verdict: "conforms",
      evidence: full,
      cases: [],
    })),
    findings: [],
    readings: await checkReadings(reference, "CR", READINGS),
    habits: [],
    extent: { generated: 0, cases: 0, games: 0, windowMissed: 0, unsupported: 0, endedByTime: false },
    times: { started: "2026-07-24T00:00:00.000Z", seconds: 0 },
  };
}
