import type { Baseline, BaselineLine, BaselineResult, InvariantResult, Report } from "../spec/types/index.ts";
import { type Entry, entriesOf, type Fault, faultsIn, gapsIn } from "./known-faults.ts";
import { selectInvariants } from "./select.ts";

/** What came of a run beside a baseline. */
export type Gate = Pick<BaselineResult, "known" | "fresh" | "stale" | "unjudged" | "closed">;

/**
 * Holds a report against a baseline: a fault that an entry knows passes, any other fails, and an entry fails whose
 * fault is gone. An entry whose fault could not be looked for this time does neither, and a gap may close and open
 * with seed and evidence.
 */
export function gate(report: Report, baseline: Baseline): Gate {
  const entries = entriesOf(baseline);
  const faults = faultsIn(report);
  const gaps = gapsIn(report);
  const isThere = ({ kind, name, names }: Entry): boolean =>
    kind === "gap"
      ? gaps.some(({ id }) => id === name)
      : faults.some((fault) => names.some((each) => fault.names.has(each)));
  const isKnown = (fault: Fault): boolean => entries.some(({ names }) => names.some((each) => fault.names.has(each)));
  const gone = entries.filter((entry) => !isThere(entry)).map((entry) => ({ entry, because: unjudged(entry, report) }));
  const done = gone.flatMap(({ entry, because }) => (because === undefined ? [entry] : []));
  const hasEntry = (name: string): boolean => entries.some((entry) => entry.name === name || entry.case === name);
  return {
    known: entries.filter(isThere).map(line),
    fresh: faults.filter((fault) => !isKnown(fault)).map(({ name }) => ({ name })),
    stale: done.filter(({ kind }) => kind !== "gap").map(line),
    unjudged: [
      ...gone.flatMap(({ entry, because }) => (because === undefined ? [] : [{ ...line(entry), because }])),
      ...gaps
        .filter(({ id }) => !hasEntry(id))
        .map((invariant) => ({ name: invariant.id, because: verdictText(invariant) })),
      ...(report.stored ?? [])
        .filter(({ file, state }) => state === "not told" && !hasEntry(file))
        .map(({ file, message = "not told" }) => ({ name: file, because: message })),
    ],
    closed: done.filter(({ kind }) => kind === "gap").map(line),
  };
}

const line = ({ name, reason, issue }: Entry): BaselineLine => ({
  name,
  ...(reason !== undefined && { reason }),
  ...(issue !== undefined && { issue }),
});

const verdictText = ({ verdict, because }: InvariantResult): string =>
  because === undefined ? verdict : `${verdict}: ${because}`;

/** Why a run cannot say that the fault of an entry is gone; undefined = it is. */
function unjudged(entry: Entry, report: Report): string | undefined {
  return entry.kind === "finding" ? unjudgedFinding(entry, report) : unjudgedRule(entry, report);
}

function unjudgedRule({ kind, name }: Entry, { invariants }: Report): string | undefined {
  const id = kind === "gap" ? name : name.split("/").slice(0, 2).join("/");
  const invariant = invariants.find((each) => each.id === id);
  if (!invariant) return "not asked for in this run";
  if (invariant.verdict !== "conforms" && invariant.verdict !== "violates") return verdictText(invariant);
  return invariant.unreached?.includes(name) ? "no case tells enough of it, with what the engine offers" : undefined;
}

/** A finding hangs on no rule: its case tells, or else the primitive that it names, or else a whole run. */
function unjudgedFinding({ name, case: file }: Entry, report: Report): string | undefined {
  const replayed = report.stored?.find((each) => each.file === file);
  if (replayed) return replayed.state === "not told" ? replayed.message : undefined;
  const primitive = report.primitives.find((each) => name === `primitive ${each.name}`);
  if (primitive) return primitive.state === "works" ? undefined : `the primitive is ${primitive.state}`;
  return whyNotWhole(report);
}

/** What was left out of a run, if anything was. */
export function whyNotWhole({ extent, invariants, profile }: Report): string | undefined {
  if (extent.interrupted) return "the run was interrupted";
  if (extent.endedByTime) return "the run was ended by --time";
  const all = selectInvariants([], profile === "FAQ+" ? "FAQ+" : "CR");
  const missing = all.filter(({ id }) => !invariants.some((each) => each.id === id));
  return missing.length > 0 ? `the run looked at ${invariants.length} of ${all.length} invariants (--only)` : undefined;
}
