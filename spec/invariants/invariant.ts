import type { Patch } from "../decisions/rulebook.ts";
import type { Finding, Scenario } from "../types/index.ts";

/** A way in which people get a rule wrong. */
export interface Misreading {
  /** Unique within its invariant; permanent once released. */
  readonly id: string;
  /** What an engine with it behaves as if; completes "the engine behaves as if ...". */
  readonly says: string;
  /**
   * The decisions it changes. Several patches are ways to have the same misreading that lead to different boards:
   * an engine has one of them throughout.
   */
  readonly patches: readonly Patch[];
}

/** Which games are played beside a case to tell a broken primitive from a broken rule. */
export type ControlKind = "disturbance" | "replacement" | "target" | "none";

/** One rule that is checked. */
export interface Invariant {
  /** Permanent. */
  readonly id: string;
  /** The rule that decides it. */
  readonly rule: string;
  /** What the rule asks for, in our words. */
  readonly statement: string;
  readonly control: ControlKind;
  /** The profile in which alone it is checked; missing = in both. */
  readonly profile?: Scenario["profile"];
  /** How many telling cases are full evidence for each misreading; without misreadings: how many games. */
  readonly full: number;
  readonly misreadings: readonly Misreading[];
  /** Kinds of finding that break it, where no misreading can: an engine with one of them does not conform to it. */
  readonly brokenBy?: readonly Finding["kind"][];
  /** A feature beside the rules that an engine may claim; one without it lacks nothing. */
  readonly claimed?: string;
}

/** Stands for the rule of what no rule needs to say. */
export const NO_RULE = "-";

/** Full evidence for an ordinary invariant, and for those on which all others rest. */
export const FULL = 100;
export const FULL_WHOLE = 500;
/** How many pairs of games are full evidence for a relation between two games of one engine. */
export const FULL_RELATION = 100;
