import { Document, isMap, isSeq, type YAMLSeq } from "yaml";
import { runCommand } from "../../reports/command.ts";
import { plain, steerless } from "../../reports/escape.ts";
import type { Baseline, Report } from "../../spec/types/index.ts";
import { gate, whyNotWhole } from "../gate.ts";
import { entriesOf, type Fault, faultsIn, gapsIn, NEVER_KNOWN } from "../known-faults.ts";
import { SUITE_VERSION } from "../version.ts";
import type { BaselineFile } from "./baseline-file.ts";
import { WrongUse } from "./failure.ts";

/** A baseline that was brought up to a run. */
export interface Updated {
  readonly text: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Entries that stay though the run could not judge them. */
  readonly unjudged: readonly string[];
}

const HEADER = ` What is known to be wrong with this engine, and what cannot be judged of it. A run with
 --baseline passes with this, and fails on anything new and on anything here that is gone.
 Say why each entry is left as it is (reason) and where it is tracked (issue); "baseline write"
 keeps both, and comments.`;

/**
 * A baseline brought up to a run: what is gone is taken out, what is new stands at the end, all else stays as it is.
 * @param before the file as it is; missing = there is none
 * @param caseFile where the case of a new fault is kept, if it has one
 * @throws WrongUse when the run is not one to go by
 */
export function updatedBaseline(
  report: Report,
  before: BaselineFile | undefined,
  caseFile: (fault: Fault) => string | undefined,
): Updated {
  demandWhole(report);
  const { engine, release, profile, options } = report;
  const empty: Baseline = {
    format: 1,
    engine: engine.name,
    release,
    profile: profile === "FAQ+" ? "FAQ+" : "CR",
  };
  const { fresh, stale, unjudged, closed } = gate(report, before?.baseline ?? empty);
  const document = before?.document ?? new Document(empty);
  if (!before) document.commentBefore = HEADER;
  if (options?.adapter !== undefined) document.set("command", runCommand(report));
  const gone = new Set([...stale, ...closed].map(({ name }) => name));
  const violations = listIn(document, "violations", gone);
  const findings = listIn(document, "findings", gone);
  for (const fault of faultsIn(report)) {
    if (!fresh.some(({ name }) => name === fault.name)) continue;
    const entry = faultEntry(fault, report, caseFile(fault));
    (entry.finding === undefined ? violations : findings).add(entryNode(document, entry));
  }
  const gaps = listIn(document, "gaps", gone);
  const old = new Set(entriesOf(before?.baseline ?? empty).map(({ name }) => name));
  const added = gapsIn(report).filter(({ id }) => !old.has(id));
  for (const { id, verdict, because } of added) {
    gaps.add(
      entryNode(document, { invariant: id, says: plain(because === undefined ? verdict : `${verdict}: ${because}`) }),
    );
  }
  for (const key of ["violations", "findings", "gaps"]) {
    const list = document.get(key);
    if (isSeq(list) && list.items.length === 0) document.delete(key);
  }
  return {
    text: safe(document.toString({ lineWidth: 0 })),
    added: [...fresh.map(({ name }) => name), ...added.map(({ id }) => id)],
    removed: [...gone],
    unjudged: unjudged.map(({ name }) => name).filter((name) => old.has(name)),
  };
}

/** @throws WrongUse when a run did not look at everything, so that a baseline of it would call known what is not, or gone what is not */
function demandWhole(report: Report): void {
  const { suite, invariants, findings } = report;
  const part = whyNotWhole(report);
  if (part) throw new WrongUse(`a baseline needs a whole run, but ${part}; run again without that`);
  if (suite !== SUITE_VERSION)
    throw new WrongUse(`the report is of suite ${suite}, but this is ${SUITE_VERSION}; run again`);
  const wrong = findings.find(({ kind }) => NEVER_KNOWN.includes(kind));
  if (wrong)
    throw new WrongUse(
      `the adapter is at fault (${wrong.kind}: ${plain(wrong.message)}), which no baseline excuses; mend it first`,
    );
  if (!invariants.some(({ verdict }) => verdict === "conforms" || verdict === "violates"))
    throw new WrongUse(
      "nothing could be judged in the run, so that a baseline of it would pass anything; mend the broken primitives first",
    );
}

/** A list of a baseline, as lines rather than in brackets, without what is gone. */
function listIn(document: Document, key: "violations" | "findings" | "gaps", gone: ReadonlySet<string>): YAMLSeq {
  const there = document.get(key);
  const list = isSeq(there) ? there : document.createNode([]);
  if (list !== there) document.set(key, list);
  list.flow = false;
  list.items = list.items.filter(
    (item) => !(isMap(item) && ["misreading", "finding", "invariant"].some((name) => gone.has(String(item.get(name))))),
  );
  return list;
}

interface NewEntry {
  readonly misreading?: string;
  readonly finding?: string;
  readonly invariant?: string;
  readonly says?: string;
  readonly case?: string;
}

/** Empty texts rather than nothing at all: a comment after nothing would be taken for one on it. */
const entryNode = (document: Document, entry: NewEntry) => document.createNode({ ...entry, reason: "", issue: "" });

function faultEntry({ name }: Fault, { invariants, findings }: Report, file: string | undefined): NewEntry {
  const finding = findings.find(({ signature }) => signature === name);
  const kept = file === undefined ? {} : { case: file };
  if (finding) return { finding: name, says: plain(finding.message), ...kept };
  const explains = invariants.find(({ misreading }) => misreading === name)?.explains;
  return { misreading: name, ...(explains !== undefined && { says: explains }), ...kept };
}

/** What an engine says stands in the signatures of findings: written out where it would steer a terminal. */
const safe = (text: string): string => text.replaceAll(/^ *(?:- )?finding: ".*$/gm, steerless);
