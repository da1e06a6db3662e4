import type { Chosen, Instruction, IsFilter, Later } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, type Chooser, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import type { Ids } from "../mention.ts";
import { action, chosen, draw, sideOf, whereabouts } from "./writing.ts";

/** What an instruction may be that others hang on. */
export type FirstVerb = "stun" | "exhaust" | "ready" | "deal" | "might" | "return" | "kill" | "choose" | "gain control";

/** The first instruction of a spell of the first player's, with a unit for it. */
export interface First {
  readonly first: Instruction;
  readonly object: Chosen;
  readonly unit: string;
}

/**
 * A first instruction and one that is done later, and often a draw before, between or after them.
 * @param hanging the chance in a hundred that it is done only if the first one was
 */
export function putOff(
  chooser: Chooser,
  ids: Ids,
  first: Instruction,
  instruction: Instruction,
  later: Later,
  hanging: number,
): Instruction[] {
  const hangs = first.verb !== "choose" && chance(chooser, hanging);
  const gate = hangs && { gate: { id: ids.next("g"), ifDone: first.id } };
  const text: Instruction[] = [first, { ...instruction, ...gate, later }];
  if (chance(chooser, 35)) text.splice(between(chooser, 0, 2), 0, draw(ids));
  return text;
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
  const side = sideOf(controller);
  const place = draft.objects.find((each) => each.id === unit)?.place ?? "";
  const where = whereabouts(place);
  const words: readonly IsFilter["is"][] = pick(chooser, [[], [side], [where], [side, where]] as const);
  const object = chosen(ids, "unit", words);
  const id = ids.next("i");
  const amount = between(chooser, 1, 3);
  return { first: action(id, verb, amount, object), object, unit };
}
