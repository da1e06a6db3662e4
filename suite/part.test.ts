import { expect, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { validateRecording } from "../spec/schema/validate.ts";
import type { Recording, Report } from "../spec/types/index.ts";
import type { RunOptions } from "./options.ts";
import { demandWhole, playPart } from "./part.ts";
import { runConformance } from "./run.ts";
import { SUITE_VERSION } from "./version.ts";

const MISREAD = "link/ignored-parent/child-runs";
const OPTIONS: RunOptions = { only: ["link/ignored-parent"], evidence: 6, shrink: false };

const untimed = ({ times: _, ...report }: Report): Omit<Report, "times"> => report;

/** An engine that counts its games. */
function counted(adapter: Adapter): { readonly adapter: Adapter; readonly games: () => number } {
  let games = 0;
  const open: Adapter["open"] = (setup) => {
    games += 1;
    return adapter.open(setup);
  };
  return { adapter: { ...adapter, open }, games: () => games };
}

/** As it comes back from a file. */
const filed = (recording: Recording): Recording => validateRecording(JSON.parse(JSON.stringify(recording)));

test("a run in two parts, judged together, is the same as one run, and plays their cases no second time", async () => {
  const whole = counted(mutant(MISREAD));
  const one = await runConformance(whole.adapter, OPTIONS);
  const recordings = [
    filed(await playPart(mutant(MISREAD), OPTIONS, { number: 1, of: 2 })),
    filed(await playPart(mutant(MISREAD), OPTIONS, { number: 2, of: 2 })),
  ];
  demandWhole(recordings);
  const rest = counted(mutant(MISREAD));
  const merged = await runConformance(rest.adapter, { ...OPTIONS, recordings });
  expect(untimed(merged)).toEqual(untimed(one));
  const kept = recordings.flatMap(({ cases }) => Object.values(cases)).flatMap(({ games }) => games).length;
  expect(kept).toBeGreaterThan(20);
  expect(rest.games()).toBeLessThanOrEqual(whole.games() - kept / 2);
});

const PART: Recording = {
  format: 1,
  suite: SUITE_VERSION,
  release: "2026-07-24",
  profile: "CR",
  seed: 7,
  engine: { name: "mine", version: "1" },
  only: [],
  part: { number: 1, of: 2 },
  cases: {},
};

test.each([
  ["there is no part", []],
  ["part 2/2 is missing", [PART]],
  ["part 1/2 is there twice", [PART, PART, { ...PART, part: { number: 2, of: 2 } }]],
  ["part 1/2 and part 2/2 are of two runs: seed 7 and 8", [PART, { ...PART, seed: 8, part: { number: 2, of: 2 } }]],
  [
    "part 1/2 and part 2/2 are of two runs: engine mine 1 and mine 2",
    [PART, { ...PART, engine: { name: "mine", version: "2" }, part: { number: 2, of: 2 } }],
  ],
])("what is not the whole of one run is not judged: %s", (message, recordings) => {
  expect(() => demandWhole(recordings)).toThrow(message);
});
