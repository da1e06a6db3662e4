import { expect, it } from "vitest";
import type { Card, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { FAULTS, QUIRKS, sparring } from "./index.ts";
import { a, board, does, inHand, is, play, type Step, spell, unit } from "./kit.ts";
import { SHOWCASE } from "./showcase.ts";

/** U is worn in every way; it is P2's, at A. */
const WORN: Partial<GameObject> = { damage: 2, bonus: 1, exhausted: true };

/** One card of P1 on U for each action; two cards: the second answers the first. */
const GAMES: readonly (readonly [cards: string[], object: Partial<GameObject>, more?: GameObject[]])[] = [
  [["blade"], { token: true }],
  [["blade"], { controller: "P1" }],
  [["blade"], {}, [{ ...unit("H", "P2", "base:P2", 3), kind: "gear", card: "hourglass" }]],
  [["sting"], { ...WORN, damage: 0, bonus: 4 }],
  [["sting"], { bonus: -4 }],
  [["sting"], { damage: 4, qualities: ["cantBeKilled"] }],
  [["seeker"], WORN],
  [["gust"], { bonus: -2, controller: "P1" }],
  [["bounce"], {}],
  [["exile"], {}],
  [["toB"], { ...WORN, controller: "P1" }],
  [["toB"], { damage: 2, bonus: 1, controller: "P1" }],
  [["blink"], { controller: "P1" }],
  [["steal"], WORN],
  [["stun"], {}],
  [["tire"], {}],
  [["rise"], WORN],
  [["mend"], WORN],
  [["retreat"], {}],
  [["pump"], {}],
  [["grip"], { controller: "P1" }],
  [["mend", "sting"], { might: 2 }],
  [["sting", "steal"], {}],
  [["seeker", "bounce"], {}],
  [["grip", "flash"], { controller: "P1" }],
  [["grip", "retreat"], { controller: "P1" }],
  [["poke", "flash"], { controller: "P1" }],
];

async function ends(switches: readonly string[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const [cards, object, more = []] of GAMES) {
    const spells = cards.map((card, at) => inHand(`S${at}`, "P1", card));
    const friend = unit("V", "P1", "base:P1", 3, { card: "student" });
    const setup = board(CARDS, [...spells, unit("U", "P2", "battlefield:A", 5, object), friend, ...more]);
    const steps = cards.map((_, at): Step => ["P1", `S${at}`, { t1: ["U"], t2: ["V"] }]);
    all.push(await play(sparring(switches), setup, [...steps, 0]));
  }
  return all;
}

/** These need more than two cards of one player to show. */
async function special(switches: readonly string[]): Promise<unknown[]> {
  const counter = board(CARDS, [
    inHand("S", "P1", "sting"),
    inHand("D", "P2", "deny"),
    inHand("M", "P1", "mend"),
    unit("U", "P2", "battlefield:A", 5),
  ]);
  const two = board(CARDS, [
    inHand("G", "P1", "grip"),
    inHand("R", "P2", "steal"),
    unit("T1", "P1", "base:P1", 4),
    unit("T2", "P1", "base:P1", 3),
  ]);
  const veiled = board(CARDS, [
    inHand("S", "P1", "sting"),
    unit("U", "P2", "battlefield:A", 5, { qualities: ["cantBeChosen"] }),
    unit("V", "P2", "battlefield:A", 5),
  ]);
  return [
    await play(sparring(switches), veiled, [["P1", "S", { t1: ["U"] }], 0]),
    await play(sparring(switches), counter, [
      ["P1", "S", { t1: ["U"] }],
      ["P2", "D", { t1: ["S"] }],
      ["P1", "M", { t1: ["U"] }],
      0,
    ]),
    await play(sparring(switches), counter, [
      ["P1", "S", { t1: ["U"] }],
      ["P1", "M", { t1: ["U"] }],
      ["P2", "D", { t1: ["M"] }],
      0,
    ]),
    await play(sparring(switches), two, [["P1", "G", { t1: ["T1"], t2: ["T2"] }], ["P2", "R", { t1: ["T2"] }], 0]),
    await play(sparring(switches), two, [["P1", "G", { t1: ["T1"], t2: ["T2"] }], ["P2", "R", { t1: ["T1"] }], 0]),
  ];
}

/** A card that costs something beside. */
const TOLL: Card = {
  ...spell("toll", [does("i1", "stun", a("t1", "unit", [is("enemy")]))]),
  costs: [{ id: "c1", pay: "exhaust", object: a("c1o", "unit", [is("friendly")]) }],
};

/** What is refused, and what is saved and loaded, shows in the game that goes on after it. */
async function goingOn(switches: readonly string[]): Promise<unknown[]> {
  const veiled = board(CARDS, [
    inHand("S", "P1", "seeker"),
    unit("U", "P2", "battlefield:A", 5, { qualities: ["cantBeChosen"] }),
    unit("V", "P2", "battlefield:A", 5),
  ]);
  const toll = board([TOLL], [inHand("T", "P1", "toll"), unit("V", "P1", "base:P1", 3), unit("U", "P2", "base:P2", 3)]);
  const blinked = board(CARDS, [
    inHand("S", "P1", "sting"),
    inHand("B", "P2", "blink"),
    unit("U", "P2", "battlefield:A", 4),
  ]);
  const boosted = board(CARDS, [inHand("B", "P1", "boost"), unit("U", "P1", "base:P1", 4)]);
  return [
    await play(sparring(switches), veiled, [["P1", "S", { t1: ["U"] }], ["P1", "S", { t1: ["V"] }], 0, "both pass"]),
    await play(sparring(switches), toll, [["P1", "T", { t1: ["V"], c1o: ["V"] }], 0]),
    await play(sparring(switches), blinked, [
      ["P1", "S", { t1: ["U"] }],
      ["P2", "B", { t1: ["U"] }],
      1,
      "save and load",
      0,
    ]),
    await play(sparring(switches), boosted, [["P1", "B", { t1: ["U"] }], 0, "save and load"]),
  ];
}

function shown(switches: readonly string[]): Promise<unknown[]> {
  return Promise.all(SHOWCASE.map(({ setup, steps }) => play(sparring(switches), setup, steps)));
}

it("every quirk and every fault shows in one of these games", async () => {
  const all = async (switches: readonly string[]) => [
    await ends(switches),
    await special(switches),
    await goingOn(switches),
    await shown(switches),
  ];
  const plain = JSON.stringify(await all([]));
  const silent: string[] = [];
  for (const { name } of [...QUIRKS, ...FAULTS]) {
    if (JSON.stringify(await all([name])) === plain) silent.push(name);
  }
  expect(silent).toEqual([]);
});
