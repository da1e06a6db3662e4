import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { renderMarkdown } from "../../reports/bug-report.ts";
import { safeJson } from "../../reports/escape.ts";
import { faultsOf } from "../../reports/faults.ts";
import { renderJson } from "../../reports/json.ts";
import { CASE, inOrder } from "../../reports/key-order.ts";
import { validateReport } from "../../spec/schema/validate.ts";
import type { Case, Report } from "../../spec/types/index.ts";
import { WrongUse } from "./failure.ts";
import { lockFolder } from "./folder-lock.ts";
import { makeFolder } from "./make-folder.ts";
import { isHalf, whyNot, writeWhole } from "./write-whole.ts";

/** A folder that takes what a run leaves: report.json, bugs/*.md, cases/*.json. */
export interface OutFolder {
  /** @throws CannotWrite */
  readonly write: (report: Report) => void;
  /** Lets other runs write there. */
  readonly free: () => void;
}

/** Parts of the folder. */
const PARTS = ["bugs", "cases"] as const;

/**
 * Makes the folder, so that a run does not end with nowhere to write to, and takes away what an earlier run left in
 * it, so that nobody takes old bugs for new. It is for this run alone until it is given free.
 * @throws WrongUse when the folder cannot be written to, or another run is writing there
 */
export function outFolder(folder: string): OutFolder {
  if (folder.trim() === "") throw new WrongUse("--out needs the name of a folder, but got an empty one");
  let free: () => void;
  try {
    for (const part of PARTS) makeFolder(join(folder, part));
    free = lockFolder(folder);
    for (const name of leftIn(folder)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`nothing can be written to ${folder}: ${whyNot(error)}`);
  }
  const write = (report: Report): void => {
    for (const { files, page, bug } of faultsOf(report, folder)) {
      for (const file of files) writeWhole(join(folder, file.path), caseText(file.case));
      writeWhole(join(folder, page), renderMarkdown(bug));
    }
    // Last, so that a folder with a report has all that it speaks of.
    writeWhole(join(folder, "report.json"), renderJson(report));
  };
  return { write, free };
}

/** A case as its file. */
export const caseText = (file: Case): string => `${safeJson(inOrder(file, CASE), 2)}\n`;

/** The files of the run whose report lies in a folder, if one does, and what was never whole. */
function leftIn(folder: string): readonly string[] {
  const half = ["", ...PARTS].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter(isHalf)
      .map((name) => join(part, name)),
  );
  let report: Report;
  try {
    report = validateReport(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));
  } catch {
    return half;
  }
  const left = faultsOf(report).flatMap(({ page, files }) => [page, ...files.map(({ path }) => path)]);
  return [...half, ...left, "report.json"];
}
