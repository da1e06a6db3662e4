import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** What is put into the page, with what lets a browser trust it and nothing else. */
export interface Asset {
  readonly text: string;
  /** For the page's Content-Security-Policy. */
  readonly hash: string;
}

/** The style sheets in the order in which they go over each other. */
const SHEETS = ["colours", "page", "overview", "rules", "film", "board", "card", "print"];

/** The scripts; each stands for itself, and later ones call on earlier ones by events. */
const SCRIPTS = ["theme", "narrow", "film", "faults"];

export const style = (): Asset => asset(SHEETS.map((name) => `${name}.css`));
export const script = (): Asset => asset(SCRIPTS.map((name) => `${name}.js`));

function asset(files: readonly string[]): Asset {
  const text = `\n${files.map(read).join("\n")}`;
  return { text, hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}

/** Where the files lie: beside this one or, once it is compiled into dist, in the package's own reports/html. */
function read(name: string): string {
  const beside = new URL(`browser/${name}`, import.meta.url);
  const packed = new URL(`../../../reports/html/browser/${name}`, import.meta.url);
  return readFileSync(existsSync(beside) ? beside : packed, "utf8");
}
