import { misread, type Patch } from "../spec/decisions/rulebook.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import type { Adapter } from "./contract.ts";
import { modelAdapter } from "./reference.ts";

/** A mutant that is not on the list; the message says what is. */
export class NoSuchMutant extends Error {
  override readonly name = "NoSuchMutant";
}

/**
 * The reference engine with misreadings.
 * @param names names of misreadings ("link/ignored-parent/child-runs"), joined by +; "#2" behind one takes the second
 *   of the ways in which it can be had
 * @throws NoSuchMutant when a name is unknown
 */
export function mutant(names: string): Adapter {
  return modelAdapter(`mutant:${names}`, misread(...names.split("+").map(patchOf)));
}

/**
 * The decisions that a misreading changes.
 * @throws NoSuchMutant when the name is unknown
 */
export function patchOf(name: string): Patch {
  const [misreading = "", way = "1"] = name.split("#");
  const patch = MISREADINGS.find((each) => each.name === misreading)?.patches[Number(way) - 1];
  if (!patch) throw new NoSuchMutant(`there is no mutant "${name}"; \`list\` shows the misreadings`);
  return patch;
}
