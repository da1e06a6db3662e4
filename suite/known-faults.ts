import type { Baseline, Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { classOf } from "./judge/classes.ts";
import { storedSignature } from "./stored-cases.ts";

/** A fault of a report, with all that a baseline may call it. */
export interface Fault {
  readonly name: string;
  readonly names: ReadonlySet<string>;
}

/** An entry of a baseline. */
export interface Entry {
  readonly kind: "misreading" | "finding" | "gap";
  /** Of a misreading, signature of a finding, or id of an invariant. */
  readonly name: string;
  /** What the faults that it knows may be called: by its name, or by its case if that fails. */
  readonly names: readonly string[];
  readonly case?: string;
  readonly reason?: string;
  readonly issue?: string;
}

/** What the adapter does wrong is no fault of the engine, so that no baseline excuses it. */
export const NEVER_KNOWN: readonly Finding["kind"][] = ["bad observation"];

/** Every misreading that is blamed, and every finding, in the order of the report. */
export function faultsIn({ invariants, findings }: Pick<Report, "invariants" | "findings">): readonly Fault[] {
  return [...invariants.flatMap(violationsOf), ...findings.map(findingFault)];
}

function violationsOf({ id, verdict, misreading, more = [], also = [] }: InvariantResult): readonly Fault[] {
  if (verdict !== "violates") return [];
  const named = (name: string, ties: readonly string[]): Fault => ({
    name,
    names: new Set([name, ...classOf(name), ...ties]),
  });
  return [named(misreading ?? id, also), ...more.map((name) => named(name, []))];
}

/** A stored case that fails is known by its file, or by the fault that it was stored for. */
function findingFault({ kind, signature, case: game }: Finding): Fault {
  if (NEVER_KNOWN.includes(kind)) return { name: signature, names: new Set() };
  if (kind !== "stored case fails") return { name: signature, names: new Set([signature]) };
  const misreadings = (game?.misreadings ?? []).flatMap(classOf);
  return { name: signature, names: new Set([signature, ...(game ? [game.name] : []), ...misreadings]) };
}

/** The invariants that lack evidence. */
export function gapsIn({ invariants }: Pick<Report, "invariants">): readonly InvariantResult[] {
  return invariants.filter(({ verdict }) => ["blocked", "thin", "not exercised"].includes(verdict));
}

/** The entries of a baseline in one form. */
export function entriesOf({ violations = [], findings = [], gaps = [] }: Baseline): readonly Entry[] {
  return [
    ...violations.map((known) => entry("misreading", known.misreading, known, known.case)),
    ...findings.map((known) => entry("finding", known.finding, known, known.case)),
    ...gaps.map((known) => entry("gap", known.invariant, known)),
  ];
}

interface Remarks {
  readonly reason?: string | null;
  readonly issue?: string | null;
}

function entry(kind: Entry["kind"], name: string, { reason, issue }: Remarks, file?: string): Entry {
  const names = file === undefined ? [name] : [name, storedSignature(file)];
  return { kind, name, names, ...(file && { case: file }), ...(reason && { reason }), ...(issue && { issue }) };
}
