import { atLocation } from "../decisions/identity.ts";
import type { InstructionOutcome } from "../decisions/outcome.ts";
import type {
  Ability,
  All,
  Filler,
  Later,
  NextDeathInstruction,
  PassiveAbility,
  PlayerId,
  Quality,
  SaveInstruction,
  Scenario,
} from "../types/index.ts";
import type { CompiledCard, CompiledText } from "./compiled.ts";
import type { OpenPoint } from "./open-point.ts";

/** A physical card or token in the game. */
export interface Thing {
  readonly id: string;
  /** Position in the scenario: table order. */
  readonly index: number;
  /** What it is now: a text may make it another type this turn. */
  kind: "unit" | "gear" | "spell" | "legend";
  readonly printedKind: Thing["kind"];
  readonly card: CompiledCard | undefined;
  readonly owner: PlayerId;
  readonly token: boolean;
  readonly printed: number;
  /** Printed cost. */
  readonly energy: number;
  /** Qualities that it always has, as a new object too. */
  readonly printedQualities: readonly Quality[];
  /** Might as a unit, before anything adds to it: as printed, unless a text has set it. */
  base: number;
  controller: PlayerId;
  place: string;
  /** In a deck: 0 = on top; else the later it was recycled the higher. */
  sunk: number;
  /** Might given this turn. */
  bonus: number;
  damage: number;
  exhausted: boolean;
  stunned: boolean;
  qualities: readonly Quality[];
  /** Number of its buff, which tells it from an earlier one; 0 = it has none. */
  buff: number;
  /** The unit that it is attached to. */
  attachedTo: string | undefined;
  /** So much of the next damage this turn is prevented. */
  shield: number;
  /** What happens instead of its next death this turn. */
  saved: SaveInstruction["instead"] | undefined;
  /** Whose presence its controller's control hangs on, and who controlled it before. */
  held: { readonly source: string; readonly epoch: number; readonly before: PlayerId } | undefined;
  /** Goes up whenever it becomes a new object (124). */
  epoch: number;
  /** What it was like when it was last on the board. */
  lastKind: Thing["kind"];
  lastMight: number;
  last: Look;
}

/** What may be asked of something besides its Might. */
export type Look = Pick<Thing, "controller" | "place" | "exhausted" | "stunned" | "damage" | "buff">;

/** One thing that was chosen for a mention. */
export interface Lock {
  readonly id: string;
  /** Identity of the object when chosen; 0 for players and battlefields. */
  readonly epoch: number;
  readonly place: string;
  /** What it was like when chosen; for players and battlefields nothing of it means anything. */
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly damage: number;
  readonly might: number;
  readonly controller: PlayerId;
  readonly buff: number;
  /** The ability on the chain, if it is one that was chosen; its id and looks are those of its source. */
  readonly item?: Item;
  /** Was not legal at some moment since. */
  failed: boolean;
}

/** A spell or ability on the chain. */
export interface Item {
  readonly source: Thing;
  /** Identity of the source when the item was made. */
  readonly sourceEpoch: number;
  readonly ability: Ability | LaterAbility | undefined;
  readonly controller: PlayerId;
  readonly compiled: CompiledText;
  /** The battlefield that a spell from hidden is bound to (811.1.d.2). */
  readonly hiddenAt: string | undefined;
  /** By mention id; a mention that is chosen on resolution has no entry before. */
  readonly locks: Map<string, readonly Lock[]>;
  /** Ids of mentions for which a misreading has something that does not fit. */
  readonly unfit: Set<string>;
  /** By object id: the place that it had before the costs of this item moved it. */
  readonly paid: Map<string, string>;
  /** By mention id: what the costs were paid with. */
  readonly costs: Map<string, readonly Lock[]>;
  /** By mention id: what a text means that is carried out later by an ability of its own. */
  readonly given: ReadonlyMap<string, readonly Lock[]>;
  /** What set a triggered ability off. */
  readonly event: Happening | undefined;
  /** Number of the event that set it off: what triggers at once has the same. */
  readonly moment: number;
  /** What its source was like when the item was made. */
  readonly sourceMight: number;
  readonly sourceLook: Look;
}

/** An ability that an instruction made as its item resolved. */
export interface LaterAbility {
  readonly id: string;
  readonly later: Later;
}

/** What an ability waits for: a move to a battlefield, a play, a death. */
export interface Happening {
  /** The unit as it was just before it died, or as it is after another event; its identity is the one afterwards. */
  readonly unit: Lock;
  readonly place: string;
  readonly died: boolean;
}

/** A replacement of the next death this turn of anything that fits, whichever that is. */
export interface Promised {
  readonly source: Thing;
  readonly controller: PlayerId;
  readonly wouldDie: All;
  readonly instead: NextDeathInstruction["instead"];
}

