import { observer, rescue } from "../generators/stock-cards.ts";
import type { Card, Choices, GameObject, Instruction, Scenario, Step } from "../spec/types/index.ts";

/** One action tried undisturbed, between a bystander before and one after what it acts on. */
export interface PrimitiveGame {
  readonly name: string;
  readonly scenario: Scenario;
}

interface Play {
  readonly player?: "P1" | "P2";
  readonly text: readonly Instruction[];
  readonly choices: Choices;
}

/** A board of three units of P2 at a battlefield, the middle one with that, and plays that respond to each other. */
function game(
  name: string,
  plays: readonly Play[],
  middle: Partial<GameObject> = {},
  more: readonly GameObject[] = [],
  extra: readonly Card[] = [],
  resolveAfter: number[] = [],
): PrimitiveGame {
  const unit = (id: string): GameObject => ({
    id,
    kind: "unit",
    owner: "P2",
    controller: "P2",
    place: "battlefield:A",
    might: 6,
  });
  const spells = plays.map((play, index): GameObject => {
    const player = play.player ?? "P1";
    return {
      id: `S${index + 1}`,
      kind: "spell",
      card: `card${index + 1}`,
      owner: player,
      controller: player,
      place: `hand:${player}`,
    };
  });
  const script: Step[] = [];
  for (const [index, play] of plays.entries()) {
    const respondsTo = index === 0 ? {} : { respondsTo: "S1" };
    script.push({
      id: `s${script.length + 1}`,
      play: { player: play.player ?? "P1", card: `S${index + 1}`, choices: play.choices, ...respondsTo },
    });
    if (resolveAfter.includes(index)) script.push({ id: `s${script.length + 1}`, resolve: 1 });
  }
  script.push({ id: `s${script.length + 1}`, resolve: 0 });
  return {
    name,
    scenario: {
      release: "2026-07-24",
      profile: "CR",
      battlefields: ["A", "B"],
      players: { P1: { hand: 1, deck: 12 }, P2: { hand: 1, deck: 12 } },
      cards: [
        ...plays.map(
          (play, index): Card => ({
            id: `card${index + 1}`,
            name: `Spell S${index + 1}`,
            kind: "spell",
            timing: index === 0 ? "main" : "reaction",
            text: [...play.text],
            abilities: [],
          }),
        ),
        ...extra,
      ],
      objects: [unit("U1"), { ...unit("U2"), ...middle }, unit("U3"), ...more, ...spells],
      script,
    },
  };
}

const U = { id: "m1", choose: "unit" as const, count: { min: 1, max: 1 }, filters: [] };
const onU2: Choices = { m1: ["U2"] };
const one = (instruction: Instruction, choices = onU2, player: "P1" | "P2" = "P1"): Play => ({
  text: [instruction],
  choices,
  player,
});
const deal = (amount: number, choices = onU2): Play => one({ id: "i1", verb: "deal", amount, object: U }, choices);
const drawing = (amount: number): Play =>
  one({ id: "i1", verb: "draw", amount, player: { id: "m1", player: "you" } }, {});
const simple = (verb: "kill" | "banish" | "return" | "exhaust" | "ready" | "stun" | "heal" | "recall"): Play =>
  one({ id: "i1", verb, object: U });

const worn: Partial<GameObject> = { damage: 2, bonus: 3 };

/** Two reactions in one chain: there must be a window for each. */
export const TWO_REACTIONS = "two reactions in one chain";
/** A reaction that is played when an earlier one has resolved: where a chain resolves as a whole there is no window. */
export const BETWEEN_ITEMS = "a reaction after a reaction";

