import type { Action } from "./action.ts";

/** What puts something on the chain: a play or an activation. */
export type Putting = Extract<Action, { kind: "play" | "activate" }>;

/** Why something may not be played or activated. */
export interface Refusal {
  readonly refused: string;
}
