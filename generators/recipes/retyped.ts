import type { GameObject, Instruction, PlayerId } from "../../spec/types/index.ts";
import { addGear, addUnit, keepOnly } from "../board.ts";
import { between, type Chooser, chance, pick, some } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addReaction, type Growing, resolveTo } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { action, chosen, draw, sideOf } from "./writing.ts";

/** What can be done to a thing of either type, and shows on it. */
const VERBS = ["kill", "kill", "return", "return", "banish", "recycle", "gain control"] as const;
const MEANS = ["spell", "spell", "spell", "activated", "triggered"] as const;

type Type = "unit" | "gear";
const otherThan = (type: Type): Type => (type === "unit" ? "gear" : "unit");

/** "Kill a unit", which becomes gear in response, or "return a gear", which becomes a unit; some become again what they were. */
export const retyped: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const type = pick(chooser, ["unit", "gear"] as const);
  const controller = pick(chooser, ["P1", "P2", "P2"] as const);
  // Whoever reads "a unit" as all units makes all of them gear: nothing of them may be open then.
  keepOnly(draft, isPlain);
  const one = add(growing, type, controller);
  const beside = chance(chooser, 60) ? add(growing, type, controller) : undefined;
  const ids = nodeIds();
  const several = beside !== undefined && chance(chooser, 45);
  const words = pick(chooser, [[], [sideOf(controller)], ["in a base"]] as const);
  const count = { min: pick(chooser, [0, 1]), max: 2 };
  const object = chosen(ids, type, words, several ? { count } : {});
  const verbs = controller === "P1" ? VERBS.filter((verb) => verb !== "gain control") : VERBS;
  const first = action(ids.next("i"), pick(chooser, verbs), 0, object);
  const text: Instruction[] = [first, ...more(chooser, ids, first.id, several ? undefined : object.id)];
  const targets = several ? [one, beside] : [one];
  const saying = { text, choices: { [object.id]: targets }, mentions: [object], chosen: targets };
  const means = pick(chooser, MEANS);
  const source = means === "spell" ? undefined : add(growing, "unit", "P1");
  const item = carried(growing, saying, means, source);
  if (chance(chooser, 10)) return item;
  return {
    ...item,
    disturb: () => {
      const victims = beside !== undefined && chance(chooser, 10) ? [beside] : some(chooser, targets, 1);
      for (const victim of victims) change(growing, item.tested, victim, controller, otherThan(type));
      if (chance(chooser, 20)) {
        resolveTo(growing, item.items);
        for (const victim of victims) change(growing, item.tested, victim, controller, type);
      }
      return ["another type"] satisfies Disturbance[];
    },
  };
};

/** Whether something is in a base, with nothing about it that only a unit can have, or only gear. */
function isPlain({ place, bonus = 0, damage = 0, stunned, buffed, attachedTo }: GameObject): boolean {
  return place.startsWith("base:") && bonus === 0 && damage === 0 && !stunned && !buffed && attachedTo === undefined;
}

/** A thing in its controller's base that has nothing about it which only a unit can have, or only gear. */
function add({ draft }: Growing, type: Type, controller: PlayerId): string {
  const place = `base:${controller}`;
  if (type === "gear") return addGear(draft, { controller, owner: controller, place });
  const plain = { bonus: 0, damage: 0, stunned: false, buffed: false, exhausted: false, token: false, qualities: [] };
  return addUnit(draft, { controller, place, ...plain });
}

/** What else the text does: something that hangs on the first instruction, or nothing to do with it. */
function more(chooser: Chooser, ids: Ids, first: string, target: string | undefined): Instruction[] {
  const text: Instruction[] = [];
  const amount = between(chooser, 1, 2);
  if (chance(chooser, 30)) text.push({ ...draw(ids, amount), gate: { id: ids.next("g"), ifDone: first } });
  else if (target !== undefined && chance(chooser, 50)) {
    const whose = pick(chooser, ["controller", "owner"] as const);
    text.push({ id: ids.next("i"), verb: "draw", amount, player: { id: ids.next("m"), whose, of: target } });
  }
  if (chance(chooser, 40)) text.push(draw(ids));
  return text;
}

/** Somebody makes a thing another type in response. */
function change(growing: Growing, tested: string, victim: string, controller: PlayerId, becomes: Type): void {
  const { chooser } = growing.draft;
  const player = pick(chooser, ["P1", "P2"] as const);
  const ids = nodeIds();
  const side = player === controller ? "friendly" : "enemy";
  const object = chosen(ids, otherThan(becomes), chance(chooser, 50) ? [side] : []);
  const might = becomes === "unit" && { might: between(chooser, 1, 5) };
  const text: Instruction[] = [{ id: ids.next("i"), verb: "become", object, becomes, ...might }];
  addReaction(growing, { player, text, choices: { [object.id]: [victim] } }, tested);
}
