import type { Adapter } from "../engine-adapter/contract.ts";
import type { Subject } from "../generators/canonical.ts";
import { SHAPES, type Shape } from "../generators/illegal-plays.ts";
import { shrink } from "../generators/shrink/shrink.ts";
import { putIn } from "../generators/step.ts";
import { misread, type Patch, RULEBOOK } from "../spec/decisions/rulebook.ts";
import { cardOf } from "../spec/model/mentions.ts";
import { pathsOf } from "../spec/model/paths.ts";
import { play } from "../spec/model/play.ts";
import type { Card, Case, Finding, Scenario } from "../spec/types/index.ts";
import { aftermathOf } from "./after-refusal.ts";
import { type CampaignState, gamesPlayed, note } from "./campaign.ts";
import { setupFor } from "./card-supply.ts";
import { asSent, checkpointsOf } from "./case-file.ts";
import { playBuilt } from "./engine-game.ts";
import type { Unplayed } from "./play-experiment.ts";
import type { Pool } from "./pool.ts";
import { offers } from "./pool-case.ts";
import { hasLeft, refusalFindings, type Trail } from "./refusal-findings.ts";
import { SUITE_VERSION } from "./version.ts";
import { watched } from "./watched.ts";

/** Games of one shape that an engine is asked to refuse. */
const TRIES = 4;
/** Games that a shrink asks an engine about, at most. */
const BUDGET = 400;

/**
 * Tries plays that no reading of the rules allows (355.8, 309): the engine must refuse them, be as it was before, and
 * go on as if nobody had tried.
 * @param blamed misreadings that the engine is known to have: what they allow is no finding of its own
 * @param state games and failures of the engine are added to it
 * @returns one finding for every shape that is accepted, or that changes the game though it is refused; and what shows
 * only as the game goes on
 */
export async function illegalPlayFindings(
  adapter: Adapter,
  pool: Pick<Pool, "base">,
  missing: Set<string>,
  blamed: readonly Patch[],
  small: boolean,
  state: CampaignState,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const trails: Trail[] = [];
  const already = gamesPlayed(state);
  const allowed = (scenario: Scenario): boolean => play(scenario, misread(...blamed)).end.kind !== "refused";
  for (const shape of SHAPES) {
    const wrong: Subject[] = [];
    for (const { start, scenario } of tries(adapter, pool, shape, missing)) {
      const reply = await replyTo(adapter, scenario);
      state.games += 1;
      if (reply.kind === "void") noteGame({ scenario, game: reply.game }, state, missing);
      if (isWrong(reply) && !allowed(reply.built)) wrong.push(start);
      if (reply.kind !== "refused") continue;
      const aftermath = await aftermathOf(adapter, shape, start, already);
      if (aftermath) state.games += already.has(start.scenario) ? 1 : 2;
      if (aftermath && "game" in aftermath) noteGame(aftermath, state, missing);
      else if (hasLeft(aftermath, blamed)) trails.push({ shape, start, aftermath });
    }
    const [first] = wrong;
    const finding = first && (await findingFor(adapter, shape, first, small));
    if (finding) findings.push({ ...finding, count: wrong.length });
  }
  return [...findings, ...(await refusalFindings(adapter, trails, blamed, small))];
}

/** Missed windows are counted for cases only. */
function noteGame(unplayed: Unplayed, state: CampaignState, missing: Set<string>): void {
  if (unplayed.game.kind !== "window missed") note(unplayed, state, missing);
}

/**
 * The first games of a shape that the engine offers all of, and the first one in which the illegal play chooses something
 * that notices it.
 */
function* tries(
  adapter: Adapter,
  pool: Pick<Pool, "base">,
  shape: Shape,
  missing: ReadonlySet<string>,
): Generator<{ readonly start: Subject; readonly scenario: Scenario }> {
  let tried = 0;
  let noticed = false;
  for (const start of pool.base) {
    if (tried >= TRIES && (noticed || !start.scenario.cards.some(noticesChoice))) continue;
    const scenario = offers(start, missing) ? shape.make(start) : undefined;
    if (!scenario || !setupFor(adapter, scenario)) continue;
    const notices = choosesWhatNotices(scenario);
    if (tried >= TRIES && !notices) continue;
    noticed ||= notices;
    tried += 1;
    yield { start, scenario };
  }
}

