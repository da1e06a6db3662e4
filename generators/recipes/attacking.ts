import type { Choices, Chosen, GameObject, Instruction } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { between, chance, pick, some } from "../chooser.ts";
import { addAttack, addSpell } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { withAbility } from "./with-ability.ts";
import { chosen, draw, it } from "./writing.ts";

/** What makes a unit leave the combat, or not quite. */
const WAYS_OUT = ["moved away", "moved away", "returned", "replayed", "stolen", "Might raised"] as const;

/** "When I attack, deal damage equal to my Might to an enemy unit here", or when I defend; its target or itself leaves. */
export const attacking: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const field = fieldOfP2(draft);
  if (field === undefined) return undefined;
  const defends = chance(chooser, 25);
  const attackers = attackersIn(draft, defends ? between(chooser, 1, 2) : 1);
  const defenders = Array.from({ length: between(chooser, 1, 3) }, () => addUnit(draft, defending(field)));
  const [first = ""] = defenders;
  const [attacker = ""] = attackers;
  const source = defends ? first : attacker;
  const others = defends ? attackers : defenders;
  const { text, choices, mention } = said(draft, others);
  withAbility(draft, source, { id: "a1", when: defends ? "I defend" : "I attack", text: [...text] });
  growing.answers[source] = choices;
  const more = !defends && chance(chooser, 20) ? attackersIn(draft, 1) : [];
  addAttack(growing, [...attackers, ...more], field);
  const chosenOnes = choices[mention.id] ?? [];
  return {
    tested: source,
    choices,
    mentions: [mention],
    chosen: [...chosenOnes, source],
    items: 1,
    triggered: true,
  };
};

/** "I can't be chosen by enemy spells and abilities unless I'm in combat": a spell chooses it there, and it leaves. */
export const engaged: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const field = fieldOfP2(draft);
  if (field === undefined) return undefined;
  const attackers = attackersIn(draft, 1);
  const shy = addUnit(draft, defending(field));
  withAbility(draft, shy, { id: "a1", passive: "cantBeChosen", on: { id: "m1", me: true }, unless: "in combat" });
  const ids = nodeIds();
  const several = chance(chooser, 40);
  const beside = several ? [addUnit(draft, defending(field))] : [];
  const words = chance(chooser, 50) ? (["enemy"] as const) : [];
  const object = chosen(ids, "unit", words, several ? { count: { min: 2, max: 2 } } : {});
  const deed = acting(ids, chooser, object, ["kill", "return", "stun", "deal", "deal", "banish", "might"]);
  const text: Instruction[] = [deed];
  if (chance(chooser, 30)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: deed.id } });
  if (chance(chooser, 40)) text.push(draw(ids));
  const choices = { [object.id]: [shy, ...beside] };
  addAttack(growing, attackers, field);
  const timing = pick(chooser, ["action", "reaction"] as const);
  const tested = addSpell(growing, "P1", { text, choices }, { timing });
  return {
    tested,
    choices,
    mentions: [object],
    chosen: [shy],
    items: 1,
    disturb: () => (chance(chooser, 15) ? [] : response(growing, tested, shy, pick(chooser, WAYS_OUT))),
  };
};

/** What an attacker or a defender does to enemies here. */
function said(
  { chooser }: Draft,
  others: readonly string[],
): { readonly text: readonly Instruction[]; readonly choices: Choices; readonly mention: Chosen } {
  const ids = nodeIds();
  const here = (max: number): Chosen => chosen(ids, "unit", ["enemy", "here"], { count: { min: 1, max } });
  const more = chance(chooser, 35) ? [draw(ids)] : [];
  const how = pick(chooser, ["by Might", "split", "action", "action"] as const);
  if (how === "split") {
    const targets = some(chooser, others, between(chooser, 1, others.length));
    const mention = here(others.length);
    const amount = between(chooser, targets.length, 6);
    const id = ids.next("i");
    const rest = Array.from({ length: amount - targets.length }, () => pick(chooser, targets));
    const choices = { [mention.id]: [...targets], [id]: [...targets, ...rest] };
    return { text: [{ id, verb: "deal", amount, object: mention, split: true }, ...more], choices, mention };
  }
  const mention = here(1);
  const choices = { [mention.id]: [pick(chooser, others)] };
  if (how === "by Might") {
    const amount = { id: ids.next("g"), mightOf: { id: ids.next("m"), me: true as const } };
    return { text: [{ id: ids.next("i"), verb: "deal", amount, object: mention }, ...more], choices, mention };
  }
  const deed = acting(ids, chooser, mention, ["stun", "return", "kill", "deal", "exhaust", "banish", "might"]);
  return { text: [deed, ...linkedTo(ids, chooser, deed, mention), ...more], choices, mention };
}

/** What hangs on what was done: a second action on it, or cards for it. */
function linkedTo(ids: Ids, chooser: Draft["chooser"], deed: Instruction, { id }: Chosen): readonly Instruction[] {
  if (chance(chooser, 25)) return [acting(ids, chooser, it(ids, id), ["stun", "might", "exhaust", "deal"])];
  if (!chance(chooser, 25)) return [];
  return [{ ...draw(ids), gate: { id: ids.next("g"), ifDone: deed.id } }];
}

/** So many units of P1's that can attack. */
function attackersIn(draft: Draft, n: number): readonly string[] {
  const ready = { controller: "P1" as const, place: "base:P1", exhausted: false, qualities: [], token: false };
  return Array.from({ length: n }, () => addUnit(draft, ready));
}

/** What a unit is like that P2 has at that battlefield. */
const defending = (field: string): Partial<GameObject> => ({
  controller: "P2",
  place: `battlefield:${field}`,
  qualities: [],
  token: false,
});

const fieldOfP2 = ({ sides, chooser }: Draft): string | undefined => {
  const fields = Object.keys(sides).filter((field) => sides[field] === "P2");
  return fields.length > 0 ? pick(chooser, fields) : undefined;
};
