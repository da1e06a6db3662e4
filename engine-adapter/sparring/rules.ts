import type {
  Chooser,
  Chosen,
  Cost,
  GroupLimit,
  NextDeathInstruction,
  Noun,
  PlayerId,
  Quality,
  TriggeredAbility,
} from "../../spec/types/index.ts";
import type { Question } from "../contract.ts";
import type { Entity, Piece, Zone } from "./entity.ts";
import type { Item } from "./item.ts";
import type { Table } from "./table.ts";

/** A question with what its answer must satisfy besides being on offer. */
export interface Ask {
  readonly question: Question;
  /** Says why an answer is none; undefined = it is one. */
  readonly refuses?: (picks: readonly string[]) => string | undefined;
}

/** Something that may stop to ask a player; it is resumed with what the player picked. */
export type Asking<T> = Generator<Ask, T, readonly string[]>;

/** What a choice holds on to: an object, or the bare id of a battlefield or player. */
export interface Lock {
  readonly id: string;
  readonly entity: Entity | null;
  /** The ability on the chain; the id is that of its source. */
  readonly ability?: Item;
}

/** What was chosen, by mention. */
export type Locks = Map<string, readonly Lock[]>;

/** How an object was at some moment. */
export interface Sight extends Pick<Entity, "controller" | "zone" | "exhausted" | "stunned" | "damage" | "buffed"> {
  readonly might: number | null;
}

/** What an item remembers of the objects that it moved itself. */
export interface Memory {
  /** How they were just before they left the board or the chain (359.3.e.13). */
  readonly seen: Map<Entity, Sight>;
  /** What became of them. */
  readonly went: Map<Entity, Entity>;
  /** Where they were when it first moved them. */
  readonly origin: Map<Piece, Zone>;
  /** The cards of decks that it has looked at. */
  readonly looked: Set<Entity>;
  /** By filter: the Might that is read elsewhere for it, with what it may be more; null = it cannot be known. */
  readonly limits: Map<string, number | null>;
}

/** From where a text looks at the table. */
export interface Viewpoint {
  readonly table: Table;
  readonly controller: PlayerId;
  /** The piece whose text this is. */
  readonly source: Piece;
  /** The permanent that "me" means. */
  readonly me: Entity | null;
  /** The spell itself, which its own text cannot choose (355.9.c). */
  readonly self: Entity | null;
  /** The battlefield at which a hidden card lay. */
  readonly hidden: Zone | null;
  /** Where the event of a triggered ability happened (359.3.f.3). */
  readonly there: Zone | null;
  /** What lies in the trash in place of those whose deaths set the ability off. */
  readonly dead: ReadonlyMap<Entity, Entity>;
  /** Everything that was chosen so far, legal or not. */
  readonly chosen: Locks;
  readonly memory: Memory;
}

/** Tells whether an object fits, seen from a viewpoint. */
export type Fits = (entity: Entity, view: Viewpoint) => boolean;

/** A mention that a player chooses. */
export interface Slot {
  readonly id: string;
  readonly noun: Noun;
  readonly min: number;
  readonly max: number;
  readonly from: NonNullable<Chosen["from"]> | null;
  /** Who chooses in place of the controller, each among their own (355.10.e). */
  readonly by: Chooser | null;
  /** Whether it is a target: chosen when its item goes on the chain, and judged when the item resolves. */
  readonly isTarget: boolean;
  readonly group: GroupLimit | null;
  /** The points that are split among the chosen; null = they are not known yet. */
  readonly points: ((view: Viewpoint) => number | null) | null;
  readonly fits: Fits;
  /** Whether an ability on the chain is what the mention speaks of. */
  readonly fitsAbility: (ability: Item, view: Viewpoint) => boolean;
  /** Whether a player fits, seen from another. */
  readonly fitsPlayer: (player: string, seer: PlayerId) => boolean;
  /** True if the text asks for what is not where its card lay hidden, which frees the choice from there (811.1.d.2). */
  readonly neverThere: boolean;
}

/** What became of an instruction. */
export interface Fate {
  /** It was not followed, which blocks every link to it (359.3.e.14.a). */
  readonly ignored: boolean;
  /** Its action was really performed, which is what "if you do" asks (359.3.e.14.b). */
  readonly performed: boolean;
}

/** One execution of a text. */
export interface Frame extends Viewpoint {
  /** The legal ones of what was chosen, by mention. */
  readonly legal: Locks;
  /** What instructions really acted on, by mention. */
  readonly acted: Map<string, readonly Entity[]>;
  readonly fates: Map<string, Fate>;
  /** Whether the condition of an instruction held; null = it could not be read. */
  readonly conditions: Map<string, boolean | null>;
  /** Replacements that were already applied to the death at hand (370.2). */
  readonly applied: ReadonlySet<string>;
}

/** One instruction, ready to run. */
export interface Line {
  readonly id: string;
  readonly targets: readonly Slot[];
  readonly run: (frame: Frame) => Asking<void>;
}

/** Something to pay; without a slot it is paid with the source itself. */
export interface Price {
  readonly id: string;
  readonly pay: Cost["pay"];
  readonly slot: Slot | null;
}

/** A text, ready to run. */
export interface Text {
  /** Unique in a game, and the same whenever its cards are read. */
  readonly name: string;
  /** What is paid when it goes on the chain. */
  readonly costs: readonly Price[];
  /** What is chosen when it goes on the chain, in the order of the text. */
  readonly targets: readonly Slot[];
  readonly lines: readonly Line[];
}

/** An ability that goes on the chain by itself. */
export interface Trigger {
  /** Id by which it is offered to its controller; null = it must happen. */
  readonly offer: string | null;
  readonly when: TriggeredAbility["when"];
  /** Id by which its text refers to what moved. */
  readonly subject: string | null;
  readonly holds: (view: Viewpoint, subject: Entity | null) => boolean;
  readonly text: Text;
}

/** An ability that a player puts on the chain. */
export interface Activated {
  readonly id: string;
  readonly reaction: boolean;
  /** It may be done in a showdown, as what is a reaction may be too. */
  readonly action: boolean;
  readonly text: Text;
}

/** An ability that gives others a quality. */
export interface Passive {
  readonly quality: Quality;
  readonly fits: Fits;
  /** Whether it is in force, seen from its source. */
  readonly holds: (me: Entity, table: Table) => boolean;
}

/** An ability that replaces a death. */
export interface Replacement {
  readonly id: string;
  /** Whether its controller may let the death happen (371.2). */
  readonly optional: boolean;
  /** Id of the mention that stands for what would die. */
  readonly subject: string;
  readonly fits: Fits;
  readonly instead: Text;
}

/** A replacement of the next death this turn of something that fits, whoever dies first. */
export interface Promised {
  readonly view: Viewpoint;
  /** Of the instruction that says so. */
  readonly name: string;
  readonly fits: Fits;
  readonly instead: NextDeathInstruction["instead"];
}

/** What a card says. */
export interface Rules {
  readonly reaction: boolean;
  readonly action: boolean;
  readonly text: Text;
  readonly triggers: readonly Trigger[];
  readonly activated: readonly Activated[];
  readonly passives: readonly Passive[];
  readonly replacements: readonly Replacement[];
}
