/** Misreadings that no game tells apart. */
export interface MisreadingClass {
  /** The first one is the name that is blamed. */
  readonly names: readonly [string, ...string[]];
  readonly reason: string;
}

/**
 * Misreadings that lead to the same board on every case; found by comparing all of them on generated cases, and held
 * by a test. An engine with one of them is rightly blamed by the name of another.
 */
export const CLASSES: readonly MisreadingClass[] = [
  {
    names: ["link/ignored-parent/child-runs-when-player-is-known", "illegal/related/lookup-runs"],
    reason:
      "A lookup about an illegal target always hangs on the instruction that names the target, so that a lookup that is answered and a link that is not heeded are one thing.",
  },
  {
    names: ["illegal/still-resolves/stops-when-one-fails", "link/branches/one-dead-parent-stops-all"],
    reason:
      "To stop at an instruction that was ignored for an illegal target, and to ignore everything after it, is one thing.",
  },
];

/** The class of a misreading: itself, and all that no game can tell from it. */
export function classOf(name: string): readonly string[] {
  return CLASSES.find(({ names }) => names.includes(name))?.names ?? [name];
}
