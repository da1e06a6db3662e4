/**
 * Misreadings that lead to the same board on every case, so that no game tells one from the other; found by
 * enumeration. An engine with one of them is rightly blamed by the name of another.
 */
export const CLASSES: readonly { readonly names: readonly string[]; readonly reason: string }[] = [];

/** The class of a misreading: itself, and all that no game can tell from it. */
export function classOf(name: string): readonly string[] {
  return CLASSES.find(({ names }) => names.includes(name))?.names ?? [name];
}
