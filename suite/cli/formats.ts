import { appendFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { type Command, Option } from "commander";
import { renderAnnotations } from "../../reports/annotations.ts";
import { renderBadge } from "../../reports/badge.ts";
import { renderHtml } from "../../reports/html/page.ts";
import { renderJson } from "../../reports/json.ts";
import { renderJunit } from "../../reports/junit.ts";
import { renderStatement } from "../../reports/statement.ts";
import { renderStepSummary } from "../../reports/step-summary.ts";
import { PAGES } from "../../spec/releases/2026-07-24/index.ts";
import type { Report } from "../../spec/types/index.ts";
import { WrongUse } from "./failure.ts";
import { makeFolder } from "./make-folder.ts";
import { CannotWrite, whyNot, writeWhole } from "./write-whole.ts";

/** Which forms of the report are wanted, as commander gives them: the name of a file, or just that. */
export interface FormatFlags {
  readonly json?: true;
  readonly html?: string;
  readonly junit?: string;
  readonly markdown?: string;
  readonly statement?: string;
  readonly badge?: string;
  readonly annotations?: true;
}

/** A form in which a report can be had. */
interface Format {
  readonly name: keyof FormatFlags;
  /** Where it goes: to a file, to standard output in place of all else, or there after all else. */
  readonly to: "file" | "instead" | "after";
  /** What the option does. */
  readonly does: string;
  /** @param folder in which the cases of the report were written; missing = in none */
  readonly render: (report: Report, folder?: string) => string;
}

const FORMATS: readonly Format[] = [
  { name: "json", to: "instead", does: "print the report as JSON and nothing else", render: renderJson },
  { name: "html", to: "file", does: "write the report as one page that needs nothing else", render: renderHtml },
  { name: "junit", to: "file", does: "write JUnit XML there, for a CI", render: renderJunit },
  { name: "markdown", to: "file", does: "write a short page there, for a step's summary", render: renderStepSummary },
  {
    name: "statement",
    to: "file",
    does: "write a statement of conformance there, for a README",
    render: (report) => renderStatement(report, PAGES),
  },
  { name: "badge", to: "file", does: "write the data of a shields.io badge there", render: renderBadge },
  { name: "annotations", to: "after", does: "print annotations for GitHub Actions as well", render: renderAnnotations },
];

/** Gives a command an option for each form. */
export function withFormats(command: Command): Command {
  for (const { name, to, does } of FORMATS) {
    const option = new Option(to === "file" ? `--${name} <file>` : `--${name}`, does);
    command.addOption(to === "after" ? option.conflicts(names("instead")) : option);
  }
  return command;
}

const names = (...to: readonly Format["to"][]): string[] =>
  FORMATS.filter((format) => to.includes(format.to)).map(({ name }) => name);

/** The forms that are printed. */
export const PRINTED = names("instead", "after");

/**
 * Tries whether the files that are asked for can be written, and takes old ones away, so that a run does not end with nowhere to write to, and so that nobody
 * takes an old file for new.
 * @returns what writes a report to them
 * @throws WrongUse when a file cannot be written to
 */
export function formatFiles(flags: FormatFlags): (report: Report, folder?: string) => void {
  const files = FORMATS.flatMap(({ name, render }) => {
    const file = flags[name];
    return typeof file === "string" ? [{ name, file, render }] : [];
  });
  for (const { name, file } of files) {
    if (file.trim() === "") throw new WrongUse(`--${name} needs the name of a file, but got an empty one`);
    try {
      makeFolder(dirname(file));
      write(file, "");
      if (!isShared(file)) rmSync(file);
    } catch (error) {
      throw new WrongUse(`nothing can be written to ${file}: ${reasonOf(error)}`);
    }
  }
  return (report, folder) => {
    for (const { file, render } of files) write(file, render(report, folder));
  };
}

/** What goes to standard output: the one form in place of the usual text, or that text with the others after it. */
export function formatted(flags: FormatFlags, report: Report, usual: string, folder?: string): string {
  const wanted = FORMATS.filter(({ name, to }) => to !== "file" && flags[name]);
  const alone = wanted.find(({ to }) => to === "instead");
  if (alone) return alone.render(report, folder);
  const after = wanted.filter(({ to }) => to === "after");
  return [usual, ...after.map(({ render }) => render(report, folder))].join("\n");
}

/** The summary of a step on GitHub belongs to all that runs in the step, so nothing in it is written over. */
function write(file: string, text: string): void {
  if (isShared(file)) appendFileSync(file, text);
  else writeWhole(file, text);
}

const isShared = (file: string): boolean => file === process.env.GITHUB_STEP_SUMMARY;

/** What a file that is written whole says of itself already is not said twice. */
const reasonOf = (error: unknown): string => whyNot(error instanceof CannotWrite ? error.cause : error);
