import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** A file that is put into the page, with what lets a browser trust it and nothing else. */
export interface Asset {
  readonly text: string;
  /** For the page's Content-Security-Policy. */
  readonly hash: string;
}

/** Reads a file beside this one or, once it is compiled into dist, in the package's own reports/html. */
export function asset(name: "page.css" | "page.js"): Asset {
  const beside = new URL(name, import.meta.url);
  const file = existsSync(beside) ? beside : new URL(`../../../reports/html/${name}`, import.meta.url);
  const text = `\n${readFileSync(file, "utf8")}`;
  return { text, hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
