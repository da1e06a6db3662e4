import type { Instruction, IsFilter, ReplacementAbility } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { aimed } from "./aimed.ts";
import { printed } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, it, sideOf, word } from "./writing.ts";

/**
 * "Kill a unit. Its controller draws 1", while something says "if a friendly unit would die, you may recall it instead",
 * which its controller wants or not; that is gone by then, or the unit is no longer what it speaks of.
 */
export const spared: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2", "P2"] as const);
  const buffed = chance(chooser, 35);
  const victim = addUnit(draft, { controller, qualities: [], token: false, buffed });
  const source = chance(chooser, 60)
    ? addGear(draft, { controller, owner: controller })
    : addUnit(draft, { controller, qualities: [], token: false });
  const ability = sparing(growing, buffed ? ["friendly", "buffed"] : ["friendly"], source);
  printed(growing, source, { abilities: [ability] });
  if (chance(chooser, 75)) growing.answers[source] = { [ability.id]: [source] };
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 40) ? [sideOf(controller)] : []);
  const first: Instruction = { id: ids.next("i"), verb: "kill", object };
  const text = [first, ...childrenOf(growing, ids, first.id, object.id)];
  const timing = pick(chooser, ["main", "reaction"] as const);
  const item = aimed(growing, text, object, victim, timing);
  const { tested } = item;
  const way = pick(chooser, ["nothing", "nothing", "source", "buff", "usual"] as const);
  if (way === "nothing") return { ...item, disturb: () => [] };
  if (way === "source") {
    return {
      ...item,
      disturb: () => response(growing, tested, source, pick(chooser, ["returned", "banished", "stolen"])),
    };
  }
  return way === "buff" && buffed
    ? { ...item, disturb: () => response(growing, tested, victim, "buff removed") }
    : item;
};

/** "If a friendly unit would die, you may kill this instead; recall it." */
function sparing(
  { draft: { chooser } }: Growing,
  words: readonly IsFilter["is"][],
  source: string,
): ReplacementAbility {
  const ids = nodeIds();
  const wouldDie = { id: ids.next("m"), all: "unit" as const, filters: words.map((is) => word(ids, is)) };
  const instead: Instruction[] = [];
  const acts = (verb: "heal" | "exhaust" | "recall" | "return" | "banish"): void => {
    instead.push({ id: ids.next("i"), verb, object: it(ids, wouldDie.id) });
  };
  if (source.startsWith("G") && chance(chooser, 25)) {
    instead.push({ id: ids.next("i"), verb: "exhaust", object: { id: ids.next("m"), me: true } });
  }
  if (chance(chooser, 50)) {
    acts("heal");
    if (chance(chooser, 60)) acts("exhaust");
    acts("recall");
  } else acts(pick(chooser, ["return", "banish", "recall"] as const));
  return { id: "a1", may: true, wouldDie, instead };
}

function childrenOf(
  { draft: { chooser } }: Growing,
  ids: Ids,
  parent: string,
  mention: string,
): readonly Instruction[] {
  const more = pick(chooser, ["if you do", "its controller", "stun", "nothing"] as const);
  const text: Instruction[] = [];
  if (more === "if you do") text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: parent } });
  if (more === "stun") text.push({ id: ids.next("i"), verb: "stun", object: it(ids, mention) });
  if (more === "its controller") {
    const player = { id: ids.next("m"), whose: pick(chooser, ["controller", "owner"] as const), of: mention };
    text.push({ id: ids.next("i"), verb: "draw", amount: 1, player });
  }
  if (chance(chooser, 30)) text.push(draw(ids));
  return text;
}