/** The games of the primitives: all other games rest on these. */
export const PRIMITIVES: readonly PrimitiveGame[] = [
  game("deal", [deal(2)], { damage: 1 }),
  game("deal to an exhausted unit", [deal(2)], { exhausted: true }),
  game("deal more than its Might", [deal(9)], { might: 4 }),
  game("death by damage", [deal(6)]),
  game("kill", [simple("kill")]),
  game("banish", [simple("banish")]),
  game("return", [simple("return")], worn),
  game("return of a stolen unit", [simple("return")], { owner: "P1" }),
  game("return of a token", [simple("return")], { token: true }),
  game("kill of a token", [simple("kill")], { token: true }),
  game("exhaust", [simple("exhaust")]),
  game("ready", [simple("ready")], { exhausted: true }),
  game("stun", [simple("stun")]),
  game("heal", [simple("heal")], { damage: 3 }),
  game("Might up", [one({ id: "i1", verb: "might", amount: 3, object: U })]),
  game("Might down", [one({ id: "i1", verb: "might", amount: -3, object: U })], { damage: 1 }),
  game("move to base", [one({ id: "i1", verb: "move", to: "base", object: U })], worn),
  game("move to a battlefield", [one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: U })], worn),
  game("recall", [simple("recall")], worn),
  game("gain control", [one({ id: "i1", verb: "gain control", object: U })], {
    place: "battlefield:B",
    exhausted: true,
  }),
  game("gain control of a unit in a base", [one({ id: "i1", verb: "gain control", object: U })], { place: "base:P2" }),
  game(
    "play again",
    [
      {
        text: [
          { id: "i1", verb: "banish", object: U },
          { id: "i2", verb: "play", object: { id: "m2", it: "m1" }, to: "where it was" },
        ],
        choices: onU2,
      },
    ],
    worn,
  ),
  game("draw", [drawing(1)]),
  game("draw 3", [drawing(3)]),
  game("draws of the other player", [
    one({ id: "i1", verb: "draw", amount: 2, player: { id: "m1", player: "opponent" } }, {}),
  ]),
  game(
    "when you play a spell",
    [drawing(1)],
    {},
    [{ id: "O", kind: "unit", card: "observer", owner: "P1", controller: "P1", place: "base:P1", might: 2 }],
    [observer],
  ),
  game(
    "replaced death",
    [simple("kill")],
    { damage: 2 },
    [{ id: "G", kind: "gear", card: "rescue", owner: "P2", controller: "P2", place: "base:P2" }],
    [rescue],
  ),
  game("a reaction resolves first", [
    deal(1),
    one({ id: "i1", verb: "deal", amount: 2, object: U }, { m1: ["U1"] }, "P2"),
  ]),
  game("counter", [
    deal(2),
    one(
      { id: "i1", verb: "counter", object: { id: "m1", choose: "spell", count: { min: 1, max: 1 }, filters: [] } },
      { m1: ["S1"] },
      "P2",
    ),
  ]),
  game("deaths between two items", [
    {
      text: [
        { id: "i1", verb: "might", amount: 6, object: { id: "m1", all: "unit", filters: [{ id: "f1", is: "enemy" }] } },
      ],
      choices: {},
    },
    one({ id: "i1", verb: "deal", amount: 6, object: U }, onU2, "P2"),
  ]),
  game("damage stays when Might goes up", [
    {
      text: [
        { id: "i1", verb: "deal", amount: 7, object: U },
        { id: "i2", verb: "might", amount: 3, object: { id: "m2", it: "m1" } },
      ],
      choices: onU2,
    },
  ]),
  game(TWO_REACTIONS, [
    deal(1),
    one({ id: "i1", verb: "deal", amount: 2, object: U }, { m1: ["U1"] }, "P2"),
    one({ id: "i1", verb: "deal", amount: 3, object: U }, { m1: ["U3"] }, "P2"),
  ]),
  game(
    BETWEEN_ITEMS,
    [
      deal(1),
      one({ id: "i1", verb: "deal", amount: 2, object: U }, { m1: ["U1"] }, "P2"),
      one({ id: "i1", verb: "deal", amount: 3, object: U }, { m1: ["U3"] }, "P2"),
    ],
    {},
    [],
    [],
    [1],
  ),
];
