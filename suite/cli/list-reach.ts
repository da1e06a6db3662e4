import { readFileSync, statSync } from "node:fs";
import pc from "picocolors";
import { columns } from "../../reports/columns.ts";
import { plain } from "../../reports/escape.ts";
import { CATALOGUE } from "../../spec/catalogue/index.ts";
import { DEFAULT_SEED } from "../options.ts";
import { type Reach, reachOf } from "../reach.ts";
import { nearest } from "../select.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import { WrongUse } from "./failure.ts";
import { colours } from "./output.ts";

/** Games of every spell. */
const EACH = 20;

/**
 * What games of some official cards can tell, before there is any engine.
 * @param wish names with commas between them, or the path of a file with a name on each line
 * @throws WrongUse when the catalogue has none of them
 */
export function reachList(wish: string, json: boolean): string {
  const isFile = statSync(wish, { throwIfNoEntry: false })?.isFile() ?? false;
  const names = isFile ? linesOf(readFileSync(wish, "utf8")) : namesIn(wish);
  const reach = reachOf(names, EACH, DEFAULT_SEED, "CR");
  if (reach.games === 0) throw new WrongUse(noGames(reach));
  if (json) return `${JSON.stringify({ suite: SUITE_VERSION, release: RELEASE, ...reach }, null, 2)}\n`;
  return `${text(reach).join("\n")}\n`;
}

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Names with commas between them; a comma within a name of the catalogue belongs to that. */
function namesIn(wish: string): readonly string[] {
  const parts = wish.split(",").map((part) => part.trim());
  const names: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const two = `${parts[at]}, ${parts[at + 1]}`;
    const whole = CATALOGUE.some(({ card }) => card.name === two);
    if (whole) at += 1;
    const name = whole ? two : (parts[at] ?? "");
    if (name !== "") names.push(name);
  }
  return names;
}

function noGames({ unknown, inPart, cards }: Reach): string {
  const [first] = unknown;
  if (first !== undefined) return `the catalogue has no card "${first}"; ${hint(first)}`;
  if (inPart.length > 0)
    return `${inPart.join(", ")}: the catalogue has these in part only, so that no engine is judged by them`;
  return cards.length > 0
    ? "there is no spell among these cards, so that there is nothing to play"
    : "no names were given";
}

const hint = (name: string): string =>
  `the nearest is "${nearest(
    name,
    CATALOGUE.map(({ card }) => card.name),
  )}"`;

function text({ cards, inPart, unknown, games, invariants }: Reach): readonly string[] {
  const paint = pc.createColors(colours(process.stdout));
  const rows = invariants.map(({ id, rule, misreadings }): [string, string, string, string] => {
    const told = misreadings.filter((each) => each.games > 0);
    const silent = misreadings.filter((each) => each.games === 0).map((each) => each.id);
    const without = told.length > 0 && silent.length > 0 ? `without ${silent.join(", ")}` : "";
    return [id, rule, `${told.length} of ${misreadings.length}`, without];
  });
  const reached = invariants.filter(({ misreadings }) => misreadings.some((each) => each.games > 0)).length;
  return [
    paint.bold(
      `What ${games} games of ${cards.length} ${cards.length === 1 ? "card" : "cards"} tell: ${reached} of ${invariants.length} invariants`,
    ),
    "",
    ...columns([["Invariant", "Rule", "Misreadings", ""], ...rows], true),
    ...(inPart.length > 0 ? ["", `In part only, so that no engine is judged by them: ${inPart.join(", ")}`] : []),
    ...unknown.map((name) => plain(`Not in the catalogue: "${name}"; ${hint(name)}`)),
  ];
}
