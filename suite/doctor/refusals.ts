import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { game } from "../primitives/game.ts";
import { deals, does } from "../primitives/plays.ts";
import { noted } from "./noted.ts";

/** What an engine makes of a play that the rules refuse. */
export type Refusal =
  | "refused"
  /** It says ok, and nothing has happened. */
  | "silent"
  /** It says ok, and plays it. */
  | "accepted"
  /** Nothing can be said of it. */
  | "void";

/** A second spell of P1's is no reaction. */
const late = game("", [deals(1), does("kill")]).scenario;
/** It is not P2's turn. */
const early = game("", [deals(1, "U2", "P2")]).scenario;

/** Plays that no reading of the rules allows; the last play of each is refused. */
export const REFUSED: Readonly<Record<string, Scenario>> = {
  "a spell that is no reaction, in response": refusedLast({
    ...late,
    cards: late.cards.map((card) => ({ ...card, timing: "main" as const })),
  }),
  "a spell by the player whose turn it is not": refusedLast(early),
  "a spell out of the other player's hand": refusedLast({
    ...early,
    script: early.script.map((step) => ("play" in step ? { ...step, play: { ...step.play, player: "P1" } } : step)),
  }),
};

function refusedLast({ script, ...setup }: Scenario): Scenario {
  const plays = script.filter((step) => "play" in step);
  const steps = plays.map((step, index) =>
    index < plays.length - 1 ? step : { ...step, play: { ...step.play, refused: true as const } },
  );
  return { ...setup, script: steps };
}

/** What the engine makes of each of them. */
export async function refusalsOf(
  adapter: Adapter,
  profile: Scenario["profile"],
): Promise<Readonly<Record<string, Refusal>>> {
  const found: [string, Refusal][] = [];
  for (const [name, scenario] of Object.entries(REFUSED)) {
    found.push([name, await refusalOf(adapter, { ...scenario, profile })]);
  }
  return Object.fromEntries(found);
}

async function refusalOf(adapter: Adapter, scenario: Scenario): Promise<Refusal> {
  const last = scenario.script.at(-1);
  const { adapter: listening, games } = noted(adapter);
  const played = await playOn(listening, scenario);
  if (!last || !("play" in last) || played.kind !== "played") return "void";
  const outcome = games[0]?.moves.at(-1)?.outcome;
  const { checkpoints, paths } = played.trace;
  if (outcome?.kind === "rejected") return "refused";
  const place = paths.findIndex(({ name }) => name === `${last.play.card}.place`);
  const [start, end] = [checkpoints[0], checkpoints.at(-1)];
  if (outcome?.kind !== "ok" || end?.after !== last.id) return "void";
  return end.values[place] === start?.values[place] ? "silent" : "accepted";
}
