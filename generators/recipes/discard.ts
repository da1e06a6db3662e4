import type { Instruction } from "../../spec/types/index.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { draw } from "./writing.ts";

/** "Discard 2. Draw 2", with as many cards in hand, or fewer. */
export const discard: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const player = pick(chooser, ["you", "opponent"] as const);
  const n = between(chooser, 1, 3);
  const filler = draft.players[player === "you" ? "P1" : "P2"];
  filler.hand = chance(chooser, 80) ? between(chooser, 0, n - 1) : between(chooser, n, n + 2);
  const ids = nodeIds();
  const text: Instruction[] = [];
  if (chance(chooser, 20)) text.push(draw(ids));
  text.push({ id: ids.next("i"), verb: "discard", amount: n, player: { id: ids.next("m"), player } });
  const drawn = chance(chooser, 60) ? player : "you";
  text.push({
    id: ids.next("i"),
    verb: "draw",
    amount: between(chooser, 1, 3),
    player: { id: ids.next("m"), player: drawn },
  });
  const tested = addSpell(growing, "P1", { text, choices: {} }, { timing: "main" });
  return { tested, choices: {}, mentions: [], chosen: [], items: 1, disturb: () => [] };
};
