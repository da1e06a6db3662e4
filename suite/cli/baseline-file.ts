import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { INVARIANTS, MISREADINGS } from "../../spec/invariants/index.ts";
import { validateBaseline } from "../../spec/schema/validate.ts";
import type { Baseline } from "../../spec/types/index.ts";
import { entriesOf } from "../known-faults.ts";
import { nearest } from "../select.ts";
import { WrongUse } from "./failure.ts";
import { whyNot } from "./write-whole.ts";

/** The name of a baseline that is not named. */
export const BASELINE = "riftbound-conformance.baseline.yaml";

/** A baseline with its text, so that it can be written again with all that stands in it. */
export interface BaselineFile {
  readonly baseline: Baseline;
  readonly document: Document;
}

type Path = readonly (string | number)[];

/**
 * Reads a baseline.
 * @throws WrongUse with path and line when it is none
 */
export function readBaseline(file: string): BaselineFile {
  const path = resolve(file);
  const lines = new LineCounter();
  const document = parseDocument(textOf(path), { lineCounter: lines });
  const refuse = (at: Path, why: string): WrongUse => new WrongUse(`${path}:${lineOf(document, lines, at)}: ${why}`);
  const [broken] = document.errors;
  if (broken) {
    const [why = ""] = broken.message.split("\n");
    throw new WrongUse(`${path}:${broken.linePos?.[0].line ?? 1}: broken YAML: ${why.replace(/ at line .*/, "")}`);
  }
  const baseline = checked(document, refuse);
  const places = (["violations", "findings", "gaps"] as const).flatMap((key) =>
    (baseline[key] ?? []).map((_, index): Path => [key, index]),
  );
  const seen = new Map<string, Path>();
  for (const [index, { kind, name }] of entriesOf(baseline).entries()) {
    const at = places[index] ?? [];
    const known = KNOWN[kind];
    if (known && !known.includes(name))
      throw refuse(
        at,
        `no ${kind === "gap" ? "invariant" : kind} is called "${name}"; the nearest is "${nearest(name, known)}"`,
      );
    const before = seen.get(`${kind} ${name}`);
    if (before) throw refuse(at, `"${name}" is listed twice; the first is in line ${lineOf(document, lines, before)}`);
    seen.set(`${kind} ${name}`, at);
  }
  return { baseline, document };
}

/** The names that an entry may have; of a finding any. */
const KNOWN: Readonly<Partial<Record<string, readonly string[]>>> = {
  misreading: MISREADINGS.map(({ name }) => name),
  gap: INVARIANTS.map(({ id }) => id),
};

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new WrongUse(
      missing
        ? `no such baseline: ${path}; "baseline write" makes one from a run`
        : `${path} cannot be read: ${whyNot(error)}`,
    );
  }
}

function checked(document: Document, refuse: (at: Path, why: string) => WrongUse): Baseline {
  try {
    return validateBaseline(document.toJS());
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^no valid baseline: /, "") : String(error);
    const [, pointer = ""] = /^at (\/\S*):/.exec(why) ?? [];
    const keys = pointer.split("/").slice(1);
    throw refuse(
      keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      why,
    );
  }
}

/** The line of what stands at a path, or of what it would stand in. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Checks that a baseline is of this engine and these rules.
 * @throws WrongUse
 */
export function demandFit(
  file: string,
  { engine, release, profile }: Baseline,
  run: { readonly engine: string; readonly release: string; readonly profile: string },
): void {
  const of = (what: string, theirs: string, ours: string): void => {
    if (theirs !== ours)
      throw new WrongUse(
        `${file} is of ${what} "${theirs}", but this run is of "${ours}"; write a baseline of its own with --file, or mend the name`,
      );
  };
  of("engine", engine, run.engine);
  of("release", release, run.release);
  of("profile", profile, run.profile);
}
