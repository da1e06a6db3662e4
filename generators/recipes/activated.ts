import type { ActivatedAbility, Amount, Chosen, Cost, Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addActivation, addSpell, type Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw } from "./writing.ts";

/**
 * "Exhaust: Deal my Might to an enemy unit", or "Exhaust: Give a friendly unit here +2 Might"; the source leaves in
 * response, or the unit is taken over, or one of the two moves away.
 */
export const activated: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const ids = nodeIds();
  const here = chance(chooser, 40);
  const field = Object.keys(draft.sides).find((id) => draft.sides[id] === "P1");
  const place = here && field !== undefined ? `battlefield:${field}` : undefined;
  const cost = here ? "exhaust" : pick(chooser, ["exhaust", "exhaust", "kill", "return"] as const);
  const object = chosen(ids, "unit", here ? ["friendly", "here"] : chance(chooser, 50) ? ["enemy"] : []);
  const text = textFor(growing, ids, object, here);
  const source = addUnit(draft, {
    controller: "P1",
    exhausted: false,
    token: false,
    qualities: [],
    ...(place !== undefined && { place }),
  });
  const sourcePlace = draft.objects.find(({ id }) => id === source)?.place ?? "base:P1";
  const target = here
    ? addUnit(draft, { controller: "P1", place: sourcePlace, qualities: [] })
    : addUnit(draft, { controller: "P2", qualities: [], might: between(chooser, 3, 7) });
  const ability = abilityOf(ids, cost, text);
  const item = activate(growing, source, ability, { [object.id]: [target] }, [object]);
  if (here)
    return { ...item, disturb: () => response(growing, source, chance(chooser, 60) ? source : target, "moved away") };
  // An enemy unit may be one no more, or be out of reach.
  if (object.filters.length > 0 && chance(chooser, 40)) {
    const kind = pick(chooser, ["stolen", "protected"] as const);
    return { ...item, disturb: () => response(growing, source, target, kind) };
  }
  if (cost === "exhaust" && chance(chooser, 40)) return { ...item, disturb: () => removedFirst(growing, source) };
  return { ...item, chosen: chance(chooser, 80) && cost === "exhaust" ? [source] : [target] };
};

function textFor({ draft }: Growing, ids: Ids, object: Chosen, here: boolean): Instruction[] {
  const { chooser } = draft;
  const id = ids.next("i");
  const reads = !here || chance(chooser, 50);
  const amount: Amount = reads
    ? { id: ids.next("g"), mightOf: { id: ids.next("m"), me: true } }
    : between(chooser, 1, 3);
  const text: Instruction[] = [
    { id, verb: here ? "might" : pick(chooser, ["deal", "might"] as const), amount, object },
  ];
  if (chance(chooser, 40)) text.push(draw(ids));
  return text;
}

/** The source leaves in response. */
function removedFirst(growing: Growing, source: string): readonly Disturbance[] | undefined {
  const kind = pick(growing.draft.chooser, ["returned", "killed", "banished"] as const);
  return response(growing, source, source, kind);
}

/** "Exhaust: Gain control of an enemy unit while I'm on the board." The source leaves in response, or afterwards. */
export const staying: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const ids = nodeIds();
  const source = addUnit(draft, { controller: "P1", exhausted: false, token: false, qualities: [] });
  const wanted = addUnit(draft, { controller: "P2", owner: "P2", place: "base:P2", qualities: [], token: false });
  const object = chosen(ids, "unit", chance(chooser, 50) ? ["enemy"] : ["in a base"]);
  const text: Instruction[] = [{ id: ids.next("i"), verb: "control while I stay", object }];
  if (chance(chooser, 30)) text.push(draw(ids));
  const item = activate(growing, source, abilityOf(ids, "exhaust", text), { [object.id]: [wanted] }, [object]);
  const leaves = chance(chooser, 60);
  if (leaves && chance(chooser, 70)) return { ...item, disturb: () => removedFirst(growing, source) };
  return {
    ...item,
    chosen: [source],
    ...(!leaves && { disturb: () => [], finale: (grown: Growing) => removed(grown, source) }),
  };
};

/** Something takes the source off the board when the chain is empty again. */
function removed(growing: Growing, source: string): boolean {
  const { chooser } = growing.draft;
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const verb = pick(chooser, ["kill", "return", "banish"] as const);
  const text: Instruction[] = [{ id: ids.next("i"), verb, object }];
  addSpell(growing, "P1", { text, choices: { [object.id]: [source] } }, { timing: "main" });
  return true;
}

type Pay = Cost["pay"];

function abilityOf(ids: Ids, pay: Pay, text: readonly Instruction[]): ActivatedAbility {
  const cost: Cost = { id: ids.next("g"), pay, object: { id: ids.next("m"), me: true } };
  return { id: "a1", activate: [cost], timing: "main", text: [...text] };
}

/** Gives a permanent an ability and has it activated. */
function activate(
  growing: Growing,
  source: string,
  ability: ActivatedAbility,
  choices: Tested["choices"],
  mentions: readonly Chosen[],
): Tested {
  withAbility(growing.draft, source, ability);
  addActivation(growing, "P1", source, ability.id, choices);
  return { tested: source, choices, mentions, chosen: [source], items: 1 };
}
