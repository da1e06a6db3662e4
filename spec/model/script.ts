import type {
  ActivateStep,
  Choices,
  EditStep,
  Instruction,
  PlayerId,
  PlayStep,
  ResolveStep,
  Scenario,
  Step,
} from "../types/index.ts";
import type { Action, Pending } from "./action.ts";
import { cardOf, chosenIn, hasText, isNow, textOf } from "./mentions.ts";
import { withoutNextTurn } from "./next-turn.ts";
import { type Path, valuesOfChain } from "./paths.ts";
import type { PlayEnd, PlayedCheckpoint, Reply, Request, Trace } from "./trace.ts";
import { answer, type Wish, wishesOf } from "./wishes.ts";

/** Actions in one step before the game counts as stuck. */
const BOUND = 100;

/** How far a script has come. */
interface Run {
  pending: Pending;
  substituted: boolean;
  /** The turn has been ended. */
  ended: boolean;
  /** Made when a question is asked: most games ask none. */
  wishes: readonly Wish[] | undefined;
  readonly scenario: Scenario;
  /** Ids of the steps that have played or activated something so far. */
  readonly begun: Set<string>;
}

/**
 * Plays a script: plays and reacts as soon as the player may, passes for whoever has priority, answers questions by
 * the wishes. The model and every engine are played by this one policy.
 * Yields what it wants of the game and takes the reply; observations come as values at the scenario's paths.
 * @param scenario the scenario whose script is played
 * @param paths its paths
 * @param opening what the game waits for at the start
 */
export function* playScript(
  scenario: Scenario,
  paths: readonly Path[],
  opening: Pending,
): Generator<Request, Trace, Reply> {
  const checkpoints: PlayedCheckpoint[] = [];
  const run: Run = {
    pending: opening,
    substituted: false,
    ended: false,
    wishes: undefined,
    scenario,
    begun: new Set(),
  };
  const done = (end: PlayEnd): Trace => ({ paths, checkpoints, end, substituted: run.substituted });

  checkpoints.push(checkpoint("start", true, yield OBSERVE));
  for (const step of scenario.script) {
    const end = yield* carryOut(run, step, paths, checkpoints);
    if (end) return done(end);
  }
  return done({ kind: "complete" });
}

/** Carries out one step. Returns how the game ended, if it did. */
function carryOut(run: Run, step: Step, paths: readonly Path[], checkpoints: PlayedCheckpoint[]): Part {
  if ("resolve" in step) return resolveTo(run, step, paths, checkpoints);
  return "edit" in step ? edit(run, step, checkpoints) : putOn(run, step, paths, checkpoints);
}

type Part = Generator<Request, PlayEnd | undefined, Reply>;

/** Everybody passes until at most that many items are left on the chain. */
function* resolveTo(
  run: Run,
  { id, resolve, endTurn }: ResolveStep,
  paths: readonly Path[],
  checkpoints: PlayedCheckpoint[],
): Part {
  if (endTurn) {
    const end = yield* endTheTurn(run, id);
    if (end) return end;
  }
  for (let n = 0; run.pending.kind === "priority" || run.pending.kind === "question"; n += 1) {
    if (n > BOUND) return { kind: "stuck", step: id, why: "the chain never gets empty" };
    if (resolve > 0 && run.pending.kind === "priority") {
      const { chain } = yield CHAIN;
      if (!chain) return { kind: "window missed", step: id };
      if (chain.sources.length <= resolve) break;
    }
    const end = yield* goOn(run, id);
    if (end) return end;
  }
  const seen = checkpoint(id, resolve === 0, yield OBSERVE);
  checkpoints.push(run.ended ? { ...seen, values: withoutNextTurn(seen.values, paths) } : seen);
  return undefined;
}

/** The turn player ends the turn as soon as the chain is empty. */
function* endTheTurn(run: Run, step: string): Part {
  for (let n = 0; n < BOUND && run.pending.kind !== "none"; n += 1) {
    const end = yield* goOn(run, step);
    if (end) return end;
  }
  const { outcome } = yield { kind: "act", action: { kind: "end turn", player: "P1" } };
  if (outcome?.kind === "unsupported") return { kind: "unsupported", feature: outcome.feature };
  if (outcome?.kind === "rejected") return { kind: "refused", step, reason: outcome.reason };
  run.ended = true;
  if (outcome) run.pending = outcome.pending;
  return undefined;
}

/** The board is edited as soon as nobody is asked anything and the item that it answers is on the chain. */
function* edit(run: Run, { id, edit: said }: EditStep, checkpoints: PlayedCheckpoint[]): Part {
  const { verb, object, place, respondsTo } = said;
  for (let n = 0; n < BOUND && mustWait(run.pending, undefined, respondsTo); n += 1) {
    const end = yield* goOn(run, id);
    if (end) return end;
  }
  if (run.pending.kind !== (respondsTo === undefined ? "none" : "priority")) return { kind: "window missed", step: id };
  if (respondsTo !== undefined) {
    const end = yield* waitFor(run, id, undefined, respondsTo);
    if (end) return end;
  }
  const { outcome } = yield {
    kind: "act",
    action: { kind: "edit", verb, object, ...(place !== undefined && { place }) },
  };
  if (outcome?.kind !== "ok") return { kind: "unsupported", feature: `edit:${verb}` };
  run.pending = outcome.pending;
  checkpoints.push(checkpoint(id, respondsTo === undefined, yield OBSERVE));
  return undefined;
}

