import type { All, Instruction } from "../../spec/types/index.ts";
import { addUnit, homesOf } from "../board.ts";
import { chance, pick, some } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, word } from "./writing.ts";

const VERBS = ["stun", "exhaust", "ready", "return", "kill", "deal", "might", "buff"] as const;
const KINDS = ["moved away", "moved away", "moved away", "returned", "killed", "stolen", "replayed elsewhere"] as const;

/**
 * "Exhaust: Move a friendly unit at another location here", or something else to one, or to all of them; it or the source
 * moves in response.
 */
export const elsewhere: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P1", "P2"] as const);
  const plain = { qualities: [], token: false };
  const source = addUnit(draft, { ...plain, controller: "P1", exhausted: false });
  const at = draft.objects.find(({ id }) => id === source)?.place;
  const places = homesOf(draft, controller).filter((place) => place !== at);
  if (places.length === 0) return undefined;
  const unit = addUnit(draft, { ...plain, controller, place: pick(chooser, places) });
  if (chance(chooser, 40)) addUnit(draft, { ...plain, controller });
  const ids = nodeIds();
  const side = controller === "P2" ? "enemy" : pick(chooser, ["friendly", "friendly", "you control"] as const);
  const filters = [...(chance(chooser, 70) ? [word(ids, side)] : []), word(ids, "elsewhere")];
  const one = chance(chooser, 75);
  const object = { ...chosen(ids, "unit"), filters };
  const all: All = { id: ids.next("m"), all: "unit", filters };
  const text: Instruction[] = [
    one && controller === "P1" && chance(chooser, 45)
      ? { id: ids.next("i"), verb: "move", to: "here", object }
      : acting(ids, chooser, one ? object : all, VERBS),
  ];
  if (chance(chooser, 40)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: text[0]?.id ?? "" } });
  else if (chance(chooser, 45)) text.push(draw(ids));
  const saying = {
    text,
    choices: one ? { [object.id]: [unit] } : {},
    mentions: one ? [object] : [],
    chosen: [unit],
  };
  const item = carried(growing, saying, pick(chooser, ["activated", "triggered"] as const), source);
  if (chance(chooser, 25)) return item;
  const [victim = unit] = some(chooser, [source, unit], 1);
  return { ...item, disturb: () => response(growing, source, victim, pick(chooser, KINDS)) };
};
