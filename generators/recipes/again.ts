import type { Gate, Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nextStep, stateNow } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { aimed } from "./aimed.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, it } from "./writing.ts";

const KINDS = ["Might raised", "Might lowered", "returned", "moved away", "stolen", "damaged"] as const;

/** "Kill a unit. If its Might was 3 or more, you may play this from your trash this turn." It is played once more, or may not be. */
export const again: Recipe = (growing) => {
  const { draft, script } = growing;
  const { chooser } = draft;
  const plain = { qualities: [], token: false, bonus: 0, buffed: false };
  const unit = addUnit(draft, plain);
  const next = addUnit(draft, plain);
  const might = draft.objects.find(({ id }) => id === unit)?.might ?? 1;
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 50) ? [] : [pick(chooser, ["enemy", "friendly"] as const)]);
  const first = acting(ids, chooser, object, ["kill", "kill", "stun", "exhaust", "deal", "return", "might"]);
  const asked = { id: ids.next("g"), mightOf: it(ids, object.id) };
  const bound = chance(chooser, 50)
    ? { might: "at least" as const, n: Math.max(1, might - chooser.below(2)) }
    : { might: "at most" as const, n: might + chooser.below(2) };
  const gate: Gate = chance(chooser, 65) ? { if: { ...asked, ...bound } } : { id: ids.next("g"), ifDone: first.id };
  const permit: Instruction = { id: ids.next("i"), verb: "permit", object: { id: ids.next("m"), this: true } };
  const text = [first, { ...permit, ...(chance(chooser, 75) && { gate }) }];
  const item = aimed(growing, text, object, unit);
  const { tested } = item;
  return {
    ...item,
    ...(chance(chooser, 60) && { disturb: () => response(growing, tested, unit, pick(chooser, KINDS)) }),
    finale: () => {
      const refused = !stateNow(growing).permitted.has(tested) && { refused: true as const };
      const play = { player: "P1" as const, card: tested, choices: { [object.id]: [next] }, ...refused };
      script.push({ id: nextStep(growing), play });
      return true;
    },
  };
};
