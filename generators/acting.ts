import { mightOf, type Thing } from "../spec/model/state.ts";
import type { Chosen, Instruction } from "../spec/types/index.ts";
import type { Bias } from "./bias.ts";
import { addChild, addThem } from "./children.ts";
import { between, chance, weighted } from "./chooser.ts";
import { addDraw, freshUnit, type Making, take } from "./making.ts";
import { mentionOf } from "./mention.ts";

/** One or two instructions that act on chosen units, with what is linked to the first. */
export function actingSpell(making: Making): boolean {
  const { chooser, bias, state, caster, ids, text } = making;
  const thing = freshUnit(making);
  if (!thing) return false;
  const count = chance(chooser, bias.several) ? between(chooser, 2, 3) : 1;
  const word = chance(chooser, bias.word);
  const choice = mentionOf(chooser, state, thing, caster, ids, { count, word, bias });
  if (!choice) return false;
  const object = take(making, choice);
  if (word && count === 1 && chance(chooser, 50)) {
    text.push({ id: ids.next("i"), verb: "choose", object });
    const instruction = action(making, { id: ids.next("m"), it: object.id }, thing);
    if (instruction) text.push(instruction);
  } else {
    const instruction = action(making, object, thing);
    if (!instruction) return false;
    text.push(instruction);
  }
  if (choice.picks.length > 1 && chance(chooser, bias.linked)) addThem(making, object);
  const parent = text.at(-1);
  if (parent && choice.picks.length === 1 && object.count.max === 1 && chance(chooser, bias.linked))
    addChild(making, parent, object);
  if (!chance(chooser, bias.plainSpell) && chance(chooser, bias.second)) addSecond(making);
  return true;
}

/** A second instruction with a target of its own. */
function addSecond(making: Making): void {
  const { chooser, state, caster, ids, text, bias } = making;
  const thing = freshUnit(making);
  if (!thing) return;
  const choice = mentionOf(chooser, state, thing, caster, ids, { count: 1, word: chance(chooser, bias.word), bias });
  if (!choice) return;
  const instruction = action(making, take(making, choice), thing);
  if (instruction) text.push(instruction);
}

function action(making: Making, object: Chosen | { id: string; it: string }, thing: Thing): Instruction | undefined {
  const { chooser, ids, caster, bias } = making;
  const id = ids.next("i");
  const weights = {
    deal: 24 + 10 * bias.deals,
    kill: 16 + 10 * bias.kills,
    banish: 7,
    return: 12,
    might: 12,
    exhaust: 6,
    ready: 4,
    stun: 6,
    heal: 4,
    move: 6,
    "gain control": thing.controller === caster.player ? 0 : 3,
  };
  const verb = weighted(chooser, allowed(weights, bias.verbs));
  switch (verb) {
    case "deal":
      return { id, verb, amount: between(chooser, 1, 5), object };
    case "might":
      return { id, verb, amount: between(chooser, 1, 3), object };
    case "move":
      return { id, verb, to: "base", object };
    default:
      return { id, verb, object };
  }
}

/** The weights of those actions that the cards may have. */
function allowed<W extends Record<string, number>>(weights: W, verbs: Bias["verbs"]): Partial<W> {
  if (verbs === "all") return weights;
  const kept: Partial<W> = {};
  for (const verb of verbs) if (verb in weights) kept[verb as keyof W] = weights[verb as keyof W];
  return kept;
}

/** "Give a unit +2 Might this turn. If its Might is 5 or more, draw 1. Draw 1. Draw 1." */
export function orderedSpell(making: Making): boolean {
  const { chooser, bias, state, caster, ids, text } = making;
  const thing = freshUnit(making);
  if (!thing) return false;
  const choice = mentionOf(chooser, state, thing, caster, ids, {
    count: 1,
    word: chance(chooser, bias.word),
    filters: between(chooser, 0, 1),
    bias,
  });
  if (!choice) return false;
  const object = take(making, choice);
  if (chance(chooser, bias.lethal)) {
    // Damage that would kill, and then Might enough to live on.
    text.push({ id: ids.next("i"), verb: "deal", amount: Math.max(1, mightOf(thing) - thing.damage), object });
    text.push({
      id: ids.next("i"),
      verb: "might",
      amount: between(chooser, 1, 3),
      object: { id: ids.next("m"), it: object.id },
    });
    return true;
  }
  const amount = between(chooser, 1, 3);
  text.push({ id: ids.next("i"), verb: "might", amount, object });
  const condition = {
    id: ids.next("g"),
    mightOf: { id: ids.next("m"), it: object.id },
    might: "at least" as const,
    n: mightOf(thing) + between(chooser, 1, amount),
  };
  text.push({
    id: ids.next("i"),
    verb: "draw",
    amount: 1,
    player: { id: ids.next("m"), player: "you" },
    gate: { if: condition },
  });
  if (chance(chooser, 50)) {
    addDraw(making);
    addDraw(making);
  }
  return true;
}
