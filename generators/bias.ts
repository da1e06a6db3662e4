import type { Disturbance } from "./disturbance.ts";
import type { RecipeName } from "./recipes/names.ts";

/** A sort of restriction on a target. */
export type FilterSort = "place" | "side" | "most" | "least" | "state" | "stunned" | "damaged";

/** The actions with which an engine begins. */
export const FIRST_VERBS = ["kill", "deal", "return", "move", "draw"] as const;
/** One of them. */
export type FirstVerb = (typeof FIRST_VERBS)[number];

/** What may be linked to an instruction. */
export type ChildSort = "whose" | "ifDone" | "might" | "condition" | "it";

/** What a stream of cases leans towards; every number is a chance in a hundred. */
export interface Bias {
  readonly name: string;
  /** An instruction whose amount or condition reads a target's Might. */
  readonly reads: number;
  /** An instruction linked to an earlier one. */
  readonly linked: number;
  /** Several targets for one instruction. */
  readonly several: number;
  /** Something else than a unit is chosen. */
  readonly otherNouns: number;
  /** A unit with "when you play a spell". */
  readonly observer: number;
  /** The spell comes from hidden. */
  readonly hidden: number;
  /** An instruction that draws, independent of the rest. */
  readonly draw: number;
  /** The disturbance is undone again. */
  readonly back: number;
  /** A disturbance aims at a requirement of its victim. */
  readonly breaking: number;
  /** The spell is countered. */
  readonly countered: number;
  /** Units whose owner is not their controller. */
  readonly stolen: number;
  /** The text says "choose". */
  readonly word: number;
  /** Sorts of restrictions, each as likely as it is listed. */
  readonly filters: readonly FilterSort[];
  /** Units start damaged. */
  readonly damaged: number;
  /** Of several targets each is dealt damage. */
  readonly deals: number;
  /** Draws stand between instructions that they depend on, or are written twice. */
  readonly ordered: number;
  /** Of ordered spells: damage that would kill comes before Might to live on. */
  readonly lethal: number;
  /** The disturbance is protection. */
  readonly protecting: number;
  /** Permanents that replace a death. */
  readonly rescue: number;
  /** Units that can't be killed. */
  readonly unkillable: number;
  /** Units start with Might of this turn, damage and stun. */
  readonly worn: number;
  /** Nobody reacts. */
  readonly quiet: number;
  /** The spell kills. */
  readonly kills: number;
  /** The disturbance changes Might. */
  readonly mighty: number;
  /** The victim is banished and played again. */
  readonly replaying: number;
  /** Every permanent is a plain, ready, undamaged unit of its owner. */
  readonly plainBoard: boolean;
  /** Actions that the cards may have; each case of a stream with fewer than all has some of them only. */
  readonly verbs: "all" | readonly FirstVerb[];
  /** What is linked to the first instruction, if it is always the same sort. */
  readonly child?: ChildSort;
  /** What is linked has something linked to it in turn. */
  readonly grandchild: number;
  /** A second instruction with a target of its own follows. */
  readonly second: number;
  /** The disturbance takes control of the victim. */
  readonly stealing: number;
  /** The disturbance is a move, mostly from one battlefield to another. */
  readonly shifting: number;
  /** Units start with a buff. */
  readonly buffed: number;
  /** What happens to the victim, if it is always one of these. */
  readonly disturbances?: readonly Disturbance[];
  /** How the item under test is made, if not at random. */
  readonly recipe?: RecipeName;
  /** Nothing but one spell with one target and one disturbance. */
  readonly plainSpell: number;
}

export const PLAIN: Bias = {
  name: "plain",
  reads: 15,
  linked: 30,
  several: 25,
  otherNouns: 12,
  observer: 15,
  hidden: 10,
  draw: 45,
  back: 25,
  breaking: 40,
  countered: 5,
  stolen: 15,
  word: 20,
  filters: ["place", "place", "side", "side", "most", "least", "state", "stunned", "damaged"],
  damaged: 25,
  deals: 0,
  ordered: 0,
  lethal: 0,
  protecting: 0,
  rescue: 12,
  unkillable: 4,
  worn: 0,
  quiet: 6,
  kills: 0,
  mighty: 0,
  replaying: 0,
  grandchild: 30,
  second: 35,
  stealing: 0,
  shifting: 0,
  buffed: 4,
  plainSpell: 0,
  plainBoard: false,
  verbs: "all",
};

export const SINGLE: Bias = {
  ...PLAIN,
  reads: 0,
  linked: 0,
  several: 0,
  otherNouns: 0,
  hidden: 0,
  back: 0,
  breaking: 97,
  plainSpell: 100,
};

/** What surrounds an item that is made by a recipe. */
export const RECIPE: Bias = {
  ...SINGLE,
  name: "recipe",
  breaking: 60,
  observer: 8,
  rescue: 4,
  unkillable: 0,
  countered: 3,
};
