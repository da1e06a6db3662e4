/** The place at which the event of a triggered ability happened. */
export interface EventInput {
  /** Where it happened. */
  readonly met: string;
  /** Where what the event was about is now; null when it is off the board. */
  readonly now: string | null;
}

/** What "that battlefield" means: fixed when the condition was met (359.3.f.3). */
export function event(input: EventInput): string | null {
  return input.met;
}

/** The "if" of a trigger condition, as the ability is about to resolve. */
export interface AgainInput {
  readonly holdsNow: boolean;
}

/** Whether the ability goes on: its "if" was asked when the condition was met, and is not asked again (359.3.f.3). */
export function again(_input: AgainInput): boolean {
  return true;
}
