import type { PlayerId } from "../../spec/types/index.ts";
import type { Question } from "../contract.ts";
import type { Ask, Asking } from "./rules.ts";

/** What an action sets going; it ends with the reason for which it was refused, if it was. */
export type Process = Asking<string | undefined>;

/** One process at a time, and the question at which it waits. Each step tells why it was refused, if it was. */
export class Dialogue {
  #running: Process | null = null;
  #ask: Ask | null = null;

  get question(): Question | null {
    return this.#ask?.question ?? null;
  }

  start(process: Process): string | undefined {
    this.#running = process;
    return this.#advance([]);
  }

  answer(player: PlayerId, picks: readonly string[]): string | undefined {
    if (this.#ask === null) return "no question is open";
    const { question, refuses } = this.#ask;
    if (question.player !== player) return `the question is for ${question.player}`;
    if (picks.length < question.min || picks.length > question.max) return "wrong number of picks";
    if (!question.repeat && new Set(picks).size < picks.length) return "a pick is given twice";
    if (picks.some((pick) => !question.options.includes(pick))) return "a pick is no option";
    const reason = refuses?.(picks);
    // The answer itself was fine even if the play that it belongs to is undone because of it (358.5).
    if (reason === undefined) this.#advance(picks);
    return reason;
  }

  #advance(picks: readonly string[]): string | undefined {
    const step = this.#running?.next(picks);
    if (step !== undefined && step.done !== true) {
      this.#ask = step.value;
      return undefined;
    }
    this.#ask = null;
    this.#running = null;
    return step?.value;
  }
}

/** A question to which the only answer is no pick at all. */
export function confirmation(player: PlayerId): Ask {
  const question: Question = { kind: "question", player, options: [], min: 0, max: 0 };
  return { question };
}
