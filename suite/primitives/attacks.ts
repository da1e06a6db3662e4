import { a, me, unit as permanent } from "../../spec/catalogue/tree.ts";
import type { Ability, Card, Instruction, Step } from "../../spec/types/index.ts";
import { game, mine, type PrimitiveGame, type Table } from "./game.ts";
import { does, draw } from "./plays.ts";

const TARGET = a("m1", "unit", "enemy", "here");

const card = (name: string, ability: Ability): Card => permanent(name, ability);
const raider = card("Raider", { id: "a1", when: "I attack", text: [draw(1)] });
const guard = card("Guard", { id: "a1", when: "I defend", text: [draw(1)] });
const aiming = (text: Instruction): Card => card("Striker", { id: "a1", when: "I attack", text: [text] });
const shy = card("Shy", { id: "a1", passive: "cantBeKilled", on: me("m1"), unless: "in combat" });

const attack = (...units: readonly string[]): Step => ({ id: "s0", attack: { units: [...units], battlefield: "A" } });
const resolved: Step = { id: "s9", resolve: 0 };

/** P1 attacks the three units of P2, and everything resolves. */
function attacked(name: string, units: readonly string[], table: Table): PrimitiveGame {
  const { scenario } = game(name, [], table);
  return { name, scenario: { ...scenario, script: [attack(...units), resolved] } };
}

/** P1 has a unit with that card, C1, and a plain one, C2. */
const two = (one: Card, answers?: Table["answers"]): Table => ({
  more: [mine("unit", "C1", { card: one.id }), mine("unit", "C2")],
  cards: [one],
  ...(answers && { answers }),
});

/** A spell kills the unit that can't be killed unless in combat, after an attack or without one. */
function killed(name: string, first: readonly Step[]): PrimitiveGame {
  const { scenario } = game(name, [does("kill")], { ...two(shy), middle: { card: shy.id } });
  const cards = scenario.cards.map((each): Card => (each.kind === "spell" ? { ...each, timing: "action" } : each));
  return { name, scenario: { ...scenario, cards, script: [...first, ...scenario.script] } };
}

/** Units that attack, and what hangs on that. */
export const ATTACKS: readonly PrimitiveGame[] = [
  { ...attacked("when I attack", ["C1"], two(raider)), carries: "trigger:I attack" },
  { ...attacked("units that attack together", ["C1", "C2"], two(raider)), carries: "action:attack" },
  attacked(
    "when I attack, with a target",
    ["C1"],
    two(aiming({ id: "i1", verb: "stun", object: TARGET }), { C1: { m1: ["U2"] } }),
  ),
  {
    ...attacked("when I defend", ["C2"], { more: [mine("unit", "C2")], cards: [guard], middle: { card: guard.id } }),
    carries: "trigger:I defend",
  },
  { ...killed("no protection in combat", [attack("C2")]), carries: "passive:unless in combat" },
  killed("protection out of combat", []),
];
