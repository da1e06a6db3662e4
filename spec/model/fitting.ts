import { atLocation } from "../decisions/identity.ts";
import type { Filter, Noun, PlayerId } from "../types/index.ts";
import { type Asker, fits, itemFits, type Requires } from "./fits.ts";
import { itemsCalled } from "./on-chain.ts";
import type { State, Thing } from "./state.ts";

/** Where a mention looks for things: on the board or chain, in a zone of a player, or among what was looked at. */
export interface From {
  readonly zone: "board" | "hand" | "trash" | "looked" | "facedown";
  readonly player: PlayerId;
}

/** Whether a thing is off the board where a mention looks for it. */
export function isFound(state: State, { zone, player }: From, thing: Thing): boolean {
  if (zone === "facedown") return thing.place.startsWith("facedown:");
  if (zone !== "looked") return thing.place === `${zone}:${player}`;
  return thing.place.startsWith("deck:") && state.looked.get(thing.id) === thing.epoch;
}

/** Everything that fits a noun and filters now, by id, in table order: objects, players, battlefields, or spells on the chain. */
export function fitting(
  state: State,
  noun: Noun,
  filters: readonly Filter[],
  asker: Asker,
  requires: Requires,
  from?: From,
): string[] {
  if (from && from.zone !== "board") {
    return state.things
      .filter(
        (thing) => thing !== asker.source && isFound(state, from, thing) && fits(thing, noun, filters, asker, requires),
      )
      .map(({ id }) => id);
  }
  switch (noun) {
    case "player":
      return ["P1", "P2"];
    case "battlefield":
      return [...state.battlefields];
    case "spell":
    case "ability":
    case "spell or ability":
      return onChain(state, noun, filters, asker, requires);
    case "legend":
      return state.things
        .filter((thing) => thing.kind === "legend" && fits(thing, noun, filters, asker, requires))
        .map(({ id }) => id);
    default:
      return state.things
        .filter(
          (thing) => thing.kind !== "spell" && atLocation(thing.place) && fits(thing, noun, filters, asker, requires),
        )
        .map((thing) => thing.id);
  }
}

/** Ids of the items on the chain that fit: no spell itself (355.9.c), and an ability goes by its source. */
function onChain(state: State, noun: Noun, filters: readonly Filter[], asker: Asker, requires: Requires): string[] {
  const ids = itemsCalled(state, noun)
    .filter((item) => (item.ability || item.source !== asker.source) && itemFits(item, filters, asker, requires))
    .map(({ source }) => source)
    .sort((one, other) => one.index - other.index)
    .map(({ id }) => id);
  const different = [...new Set(ids)];
  // Of two abilities of one source the id does not say which.
  if (different.length < ids.length) state.open.add("which ability");
  return different;
}
