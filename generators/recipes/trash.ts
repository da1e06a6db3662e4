import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

const VERBS = ["return", "banish", "play"] as const;

/** "Return a unit from your trash to your hand." A reaction takes that card out of the trash, or another one. */
export const trash: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const cards = ["U", "V"].map(() => inTrash(growing.draft));
  const [wanted = "", other = ""] = chance(chooser, 50) ? cards : cards.toReversed();
  const verb = pick(chooser, VERBS);
  const written = fromTrash(verb, wanted, chance(chooser, 50));
  const tested = addSpell(growing, "P1", written, { timing: pick(chooser, ["main", "reaction"] as const) });
  return {
    ...written,
    tested,
    chosen: [wanted],
    items: 1,
    disturb: () => {
      if (chance(chooser, 10)) return [];
      const gone = chance(chooser, 85) ? wanted : other;
      addReaction(growing, { player: "P1", ...fromTrash(pick(chooser, VERBS), gone, false) }, tested);
      return ["gone from its zone"];
    },
  };
};

function inTrash(draft: Parameters<typeof addUnit>[0]): string {
  return addUnit(draft, {
    owner: "P1",
    controller: "P1",
    place: "trash:P1",
    exhausted: false,
    stunned: false,
    damage: 0,
    bonus: 0,
    buffed: false,
    token: false,
    qualities: [],
  });
}

function fromTrash(verb: (typeof VERBS)[number], id: string, draws: boolean) {
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { from: "trash" });
  const instruction = { id: ids.next("i"), verb, object };
  const text = [verb === "play" ? { ...instruction, verb, to: "base" as const } : { ...instruction, verb }];
  return {
    text: draws ? [...text, draw(ids)] : text,
    choices: { [object.id]: [id] },
    mentions: [object],
  };
}
