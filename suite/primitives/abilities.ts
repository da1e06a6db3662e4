import { choosesMe, observer } from "../../generators/stock-cards.ts";
import { a, every, it, me, unit as permanent } from "../../spec/catalogue/tree.ts";
import type { Card, Filter, Instruction, Quality, Step } from "../../spec/types/index.ts";
import { game, mine, type Played, type PrimitiveGame, type Table, unit } from "./game.ts";
import { does, draw, one, onU2, plays, U } from "./plays.ts";

const moved = (id: string, side: "friendly" | "enemy") =>
  one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: a("m1", "unit", side) }, { m1: [id] });
const enemyMoved = moved("U2", "enemy");

/** P1 has two units with that card, C1 and C2. */
const two = (card: Card): Table => ({
  more: ["C1", "C2"].map((id) => mine("unit", id, { card: card.id })),
  cards: [card],
});

/** P1 has a unit with that card. */
const oneOf = (card: Card): Table => ({ more: [mine("unit", "C1", { card: card.id })], cards: [card] });

const comer = permanent("Comer", { id: "a1", when: "I move to a battlefield", text: [draw(1)] });

const knell = permanent("Knell", { id: "a1", when: "I die", text: [draw(1)] });
const mourner: Card = {
  ...permanent("Mourner", { id: "a1", when: "a friendly unit dies", text: [draw(1)] }),
  kind: "gear",
};

/** "When a unit is played, stun it." */
const host = (when: "you play a unit" | "an opponent plays a unit"): Card => ({
  ...permanent("Host", {
    id: "a1",
    when,
    subject: "m1",
    text: [{ id: "i1", verb: "stun", object: it("m2", "m1") }],
  }),
  kind: when === "you play a unit" ? "gear" : "unit",
});
const replayed = one(
  { id: "i1", verb: "play", to: "base", object: { ...a("m1", "unit"), from: "trash" } },
  { m1: ["C2"] },
);

/** "Kill a unit. If it was ..., draw 2." */
const killedBy = (side: "friendly" | "enemy") =>
  plays(
    [
      { id: "i1", verb: "kill", object: U },
      { ...draw(2), gate: { if: { id: "q1", object: { id: "t1", it: "m1" }, is: side } } },
    ],
    onU2,
  );

/** P1 plays C1, "When you play me, buff another friendly unit.", from hand unless said otherwise. */
function playsUnit(name: string, { more = [], answers }: Table, place = "hand:P1"): PrimitiveGame {
  const text: Instruction = { id: "i1", verb: "buff", object: a("m2", "unit", "another", "friendly") };
  const rookie = permanent("Rookie", { id: "a1", when: "you play me", text: [text] });
  const { scenario } = game(name, [], {
    more: [mine("unit", "C1", { card: rookie.id, place }), ...more],
    cards: [rookie],
    ...(answers && { answers }),
  });
  const playing: Step = { id: "s0", play: { player: "P1", card: "C1", choices: {} } };
  return { name, scenario: { ...scenario, script: [playing, ...scenario.script] } };
}

/** The game in which P1 ends the turn after that. */
function endOfTurn(happenings: readonly Played[]): PrimitiveGame {
  const { name, scenario } = game("at the end of the turn", happenings);
  const ending: Step = { id: "end", resolve: 0, endTurn: true };
  return { name, scenario: { ...scenario, script: [...scenario.script, ending] } };
}

/** "When you play a spell, you may ready me." */
const optional: Table = {
  more: [mine("unit", "C1", { card: "optional", exhausted: true })],
  cards: [
    permanent("Optional", {
      id: "a1",
      when: "you play a spell",
      may: true,
      text: [{ id: "i1", verb: "ready", object: me("m1") }],
    }),
  ],
};
/** "If a friendly unit would die, you may exhaust it instead." */
const guardian: Table = {
  more: [mine("gear", "C1", { card: "guardian" }), mine("unit", "C2")],
  cards: [
    {
      ...permanent("Guardian", {
        id: "a1",
        may: true,
        wouldDie: every("m1", "unit", "friendly"),
        instead: [{ id: "i1", verb: "exhaust", object: it("m2", "m1") }],
      }),
      kind: "gear",
    },
  ],
};
const killC2 = one({ id: "i1", verb: "kill", object: U }, { m1: ["C2"] });
const payer: Card = {
  ...permanent("Payer", {
    id: "a1",
    when: "you play a spell",
    may: true,
    costs: [{ id: "c1", pay: "kill", object: a("m1", "unit", "friendly") }],
    text: [draw(2)],
  }),
  kind: "gear",
};

/** "When an enemy unit moves to a battlefield, ...", only if it fits a bound on its Might. */
const watcher = (text: Instruction, bound?: Pick<Extract<Filter, { might: unknown }>, "might" | "n">): Card =>
  permanent("Watcher", {
    id: "a1",
    when: "an enemy unit moves to a battlefield",
    subject: "m1",
    ...(bound && { if: { id: "q1", mightOf: it("m3", "m1"), ...bound } }),
    text: [text],
  });
const stunIt: Instruction = { id: "i1", verb: "stun", object: it("m2", "m1") };
const stunThere: Instruction = {
  id: "i1",
  verb: "stun",
  object: every("m2", "unit", { id: "f1", at: { id: "m4", there: true } }),
};

