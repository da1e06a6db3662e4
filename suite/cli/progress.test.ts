import { expect, test } from "vitest";
import type { RunEvent, RunProgress } from "../../spec/types/index.ts";
import { LiveLine } from "./output.ts";
import { progressOn } from "./progress.ts";

const at = (phase: RunProgress["phase"], done: number, total: number): RunEvent => ({
  kind: "progress",
  phase,
  done,
  total,
});

/** What a screen gets to see of events, each with the milliseconds at which it comes. */
function seen(isTTY: boolean, events: readonly (readonly [now: number, event: RunEvent])[]): readonly string[] {
  const written: string[] = [];
  const show = progressOn(new LiveLine({ isTTY, columns: 80, write: (text: string) => written.push(text) }));
  for (const [now, event] of events) show(event, now);
  return written.map((text) => text.replace("\r\u001b[2K", ""));
}

const EVENTS = [
  [0, at("primitives", 1, 119)],
  [1000, at("playing", 1, 100)],
  [1100, at("playing", 2, 100)],
  [3000, at("playing", 10, 100)],
  [601_000, at("playing", 60, 100)],
  [602_000, at("playing", 100, 100)],
] as const;

test("a terminal sees how far the run is, and how long the phase will take", () => {
  expect(seen(true, EVENTS)).toEqual([
    "primitives 1 of 119 (0 %)",
    "playing 1 of 100 (1 %)",
    "playing 2 of 100 (2 %)",
    "playing 10 of 100 (10 %), about 18 s left",
    "playing 60 of 100 (60 %), about 7 min left",
    "playing 100 of 100 (100 %)",
  ]);
});

test("elsewhere there is one line for each phase", () => {
  expect(seen(false, EVENTS)).toEqual(["riftbound-conformance: primitives\n", "riftbound-conformance: playing\n"]);
});
