import { a } from "../../spec/catalogue/tree.ts";
import type { Quality } from "../../spec/types/index.ts";
import { game, mine, type PrimitiveGame } from "./game.ts";
import { does, one, plays, U } from "./plays.ts";

const your = { id: "m1", legend: "your" } as const;
const legends = {
  more: [mine("legend", "L1"), mine("legend", "L2", { owner: "P2", controller: "P2", place: "legend:P2" })],
};

/** What cannot be done to a unit that was just given a quality, and can again when it is taken away. */
const grant = (quality: Quality, verb: "grant" | "remove") => one({ id: "i1", verb, object: U, quality });

/** Exhausted, stunned, buffed; what can't be so. */
export const STATES: readonly PrimitiveGame[] = [
  game("exhaust", [does("exhaust")]),
  game("ready", [does("ready")], { middle: { exhausted: true } }),
  game("ready of what can't be", [does("ready")], { middle: { exhausted: true, qualities: ["cantBeReadied"] } }),
  game("stun", [does("stun")]),
  game("buff", [does("buff")]),
  game("buff of a buffed unit", [does("buff")], { middle: { buffed: true } }),
  game("remove a buff", [does("remove buff")], { middle: { buffed: true } }),
  game("return of a buffed unit", [does("return")], { middle: { buffed: true } }),
  game("give a quality", [grant("cantBeKilled", "grant"), 0, does("kill")]),
  game("take a quality", [grant("cantBeKilled", "remove"), 0, does("kill")], {
    middle: { qualities: ["cantBeKilled"] },
  }),
  game("exhaust your legend", [plays([{ id: "i1", verb: "exhaust", object: your }])], legends),
  game("exhaust a legend", [one({ id: "i1", verb: "exhaust", object: a("m1", "legend") }, { m1: ["L2"] })], legends),
  game("ready your legend", [plays([{ id: "i1", verb: "ready", object: your }])], {
    more: legends.more.map((legend) => ({ ...legend, exhausted: true })),
  }),
];
