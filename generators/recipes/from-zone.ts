import type { GameObject } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { nodeIds } from "../mention.ts";
import { chosen, draw } from "./writing.ts";

type Zone = "hand" | "trash";

/** Adds a plain unit card to a zone of the first player's. Returns its id. */
export function addTo(draft: Draft, zone: Zone | "deck", printed: Pick<GameObject, "might" | "energy"> = {}): string {
  return addUnit(draft, {
    ...printed,
    owner: "P1",
    controller: "P1",
    place: `${zone}:P1`,
    exhausted: false,
    stunned: false,
    damage: 0,
    bonus: 0,
    buffed: false,
    token: false,
    qualities: [],
  });
}

/** "Recycle a unit from your hand. Draw 1", with the cards that are wished for, best first. */
export function fromZone(
  zone: Zone,
  verb: "return" | "recycle" | "banish" | "play",
  cards: readonly string[],
  draws: boolean,
) {
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { from: zone });
  const instruction = { id: ids.next("i"), verb, object };
  const text = [verb === "play" ? { ...instruction, verb, to: "base" as const } : { ...instruction, verb }];
  return { text: draws ? [...text, draw(ids)] : text, choices: { [object.id]: [...cards] }, mentions: [object] };
}
