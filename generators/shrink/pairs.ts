import type { Subject } from "../canonical.ts";
import { withoutFilters } from "./filters.ts";
import { withoutInstructions } from "./instructions.ts";
import { withoutObjects } from "./objects.ts";
import { withoutPlays } from "./plays.ts";

const SINGLES = [withoutPlays, withoutInstructions, withoutFilters, withoutObjects];

/** Without any two of plays, instructions, restrictions and objects. */
export function* withoutPairs(subject: Subject): Generator<Subject> {
  for (const [index, first] of SINGLES.entries()) {
    for (const one of first(subject)) {
      for (const second of SINGLES.slice(index)) yield* second(one);
    }
  }
}