const noticesChoice = ({ abilities }: Card): boolean =>
  abilities.some((ability) => "when" in ability && ability.when === "you choose me");

/** Whether the last step of a game chooses something with "when you choose me". */
function choosesWhatNotices(scenario: Scenario): boolean {
  const last = scenario.script.at(-1);
  const chosen = Object.values((last && putIn(last)?.choices) ?? {}).flat();
  return chosen.some((id) => {
    const card = cardOf(scenario, id);
    return card !== undefined && noticesChoice(card);
  });
}

/** What an engine makes of a play that it must refuse. */
type Reply =
  | { readonly kind: "refused" | "unclear" }
  | Wrong
  | { readonly kind: "void"; readonly game: Unplayed["game"] };

/** A play that is not refused as it must be, in the scenario as the engine built it. */
type Wrong =
  | { readonly kind: "accepted"; readonly built: Scenario }
  /** Refused, but these paths show something else than before. */
  | { readonly kind: "changed"; readonly built: Scenario; readonly paths: readonly string[] };

const isWrong = (reply: Reply): reply is Wrong => reply.kind === "accepted" || reply.kind === "changed";

async function replyTo(adapter: Adapter, scenario: Scenario): Promise<Reply> {
  const paths = pathsOf(scenario);
  const { adapter: watching, changed, askedVaguely } = watched(adapter, paths);
  const { game, built } = await playBuilt(watching, scenario, paths);
  if (game.kind !== "played") return { kind: "void", game };
  // With other cards the play may be legal.
  if (built !== scenario && play(built, RULEBOOK).end.kind !== "refused") return { kind: "unclear" };
  const { end, substituted } = game.trace;
  if (changed.size > 0) return { kind: "changed", built, paths: [...changed] };
  if (end.kind === "refused") return { kind: "refused" };
  // An engine that asks for targets later, and offers legal ones only, has not accepted what it was handed; if it does
  // not say what it asks for, it may have been given another target's answer.
  return substituted || askedVaguely() ? { kind: "unclear" } : { kind: "accepted", built };
}

/** The finding for a shape, with the smallest game that shows it. */
async function findingFor(
  adapter: Adapter,
  shape: Shape,
  start: Subject,
  small: boolean,
): Promise<Finding | undefined> {
  const accept = async (candidate: Subject): Promise<boolean> => {
    const scenario = shape.make(candidate);
    return scenario !== undefined && isWrong(await replyTo(adapter, scenario));
  };
  const scenario = shape.make(small ? await shrink(start, accept, { candidates: BUDGET }) : start);
  if (!scenario) return undefined;
  const reply = await replyTo(adapter, scenario);
  const signature = `illegal ${shape.activated ? "activation" : "play"}: ${shape.name}`;
  const forbidden = `${shape.activated ? "an ability may not be activated" : "a card may not be played"} ${shape.name}`;
  const message =
    reply.kind === "changed"
      ? `${forbidden}; that is refused, but changes ${reply.paths.join(", ")}`
      : `${forbidden}, but is`;
  return {
    kind: "illegal play accepted",
    signature,
    message,
    count: 1,
    case: caseFor(isWrong(reply) ? reply.built : scenario, signature, shape.rule, reply.kind),
  };
}

/** A case file that says of its last step that it is refused. */
function caseFor(built: Scenario, name: string, rule: string, kind: Reply["kind"]): Case {
  const after = built.script.at(-1)?.id ?? "end";
  const telltale = { after, path: "step", right: "refused", wrong: "ok" };
  return {
    format: 1,
    name,
    suite: SUITE_VERSION,
    rules: [rule],
    ...asSent(built),
    expected: [...checkpointsOf(play(built, RULEBOOK)), { after, values: { step: "refused" } }],
    ...(kind === "accepted" && { telltales: [telltale] }),
    controls: [],
  };
}
