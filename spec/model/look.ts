import type { PlayerId, StatusCondition } from "../types/index.ts";
import type { Look } from "./state.ts";

/** Whether something that looks like that is so, for a player. */
export function isSo(look: Look, is: StatusCondition["is"], player: PlayerId): boolean {
  switch (is) {
    case "friendly":
      return look.controller === player;
    case "enemy":
      return look.controller !== player;
    case "at a battlefield":
      return look.place.startsWith("battlefield:");
    case "in a base":
      return look.place.startsWith("base:");
    case "exhausted":
      return look.exhausted;
    case "ready":
      return !look.exhausted;
    case "stunned":
      return look.stunned;
    case "damaged":
      return look.damage > 0;
    case "buffed":
      return look.buff > 0;
  }
}
