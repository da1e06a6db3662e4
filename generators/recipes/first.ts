import type { Chosen, Instruction, IsFilter } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import type { Ids } from "../mention.ts";
import { chosen } from "./writing.ts";

/** What an instruction may be that others hang on. */
export type FirstVerb = "stun" | "exhaust" | "ready" | "deal" | "might" | "return" | "kill" | "choose" | "gain control";

/** The first instruction of a spell of the first player's, with a unit for it. */
export interface First {
  readonly first: Instruction;
  readonly object: Chosen;
  readonly unit: string;
}

/** "Stun an enemy unit", with such a unit, and often another one. */
export function addFirst({ draft }: Growing, ids: Ids, verbs: readonly FirstVerb[]): First {
  const { chooser } = draft;
  const verb = pick(chooser, verbs);
  const controller = verb === "gain control" ? "P2" : pick(chooser, ["P1", "P2"] as const);
  const like = {
    controller,
    qualities: [],
    ...(verb === "exhaust" && { exhausted: false }),
    ...(verb === "stun" && { stunned: false }),
  };
  if (chance(chooser, 40)) addUnit(draft, like);
  const unit = addUnit(draft, { ...like, ...(verb === "deal" && { might: 7, damage: 0 }) });
  const side = controller === "P1" ? "friendly" : "enemy";
  const place = draft.objects.find((each) => each.id === unit)?.place ?? "";
  const where = place.startsWith("base:") ? "in a base" : "at a battlefield";
  const words: readonly IsFilter["is"][] = pick(chooser, [[], [side], [where], [side, where]] as const);
  const object = chosen(ids, "unit", words);
  const id = ids.next("i");
  const amount = between(chooser, 1, 3);
  const first: Instruction = verb === "deal" || verb === "might" ? { id, verb, amount, object } : { id, verb, object };
  return { first, object, unit };
}
