import type { ActivateStep, Choices, Instruction, PlayerId, PlayStep, Scenario } from "../types/index.ts";
import type { Action } from "./action.ts";
import { cardOf, chosenIn, hasText, isNow, textOf } from "./mentions.ts";
import type { Path } from "./paths.ts";
import {
  CHAIN,
  chainCheckpoint,
  checkpoint,
  goOnWhile,
  isAsked,
  mustWait,
  OBSERVE,
  type Part,
  type Run,
  waitFor,
  waitForLater,
} from "./script-run.ts";
import type { PlayedCheckpoint, Reply, Request } from "./trace.ts";

/** A player plays a card or activates an ability as soon as the player may. */
export function* putOn(
  run: Run,
  step: PlayStep | ActivateStep,
  paths: readonly Path[],
  checkpoints: PlayedCheckpoint[],
): Part {
  const { id } = step;
  const { player, respondsTo, later, refused } = "play" in step ? step.play : step.activate;
  const card = "play" in step ? step.play.card : step.activate.object;
  const ended = yield* goOnWhile(run, id, (pending) => mustWait(pending, later ? undefined : player, respondsTo));
  if (ended) return ended;
  if (!isWanted(run, player, respondsTo)) return { kind: "window missed", step: id };
  if (respondsTo !== undefined) {
    const end = yield* (later ? waitForLater : waitFor)(run, id, player, respondsTo);
    if (end) return end;
  }
  const ability = "activate" in step ? step.activate.ability : undefined;
  const { asks } = yield { kind: "asks", card, ...(ability !== undefined && { ability }) };
  const { outcome, chain: shown } = yield* act(run.scenario, step, card);
  if (outcome?.kind === "unsupported") return { kind: "unsupported", feature: outcome.feature };
  if (outcome?.kind === "rejected" && !refused) return { kind: "refused", step: id, reason: outcome.reason };
  if (outcome?.kind === "ok") {
    run.pending = outcome.pending;
    run.begun.add(id);
  }
  const asked = run.pending.kind === "question";
  const end = yield* goOnWhile(run, id, isAsked);
  if (end) return end;
  if (refused) {
    // An engine that asks after the play never lets anybody wish for what is illegal.
    if (asked) return { kind: "window missed", step: id };
    const after = checkpoint(id, respondsTo === undefined, yield OBSERVE);
    const refusal = outcome?.kind === "rejected" || isSame(after, checkpoints.at(-1));
    // What stands in place of what a play asks for, where the rules refuse the play.
    checkpoints.push({ ...after, card, asks: refusal ? "refused" : "accepted" });
    return undefined;
  }
  const { chain } = asked || "activate" in step ? yield CHAIN : { chain: shown };
  checkpoints.push({ ...chainCheckpoint(id, chain, paths), card, asks: asks?.toSorted().join(",") });
  return undefined;
}

/** Whether the player may act: in answer to an item, or with an empty chain, in a showdown as the one who has focus. */
function isWanted({ pending, attacked }: Run, player: PlayerId, respondsTo: string | undefined): boolean {
  if (respondsTo !== undefined) return pending.kind === "priority";
  return attacked ? pending.kind === "focus" && pending.player === player : pending.kind === "none";
}

/** Plays or activates. A play that is said to be done, while the card is where it was, is refused in silence. */
function* act(scenario: Scenario, step: PlayStep | ActivateStep, card: string): Generator<Request, Reply, Reply> {
  const reply = yield { kind: "act", action: actionFor(scenario, step) };
  const { outcome } = reply;
  if (!("play" in step) || outcome?.kind !== "ok" || outcome.pending.kind === "question") return reply;
  const { chain, places } = yield { kind: "chain", card };
  const stays = places?.length === 1 && /^(hand|facedown):/.test(places[0] ?? "") && !returnsItself(scenario, card);
  const waits = chain ? chain.sources.includes(card) : outcome.pending.kind !== "none";
  return { outcome: stays && !waits ? { kind: "rejected", reason: SILENT } : outcome, chain };
}

const SILENT = "it says ok, but nothing has happened";

/** Whether a spell may be back in hand because it has resolved already. */
const returnsItself = (scenario: Scenario, card: string): boolean =>
  textOf(scenario, card).some((instruction) => instruction.verb === "return" && "this" in instruction.object);

/** Whether nothing has changed since a checkpoint at which all was seen. */
const isSame = ({ values, items }: PlayedCheckpoint, before: PlayedCheckpoint | undefined): boolean =>
  before?.card === undefined &&
  before?.items === items &&
  values.every((value, index) => value === before?.values[index]);

type PutAction = Extract<Action, { kind: "play" | "activate" }>;

/** The play or activation of a step, with its wishes as slots and, for engines that want it, as one list in text order. */
export function actionFor(scenario: Scenario, step: PlayStep | ActivateStep): PutAction {
  if ("play" in step) {
    const { player, card, choices } = step.play;
    return { kind: "play", player, card, choices, targets: flat(textOf(scenario, card), choices) };
  }
  const { player, object, ability, choices } = step.activate;
  const found = cardOf(scenario, object)?.abilities.find((each) => each.id === ability);
  const targets = flat(found && hasText(found) ? found.text : [], choices);
  return { kind: "activate", player, object, ability, choices, targets };
}

/** The wishes for what a text has chosen as targets, in text order. */
function flat(text: readonly Instruction[], choices: Choices): readonly string[] {
  return chosenIn(text.filter(isNow))
    .filter(({ by, from, word }) => by === undefined && from !== "hand" && from !== "looked" && word !== "must")
    .flatMap((mention) => (choices[mention.id] ?? []).slice(0, mention.count.max));
}
