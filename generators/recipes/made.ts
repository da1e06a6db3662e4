import type { GameObject, Instruction, Place } from "../../spec/types/index.ts";
import { addGear, addUnit, BATTLEFIELDS, type Draft, freshId } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting, type PlainVerb } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, it, sideOf, word } from "./writing.ts";

const VERBS = ["kill", "return", "stun", "deal", "exhaust"] as const;

/**
 * "Kill a unit. If you do, play a 1 Might Recruit unit token to base." What is chosen, or the source, is disturbed; then
 * something sweeps over the tokens, mostly.
 */
export const made: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const means = pick(chooser, MEANS);
  const source =
    means === "spell" ? undefined : addUnit(draft, { controller: "P1", exhausted: false, token: false, qualities: [] });
  const ids = nodeIds();
  const unit = addUnit(draft, { qualities: [] });
  const object = chosen(
    ids,
    "unit",
    chance(chooser, 50) ? [] : [sideOf(draft.objects.find(({ id }) => id === unit)?.controller)],
  );
  const first = acting(ids, chooser, object, VERBS);
  const linked = chance(chooser, 50);
  const tokens = makingOf(draft, ids, source !== undefined);
  const text: Instruction[] = [first, { ...tokens, ...(linked && { gate: { id: ids.next("g"), ifDone: first.id } }) }];
  if (chance(chooser, 30)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: tokens.id } });
  else if (chance(chooser, 35)) {
    const deeds: [PlainVerb, ...PlainVerb[]] = tokens.token.token === "unit" ? ["buff", "ready", "might"] : ["exhaust"];
    text.push({ ...acting(ids, chooser, it(ids, tokens.token.id), deeds), later: "do this" });
  }
  if (chance(chooser, 40)) greet(draft);
  const chosenUnits = [unit, ...(source === undefined ? [] : [source])];
  const saying = { text, choices: { [object.id]: [unit] }, mentions: [object], chosen: chosenUnits };
  const item = carried(growing, saying, means, source);
  if (chance(chooser, 45)) return item;
  return {
    ...item,
    finale: () => {
      const sweeping = nodeIds();
      const filters = [word(sweeping, "friendly"), ...(chance(chooser, 60) ? [word(sweeping, "token")] : [])];
      const all = { id: sweeping.next("m"), all: "unit" as const, filters };
      const sweep = acting(sweeping, chooser, all, ["return", "kill", "banish", "ready", "buff"]);
      addSpell(growing, "P1", { text: [sweep, draw(sweeping)], choices: {} }, { timing: "main" });
      return true;
    },
  };
};

/** "Play two ready 3 Might Mech unit tokens to battlefield A", and the tokens that there will be, with one to spare. */
function makingOf(draft: Draft, ids: Ids, sourced: boolean): Extract<Instruction, { verb: "play token" }> {
  const { chooser } = draft;
  const unit = chance(chooser, 85);
  const might = between(chooser, 1, 3);
  const count = chance(chooser, 30) ? 2 : 1;
  for (let n = 0; n < count; n += 1) addToken(draft, unit ? might : undefined);
  const enters = chance(chooser, 35) && { enters: unit ? ("ready" as const) : ("exhausted" as const) };
  const id = ids.next("i");
  const token = {
    id: ids.next("m"),
    ...(unit ? { token: "unit" as const, name: "Recruit", might } : { token: "gear" as const, name: "Gold" }),
    ...(count > 1 && { count }),
    ...enters,
  };
  return { id, verb: "play token", token, to: unit ? placeFor(draft, sourced) : "base" };
}

function placeFor({ chooser, sides }: Draft, sourced: boolean): Place {
  if (sourced && chance(chooser, 55)) return "here";
  const held = BATTLEFIELDS.filter((id) => sides[id] === "P1");
  return held.length > 0 && chance(chooser, 40) ? { battlefield: pick(chooser, held) } : "base";
}

/** A token that is nowhere yet. */
function addToken(draft: Draft, might: number | undefined): void {
  const plain = { owner: "P1" as const, controller: "P1" as const, place: "nowhere", token: true };
  const made: GameObject =
    might === undefined
      ? { id: freshId(draft, "G"), kind: "gear", ...plain }
      : { id: freshId(draft, "U"), kind: "unit", ...plain, might };
  draft.objects.push(made);
}

/** Something that does something to every unit that is played. */
function greet(draft: Draft): void {
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P1", "P2"] as const);
  const host = addGear(draft, { controller, owner: controller });
  if (draft.objects.find(({ id }) => id === host)?.card !== undefined) return;
  const ids = nodeIds();
  const subject = ids.next("m");
  const text = [acting(ids, chooser, it(ids, subject), ["ready", "buff", "stun"])];
  const when = controller === "P1" ? ("you play a unit" as const) : ("an opponent plays a unit" as const);
  withAbility(draft, host, { id: "a1", when, subject, text });
}