/** What an item did so far while it resolves. */
export interface Resolution {
  readonly item: Item;
  /** By instruction id. */
  readonly outcomes: Map<string, InstructionOutcome>;
  /** By mention id: what the instruction acted on, and its identity afterwards. */
  readonly acted: Map<string, readonly Acted[]>;
  /** Ids of instructions that changed nothing, since it was so already. */
  readonly unchanged: Set<string>;
  /** Ids of instructions that did something to some and to others nothing, or nothing new. */
  readonly mixed: Set<string>;
  /** What the instruction about a number that was handled last was asked for and did. */
  count: { readonly asked: number; readonly done: number } | null;
  /** By object id: points of damage, for the split instruction that is being carried out. */
  division: ReadonlyMap<string, number> | undefined;
  /** By mention id: what could have been chosen as the item began, for what is chosen on resolution. */
  readonly early: Map<string, readonly string[]>;
  /** Ids of mentions that were chosen as their instruction executed. */
  readonly late: Set<string>;
  /** By mention id: the chosen ones with their legality, as assigned. */
  readonly slots: Map<string, readonly { readonly id: string; readonly legal: boolean }[]>;
  /** By object id: Might when chosen and as the item began. */
  readonly mights: ReadonlyMap<string, { readonly chosen: number; readonly began: number }>;
}

/** A thing that an instruction acted on. */
export interface Acted {
  readonly id: string;
  readonly epoch: number;
}

/** A permanent that has come onto the board by being played. */
export interface Entered extends Acted {
  /** The battlefield where it lay hidden, to which its play effect is bound (811.1.d.2). */
  readonly hiddenAt?: string;
}

/** The whole game. */
export interface State {
  readonly profile: Scenario["profile"];
  readonly battlefields: readonly string[];
  readonly things: readonly Thing[];
  readonly byId: ReadonlyMap<string, Thing>;
  /** Permanents with passive abilities. */
  readonly passives: readonly { readonly source: Thing; readonly ability: PassiveAbility }[];
  /** Buffs given, and cards recycled, so far. */
  buffs: number;
  recycled: number;
  /** Anonymous cards, and what else counts of a player; a game that is not about runes or XP has no numbers of them. */
  readonly filler: Record<PlayerId, Filler & { trash: number }>;
  /** By id of a spell: as which object it may be played from the trash this turn. */
  readonly permitted: Map<string, number>;
  /** By object id: what the item that resolves has looked at in a deck, and its identity then. */
  readonly looked: Map<string, number>;
  /** Oldest first. */
  readonly chain: Item[];
  /** Triggered abilities that wait to be put on the chain. */
  readonly waiting: Item[];
  /** Triggered abilities that are delayed until the Ending Step. */
  readonly delayed: Item[];
  /** How far the turn has come. */
  phase: "main" | "ending" | "over";
  /** Permanents that were played while the item at hand resolves: that is completed when it has (419.4.a). */
  readonly entered: Entered[];
  /** Whether something on the table may replace a death or not, as its controller likes. */
  readonly asksAtDeaths: boolean;
  /** By what would replace which death: whether its controller wants that. */
  readonly replacing: Map<string, boolean>;
  /** Replacements that wait for the next death that fits, the oldest first. */
  readonly promised: Promised[];
  /** By object id: as which object it left the board instead of dying. */
  readonly takenInstead: Map<string, number>;
  /** Whether a text of the game makes things another type. */
  readonly changing: boolean;
  /** Tokens that no text has made yet. */
  readonly unmade: Thing[];
  /** Number of the event at hand. */
  moment: number;
  priority: PlayerId;
  /** Passes in a row. */
  passes: number;
  /** Points met that the rules leave open between two readings; a game that meets one is not judged. */
  readonly open: Set<OpenPoint>;
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === "P1" ? "P2" : "P1";
}

/** Current Might of a unit; below 0 it reads as 0 (143.2.b). */
export function mightOf(thing: Thing): number {
  return Math.max(0, thing.base + thing.bonus + (thing.buff > 0 ? 1 : 0));
}

/** Whether a permanent's abilities are there: gear has none while it is attached (434.1.e, 721.2). */
export function isActive(thing: Thing): boolean {
  return isThere(thing) && thing.attachedTo === undefined;
}

/** Ids of a player's legends. */
export function legendsOf(state: State, player: PlayerId): readonly string[] {
  return state.things.filter(({ kind, controller }) => kind === "legend" && controller === player).map(({ id }) => id);
}

/** Ids of those that a player controls. */
export function controlledBy(state: State, player: PlayerId, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => state.byId.get(id)?.controller === player);
}

/** Whether a Might is on the right side of a bound. */
export function isBounded(
  might: number,
  bound: { readonly might: "at most" | "at least"; readonly n: number },
): boolean {
  return bound.might === "at most" ? might <= bound.n : might >= bound.n;
}

/** What something is like now. */
export function lookOf({ controller, place, exhausted, stunned, damage, buff }: Thing): Look {
  return { controller, place, exhausted, stunned, damage, buff };
}

/** Whether something is on the board: at a location, or in a legend zone (107). */
export function isThere(thing: Thing): boolean {
  return atLocation(thing.place) || thing.kind === "legend";
}
