import type { Ability, Cost, GameObject, Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { addSpell, type Growing, nextStep } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { chosen } from "./writing.ts";

/** Puts a unit or gear like new into the first player's hand or trash. Returns its id. */
export function offBoard({ draft }: Growing, kind: "unit" | "gear", zone: "hand" | "trash"): string {
  const like: Partial<GameObject> = { owner: "P1", controller: "P1", place: `${zone}:P1`, exhausted: false };
  if (kind === "gear") return addGear(draft, like);
  const fresh = { stunned: false, damage: 0, bonus: 0, buffed: false, token: false, qualities: [] };
  return addUnit(draft, { ...like, ...fresh });
}

/** What a permanent says: its abilities, and what it costs besides. */
export interface Printed {
  readonly abilities: readonly Ability[];
  readonly costs?: [Cost];
}

/** Gives a permanent a card of its own. */
export function printed({ draft: { cards, objects } }: Growing, id: string, { abilities, costs }: Printed): void {
  const at = objects.findIndex((object) => object.id === id);
  const object = objects[at];
  if (!object || object.kind === "spell") throw new Error(`no permanent ${id}`);
  const name = `${object.kind === "gear" ? "Gear" : "Unit"} ${id}`;
  cards.push({
    id: `card${id}`,
    name,
    kind: object.kind,
    timing: "main",
    ...(costs && { costs }),
    text: [],
    abilities: [...abilities],
  });
  objects[at] = { ...object, card: `card${id}` };
}

/** Has the first player play a unit or gear from hand. */
export function playFromHand(growing: Growing, card: string, choices: Record<string, string[]> = {}): void {
  growing.script.push({ id: nextStep(growing), play: { player: "P1", card, choices } });
}

/** The first player's "Play a unit from your trash." */
export function revive(growing: Growing, kind: "unit" | "gear", card: string): void {
  const ids = nodeIds();
  const object = chosen(ids, kind, [], { from: "trash" });
  const text: Instruction[] = [{ id: ids.next("i"), verb: "play", object, to: "base" }];
  addSpell(growing, "P1", { text, choices: { [object.id]: [card] } }, { timing: "main" });
}
