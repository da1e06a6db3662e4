import type { Adapter } from "../engine-adapter/contract.ts";
import { RULEBOOK, type Rulebook } from "../spec/decisions/rulebook.ts";
import { pathsOf } from "../spec/model/paths.ts";
import { play } from "../spec/model/play.ts";
import { type Reading, type ReadingGame, rulebookOf } from "../spec/readings/index.ts";
import type { ReadingResult, Scenario } from "../spec/types/index.ts";
import { playOn } from "./engine-game.ts";
import { lossOf } from "./fitted.ts";
import { deviations } from "./judge/compare.ts";

/** What a game says about the reading: by index of an alternative whether the engine did the same, or why nothing. */
type Told = readonly boolean[] | { readonly nothing: string };

/** How the engine answers questions that the pages leave open; whatever it does is no fault. */
export async function checkReadings(
  adapter: Adapter,
  profile: Scenario["profile"],
  readings: readonly Reading[],
): Promise<ReadingResult[]> {
  const results: ReadingResult[] = [];
  for (const reading of readings) results.push(await checkReading(adapter, profile, reading));
  return results;
}

async function checkReading(adapter: Adapter, profile: Scenario["profile"], reading: Reading): Promise<ReadingResult> {
  const { id, rule, question, alternatives, games } = reading;
  const books = alternatives.map(rulebookOf);
  const rows: (readonly boolean[])[] = [];
  const reasons: string[] = [];
  for (const game of games) {
    const told = await tell(adapter, profile, game, books);
    if ("nothing" in told) reasons.push(told.nothing);
    else rows.push(told);
  }
  const fits = alternatives.map((_, index) => rows.filter((row) => row[index]).length);
  const reads = alternatives.filter((_, index) => fits[index] === rows.length).map(({ name }) => name);
  const [because] = reasons;
  const base = {
    id,
    rule,
    asks: question.asks,
    games: rows.length,
    alternatives: question.readings.map(({ name, says, profiles }, index) => ({
      name,
      says,
      profiles: [...profiles],
      games: fits[index] ?? 0,
    })),
  };
  if (rows.length === 0) return { ...base, state: "not shown", reads: [], ...(because !== undefined && { because }) };
  if (reads.length > 0) return { ...base, state: "reads as", reads };
  return { ...base, state: rows.some((row) => row.includes(true)) ? "mixed" : "neither", reads };
}

/** Plays one game with its controls: without them it would say as little of the rules as of a broken action. */
async function tell(
  adapter: Adapter,
  profile: Scenario["profile"],
  { scenario, controls }: ReadingGame,
  books: readonly Rulebook[],
): Promise<Told> {
  for (const control of controls) {
    const told = await compared(adapter, { ...control, profile }, [RULEBOOK]);
    if ("nothing" in told) return told;
    if (told.includes(false)) return { nothing: "an action fails where the question does not arise" };
  }
  const told = await compared(adapter, { ...scenario, profile }, books);
  if ("nothing" in told || told.includes(false)) return told;
  return { nothing: "the engine does not show where the answers differ" };
}

/** Which of the rulebooks the engine plays a game by, as far as it shows. */
async function compared(adapter: Adapter, scenario: Scenario, books: readonly Rulebook[]): Promise<Told> {
  const paths = pathsOf(scenario);
  const game = await playOn(adapter, scenario, paths);
  switch (game.kind) {
    case "unsupported":
      return { nothing: `needs ${game.features.join(", ")}` };
    case "built otherwise":
      return { nothing: lossOf(game.build) };
    case "window missed":
      return { nothing: "the engine leaves no window to react" };
    case "fault":
      return { nothing: `${game.fault.kind}: ${game.fault.message}` };
    case "played":
      return books.map((book) => {
        const predicted = play(scenario, book, paths);
        return deviations(game.trace, predicted, predicted).length === 0;
      });
  }
}
