import { misread, type Patch, type Rulebook } from "../decisions/rulebook.ts";
import type { OpenPoint } from "../model/open-point.ts";
import type { OpenQuestion } from "../releases/clause.ts";
import type { Scenario, Value } from "../types/index.ts";

/**
 * A question that the pages leave open, which play can answer for an engine. Each of its answers is admissible: it is
 * reported which one the engine follows, and nobody fails for it.
 */
export interface Reading {
  /** Permanent; no invariant has the same. */
  readonly id: string;
  readonly rule: string;
  readonly question: OpenQuestion;
  /** One for each answer to the question, in their order. */
  readonly alternatives: readonly Alternative[];
  /** What its games leave open; no game of it meets anything else. */
  readonly opens: OpenPoint;
  readonly games: readonly ReadingGame[];
}

/** An answer as the model plays it, whatever the profile. */
export interface Alternative {
  /** Of the answer. */
  readonly name: string;
  readonly patch: Patch;
  /** By path: what the first game of the reading comes to, written by hand. */
  readonly comes: Readonly<Record<string, Value>>;
}

/** A game that tells at least two alternatives apart. */
export interface ReadingGame {
  readonly scenario: Scenario;
  /** Games like it in which the question does not arise: they show that all actions work. */
  readonly controls: readonly Scenario[];
}

/** The rulebook that takes an alternative. */
export function rulebookOf({ patch }: Pick<Alternative, "patch">): Rulebook {
  return misread(patch);
}
