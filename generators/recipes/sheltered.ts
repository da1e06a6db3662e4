import type { GameObject, Instruction, PassiveAbility, PlayerId, StatusCondition } from "../../spec/types/index.ts";
import { addUnit, homesOf, other } from "../board.ts";
import { type Chooser, chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { acting, type PlainVerb } from "./acting.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, it } from "./writing.ts";

type Quality = PassiveAbility["passive"];
type Status = StatusCondition["is"];

/** What each quality is about, other than a move to base. */
const AGAINST: Readonly<Partial<Record<Quality, readonly [PlainVerb, ...PlainVerb[]]>>> = {
  cantBeChosen: ["kill", "return", "stun", "deal", "banish"],
  cantBeKilled: ["kill"],
  cantBeReadied: ["ready"],
};
const QUALITIES = ["cantBeChosen", "cantBeChosen", "cantBeKilled", "cantBeReadied", "cantMoveToBase"] as const;

/** What makes a unit so, or not so any more. */
const CHANGES: Readonly<Record<Status, readonly [Disturbance, ...Disturbance[]]>> = {
  friendly: ["stolen"],
  enemy: ["stolen"],
  "at a battlefield": ["moved away"],
  "in a base": ["moved away"],
  exhausted: ["exhausted or readied"],
  ready: ["exhausted or readied"],
  stunned: ["stunned"],
  damaged: ["hurt", "healed"],
  buffed: ["buff removed"],
};
const STATUSES = ["at a battlefield", "in a base", "exhausted", "ready", "stunned", "damaged", "buffed"] as const;

/**
 * A unit can't be chosen while it is in a base, or can't be killed while it is exhausted; it becomes so, or ceases to be, in
 * response to a spell against it.
 */
export const sheltered: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P2", "P2", "P1"] as const);
  const quality = pick(chooser, QUALITIES);
  const is = pick(chooser, STATUSES);
  const caster: PlayerId = quality === "cantBeChosen" || chance(chooser, 70) ? other(controller) : controller;
  // Who is protected from the start cannot be chosen at all.
  const now = quality !== "cantBeChosen" && chance(chooser, 60);
  const unit = addUnit(draft, { controller, qualities: [], token: false, ...looking(chooser, is, now) });
  const places = homesOf(draft, controller).filter(
    (place) =>
      (is !== "in a base" && is !== "at a battlefield") || place.startsWith("base:") === ((is === "in a base") === now),
  );
  const at = draft.objects.findIndex(({ id }) => id === unit);
  const thing = draft.objects[at];
  if (!thing || places.length === 0) return undefined;
  draft.objects[at] = { ...thing, place: pick(chooser, places) };
  const me = { id: "m1", me: true as const };
  const status = { id: "q1", object: { id: "m2", me: true as const }, is };
  withAbility(draft, unit, { id: "a1", passive: quality, on: me, while: status });
  const ids = nodeIds();
  const several = chance(chooser, 35);
  const beside = several ? addUnit(draft, { controller, qualities: [] }) : undefined;
  const object = chosen(ids, "unit", [], several ? { count: { min: 2, max: 2 } } : {});
  const against = AGAINST[quality];
  const deed: Instruction = against
    ? acting(ids, chooser, object, against)
    : { id: ids.next("i"), verb: "move", object, to: "base" };
  const text: Instruction[] = [deed];
  if (chance(chooser, 40)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: deed.id } });
  else if (chance(chooser, 30)) text.push(acting(ids, chooser, it(ids, object.id), ["stun", "might", "exhaust"]));
  if (chance(chooser, 35)) text.push(draw(ids));
  const choices = { [object.id]: [unit, ...(beside === undefined ? [] : [beside])] };
  const opens = caster === "P1";
  const opener = opens
    ? undefined
    : addSpell(growing, "P1", { text: [draw(nodeIds())], choices: {} }, { timing: "main" });
  const timing = opens ? "main" : "reaction";
  const tested = addSpell(growing, caster, { text, choices }, { timing, opener });
  return {
    tested,
    choices,
    mentions: [object],
    chosen: [unit],
    items: opens ? 1 : 2,
    ...(chance(chooser, 80) && { disturb: () => response(growing, tested, unit, pick(chooser, CHANGES[is])) }),
  };
};

/** A unit that has a status, or has it not. */
function looking(chooser: Chooser, is: Status, now: boolean): Partial<GameObject> {
  switch (is) {
    case "exhausted":
      return { exhausted: now };
    case "ready":
      return { exhausted: !now };
    case "stunned":
      return { stunned: now };
    case "damaged":
      return now ? { might: 3 + chooser.below(4), damage: 1, bonus: 0 } : { damage: 0 };
    case "buffed":
      return { buffed: now };
    default:
      return {};
  }
}
