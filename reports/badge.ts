import type { Report } from "../spec/types/index.ts";
import { claimOf, share } from "./claim.ts";
import { plain, safeJson } from "./escape.ts";

const COLORS = {
  conforms: "brightgreen",
  partial: "yellow",
  "does not conform": "red",
  incomplete: "lightgrey",
} as const satisfies Record<Report["verdict"], string>;

/** What shields.io makes a badge of ("endpoint badge"); only a full run in which every rule conforms is shown as that. */
export function renderBadge(report: Report): string {
  const { verdict } = claimOf(report);
  const message = verdict === "conforms" ? verdict : `${verdict} (${share(report)})`;
  const badge = { schemaVersion: 1, label: `Core Rules ${plain(report.release, 60)}`, message, color: COLORS[verdict] };
  return `${safeJson(badge, 2)}\n`;
}
