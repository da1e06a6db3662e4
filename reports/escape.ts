/** Longest piece of foreign text that a reader wants on one line. */
const LIMIT = 500;

/**
 * Control and format characters, line and paragraph separators, halves of characters, what is no character at all: they
 * move, hide or forge text.
 * And what begins a command to a CI that reads along, wherever it stands: ##[...], ##vso[...].
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|#(?=#\w*\[)/gu;

/** All that UNSAFE and COMMAND may find, and more: what has none of it, as most text, is not searched any further. */
const SUSPECT = /[^ -~\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u27bf]|#\w*\[|::/;

/** Two colons at the start of a line begin such a command too. */
const COMMAND = /^(\s*):(?=:)/;

/**
 * Foreign text as one harmless line: what would steer a terminal is written out, what is too long is cut.
 * @param limit characters that are kept
 */
export function plain(text: string, limit: number = LIMIT): string {
  const kept = text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, "") : text;
  const cut = text.length - kept.length;
  const line = SUSPECT.test(kept) ? kept.replace(UNSAFE, written).replace(COMMAND, "$1\\u003a") : kept;
  return cut > 0 ? `${line}… (${cut.toLocaleString("en-US")} more characters)` : line;
}

/** Foreign text inside a Markdown line or table cell: nothing in it is markup, a mention or a link. */
export function markdown(text: string, limit: number = LIMIT): string {
  return joined(plain(text, limit))
    .replace(/[\\`*_[\]{}|~$]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Foreign text inside an HTML element of a Markdown page, harmless to whoever reads it as either. */
export function html(text: string, limit: number = LIMIT): string {
  return joined(plain(text, limit)).replace(/[&<>"'\\`*_[\]{}|~$]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text of several lines inside an XML element or attribute; characters that XML has no way to write give way. */
export function xml(text: string): string {
  return entities(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd"));
}

function entities(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A command to GitHub Actions that shows a text of several lines beside the run. */
export function workflowCommand(name: "error" | "warning" | "notice", title: string, message: string): string {
  const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${name} title=${property(title)}::${data(message)}`;
}

/** Foreign text in which nothing is a mention, an issue number or an address. */
const joined = (text: string): string => text.replace(/[@#]|:(?=\/\/)|www(?=\.)/gi, `$&${JOINER}`);

/** Keeps two characters together and yet apart for whatever looks for mentions, issue numbers and addresses. */
const JOINER = "\u2060";

/** A Markdown code block; its fence is longer than any inside. The text keeps its lines but nothing else that steers. */
export function codeBlock(text: string, language = ""): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.split("\n").map(steerless).join("\n")}\n${fence}`;
}

/** JSON text without raw characters that steer a terminal; they can only stand inside strings, so it stays the same JSON. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).split("\n").map(steerless).join("\n");
}

/** A line without raw characters that steer a terminal, for formats that know their escape sequences. */
export const steerless = (line: string): string =>
  SUSPECT.test(line) ? line.replace(UNSAFE, escapeSequence).replace(COMMAND, "$1\\u003a") : line;

function written(character: string): string {
  if (character === "\n") return "\\n";
  return character === "\t" ? "\\t" : escapeSequence(character);
}

function escapeSequence(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
