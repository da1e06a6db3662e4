import type { Subject } from "../generators/canonical.ts";
import { variationsOf } from "../generators/variations.ts";

/**
 * The values at the start of a case that do not matter: with each other that was tried in its place, and all else as it
 * is, the fault shows as well.
 * @param shows whether a case shows the fault
 * @returns their paths
 */
export async function freeValues(
  subject: Subject,
  shows: (candidate: Subject) => Promise<boolean>,
): Promise<readonly string[]> {
  const free: string[] = [];
  for (const { path, others } of variationsOf(subject)) {
    let always = true;
    for (const candidate of others) always &&= await shows(candidate);
    if (always) free.push(path);
  }
  return free;
}