/** "Other friendly units here ...": P2 has it at battlefield A. */
function guarded(quality: Quality): Table {
  const card = permanent("Guard", { id: "a1", passive: quality, on: every("m1", "unit", "friendly", "here") });
  return { more: [unit("C", { card: card.id })], cards: [card] };
}

/** "I can't be killed while I'm in a base." */
const shy: Table = {
  cards: [
    permanent("Shy", {
      id: "a1",
      passive: "cantBeKilled",
      on: me("m1"),
      while: { id: "q1", object: me("m2"), is: "in a base" },
    }),
  ],
};

/** Abilities that trigger, and those that hold as long as their source is there. */
export const ABILITIES: readonly PrimitiveGame[] = [
  game("when you play a spell", [plays([draw(1)])], {
    more: [mine("unit", "O", { card: "observer" })],
    cards: [observer],
  }),
  game("when you choose me", [one({ id: "i1", verb: "exhaust", object: U }, { m1: ["C2"] })], two(choosesMe)),
  {
    ...game("when I move to a battlefield", [moved("C2", "friendly")], two(comer)),
    carries: "trigger:I move to a battlefield",
  },
  {
    ...game("when an enemy unit moves to a battlefield", [enemyMoved], oneOf(watcher(stunIt))),
    carries: "trigger:an enemy unit moves to a battlefield",
  },
  game("units at that battlefield", [enemyMoved], oneOf(watcher(stunThere))),
  game("a trigger whose condition holds", [enemyMoved], oneOf(watcher(stunIt, { might: "at least", n: 6 }))),
  game("a trigger whose condition does not hold", [enemyMoved], oneOf(watcher(stunIt, { might: "at most", n: 5 }))),
  game("a trigger with a target", [enemyMoved], {
    more: [mine("unit", "C1", { card: "watcher" }), mine("unit", "C2"), mine("unit", "C3")],
    cards: [watcher({ id: "i1", verb: "stun", object: a("m2", "unit", "friendly") })],
    answers: { C1: { m2: ["C2"] } },
  }),
  game("when I die", [one({ id: "i1", verb: "kill", object: U }, { m1: ["C1"] })], oneOf(knell)),
  game("when I die, of damage", [one({ id: "i1", verb: "deal", amount: 2, object: U }, { m1: ["C1"] })], oneOf(knell)),
  game("when a friendly unit dies", [one({ id: "i1", verb: "kill", object: U }, { m1: ["C2"] })], {
    more: [mine("gear", "C1", { card: "mourner" }), mine("unit", "C2")],
    cards: [mourner],
  }),
  playsUnit("play of a unit with a play effect", { more: [mine("unit", "C2")], answers: { C1: { m2: ["C2"] } } }),
  playsUnit("play of a unit whose play effect finds nothing", {}),
  playsUnit(
    "play of a unit from hiding",
    {
      more: [mine("unit", "C2", { place: "battlefield:B" }), mine("unit", "C3")],
      answers: { C1: { m2: ["C2"] } },
    },
    "facedown:B",
  ),
  game("when you play a unit", [replayed], {
    more: [mine("gear", "C1", { card: "host" }), mine("unit", "C2", { place: "trash:P1" })],
    cards: [host("you play a unit")],
  }),
  game("when an opponent plays a unit", [replayed], {
    more: [unit("C1", { card: "host" }), mine("unit", "C2", { place: "trash:P1" })],
    cards: [host("an opponent plays a unit")],
  }),
  game("if it was an enemy", [killedBy("enemy")]),
  game("if it was friendly", [killedBy("friendly")]),
  game("do this", [plays([draw(1), { id: "i1", verb: "stun", object: U, later: "do this" }], onU2)]),
  {
    ...endOfTurn([plays([draw(1, "i1"), { ...draw(2), later: "at end of turn" }])]),
    carries: "later:at end of turn",
  },
  game("an optional trigger that is wanted", [plays([draw(1)])], { ...optional, answers: { C1: { a1: ["C1"] } } }),
  game("an optional trigger that is declined", [plays([draw(1)])], { ...optional, answers: { C1: {} } }),
  game("a trigger that is paid for", [plays([draw(1)])], {
    more: [mine("gear", "C1", { card: "payer" }), mine("unit", "C2")],
    cards: [payer],
    answers: { C1: { a1: ["C1"], m1: ["C2"] } },
  }),
  game("an optional replacement that is wanted", [killC2], { ...guardian, answers: { C1: { a1: ["C1"] } } }),
  game("an optional replacement that is declined", [killC2], { ...guardian, answers: { C1: {} } }),
  { ...game("passive protection", [does("kill")], guarded("cantBeKilled")), carries: "ability:passive" },
  game("protection in base", [does("kill")], { ...shy, middle: { card: "shy", place: "base:P2" } }),
  game("no protection out of base", [does("kill")], { ...shy, middle: { card: "shy" } }),
  game(
    "passive protection ends",
    [one({ id: "i1", verb: "return", object: U }, { m1: ["C"] }), 0, does("kill")],
    guarded("cantBeKilled"),
  ),
];
