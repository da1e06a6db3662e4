import type { Disturbance } from "./disturbance.ts";
import { LATER_PIECES, RECIPE_NAMES, type RecipeName } from "./recipes/names.ts";

/** A sort of restriction on a target. */
export type FilterSort = "place" | "side" | "most" | "least" | "state" | "stunned" | "damaged";

/** The actions with which an engine begins. */
const FIRST_VERBS = ["kill", "deal", "return", "move", "draw"] as const;
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

const PLAIN: Bias = {
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

const SINGLE: Bias = {
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
const RECIPE: Bias = { ...SINGLE, name: "recipe", breaking: 60, observer: 8, rescue: 4, unkillable: 0, countered: 3 };

/** The stream of a recipe. */
const streamOf = (recipe: RecipeName): Bias => ({ ...RECIPE, name: recipe, recipe });

/**
 * The streams, round robin: a plain one, and one for every sort of rule that plain cases reach too seldom.
 */
export const STREAMS: readonly Bias[] = [
  PLAIN,
  // What an engine can play that has plain units and a few actions only.
  {
    ...SINGLE,
    name: "first",
    plainBoard: true,
    verbs: FIRST_VERBS,
    filters: ["place", "side"],
    observer: 0,
    stolen: 0,
    unkillable: 0,
    rescue: 0,
    worn: 0,
    countered: 0,
    word: 0,
    damaged: 0,
    breaking: 50,
  },
  { ...PLAIN, name: "reads", reads: 90, linked: 20, several: 0, otherNouns: 0 },
  {
    ...PLAIN,
    name: "reads live",
    reads: 60,
    linked: 80,
    several: 0,
    otherNouns: 0,
    hidden: 0,
    mighty: 80,
    breaking: 0,
  },
  {
    ...SINGLE,
    name: "looks back",
    linked: 100,
    kills: 40,
    worn: 50,
    stolen: 60,
    quiet: 30,
    mighty: 60,
    breaking: 0,
    unkillable: 0,
    rescue: 0,
    draw: 20,
    filters: ["side"],
  },
  { ...SINGLE, name: "them", several: 100, linked: 100, deals: 60, breaking: 75, draw: 10, plainSpell: 90 },
  {
    ...SINGLE,
    name: "replaced",
    rescue: 95,
    quiet: 70,
    kills: 90,
    linked: 95,
    draw: 20,
    unkillable: 0,
  },
  { ...SINGLE, name: "whose", linked: 100, child: "whose", stolen: 55, draw: 10, filters: ["place", "side"] },
  { ...SINGLE, name: "whose, undisturbed", linked: 100, child: "whose", stolen: 60, draw: 0, quiet: 85, filters: [] },
  {
    ...SINGLE,
    name: "whose, looking back",
    linked: 100,
    child: "whose",
    stolen: 90,
    draw: 0,
    quiet: 85,
    kills: 100,
    rescue: 0,
    unkillable: 0,
    filters: [],
  },
  {
    ...SINGLE,
    name: "Might, looking back",
    linked: 100,
    child: "might",
    worn: 40,
    draw: 0,
    breaking: 0,
    mighty: 95,
    kills: 100,
    rescue: 0,
    unkillable: 0,
    filters: ["side"],
  },
  {
    ...SINGLE,
    name: "conditions",
    reads: 100,
    linked: 0,
    draw: 0,
    breaking: 90,
    filters: ["place", "side"],
  },
  { ...SINGLE, name: "whose in turn", linked: 100, child: "whose", grandchild: 100, draw: 0, filters: ["place"] },
  { ...SINGLE, name: "if you do", linked: 100, child: "ifDone", rescue: 95, quiet: 70, kills: 90, unkillable: 0 },
  { ...SINGLE, name: "taken", filters: ["place", "most"], breaking: 0, stealing: 90 },
  { ...SINGLE, name: "two targets", plainSpell: 0, second: 100, draw: 10, filters: ["side"] },
  { ...SINGLE, name: "impossible", several: 100, unkillable: 70, quiet: 75, kills: 90, draw: 95 },
  { ...SINGLE, name: "states", filters: ["state"] },
  { ...PLAIN, name: "linked", linked: 95, several: 5, otherNouns: 0 },
  { ...SINGLE, name: "Might", filters: ["most", "least"] },
  { ...PLAIN, name: "several", several: 95, reads: 5, otherNouns: 0, linked: 60 },
  {
    ...PLAIN,
    name: "several deals",
    several: 100,
    reads: 0,
    linked: 0,
    otherNouns: 0,
    hidden: 0,
    draw: 20,
    back: 5,
    breaking: 80,
    deals: 90,
    plainSpell: 95,
  },
  { ...SINGLE, name: "ordered", ordered: 100, draw: 80, quiet: 70 },
  { ...SINGLE, name: "lethal", ordered: 100, lethal: 100, quiet: 70, draw: 20, rescue: 0, unkillable: 0 },
  { ...SINGLE, name: "harmless", filters: [], breaking: 0, linked: 30 },
  { ...SINGLE, name: "damaged", filters: ["damaged"], damaged: 90 },
  { ...SINGLE, name: "observed", observer: 100, draw: 5, linked: 15, breaking: 85, countered: 12 },
  { ...SINGLE, name: "replayed", breaking: 0, replaying: 85, worn: 60, damaged: 60, buffed: 60 },
  { ...SINGLE, name: "between battlefields", filters: ["place"], breaking: 0, shifting: 90 },
  { ...SINGLE, name: "hidden", hidden: 100 },
  { ...PLAIN, name: "nouns", otherNouns: 85, word: 40 },
  { ...PLAIN, name: "back", back: 85, several: 10 },
  { ...SINGLE, name: "protected", breaking: 0, protecting: 90 },
  { ...SINGLE, name: "places and sides", filters: ["place", "side"] },
  { ...PLAIN, name: "stolen", stolen: 70, otherNouns: 0 },
  ...RECIPE_NAMES.map(streamOf),
  {
    ...SINGLE,
    name: "tired",
    filters: ["place", "side"],
    breaking: 0,
    rescue: 0,
    disturbances: ["exhausted or readied", "stunned"],
  },
  {
    ...SINGLE,
    name: "hurt",
    filters: ["place", "side"],
    breaking: 0,
    rescue: 0,
    damaged: 50,
    disturbances: ["hurt", "healed"],
  },
  { ...SINGLE, name: "undone", back: 100, breaking: 97, filters: ["place", "state"] },
  {
    ...SINGLE,
    name: "nothing to read",
    reads: 100,
    breaking: 0,
    filters: ["side"],
    rescue: 0,
    disturbances: ["returned", "banished"],
  },
  {
    ...SINGLE,
    name: "put back",
    breaking: 0,
    worn: 90,
    damaged: 90,
    buffed: 90,
    disturbances: ["replayed"],
  },
  {
    ...SINGLE,
    name: "some of them",
    several: 100,
    linked: 100,
    child: "it",
    draw: 0,
    breaking: 0,
    deals: 60,
    filters: ["side"],
    plainSpell: 95,
    disturbances: ["returned", "banished"],
  },
  ...LATER_PIECES.map(streamOf),
];
