import type { Chosen, Instruction, IsFilter, PlayerId } from "../../spec/types/index.ts";
import { addUnit, other } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import type { Ids } from "../mention.ts";
import { action, chosen, draw, it } from "./writing.ts";

/** What an ability does to a unit that its controller chooses, with what hangs on that. */
export interface Effect {
  readonly text: Instruction[];
  readonly choices: Record<string, string[]>;
  readonly mentions: readonly Chosen[];
  readonly target: string;
}

const VERBS = ["deal", "might", "stun", "exhaust", "return", "kill", "banish", "kill", "return"] as const;

/**
 * "Return an enemy unit to its owner's hand. Its controller draws 1", with the unit for it, and often another like it.
 * @param player who will control the ability
 */
export function effect(growing: Growing, ids: Ids, player: PlayerId): Effect {
  const { draft } = growing;
  const { chooser } = draft;
  const is = pick(chooser, ["enemy", "friendly", "enemy", "at a battlefield", "none"] as const);
  const controller = is === "friendly" ? player : is === "enemy" ? other(player) : pick(chooser, ["P1", "P2"] as const);
  const field = Object.keys(draft.sides).find((id) => draft.sides[id] === controller);
  const away = is === "at a battlefield" && field !== undefined;
  const like = { controller, qualities: [], ...(away && { place: `battlefield:${field}` }) };
  if (chance(chooser, 30)) addUnit(draft, like);
  const target = addUnit(draft, like);
  if (chance(chooser, 30)) addUnit(draft, like);
  const filters: IsFilter["is"][] = is === "none" || (is === "at a battlefield" && !away) ? [] : [is];
  const object = chosen(ids, "unit", filters);
  const verb = pick(chooser, VERBS);
  const id = ids.next("i");
  const amount = verb === "deal" || verb === "might" ? between(chooser, 1, 4) : 0;
  const text = [action(id, verb, amount, object), ...hanging(growing, ids, id, object.id)];
  return { text, choices: { [object.id]: [target] }, mentions: [object], target };
}

/** What is linked to an instruction, and what is not. */
function hanging({ draft: { chooser } }: Growing, ids: Ids, parent: string, mention: string): readonly Instruction[] {
  const text: Instruction[] = [];
  const sort = pick(chooser, ["its controller", "if you do", "it", "nothing"] as const);
  if (sort === "its controller") {
    const player = { id: ids.next("m"), whose: pick(chooser, ["controller", "owner"] as const), of: mention };
    text.push({ id: ids.next("i"), verb: "draw", amount: between(chooser, 1, 2), player });
  }
  if (sort === "if you do") text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: parent } });
  if (sort === "it") text.push({ id: ids.next("i"), verb: "might", amount: 1, object: it(ids, mention) });
  if (chance(chooser, 45)) text.push(draw(ids));
  return text;
}
