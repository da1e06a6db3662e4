import { existsSync } from "node:fs";
import { plain } from "../../reports/escape.ts";
import { type Fault, faultsIn } from "../known-faults.ts";
import { BASELINE, demandFit, readBaseline } from "./baseline-file.ts";
import { type Updated, updatedBaseline } from "./baseline-text.ts";
import { prepared, type Terminal } from "./check.ts";
import { WrongUse } from "./failure.ts";
import { print } from "./output.ts";
import { readReport } from "./report-file.ts";
import type { RunFlags } from "./run-flags.ts";
import { caseFor, STORED, store } from "./stored-files.ts";
import { writeWhole } from "./write-whole.ts";

/** The options of `baseline write` as commander gives them. */
export interface BaselineFlags extends Omit<RunFlags, "only" | "time" | "baseline"> {
  readonly from?: string;
  readonly file?: string;
}

/**
 * Writes the baseline of a run, or brings the one that is there up to it, and stores the cases of new faults.
 * @throws WrongUse when the run is not one to go by, or the baseline is of another engine
 */
export async function writeBaseline(engine: string | undefined, flags: BaselineFlags, terminal: Terminal): Promise<0> {
  const { from, file = BASELINE, cases = STORED } = flags;
  if (from !== undefined && engine !== undefined)
    throw new WrongUse("either an engine that is run now, or --from with the report of a run, but not both");
  const before = existsSync(file) ? readBaseline(file) : undefined;
  const report =
    from === undefined ? await (await prepared(engine ?? "reference", flags, terminal))() : readReport(from);
  if (before) {
    const { engine: of, release, profile } = report;
    demandFit(file, before.baseline, { engine: of.name, release, profile });
  }
  const kept = new Map<string, string>();
  const caseFile = (fault: Fault): string | undefined => kept.get(fault.name);
  // A dry run first: what is refused leaves nothing behind.
  const { added } = updatedBaseline(report, before && readBaseline(file), caseFile);
  for (const fault of faultsIn(report).filter(({ name }) => added.includes(name))) {
    const shown = caseFor(fault, report);
    if (shown) kept.set(fault.name, store(cases, fault, shown));
  }
  const updated = updatedBaseline(report, before, caseFile);
  writeWhole(file, updated.text);
  await print(told(file, updated, [...new Set(kept.values())]));
  return 0;
}

function told(file: string, { added, removed, unjudged }: Updated, cases: readonly string[]): string {
  const lines = (head: string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [head, ...names.map((name) => `  ${plain(name)}`)];
  return [
    `${file} is written`,
    ...lines("New, to be given a reason:", added),
    ...lines("Gone, and taken out:", removed),
    ...lines("Kept, though this run could not judge them:", unjudged),
    ...lines("Cases that are replayed first from now on:", cases),
    "",
  ].join("\n");
}
