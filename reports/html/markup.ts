import { deflateSync } from "node:zlib";
import { plain } from "../escape.ts";

/** A piece of HTML that is safe to stand in a page. */
export interface Markup {
  readonly markup: string;
}

/** What may stand in a template: text is escaped, nothing is left out. */
export type Content = string | number | Markup | undefined | readonly Content[];

/** HTML from a template literal: all that is put in is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return { markup: String.raw({ raw: parts }, ...contents.map(textOf)) };
}

/** Text that is HTML already, or inert: nothing in it is escaped. */
export const verbatim = (markup: string): Markup => ({ markup });

/** Foreign text inside HTML, in an attribute too: one harmless line without markup. */
export function escaped(text: string, limit?: number): string {
  return plain(text, limit).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function textOf(content: Content): string {
  if (content === undefined) return "";
  if (typeof content === "number") return String(content);
  if (typeof content === "string") return escaped(content);
  return "markup" in content ? content.markup : content.map(textOf).join("");
}

/** A value that waits in the page for a script, packed so that a browser hardly notices it: base64 of deflated JSON. */
export function packed(id: string, value: unknown): Markup {
  const data = deflateSync(JSON.stringify(value)).toString("base64");
  return html`<script type="application/octet-stream" id="${id}">${verbatim(data)}</script>`;
}
