import { progressLine } from "../../reports/console.ts";
import type { RunEvent, RunProgress } from "../../spec/types/index.ts";
import type { LiveLine } from "./output.ts";

/** Milliseconds after which the speed of a phase can be told. */
const SETTLED = 1000;

/** Shows how a run goes on: on a terminal in a line with the time left, elsewhere in one line for each phase. */
export function progressOn(live: LiveLine): (event: RunEvent, now?: number) => void {
  let phase: RunProgress["phase"] | undefined;
  let since = 0;
  return (event, now = performance.now()) => {
    if (event.kind === "progress" && event.phase !== phase) {
      phase = event.phase;
      since = now;
      live.note(phase);
    }
    live.show(`${progressLine(event)}${event.kind === "progress" ? timeLeft(event, now - since) : ""}`, now);
  };
}

/** How long the rest of a phase takes if it goes on as it did. */
function timeLeft({ done, total }: RunProgress, passed: number): string {
  if (passed < SETTLED || done === 0 || done >= total) return "";
  const seconds = Math.ceil(((total - done) * passed) / done / 1000);
  const time = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `, about ${time} left`;
}
