/** What an object can have that another one with the same card does not. */
export interface Traces {
  readonly damage: boolean;
  readonly bonus: boolean;
  readonly stunned: boolean;
  readonly qualities: boolean;
  readonly buff: boolean;
}

/** What a new object has nothing of: all of it (124.1, 359.3.e.4). */
export function forgotten(_input: Record<never, never>): Traces {
  return { damage: true, bonus: true, stunned: true, qualities: true, buff: true };
}
