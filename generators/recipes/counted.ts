import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw } from "./writing.ts";

const KINDS = ["moved away", "returned", "banished", "killed", "moved away"] as const;

/** "Counter a spell that chooses exactly two units." In response one of those leaves, or only fails its requirement. */
export const counted: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const [field] = Object.keys(draft.sides).filter((id) => draft.sides[id] === "P2");
  if (field === undefined) return undefined;
  const n = between(chooser, 1, 2);
  const units = Array.from({ length: n }, () =>
    addUnit(draft, { controller: "P2", qualities: [], token: false, place: `battlefield:${field}` }),
  );
  const ids = nodeIds();
  const object = chosen(ids, "unit", ["at a battlefield"], { count: { min: n, max: n } });
  const verb = pick(chooser, ["kill", "exhaust", "stun"] as const);
  const first = [{ id: ids.next("i"), verb, object }, draw(ids)];
  const spell = addSpell(growing, "P1", { text: first, choices: { [object.id]: units } }, { timing: "main" });
  const countering = nodeIds();
  const target = chosen(countering, "spell", [], {});
  target.filters.push({ id: countering.next("f"), choosesUnits: n });
  const text = [{ id: countering.next("i"), verb: "counter" as const, object: target }];
  const choices = { [target.id]: [spell] };
  const written = { text: chance(chooser, 30) ? [...text, draw(countering)] : text, choices };
  const tested = addSpell(growing, "P2", written, { timing: "reaction", opener: spell });
  return {
    tested,
    choices,
    mentions: [target],
    chosen: units,
    items: 2,
    disturb: () => response(growing, tested, pick(chooser, units), pick(chooser, KINDS)),
  };
};
