import type { InvariantResult } from "../spec/types/index.ts";

/** Invariants that a report lists together. */
export interface Group {
  readonly title: string;
  /** The rule that they are about; empty for none in particular. */
  readonly rule: string;
  readonly invariants: readonly InvariantResult[];
}

/** The groups, each by the first part of its invariants' ids. */
const GROUPS: readonly { readonly title: string; readonly rule: string; readonly ids: readonly string[] }[] = [
  { title: "Targeting", rule: "355.10", ids: ["target"] },
  { title: "Illegal targets", rule: "359.3.e", ids: ["illegal"] },
  { title: "Impossible, null", rule: "359.3.e", ids: ["impossible", "info", "leave", "delayed"] },
  { title: "Linked", rule: "359.3.e.14", ids: ["link"] },
  { title: "The game holds together", rule: "", ids: ["whole", "self"] },
];

/** The groups of a run, without those of which it has nothing; what belongs to none comes last. */
export function groupsOf(invariants: readonly InvariantResult[]): readonly Group[] {
  const known = new Set(GROUPS.flatMap(({ ids }) => ids));
  const rest = { title: "Others", rule: "", ids: invariants.map(familyOf).filter((id) => !known.has(id)) };
  return [...GROUPS, rest].flatMap(({ title, rule, ids }) => {
    const own = invariants.filter((invariant) => ids.includes(familyOf(invariant)));
    return own.length === 0 ? [] : [{ title, rule, invariants: own }];
  });
}

const familyOf = ({ id }: InvariantResult): string => id.split("/")[0] ?? id;
