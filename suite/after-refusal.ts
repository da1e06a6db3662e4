import type { Adapter } from "../engine-adapter/contract.ts";
import { afterRefusal, REFUSED } from "../generators/after-refusal.ts";
import type { Subject } from "../generators/canonical.ts";
import type { Shape } from "../generators/illegal-plays.ts";
import type { Pair } from "../generators/relations/index.ts";
import type { Trace } from "../spec/model/trace.ts";
import { pathSentence } from "../spec/text/sentences.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type EngineGame, playOn } from "./engine-game.ts";
import { deviations } from "./judge/compare.ts";
import type { Unplayed } from "./play-experiment.ts";
import { type Both, breaks, rightly } from "./relations/alike.ts";
import { builtPair } from "./relations/trial.ts";

/** A game that went on after a play was refused, beside the same one without that play. */
export interface Aftermath {
  /** The games with the cards that the engine builds. */
  readonly pair: Pair;
  readonly right: Both;
  readonly without: Trace;
  /** The game in which the play was refused, if it was played to its end. */
  readonly after: Trace | undefined;
  /** What is otherwise after the refusal, in words; missing = nothing that shows. */
  readonly left?: string;
}

/**
 * Has a case played with and without an illegal play in it, which is refused: whatever the rules say of the rest, both
 * must end alike.
 * @param already games that the engine has played before; they are not played again
 * @returns the game that was not played, or undefined where the two say nothing
 */
export async function aftermathOf(
  adapter: Adapter,
  shape: Shape,
  subject: Subject,
  already?: ReadonlyMap<Scenario, Trace>,
): Promise<Aftermath | Unplayed | undefined> {
  const illegal = shape.make(subject);
  const sent = illegal && afterRefusal(illegal, subject);
  const bySent = sent && rightly(sent);
  const built = sent && bySent && (await builtPair(adapter, sent, bySent));
  if (!built || built.unknown) return undefined;
  const { pair, right } = built;
  const known = already?.get(pair.one);
  const one = known ? { kind: "played" as const, trace: known } : await playOn(adapter, pair.one, right.one.paths);
  if (one.kind !== "played") return { scenario: pair.one, game: one };
  if (one.trace.end.kind !== "complete" || !startsRight(one.trace, right.one)) return undefined;
  const other = await playOn(adapter, pair.other, right.other.paths);
  const left = leftBehind(pair, one.trace, other);
  if (other.kind !== "played" && left === undefined) return { scenario: pair.other, game: other };
  const after = other.kind === "played" ? other.trace : undefined;
  if (after && !(isRefused(after) && startsRight(after, right.other))) return undefined;
  return { pair, right, without: one.trace, after, ...(left !== undefined && { left }) };
}

/** A game that starts wrongly is a finding of its own. */
const startsRight = (engine: Trace, right: Trace): boolean =>
  deviations(engine, right, right).every(({ checkpoint }) => checkpoint > 0);

/** Whether the engine did refuse the play. */
const isRefused = ({ checkpoints }: Trace): boolean =>
  checkpoints.some(({ after, asks }) => after === REFUSED && asks === "refused");

/** How a game goes on otherwise after the refusal; undefined if it does not, or says nothing of that. */
function leftBehind(pair: Pair, without: Trace, after: EngineGame): string | undefined {
  if (after.kind === "fault" && after.fault.kind === "stuck") return `the game gets stuck: ${after.fault.message}`;
  if (after.kind === "window missed") {
    // Who waits for priority to try something has others pass, and that may cost them their reaction.
    const atOnce = pair.other.script[0]?.id === REFUSED;
    return atOnce && !after.unclear ? "nobody may react any more" : undefined;
  }
  if (after.kind !== "played") return undefined;
  const { end } = after.trace;
  if (end.kind === "refused") {
    const isActivation = pair.other.script.some((step) => step.id === end.step && "activate" in step);
    return `a legal ${isActivation ? "activation" : "play"} is refused as well: ${end.reason}`;
  }
  const [first] = breaks(pair, without, after.trace);
  if (!first) return undefined;
  const { one, other } = first;
  const otherwise = pathSentence(other.path, other.value, pair.other);
  return `the game ends otherwise: ${otherwise}; without it ${pathSentence(one.path, one.value, pair.one)}`;
}
