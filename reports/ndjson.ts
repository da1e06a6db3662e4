import type { RunEvent } from "../spec/types/index.ts";
import { safeJson } from "./escape.ts";

/** An event of a run as one line of JSON. */
export function renderEvent(event: RunEvent): string {
  return `${safeJson(event)}\n`;
}