/** A player plays a card or activates an ability as soon as the player may. */
function* putOn(
  run: Run,
  step: PlayStep | ActivateStep,
  paths: readonly Path[],
  checkpoints: PlayedCheckpoint[],
): Part {
  const { id } = step;
  const { player, respondsTo, refused } = "play" in step ? step.play : step.activate;
  const card = "play" in step ? step.play.card : step.activate.object;
  for (let n = 0; n < BOUND && mustWait(run.pending, player, respondsTo); n += 1) {
    const end = yield* goOn(run, id);
    if (end) return end;
  }
  const wanted = respondsTo === undefined ? "none" : "priority";
  if (run.pending.kind !== wanted) return { kind: "window missed", step: id };
  if (respondsTo !== undefined) {
    const end = yield* waitFor(run, id, player, respondsTo);
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
  for (let n = 0; n < BOUND && run.pending.kind === "question"; n += 1) {
    const end = yield* goOn(run, id);
    if (end) return end;
  }
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
  checkpoints.push({
    after: id,
    settled: false,
    items: chain?.sources.length,
    values: valuesOfChain(chain, paths.length),
    card,
    asks: asks?.toSorted().join(","),
  });
  return undefined;
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

/** Passes until the item is on the chain that is to be answered, by that player if any: a triggered ability comes only in time. */
function* waitFor(run: Run, step: string, player: PlayerId | undefined, respondsTo: string): Part {
  const triggers = cardOf(run.scenario, respondsTo)?.abilities.some((ability) => "when" in ability) ?? false;
  for (let n = 0; n < BOUND && (run.pending.kind === "priority" || run.pending.kind === "question"); n += 1) {
    const { chain } = yield CHAIN;
    const there = chain ? chain.sources.includes(respondsTo) : !triggers;
    const may = run.pending.kind === "priority" && (player === undefined || run.pending.player === player);
    if (there && may) return undefined;
    if (!there && (!triggers || !chain)) break;
    const end = yield* goOn(run, step);
    if (end) return end;
  }
  return { kind: "window missed", step };
}

/** Whether nothing has changed since a checkpoint at which all was seen. */
const isSame = ({ values, items }: PlayedCheckpoint, before: PlayedCheckpoint | undefined): boolean =>
  before?.card === undefined &&
  before?.items === items &&
  values.every((value, index) => value === before?.values[index]);

const OBSERVE: Request = { kind: "observe" };
const CHAIN: Request = { kind: "chain" };

function checkpoint(after: string, settled: boolean, { values, chain }: Reply): PlayedCheckpoint {
  if (!values) throw new Error("a game must answer observe with values");
  return { after, settled, items: chain?.sources.length, values, asks: undefined };
}

/** Whoever must move does: answers, or passes. Returns how the game ended, if it did. */
function* goOn(run: Run, step: string): Part {
  const move = nextMove(run, step);
  return "step" in move ? move : take(run, yield { kind: "act", action: move }, step);
}

function nextMove(run: Run, step: string): Action | Extract<PlayEnd, { step: string }> {
  const { pending } = run;
  if (pending.kind === "priority") return { kind: "pass", player: pending.player };
  if (pending.kind !== "question") return { kind: "stuck", step, why: "nobody may act" };
  run.wishes ??= wishesOf(run.scenario);
  const picks = answer(pending, run.wishes, run.begun);
  if (!picks) return { kind: "stuck", step, why: "a question that nobody can answer" };
  if (picks === "unclear") return { kind: "unclear question", step };
  if (picks.substituted) run.substituted = true;
  return { kind: "answer", player: pending.player, picks: picks.ids };
}

/** Takes the outcome of a pass or an answer. Returns how the game ended, if it did. */
function take(run: Run, { outcome }: Reply, step: string): PlayEnd | undefined {
  if (!outcome) throw new Error("a game must answer act with an outcome");
  switch (outcome.kind) {
    case "ok":
      run.pending = outcome.pending;
      return undefined;
    case "unsupported":
      return { kind: "unsupported", feature: outcome.feature };
    case "rejected":
      return { kind: "stuck", step, why: `a pass or an answer is refused: ${outcome.reason}` };
  }
}

/** Whether somebody else has to pass, or a question to be answered, before the player may act. */
function mustWait(pending: Pending, player: PlayerId | undefined, respondsTo: string | undefined): boolean {
  if (pending.kind === "question") return true;
  if (pending.kind !== "priority") return false;
  return respondsTo === undefined || (player !== undefined && pending.player !== player);
}

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
