import { atLocation } from "../decisions/identity.ts";
import type { Filter, Noun, PlayerId } from "../types/index.ts";
import { type Asker, fits, type Requires, spellFits } from "./fits.ts";
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
      return state.chain
        .filter(
          (item) => !item.ability && item.source !== asker.source && spellFits(item.source, filters, asker, requires),
        )
        .map((item) => item.source.id)
        .sort((a, b) => (state.byId.get(a)?.index ?? 0) - (state.byId.get(b)?.index ?? 0));
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
