import { chosenIn } from "../spec/model/mentions.ts";
import { mightOf, type State, type Thing } from "../spec/model/state.ts";
import type { Choices, Chosen, Instruction } from "../spec/types/index.ts";
import type { Bias } from "./bias.ts";
import { BATTLEFIELDS } from "./board.ts";
import { between, type Chooser, chance, pick, weighted } from "./chooser.ts";
import { type Caster, type Choice, choosable, type Ids, mentionOf, nodeIds, permanents } from "./mention.ts";

/** A spell's text with the choices that its player makes for it. */
export interface Spell {
  readonly text: Instruction[];
  readonly choices: Choices;
  readonly mentions: readonly Chosen[];
  /** The things it chooses, so that somebody can disturb them. */
  readonly chosen: readonly string[];
}

interface Making {
  readonly chooser: Chooser;
  readonly bias: Bias;
  readonly state: State;
  readonly caster: Caster;
  readonly ids: Ids;
  readonly text: Instruction[];
  readonly choices: Record<string, string[]>;
  readonly sides: Readonly<Record<string, string>>;
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

function take(making: Making, choice: Choice): Chosen {
  making.choices[choice.mention.id] = [...choice.picks];
  return choice.mention;
}

function addDraw({ text, ids, chooser }: Making): void {
  const drawn = text.find((each) => each.verb === "draw" && "player" in each.player && !each.gate);
  const amount = drawn?.verb === "draw" ? drawn.amount : between(chooser, 1, 2);
  text.push({ id: ids.next("i"), verb: "draw", amount, player: { id: ids.next("m"), player: "you" } });
}

/** A unit that the caster may choose and that the spell does not choose yet. */
function freshUnit({ state, caster, choices, chooser }: Making): Thing | undefined {
  const taken = new Set(Object.values(choices).flat());
  const units = choosable(state, caster, "unit").filter(({ id }) => !taken.has(id));
  return units.length > 0 ? pick(chooser, units) : undefined;
}

/** One or two instructions that act on chosen units, with what is linked to the first. */
function actingSpell(making: Making): boolean {
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
  if (!chance(chooser, bias.plainSpell) && chance(chooser, 35)) addSecond(making);
  return true;
}

/** "Give a unit +2 Might this turn. If its Might is 5 or more, draw 1. Draw 1. Draw 1." */
function orderedSpell(making: Making): boolean {
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
  if (chance(chooser, 45)) {
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

/** Verbs that may be a parent: those whose failing is never open to two readings. */
const PARENTS = new Set(["deal", "kill", "banish", "return", "might", "choose"]);

function action(making: Making, object: Chosen | { id: string; it: string }, thing: Thing): Instruction | undefined {
  const { chooser, ids, caster, bias } = making;
  const id = ids.next("i");
  const verb = weighted(chooser, {
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
  });
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

/** "Stun them." */
function addThem({ chooser, ids, text }: Making, object: Chosen): void {
  const parent = text.at(-1);
  if (parent?.verb !== "deal" && parent?.verb !== "might") return;
  const them = { id: ids.next("m"), it: object.id };
  const id = ids.next("i");
  text.push(
    chance(chooser, 50)
      ? { id, verb: "stun", object: them }
      : { id, verb: "might", amount: between(chooser, 1, 3), object: them },
  );
}

/** Something that hangs on an earlier instruction. */
function addChild(making: Making, parent: Instruction, object: Chosen): void {
  const { chooser, ids, text, state, caster, bias } = making;
  if (!PARENTS.has(parent.verb) || !("object" in parent)) return;
  const it = (): { id: string; it: string } => ({ id: ids.next("m"), it: object.id });
  const unit = object.choose === "unit" ? 1 : 0;
  const sort = weighted(chooser, {
    whose: 55,
    ifDone: 20,
    might: (15 + bias.worn) * unit,
    condition: 15 * unit,
    it: 10 * unit,
  });
  if (sort === "whose") {
    const player = {
      id: ids.next("m"),
      whose: chance(chooser, 80) ? ("controller" as const) : ("owner" as const),
      of: object.id,
    };
    const child = ids.next("i");
    text.push({ id: child, verb: "draw", amount: between(chooser, 1, 2), player });
    if (chance(chooser, 30)) {
      const gate = { id: ids.next("g"), ifDone: child };
      text.push({ id: ids.next("i"), verb: "draw", amount: 1, player: { id: ids.next("m"), player: "you" }, gate });
    }
  } else if (sort === "ifDone" && parent.verb !== "choose") {
    const gate = { id: ids.next("g"), ifDone: parent.id };
    text.push({
      id: ids.next("i"),
      verb: "draw",
      amount: between(chooser, 1, 2),
      player: { id: ids.next("m"), player: "you" },
      gate,
    });
  } else if (sort === "might") {
    const other = freshUnit(making);
    const choice =
      other && mentionOf(chooser, state, other, caster, ids, { count: 1, word: chance(chooser, bias.word), bias });
    if (!choice) return;
    const amount = { id: ids.next("g"), mightOf: it() };
    text.push({
      id: ids.next("i"),
      verb: chance(chooser, 50) ? "deal" : "might",
      amount,
      object: take(making, choice),
    });
  } else if (sort === "condition") {
    addCondition(making, it());
  } else if (sort === "it" && (parent.verb === "deal" || parent.verb === "might" || parent.verb === "choose")) {
    const id = ids.next("i");
    text.push(
      chance(chooser, 50)
        ? { id, verb: "might", amount: 2, object: it() }
        : { id, verb: "deal", amount: 1, object: it() },
    );
  }
}

/** "If its Might is n or less, draw 1. Otherwise, draw 2." */
function addCondition(making: Making, mightOf: Chosen | { id: string; it: string }): void {
  const { chooser, ids, text } = making;
  const condition = {
    id: ids.next("g"),
    mightOf,
    might: chance(chooser, 50) ? ("at most" as const) : ("at least" as const),
    n: between(chooser, 2, 5),
  };
  const first = ids.next("i");
  text.push({
    id: first,
    verb: "draw",
    amount: 1,
    player: { id: ids.next("m"), player: "you" },
    gate: { if: condition },
  });
  if (chance(chooser, 60)) {
    const gate = { id: ids.next("g"), otherwise: first };
    text.push({ id: ids.next("i"), verb: "draw", amount: 2, player: { id: ids.next("m"), player: "you" }, gate });
  }
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
