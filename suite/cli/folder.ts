import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderMarkdown } from "../../reports/bug-report.ts";
import { safeJson } from "../../reports/escape.ts";
import { type Fault, faultsOf } from "../../reports/faults.ts";
import { renderJson } from "../../reports/json.ts";
import { CASE, inOrder } from "../../reports/key-order.ts";
import { validateReport } from "../../spec/schema/validate.ts";
import type { Case, Report } from "../../spec/types/index.ts";
import { WrongUse } from "./failure.ts";

/** A folder that takes what a run leaves: report.json, bugs/*.md, cases/*.json. */
export interface OutFolder {
  /** Where the first case of a fault lies. */
  readonly caseFile: (fault: Fault) => string;
  readonly write: (report: Report, adapterArgument: string) => void;
}

/**
 * Makes the folder, so that a run does not end with nowhere to write to, and takes away what an earlier run left in
 * it, so that nobody takes old bugs for new.
 * @throws WrongUse when the folder cannot be written to
 */
export function outFolder(folder: string): OutFolder {
  if (folder.trim() === "") throw new WrongUse("--out needs the name of a folder, but got an empty one");
  const caseFile = (fault: Fault): string => join(folder, caseNames(fault)[0]);
  try {
    for (const part of ["bugs", "cases"]) mkdirSync(join(folder, part), { recursive: true });
    for (const name of leftIn(folder)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    throw new WrongUse(`nothing can be written to ${folder}: ${error instanceof Error ? error.message : error}`);
  }
  const write = (report: Report, adapterArgument: string): void => {
    for (const fault of faultsOf(report)) {
      const names = caseNames(fault);
      for (const [index, each] of fault.cases.entries()) {
        writeFileSync(join(folder, names[index] ?? names[0]), caseText(each));
      }
      writeFileSync(join(folder, bugName(fault)), renderMarkdown(fault.bug(adapterArgument, caseFile(fault))));
    }
    writeFileSync(join(folder, "report.json"), renderJson(report));
  };
  return { caseFile, write };
}

/** A case as its file. */
const caseText = (file: Case): string => `${safeJson(inOrder(file, CASE), 2)}\n`;

const bugName = ({ name }: Fault): string => join("bugs", `${name}.md`);

const caseNames = ({ name, cases: [, ...more] }: Fault): readonly [string, ...string[]] => [
  join("cases", `${name}.json`),
  ...more.map((_, index) => join("cases", `${name}-${index + 2}.json`)),
];

/** The files of the run whose report lies in a folder, if one does. */
function leftIn(folder: string): readonly string[] {
  let report: Report;
  try {
    report = validateReport(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));
  } catch {
    return [];
  }
  return [...faultsOf(report).flatMap((fault) => [bugName(fault), ...caseNames(fault)]), "report.json"];
}
