import { a, me, unit as permanent } from "../../spec/catalogue/tree.ts";
import type { ActivatedAbility, Cost } from "../../spec/types/index.ts";
import { game, mine, type PrimitiveGame, type Table } from "./game.ts";
import { activates, draw, onU2, plays, U } from "./plays.ts";

const ours = { more: ["C1", "C2", "C3"].map((id) => mine("unit", id)) };

/** "As an additional cost, ... a friendly unit. Draw 2." */
const paying = (pay: Cost["pay"]): PrimitiveGame =>
  game(
    `${pay} to pay`,
    [{ ...plays([draw(2)], { m1: ["C2"] }), costs: [{ id: "c1", pay, object: a("m1", "unit", "friendly") }] }],
    ours,
  );

/** C2 has an ability that is paid for with itself. */
function able(pay: Cost["pay"], timing: ActivatedAbility["timing"]): Table {
  const cost: Cost = { id: "c1", pay, object: me("m9") };
  const text: ActivatedAbility["text"] = [{ id: "i1", verb: "stun", object: U }];
  const card = permanent("Able", { id: "a1", activate: [cost], timing, text });
  return { more: ours.more.map((unit) => ({ ...unit, card: card.id })), cards: [card] };
}

/** What is paid, and the abilities that it is paid for. */
export const COSTS: readonly PrimitiveGame[] = [
  paying("exhaust"),
  paying("kill"),
  paying("return"),
  game("activate by exhausting the source", [activates("C2", onU2)], able("exhaust", "main")),
  game("activate by killing the source", [activates("C2", onU2)], able("kill", "main")),
  game("activate by returning the source", [activates("C2", onU2)], able("return", "main")),
  game("activate in response", [plays([draw(1)]), activates("C2", onU2)], able("exhaust", "reaction")),
];
