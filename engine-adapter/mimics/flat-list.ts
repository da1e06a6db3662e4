import type { Action, Adapter, Outcome, Pending, Session, Setup } from "../contract.ts";
import { sparring } from "../sparring/index.ts";

type Play = Extract<Action, { kind: "play" }>;

/**
 * An engine with the habits of several public ones at once: targets are one flat list, only damage asks for its target
 * with a prompt, what is illegal is answered by the same state as before, both passes resolve the whole chain, and
 * moving and returning do nothing yet.
 */
export function flatList(): Adapter {
  const inner = sparring([
    "asks-later-anonymous",
    "asks-nothing",
    "whole-chain",
    "move-does-nothing",
    "return-does-nothing",
  ]);
  return {
    engine: { name: "flat-list", version: "1.0.0", language: "TypeScript" },
    async open(setup) {
      const opened = await inner.open(setup);
      if (!("session" in opened)) return opened;
      return { session: flattened(inner, setup, opened.session, opened.pending), pending: opened.pending };
    },
  };
}

function flattened(inner: Adapter, setup: Setup, opened: Session, opening: Pending): Session {
  let session = opened;
  let pending = opening;
  /** What was done so far, to go back by doing it again. */
  let done: readonly Action[] = [];
  /** Targets of the latest play that no question took yet; what is asked on resolution is asked of the player. */
  let left: readonly string[] = [];
  let playing = false;

  /** Hands a question its share of the flat list, for as long as there are questions. */
  async function fill(outcome: Outcome): Promise<Outcome> {
    let last = outcome;
    while (last.kind === "ok" && last.pending.kind === "question") {
      const { player, max } = last.pending;
      const picks = left.slice(0, max);
      left = left.slice(max);
      last = await tried({ kind: "answer", player, picks });
    }
    return last;
  }

  async function tried(action: Action): Promise<Outcome> {
    const outcome = await session.act(action);
    if (outcome.kind === "ok") done = [...done, action];
    return outcome;
  }

  async function goBackTo(actions: readonly Action[]): Promise<void> {
    const again = await inner.open(setup);
    if (!("session" in again)) throw new Error("the setup was taken once, but not again");
    session = again.session;
    done = actions;
    for (const action of actions) await session.act(action);
  }

  async function play(action: Play): Promise<Outcome> {
    left = action.targets;
    playing = true;
    const outcome = await tried(action);
    const prompts =
      outcome.kind === "ok" &&
      outcome.pending.kind === "question" &&
      outcome.pending.options.length > 1 &&
      startsWithDeal(setup, action.card);
    if (prompts) return outcome;
    const filled = await fill(outcome);
    return left.length === 0 ? filled : { kind: "rejected", reason: "more targets than the card has" };
  }

  async function answer(action: Extract<Action, { kind: "answer" }>): Promise<Outcome> {
    left = left.filter((id) => !action.picks.includes(id));
    const outcome = await tried(action);
    return playing ? fill(outcome) : outcome;
  }

  return {
    async act(action) {
      const before = done;
      if (action.kind === "pass") playing = false;
      const outcome = await (action.kind === "play"
        ? play(action)
        : action.kind === "answer"
          ? answer(action)
          : tried(action));
      // A refusal is silent: the game stays as it was, and nobody is told.
      if (outcome.kind === "rejected") await goBackTo(before);
      else if (outcome.kind === "ok") pending = outcome.pending;
      return outcome.kind === "rejected" ? { kind: "ok", pending } : outcome;
    },
    observe: () => session.observe(),
  };
}

function startsWithDeal({ objects, cards }: Setup, id: string): boolean {
  const card = cards.find((each) => each.id === objects.find((object) => object.id === id)?.card);
  return card?.text[0]?.verb === "deal";
}
