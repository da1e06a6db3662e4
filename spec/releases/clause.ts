import type { Scenario } from "../types/index.ts";

/** Which of two admissible ways to read the rules. */
export type Profile = Scenario["profile"];

/** An admissible answer to a question that the pages leave open. */
export interface Reading {
  /** In a word or two. */
  readonly name: string;
  /** What follows from it. */
  readonly says: string;
  /** The profiles that take it; none = neither of them decides. */
  readonly profiles: readonly Profile[];
}

/** A question that the pages leave open: nobody fails for an answer. */
export interface OpenQuestion {
  readonly asks: string;
  readonly readings: readonly [Reading, Reading, ...Reading[]];
  /** What no invariant judges on account of it. */
  readonly masked: string;
}

/** One clause of a rule page, said in our words. */
export type Clause = ClauseText & (Tested | Excluded);

interface ClauseText {
  /** Number of the rule, or page/name where the page has no numbers; permanent. */
  readonly id: string;
  readonly level: "must" | "may" | "definition" | "informative";
  /** The only profile in which it holds; missing = both. */
  readonly profile?: Profile;
  readonly statement: string;
  /** Ids of the clauses that it says again; missing = none. */
  readonly restates?: readonly string[];
  readonly readings?: readonly OpenQuestion[];
  /** The worked examples that stand on its page, each in a few words; missing = none. */
  readonly examples?: readonly string[];
}

interface Tested {
  /** Ids of the invariants that test it, and of the readings that tell how an engine answers what it leaves open. */
  readonly testedBy: readonly [string, ...string[]];
}

interface Excluded {
  /** Why nothing tests it. */
  readonly excluded: string;
}

/** Clauses that belong together. */
export interface RulePage {
  /** What its clauses' ids begin with, or what they are. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** The invariants and readings that test a clause; none = it is excluded. */
export function testsOf(clause: Clause): readonly string[] {
  return "testedBy" in clause ? clause.testedBy : [];
}
