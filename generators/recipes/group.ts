import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { between, chance, pick, some } from "../chooser.ts";
import { reaction } from "../disturbance.ts";
import { addReaction, addSpell, stateAtStart } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "Kill any number of enemy units with total Might 6 or less." One of them grows in response. */
export const group: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const mights = Array.from({ length: between(chooser, 2, 3) }, () => between(chooser, 1, 3));
  const units = mights.map((might) =>
    addUnit(draft, { controller: "P2", might, bonus: 0, damage: 0, buffed: false, qualities: [] }),
  );
  withoutText(draft, units);
  addUnit(draft, { controller: "P2", might: 1, bonus: 0, damage: 0, buffed: false, qualities: [] });
  const ids = nodeIds();
  const total = mights.reduce((sum, might) => sum + might, 0);
  const limit = { id: ids.next("g"), totalMight: total + between(chooser, 0, 1) };
  const object = chosen(ids, "unit", ["enemy"], { count: { min: 0, max: 4 }, group: limit });
  const verb = pick(chooser, ["kill", "return", "stun", "banish"] as const);
  const acting: Instruction = { id: ids.next("i"), verb, object };
  const text = chance(chooser, 30) ? [acting, draw(ids)] : [acting];
  const grown = pick(chooser, units);
  const choices: Record<string, string[]> = { [object.id]: units };
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  const item = { tested, choices, mentions: [object], chosen: units, items: 1 };
  if (chance(chooser, 15)) return item;
  return {
    ...item,
    disturb: () => {
      const state = stateAtStart(growing);
      const victim = state.byId.get(grown);
      const made = victim && reaction(chooser, state, "Might raised", victim, "targeted", draft.sides);
      const [raise] = made?.text ?? [];
      if (!made || !raise || !("amount" in raise) || typeof raise.amount !== "number") return undefined;
      const amount = raise.amount;
      const raised = new Map(units.map((id, at) => [id, (mights[at] ?? 0) + (id === grown ? amount : 0)]));
      choices[limit.id] = mostThatFit(some(chooser, units, units.length), raised, limit.totalMight);
      addReaction(growing, made, tested);
      return ["Might raised"];
    },
  };
};

/** Takes the text of units away, which might change their Might. */
function withoutText({ objects }: Draft, units: readonly string[]): void {
  for (const [at, object] of objects.entries()) {
    if (!units.includes(object.id)) continue;
    const { card: _, ...plain } = object;
    objects[at] = plain;
  }
}

/** As many as fit together in that order: no other could be added. */
function mostThatFit(units: readonly string[], mights: ReadonlyMap<string, number>, limit: number): string[] {
  let left = limit;
  return units.filter((id) => {
    const might = mights.get(id) ?? 0;
    if (might > left) return false;
    left -= might;
    return true;
  });
}
