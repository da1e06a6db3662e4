import type { BugReport } from "./bug-report.ts";

/** How the section is headed on what could be otherwise. */
export const FREE = "What does not matter, each by itself";

/** How the section about misreadings is headed: only a violation has one that explains it. */
export function behaviour({ behavesAs, violated }: BugReport): string {
  if (!violated) return "Comes nearest to behaving as if";
  return behavesAs.length > 1 ? "Behaves as if one of these were so" : "Behaves as if";
}
