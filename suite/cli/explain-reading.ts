import type pc from "picocolors";
import { plain } from "../../reports/escape.ts";
import type { Reading } from "../../spec/readings/index.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import { questionLines } from "./explain-clause.ts";
import { gameLines } from "./explain-game.ts";

/** A question that play can answer, with its answers and the first of the games in which they differ. */
export function readingLines(
  { id, rule, question, games, alternatives }: Reading,
  paint: ReturnType<typeof pc.createColors>,
): readonly string[] {
  const [first] = games;
  return [
    `${paint.bold(id)}  ${rule} · open, every answer is right · told by ${games.length} games`,
    ...questionLines(question).map((line) => `  ${line}`),
    ...(first
      ? [
          "",
          paint.bold("One of its games, as the suite's own model plays it"),
          ...gameLines(first.scenario, paint),
          "",
          paint.bold("At its end"),
          ...alternatives.map(
            ({ name, comes }) =>
              `  · ${name}: ${Object.entries(comes)
                .map(([path, value]) => plain(pathSentence(path, value, first.scenario)))
                .join(", ")}`,
          ),
        ]
      : []),
  ];
}
