/** Something that a text names without a choice, or whose choice is part of something else. */
export interface DeterminedInput {
  /** all: everything that fits; player: its controller or owner; legend: yours; event: what a trigger condition names; cost: what a cost names. */
  readonly what: "all" | "player" | "legend" | "event" | "cost";
}

/** Whether that is a target all the same: never, for nothing is chosen by the effect (355.10.c, .d). */
export function determined(_input: DeterminedInput): boolean {
  return false;
}
