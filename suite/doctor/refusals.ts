import type { Adapter } from "../../engine-adapter/contract.ts";
import type { PlayerId, Scenario } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { game, type Played } from "../primitives/game.ts";
import { does } from "../primitives/plays.ts";
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

/** A play that is refused, by what is wrong with it. */
type Refused = Readonly<Record<string, Scenario>>;

/**
 * Plays that no reading of the rules allows; the last play of each is refused.
 * @param verb what the spells do
 */
function refusedWith(verb: "kill" | "exhaust"): Refused {
  const by = (player: PlayerId): Played => ({ ...does(verb), player });
  const late = game("", [by("P1"), by("P1")]).scenario;
  const early = game("", [by("P2")]).scenario;
  return {
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
}

/** The same with several verbs: an engine may have but one of them. */
export const REFUSED: readonly Refused[] = [refusedWith("kill"), refusedWith("exhaust")];

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
  const found = new Map<string, Refusal>();
  for (const games of REFUSED) {
    for (const [name, scenario] of Object.entries(games)) {
      if ((found.get(name) ?? "void") === "void") found.set(name, await refusalOf(adapter, { ...scenario, profile }));
    }
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
