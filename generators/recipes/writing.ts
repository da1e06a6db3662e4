import type {
  Amount,
  Chosen,
  Filter,
  Instruction,
  IsFilter,
  Noun,
  ObjectInstruction,
  ObjectMention,
  PlayerId,
} from "../../spec/types/index.ts";
import type { Ids } from "../mention.ts";

/** "A friendly unit." */
export function chosen(
  ids: Ids,
  choose: Noun,
  words: readonly IsFilter["is"][] = [],
  more: Partial<Omit<Chosen, "id" | "choose" | "filters">> = {},
): Chosen {
  return { id: ids.next("m"), choose, count: { min: 1, max: 1 }, filters: words.map((is) => word(ids, is)), ...more };
}

/** A requirement of one word. */
export function word(ids: Ids, is: IsFilter["is"]): Filter {
  return { id: ids.next("f"), is };
}

/** The word for what a player controls, seen from the first. */
export function sideOf(controller: PlayerId | undefined): "friendly" | "enemy" {
  return controller === "P1" ? "friendly" : "enemy";
}

/** The word for where something is on the board. */
export function whereabouts(place: string): "in a base" | "at a battlefield" {
  return place.startsWith("base:") ? "in a base" : "at a battlefield";
}

/** An action on something; only damage and Might come by number. */
export function action(
  id: string,
  verb: ObjectInstruction["verb"] | "deal" | "might",
  amount: number,
  object: ObjectMention,
): Instruction {
  return verb === "deal" || verb === "might" ? { id, verb, amount, object } : { id, verb, object };
}

/** "Draw n." */
export function draw(ids: Ids, amount: Amount = 1): Instruction {
  return { id: ids.next("i"), verb: "draw", amount, player: { id: ids.next("m"), player: "you" } };
}

/** A reference to what an earlier mention stands for. */
export function it(ids: Ids, mention: string): { id: string; it: string } {
  return { id: ids.next("m"), it: mention };
}
