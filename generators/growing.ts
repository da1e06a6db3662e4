import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import type { Outcome } from "../spec/model/action.ts";
import { startGame } from "../spec/model/game.ts";
import { playOut } from "../spec/model/play.ts";
import { actionFor } from "../spec/model/script-put.ts";
import type { State } from "../spec/model/state.ts";
import { answer, wishesOf } from "../spec/model/wishes.ts";
import type { Card, Choices, Instruction, PlayerId, Scenario, Step } from "../spec/types/index.ts";
import { BATTLEFIELDS, type Draft, freshId } from "./board.ts";
import type { Reaction } from "./disturbance.ts";

/** A draft with its script so far. */
export interface Growing {
  readonly draft: Draft;
  readonly script: Step[];
  /** What is chosen for triggered abilities, by id of their source. */
  readonly answers: Record<string, Choices>;
}

/** The scenario as far as it has come. */
export function scenarioOf({ draft, script, answers }: Growing): Scenario {
  return {
    release: "2026-07-24",
    profile: draft.profile,
    battlefields: [...BATTLEFIELDS],
    players: draft.players,
    cards: draft.cards,
    objects: draft.objects,
    ...(Object.keys(answers).length > 0 && { answers }),
    script,
  };
}

/** The state before the first step. */
export const stateAtStart = (growing: Growing): State => startGame(scenarioOf(growing), RULEBOOK).state;
/** The state after the last step so far. */
export const stateNow = (growing: Growing): State => playOut(scenarioOf(growing), RULEBOOK).state;

/** The state in which a triggered ability waits on the chain; undefined when it never comes to that. */
export function stateWaiting(growing: Growing, source: string): State | undefined {
  const scenario = scenarioOf(growing);
  const game = startGame(scenario, RULEBOOK);
  const begun = new Set<string>();
  let outcome: Outcome | undefined;
  for (const step of scenario.script) {
    if (!("play" in step)) continue;
    outcome = game.act(actionFor(scenario, step));
    begun.add(step.id);
  }
  const { state } = game;
  const wishes = wishesOf(scenario);
  while (outcome?.kind === "ok" && outcome.pending.kind !== "none") {
    const { pending } = outcome;
    if (pending.kind === "question") {
      const said = answer(pending, wishes, begun);
      if (!said || said === "unclear") return undefined;
      outcome = game.act({ kind: "answer", player: pending.player, picks: said.ids });
    } else {
      if (state.chain.some((item) => item.ability && item.source.id === source)) return state;
      outcome = game.act({ kind: "pass", player: state.priority });
    }
  }
  return undefined;
}

/** How a spell is played. */
export interface Playing {
  readonly timing: Card["timing"];
  /** Id of the physical card it responds to. */
  readonly opener?: string | undefined;
  /** It answers what that does later. */
  readonly later?: boolean;
  readonly hiddenAt?: string | undefined;
  readonly costs?: Card["costs"];
  /** The rules refuse it. */
  readonly refused?: boolean;
}

/** A text with what is chosen for it. */
export interface Written {
  readonly text: readonly Instruction[];
  readonly choices: Choices;
}

/** Puts a spell into its player's hand, or hides it, and has it played. Returns the id of its physical card. */
export function addSpell(growing: Growing, player: PlayerId, { text, choices }: Written, playing: Playing): string {
  const { draft, script } = growing;
  const card = freshId(draft, "S");
  const { timing, opener, later, hiddenAt, costs, refused } = playing;
  draft.cards.push({
    id: `card${card}`,
    name: `Spell ${card}`,
    kind: "spell",
    timing,
    ...(costs && { costs }),
    text: [...text],
    abilities: [],
  });
  draft.objects.push({
    id: card,
    kind: "spell",
    card: `card${card}`,
    owner: player,
    controller: player,
    place: hiddenAt === undefined ? `hand:${player}` : `facedown:${hiddenAt}`,
  });
  const answers = opener !== undefined && { respondsTo: opener, ...(later && { later }) };
  const play = { player, card, choices, ...answers };
  script.push({ id: nextStep(growing), play: { ...play, ...(refused && { refused }) } });
  return card;
}

/** Has a reaction played to an item on the chain, or to what that does later. Returns the id of its physical card. */
export function addReaction(growing: Growing, { player, ...written }: Reaction, to: string, later = false): string {
  return addSpell(growing, player, written, { timing: "reaction", opener: to, later });
}

/** Has an ability of a permanent activated. */
export function addActivation(
  growing: Growing,
  player: PlayerId,
  object: string,
  ability: string,
  choices: Choices,
  playing: Pick<Playing, "opener" | "refused"> = {},
): void {
  const { opener, refused } = playing;
  const activate = { player, object, ability, choices, ...(opener !== undefined && { respondsTo: opener }) };
  growing.script.push({ id: nextStep(growing), activate: { ...activate, ...(refused && { refused }) } });
}

/** Everybody passes until at most that many items are left. */
export function resolveTo(growing: Growing, items: number): void {
  growing.script.push({ id: nextStep(growing), resolve: items });
}

/** The id of the step that comes next. */
export const nextStep = ({ script }: Growing): string => `s${script.length + 1}`;
