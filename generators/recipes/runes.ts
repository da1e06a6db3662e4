import type { Filler, Instruction, PlayerMention } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { between, type Chooser, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf } from "./writing.ts";

/** "Return a friendly unit to its owner's hand. Its owner channels 1 rune exhausted." There may be none left. */
export const runes: Recipe = (growing) => {
  const { chooser } = growing.draft;
  counting(growing.draft, () => ({
    runes: between(chooser, 0, 4),
    exhaustedRunes: between(chooser, 0, 2),
    runeDeck: chance(chooser, 80) ? between(chooser, 2, 8) : between(chooser, 0, 1),
  }));
  return gaining(growing, (ids, player) => {
    const exhausted = chance(chooser, 50) && { exhausted: true as const };
    return { id: ids.next("i"), verb: "channel", player, amount: between(chooser, 1, 2), ...exhausted };
  });
};

/** "Kill an enemy unit. Its controller gains 2 XP." */
export const experience: Recipe = (growing) => {
  const { chooser } = growing.draft;
  counting(growing.draft, () => ({ xp: between(chooser, 0, 5) }));
  return gaining(growing, (ids, player) => ({
    id: ids.next("i"),
    verb: "gain XP",
    player,
    amount: between(chooser, 1, 3),
  }));
};

/** Has both players have something that counts. */
function counting({ players }: Draft, count: () => Partial<Filler>): void {
  for (const player of ["P1", "P2"] as const) Object.assign(players[player], count());
}

/** Something happens to a unit, and then somebody gains what counts: whoever that unit says, or on a condition. */
function gaining(growing: Growing, write: (ids: Ids, player: PlayerMention) => Instruction): Tested {
  const { draft } = growing;
  const { chooser } = draft;
  const unit = addUnit(draft, { qualities: [], token: false });
  const { controller, might = 0 } = draft.objects.find(({ id }) => id === unit) ?? {};
  const side = sideOf(controller);
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 70) ? [side] : []);
  const first = acting(ids, chooser, object, ["return", "return", "kill", "banish", "stun", "exhaust", "deal"]);
  const how = pick(chooser, ["whose", "whose", "done", "if", "free"] as const);
  const player = how === "whose" ? whose(ids, chooser, object.id) : { id: ids.next("m"), player: "you" as const };
  const gain = write(ids, player);
  const condition = {
    id: ids.next("g"),
    mightOf: it(ids, object.id),
    might: "at least" as const,
    n: Math.max(1, might),
  };
  const gate = how === "done" ? { id: ids.next("g"), ifDone: first.id } : how === "if" ? { if: condition } : undefined;
  const text = [first, { ...gain, ...(gate && { gate }) }, ...(chance(chooser, 25) ? [draw(ids)] : [])];
  const saying = { text, choices: { [object.id]: [unit] }, mentions: [object], chosen: [unit] };
  return carried(growing, saying, pick(chooser, MEANS));
}

function whose(ids: Ids, chooser: Chooser, of: string): PlayerMention {
  return { id: ids.next("m"), whose: pick(chooser, ["owner", "controller"] as const), of };
}
