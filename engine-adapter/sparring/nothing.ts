import type { Asking } from "./rules.ts";

/** Gives a value at once where a player might have been asked. */
export function* nothing<T>(value: T): Asking<T> {
  yield* [];
  return value;
}
