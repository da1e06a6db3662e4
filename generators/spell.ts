import { chosenIn } from "../spec/model/mentions.ts";
import { mightOf, type State } from "../spec/model/state.ts";
import type { Choices, Chosen, Instruction } from "../spec/types/index.ts";
import { actingSpell, orderedSpell } from "./acting.ts";
import type { Bias } from "./bias.ts";
import { BATTLEFIELDS } from "./board.ts";
import { addChild, addCondition } from "./children.ts";
import { between, type Chooser, chance, pick, weighted } from "./chooser.ts";
import { addDraw, freshUnit, type Making, take } from "./making.ts";
import { type Caster, choosable, mentionOf, nodeIds, permanents } from "./mention.ts";

/** A spell's text with the choices that its player makes for it. */
export interface Spell {
  readonly text: Instruction[];
  readonly choices: Choices;
  readonly mentions: readonly Chosen[];
  /** The things it chooses, so that somebody can disturb them. */
  readonly chosen: readonly string[];
}

/** A random spell whose choices are legal now, or undefined when the board offers nothing. */
export function randomSpell(
  chooser: Chooser,
  bias: Bias,
  state: State,
  caster: Caster,
  sides: Readonly<Record<string, string>>,
): Spell | undefined {
  const making: Making = { chooser, bias, state, caster, ids: nodeIds(), text: [], choices: {}, sides };
  if (chance(chooser, bias.draw / 3)) addDraw(making);
  const made = chance(chooser, bias.ordered)
    ? orderedSpell(making)
    : chance(chooser, bias.otherNouns)
      ? otherNoun(making)
      : chance(chooser, bias.reads)
        ? readingSpell(making)
        : actingSpell(making);
  if (!made) return undefined;
  if (chance(chooser, bias.draw)) {
    addDraw(making);
    if (chance(chooser, 25)) addDraw(making);
  }
  const chosen = Object.values(making.choices).flat();
  return { text: making.text, choices: making.choices, mentions: chosenIn(making.text), chosen };
}

/** A spell that reads the Might of a target on which it does nothing else. */
function readingSpell(making: Making): boolean {
  const { chooser, state, caster, ids, text, bias } = making;
  const thing = freshUnit(making);
  if (!thing) return false;
  const read = mentionOf(chooser, state, thing, caster, ids, {
    count: 1,
    word: chance(chooser, bias.word),
    filters: between(chooser, 0, 1),
    bias,
  });
  if (!read) return false;
  const mention = take(making, read);
  if (chance(chooser, 55)) {
    addCondition(making, mention);
    return true;
  }
  const other = freshUnit(making);
  const choice =
    other &&
    mentionOf(chooser, state, other, caster, ids, { count: 1, word: false, filters: between(chooser, 0, 1), bias });
  if (!choice) return false;
  const amount = { id: ids.next("g"), mightOf: mention };
  text.push({ id: ids.next("i"), verb: chance(chooser, 60) ? "deal" : "might", amount, object: take(making, choice) });
  return mightOf(thing) > 0;
}

/** A spell that chooses gear, a player, a battlefield, or a spell on the chain. */
function otherNoun(making: Making): boolean {
  const { chooser, state, caster, ids, text, bias } = making;
  const word = chance(chooser, bias.word) && { word: "choose" as const };
  const one = { min: 1, max: 1 };
  const sort = weighted(chooser, { gear: 40, player: 20, battlefield: 40 });
  if (sort === "gear") {
    const gear = choosable(state, caster, "gear");
    if (gear.length === 0) return false;
    const thing = pick(chooser, gear);
    const choice = mentionOf(chooser, state, thing, caster, ids, { count: 1, word: word !== false, bias });
    if (!choice) return false;
    const object = take(making, choice);
    const verb = pick(chooser, ["kill", "return", "banish"] as const);
    text.push({ id: ids.next("i"), verb, object });
    if (chance(chooser, bias.linked)) addChild(making, text.at(-1) ?? { id: "", verb, object }, object);
    return true;
  }
  if (sort === "player") {
    const mention: Chosen = { id: ids.next("m"), choose: "player", count: one, filters: [], ...word };
    making.choices[mention.id] = [pick(chooser, ["P1", "P2"])];
    text.push({ id: ids.next("i"), verb: "draw", amount: between(chooser, 1, 2), player: mention });
    return true;
  }
  const at: Chosen = { id: ids.next("m"), choose: "battlefield", count: one, filters: [], ...word };
  const held = BATTLEFIELDS.filter((id) => permanents(state).some(({ place }) => place === `battlefield:${id}`));
  if (held.length === 0) return false;
  making.choices[at.id] = [pick(chooser, held)];
  const all = { id: ids.next("m"), all: "unit" as const, filters: [{ id: ids.next("f"), at }] };
  const verb = pick(chooser, ["exhaust", "kill", "deal", "return"] as const);
  const id = ids.next("i");
  text.push(verb === "deal" ? { id, verb, amount: between(chooser, 1, 3), object: all } : { id, verb, object: all });
  return true;
}
