import type { Chosen, Noun } from "../types/index.ts";
import type { Item, State, Thing } from "./state.ts";

/** Whether a mention speaks of what is on the chain (355.9.a.2). */
export function isOnChain({ choose, from }: Pick<Chosen, "choose" | "from">): boolean {
  return from === undefined && (choose === "spell" || speaksOfAbilities(choose));
}

/** Whether a noun may mean an ability. */
export function speaksOfAbilities(noun: Noun): boolean {
  return noun === "ability" || noun === "spell or ability";
}

/** The items on the chain that a noun means, oldest first. */
export function itemsCalled({ chain }: State, noun: Noun): readonly Item[] {
  if (noun === "spell or ability") return chain;
  return chain.filter(({ ability }) => (ability !== undefined) === (noun === "ability"));
}

/** An item as a thing that can be asked for its side: an ability is its own controller's, whoever has its source (191.4.b). */
export const thingOf = ({ source, ability, controller }: Item): Thing => (ability ? { ...source, controller } : source);
