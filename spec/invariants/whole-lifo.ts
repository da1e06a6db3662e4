import type { Patch } from "../decisions/rulebook.ts";
import type { PlayerId } from "../types/index.ts";
import { FULL_WHOLE, type Invariant } from "./invariant.ts";

/** All items of one player before those of the other, of each player's the newest first. */
function firstOf(player: PlayerId): Patch {
  return {
    next: (right) => (input) => {
      const newest = input.controllers.lastIndexOf(player);
      return newest < 0 ? right(input) : newest;
    },
  };
}

export const wholeLifo: Invariant = {
  id: "whole/lifo",
  rule: "340.1",
  statement: "The newest item on the chain resolves first.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [
    {
      id: "first-in-first-out",
      says: "the oldest item on the chain resolves first",
      patches: [{ next: () => () => 0 }],
    },
    {
      id: "per-player",
      says: "each player's items are a pile of their own, and all of one player's resolve before the other's",
      patches: [firstOf("P1"), firstOf("P2")],
    },
  ],
};
