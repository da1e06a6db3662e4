import type { Chosen, Instruction } from "../spec/types/index.ts";
import type { ChildSort } from "./bias.ts";
import { between, chance, weighted } from "./chooser.ts";
import { freshUnit, type Making, take } from "./making.ts";
import { mentionOf } from "./mention.ts";

/** Verbs that may be a parent: those whose failing is never open to two readings. */
const PARENTS = new Set(["deal", "kill", "banish", "return", "might", "choose"]);

/** "Stun them." */
export function addThem({ chooser, ids, text }: Making, object: Chosen): void {
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
export function addChild(making: Making, parent: Instruction, object: Chosen): void {
  const { chooser, ids, text, state, caster, bias } = making;
  if (!PARENTS.has(parent.verb) || !("object" in parent)) return;
  const it = (): { id: string; it: string } => ({ id: ids.next("m"), it: object.id });
  const unit = object.choose === "unit" ? 1 : 0;
  const sort =
    bias.child ??
    weighted<ChildSort>(chooser, {
      whose: 55,
      ifDone: bias.worn > 0 ? 0 : 20,
      might: (15 + 2 * bias.worn) * unit,
      condition: (15 + bias.worn) * unit,
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
    if (chance(chooser, bias.grandchild)) {
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
export function addCondition(making: Making, mightOf: Chosen | { id: string; it: string }): void {
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
