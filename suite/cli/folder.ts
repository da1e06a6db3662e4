import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderMarkdown } from "../../reports/bug-report.ts";
import { safeJson } from "../../reports/escape.ts";
import { faultsOf } from "../../reports/faults.ts";
import { renderJson } from "../../reports/json.ts";
import { CASE, inOrder } from "../../reports/key-order.ts";
import { validateReport } from "../../spec/schema/validate.ts";
import type { Case, Report } from "../../spec/types/index.ts";
import { WrongUse } from "./failure.ts";

/**
 * Makes a folder that takes what a run leaves (report.json, bugs/*.md, cases/*.json), so that a run does not end with
 * nowhere to write to, and takes away what an earlier run left in it, so that nobody takes old bugs for new.
 * @returns what writes a report there
 * @throws WrongUse when the folder cannot be written to
 */
export function outFolder(folder: string): (report: Report) => void {
  if (folder.trim() === "") throw new WrongUse("--out needs the name of a folder, but got an empty one");
  try {
    for (const part of ["bugs", "cases"]) mkdirSync(join(folder, part), { recursive: true });
    for (const name of leftIn(folder)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    throw new WrongUse(`nothing can be written to ${folder}: ${error instanceof Error ? error.message : error}`);
  }
  return (report) => {
    for (const { files, page, bug } of faultsOf(report, folder)) {
      for (const file of files) writeFileSync(join(folder, file.path), caseText(file.case));
      writeFileSync(join(folder, page), renderMarkdown(bug));
    }
    writeFileSync(join(folder, "report.json"), renderJson(report));
  };
}

/** A case as its file. */
const caseText = (file: Case): string => `${safeJson(inOrder(file, CASE), 2)}\n`;

/** The files of the run whose report lies in a folder, if one does. */
function leftIn(folder: string): readonly string[] {
  let report: Report;
  try {
    report = validateReport(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));
  } catch {
    return [];
  }
  return [...faultsOf(report).flatMap(({ page, files }) => [page, ...files.map(({ path }) => path)]), "report.json"];
}
