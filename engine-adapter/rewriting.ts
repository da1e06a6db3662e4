import type { Card, Instruction, ObjectInstruction } from "../spec/types/index.ts";
import type { Adapter } from "./contract.ts";

/** A broken primitive as a change of card texts: what stands in place of an instruction. */
type Rewrite = (instruction: Instruction) => readonly Instruction[];

type ObjectVerb = ObjectInstruction["verb"];

/** Another action on the same object. */
const instead =
  (verb: ObjectVerb, by: ObjectVerb): Rewrite =>
  (instruction) =>
    instruction.verb === verb && isPlain(instruction) ? [{ ...instruction, verb: by }] : [instruction];

/** Whether an instruction is of the sort that needs an object and nothing else. */
const isPlain = (instruction: Instruction): instruction is ObjectInstruction =>
  "object" in instruction && !("amount" in instruction) && !("to" in instruction) && !("quality" in instruction);

/** One more action on whatever was moved. */
const alsoWhenMoved =
  (verb: ObjectVerb): Rewrite =>
  (instruction) => {
    if (instruction.verb !== "move") return [instruction];
    const it = { id: `${instruction.object.id}x`, it: instruction.object.id };
    return [instruction, { id: `${instruction.id}x`, verb, object: it }];
  };

const drawing =
  (change: (n: number) => number): Rewrite =>
  (instruction) =>
    instruction.verb === "draw" && typeof instruction.amount === "number"
      ? [{ ...instruction, amount: change(instruction.amount) }]
      : [instruction];

/** Broken primitives that can be laid over any engine. */
export const REWRITES: Readonly<Record<string, Rewrite>> = {
  "draws-nothing": drawing(() => 0),
  "draws-one-more": drawing((n) => (n >= 2 ? n + 1 : n)),
  "return-kills": instead("return", "kill"),
  "return-does-nothing": instead("return", "choose"),
  "move-does-nothing": (instruction) =>
    instruction.verb === "move" ? [{ id: instruction.id, verb: "choose", object: instruction.object }] : [instruction],
  "banish-trashes": instead("banish", "kill"),
  "kill-banishes": instead("kill", "banish"),
  "exhaust-does-nothing": instead("exhaust", "choose"),
  "stun-does-nothing": instead("stun", "choose"),
  "move-exhausts": alsoWhenMoved("exhaust"),
  "move-heals": alsoWhenMoved("heal"),
};

/**
 * An engine that in addition has a broken primitive: it is handed other card texts than the suite asked for.
 * @param quirk a name of REWRITES
 */
export function rewriting(adapter: Adapter, quirk: string): Adapter {
  const rewrite = REWRITES[quirk];
  if (!rewrite) throw new Error(`there is no rewrite "${quirk}"`);
  const rewritten = (card: Card): Card => ({ ...card, text: card.text.flatMap(rewrite) });
  return {
    ...adapter,
    engine: { ...adapter.engine, name: `${adapter.engine.name} with ${quirk}` },
    open: (setup) => adapter.open({ ...setup, cards: setup.cards.map(rewritten) }),
  };
}
