import type { Quality, SaveInstruction } from "../../spec/types/index.ts";
import type { Entity, Role, Zone } from "./entity.ts";
import type { Frame } from "./rules.ts";

/**
 * How an action on one object went: done; nothing = the object was so already, or the amount was no amount;
 * replaced; impossible.
 */
export type Result = "done" | "nothing" | "replaced" | "impossible";

/** What an instruction did, object by object. A played card is another object than the one that the text named. */
export interface Deed {
  readonly result: Result;
  readonly entity: Entity;
}

/** What an instruction says beyond verb and object. */
export interface Detail {
  readonly amount: (entity: Entity) => number;
  readonly quality: Quality | null;
  /** The type that it becomes. */
  readonly role: Role | null;
  /** The zone that the text means for this object; undefined if nothing is known of it. */
  readonly place: (frame: Frame, entity: Entity) => Zone | undefined;
  /** The unit that gear is attached to. */
  readonly unit: Entity | null;
  readonly instead: SaveInstruction["instead"] | null;
}

/** An action on one object. */
export type Verb = (frame: Frame, entity: Entity, detail: Detail) => Result;

/** The result of an action that is possible. */
export function changed(did: boolean): Result {
  return did ? "done" : "nothing";
}
