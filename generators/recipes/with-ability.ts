import type { Ability, Card } from "../../spec/types/index.ts";
import type { Draft } from "../board.ts";

/** Gives a permanent a card of its own with an ability. */
export function withAbility({ cards, objects }: Draft, id: string, ability: Ability): void {
  const at = objects.findIndex((object) => object.id === id);
  const object = objects[at];
  if (!object || object.kind === "spell") throw new Error(`no permanent ${id}`);
  const card: Card = {
    id: `card${id}`,
    name: `Unit ${id}`,
    kind: object.kind,
    timing: "main",
    text: [],
    abilities: [ability],
  };
  cards.push(card);
  objects[at] = { ...object, card: card.id };
}
