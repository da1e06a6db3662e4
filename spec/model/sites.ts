import type { Place } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { askerOf, eventPlace } from "./targets.ts";

/**
 * The place that a word of the text means for everything that it acts on: here, that battlefield, a chosen one.
 * @returns null when there is none; undefined when each thing has a place of its own
 */
export function siteOf({ state, book, resolution, moved }: Doing, to: Place): string | null | undefined {
  const { item } = resolution;
  if (to === "here") return askerOf(state, item, book, "resolve", moved).here;
  if (to === "there") return battlefield(eventPlace(state, item, book));
  return typeof to === "object" && "choose" in to ? battlefield(item.locks.get(to.id)?.[0]?.id) : undefined;
}

const battlefield = (id: string | undefined): string | null => (id === undefined ? null : `battlefield:${id}`);
