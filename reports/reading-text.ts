import type { ReadingResult } from "../spec/types/index.ts";
import { plain } from "./escape.ts";
import { number } from "./summary.ts";

/** Where an answer to an open question is at home. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ["CR", "Core Rules"],
  ["FAQ+", "rulings"],
]);

/** How an engine answers an open question, in a few words: "ignored rather than negated (Core Rules)". */
export function readingText({ state, reads, alternatives, games, because }: ReadingResult): string {
  const names = alternatives.map(({ name }) => plain(name));
  const taken = alternatives.filter(({ name }) => reads.includes(name));
  switch (state) {
    case "reads as": {
      const others = alternatives.filter((each) => !taken.includes(each)).map(({ name }) => plain(name));
      const sources = taken.flatMap(({ profiles }) =>
        profiles.map((profile) => SOURCES.get(profile) ?? plain(profile)),
      );
      const from = sources.length > 0 ? ` (${sources.join(", ")})` : "";
      return `${taken.map(({ name }) => plain(name)).join(" or ")} rather than ${others.join(" or ")}${from}`;
    }
    case "mixed":
      return `mixed, ${alternatives.map(({ name, games: n }) => `${plain(name)} in ${number(n)}`).join(", ")} of ${number(games)} games`;
    case "neither":
      return `neither ${names.join(" nor ")}, in ${number(games)} games`;
    case "not shown":
      return because === undefined ? "not shown" : `not shown: ${plain(because)}`;
  }
}
