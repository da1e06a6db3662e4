import type { Adapter } from "../contract.ts";
import { engine } from "./engine.ts";
import { demandKnown } from "./switches.ts";

export { FAULTS, QUIRKS, type Switch, VARIATIONS } from "./switches.ts";

/**
 * A small engine written from the rules on its own, to try the suite on. Without switches it follows the rules.
 * @param switches names from VARIATIONS, QUIRKS and FAULTS
 */
export function sparring(switches: readonly string[] = []): Adapter {
  demandKnown(switches);
  return engine(switches.length === 0 ? "sparring" : `sparring:${switches.join(",")}`, new Set(switches));
}
