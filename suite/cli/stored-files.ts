import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import type { Case, Report } from "../../spec/types/index.ts";
import type { Fault } from "../known-faults.ts";
import type { StoredCase } from "../stored-cases.ts";
import { readCase } from "./case-file.ts";
import { WrongUse } from "./failure.ts";
import { caseText } from "./folder.ts";
import { whyNot, writeWhole } from "./write-whole.ts";

/** Where stored cases lie if nothing else is said. */
export const STORED = ".riftbound-conformance/cases";

/**
 * The cases in a folder, in the order of their names.
 * @param folder as it was given; missing = the usual one, which need not be there
 * @throws WrongUse when it cannot be read, or holds what is no case
 */
export function storedIn(folder: string | undefined): readonly StoredCase[] {
  const at = folder ?? STORED;
  if (!existsSync(at)) {
    if (folder === undefined) return [];
    throw new WrongUse(`no such folder: ${folder}; --cases names one with case files (*.json)`);
  }
  return namesIn(at).map((name) => {
    const file = posix.join(at, name);
    return { file, case: readCase(file) };
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json") && !name.startsWith("."))
      .sort();
  } catch (error) {
    throw new WrongUse(`${folder} cannot be read: ${whyNot(error)}`);
  }
}

/** The case that a report has for a fault. */
export function caseFor({ name }: Fault, { invariants, findings }: Report): Case | undefined {
  const finding = findings.find(({ signature }) => signature === name);
  if (finding) return finding.case;
  return invariants.flatMap(({ cases }) => cases).find(({ misreadings }) => misreadings?.includes(name));
}

/**
 * Keeps a case in a folder, under a name that no other case has.
 * @returns its file
 * @throws CannotWrite
 */
export function store(folder: string, fault: Fault, kept: Case): string {
  const text = caseText(kept);
  const taken = storedIn(existsSync(folder) ? folder : undefined);
  const same = taken.find((each) => caseText(each.case) === text);
  if (same) return same.file;
  const slug = fault.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, LONGEST);
  let file = posix.join(folder, `${slug}.json`);
  for (let n = 2; taken.some((each) => each.file === file); n += 1) file = posix.join(folder, `${slug}-${n}.json`);
  writeWhole(file, text);
  return file;
}

/** Characters of the name of a fault in the name of its file. */
const LONGEST = 80;
