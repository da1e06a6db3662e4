import type { Path } from "../../spec/model/paths.ts";
import type { Scenario, Value } from "../../spec/types/index.ts";
import { renamedText } from "../renamed.ts";
import type { Names } from "../rewritten.ts";

/** Two games of which a relation says that they end alike. */
export interface Pair {
  readonly one: Scenario;
  readonly other: Scenario;
  /** New names in the other game; what is not in it keeps its name. */
  readonly names?: Names;
  /** How they are told apart, before what is so in them; missing = only that there are two. */
  readonly called?: { readonly one: string; readonly other: string };
  /** Names of the one game's paths, or of all that stands before the dot, that may well differ. */
  readonly footprint?: ReadonlySet<string>;
}

/** Makes a pair from a case, or nothing where the relation does not speak of it. */
export type Relation = (scenario: Scenario, tested: string) => Pair | undefined;

/** What the other game must show for a path of the one; undefined inside the footprint. */
export function counterpart({ names, footprint }: Pair, { name, of }: Path): string | undefined {
  if (footprint?.has(name) || (of !== undefined && footprint?.has(of))) return undefined;
  return names ? renamedText(name, names) : name;
}

/** A value of the one game in the other's names. */
export function translated({ names }: Pair, value: Value): Value {
  return names && typeof value === "string" ? renamedText(value, names) : value;
}
