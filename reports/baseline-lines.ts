import type { BaselineLine, BaselineResult } from "../spec/types/index.ts";
import { plain } from "./escape.ts";
import { number } from "./summary.ts";

/** A line of what came of a run beside a baseline, with how it is marked. */
export interface MarkedLine {
  readonly mark: "✓" | "✗" | "…" | "·";
  readonly text: string;
}

/** What came of a run beside a baseline: the counts first, then a line for each fault and gap. */
export function baselineLines(result: BaselineResult): readonly MarkedLine[] {
  const { file, known, fresh, stale, unjudged, closed } = result;
  const counts = [
    `${number(known.length)} known`,
    `${number(fresh.length)} new`,
    `${number(stale.length)} gone`,
    `${number(unjudged.length)} not judged`,
  ];
  const mark = fresh.length + stale.length > 0 ? "✗" : unjudged.length > 0 ? "…" : "✓";
  const reason = (line: BaselineLine): string => line.reason ?? "no reason is given";
  return [
    { mark, text: `Baseline ${plain(file)}: ${counts.join(", ")}` },
    ...fresh.map((line) => ({ mark: "✗" as const, text: `new: ${said(line)}` })),
    ...stale.map((line) => ({ mark: "✗" as const, text: `gone, take it out: ${said(line)}` })),
    ...unjudged.map((line) => ({ mark: "…" as const, text: `not judged: ${said(line, line.because)}` })),
    ...closed.map((line) => ({ mark: "·" as const, text: `judged for once, may be taken out: ${said(line)}` })),
    ...known.map((line) => ({ mark: "·" as const, text: `known: ${said(line, reason(line))}` })),
  ];
}

function said({ name, issue }: BaselineLine, why?: string): string {
  const more = [why, issue].flatMap((each) => (each === undefined ? [] : [plain(each)]));
  return more.length > 0 ? `${plain(name)} (${more.join("; ")})` : plain(name);
}
