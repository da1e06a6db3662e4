import { expect, test } from "vitest";
import type {
  Amount,
  Card,
  Chosen,
  Filter,
  Gate,
  Instruction,
  It,
  Noun,
  ObjectMention,
  Quality,
} from "../types/index.ts";
import { doubles } from "./doubles.ts";

const spell = (...text: Instruction[]): Card => ({
  id: "c",
  name: "Test",
  kind: "spell",
  timing: "action",
  text,
  abilities: [],
});
const it = (id: string, of: string): It => ({ id, it: of });

function a(id: string, noun: Noun, filters: Filter[] = [], min = 1, max = 1): Chosen {
  return { id, choose: noun, count: { min, max }, filters };
}

const IS = [
  "friendly",
  "enemy",
  "you control",
  "at a battlefield",
  "in a base",
  "here",
  "another",
  "alone",
  "exhausted",
  "ready",
  "stunned",
  "damaged",
  "buffed",
  "equipped",
  "token",
] as const;
const is = (...words: (typeof IS)[number][]): Filter[] => words.map((word, n) => ({ id: `f${n}`, is: word }));

const NOUNS = ["unit", "gear", "spell", "battlefield", "player", "legend", "card"] as const;
const WORDS = [undefined, "choose", "must", "pick"] as const;
const field = a("b1", "battlefield");
const FILTERS: Filter[][] = [
  [],
  ...IS.map((word) => is(word)),
  ...(["at most", "at least"] as const).flatMap((might) => [2, 3].map((n): Filter[] => [{ id: "f1", might, n }])),
  ...[1, 2].map((n): Filter[] => [{ id: "f1", choosesUnits: n }]),
  [{ id: "f1", at: field }],
  [{ id: "f1", at: { ...field, word: "choose" } }],
  [{ id: "f1", at: { id: "b2", there: true } }],
  is("friendly", "at a battlefield"),
];
const COUNTS = [
  [1, 1],
  [0, 1],
  [2, 2],
  [0, 2],
  [1, 2],
  [3, 3],
  [0, 3],
  [0, 99],
  [1, 99],
] as const;
const QUALITIES: readonly Quality[] = [
  "cantBeChosen",
  "cantBeKilled",
  "cantBeReadied",
  "cantMoveToBase",
  "entersInBase",
];
const SOURCES: readonly Partial<Chosen>[] = [
  {},
  { from: "hand" },
  { from: "trash" },
  { by: "opponent" },
  { by: "each player" },
  { by: "opponent", from: "hand" },
  { by: "each player", from: "trash" },
  { group: { id: "g1", totalMight: 4 } },
  { group: { id: "g1", totalMight: 5 } },
];
const VARIANTS: readonly Partial<Chosen>[] = SOURCES.flatMap((source) =>
  WORDS.map((word): Partial<Chosen> => (word ? { ...source, word } : source)),
);

const MENTIONS: readonly ObjectMention[] = [
  ...NOUNS.flatMap((noun) =>
    FILTERS.flatMap((filter) =>
      COUNTS.flatMap(([min, max]): Chosen[] => [
        a("m1", noun, filter, min, max),
        { ...a("m1", noun, filter, min, max), word: "choose" },
      ]),
    ),
  ),
  ...VARIANTS.slice(2).flatMap((variant) =>
    [[], is("exhausted", "at a battlefield"), is("another")].flatMap((filter) =>
      COUNTS.map(([min, max]): Chosen => ({ ...a("m1", "unit", filter, min, max), ...variant })),
    ),
  ),
  ...(["unit", "gear"] as const).flatMap((all) =>
    FILTERS.map((filter): ObjectMention => ({ id: "m1", all, filters: filter })),
  ),
  { id: "m1", all: "card", from: "trash", filters: [] },
  { id: "m1", this: true },
  { id: "m1", me: true },
  { id: "m1", legend: "your" },
];

test("whatever differs in a mention differs in the text", () => {
  const doings = (object: ObjectMention): Instruction[] => [
    ...(["kill", "return", "gain control", "remove buff"] as const).map(
      (verb): Instruction => ({ id: "i1", verb, object }),
    ),
    { id: "i1", verb: "deal", amount: 1, object },
    { id: "i1", verb: "play", to: "base", object },
    { id: "i1", verb: "grant", quality: "cantBeKilled", object },
    { id: "i1", verb: "save", instead: "return", object },
  ];
  expect(doubles(MENTIONS.flatMap(doings).map((instruction) => spell(instruction)))).toEqual([]);
});

const AMOUNTS: readonly Amount[] = [
  1,
  2,
  -1,
  { id: "n1", mightOf: a("m9", "unit") },
  { id: "n1", mightOf: a("m9", "unit", is("enemy")) },
  { id: "n1", mightOf: { id: "m9", me: true } },
];

function everyVerb(object: ObjectMention): readonly Instruction[] {
  const plain = [
    "kill",
    "banish",
    "return",
    "recycle",
    "exhaust",
    "ready",
    "stun",
    "heal",
    "recall",
    "buff",
    "remove buff",
    "detach",
    "gain control",
    "counter",
    "control while I stay",
  ] as const;
  return [
    ...plain.map((verb): Instruction => ({ id: "i1", verb, object })),
    ...(["deal", "might", "prevent"] as const).flatMap((verb) =>
      AMOUNTS.flatMap((amount): Instruction[] => [
        { id: "i1", verb, amount, object },
        { id: "i1", verb, amount, object, split: true },
      ]),
    ),
    ...(["move", "play"] as const).flatMap((verb) =>
      (["base", "where it was", { battlefield: "A" }, { battlefield: "B" }] as const).map(
        (to): Instruction => ({ id: "i1", verb, to, object }),
      ),
    ),
    ...(["grant", "remove"] as const).flatMap((verb) =>
      QUALITIES.map((quality): Instruction => ({ id: "i1", verb, quality, object })),
    ),
    ...(["return", "recall"] as const).map((instead): Instruction => ({ id: "i1", verb: "save", instead, object })),
    { id: "i1", verb: "become", object, becomes: "gear" },
    ...[1, 2].map((might): Instruction => ({ id: "i1", verb: "become", object, becomes: "unit", might })),
    { id: "i1", verb: "attach", object, unit: a("m7", "unit") },
    { id: "i1", verb: "attach", object, unit: a("m7", "unit", is("friendly")) },
  ];
}

test("whatever differs in an instruction differs in the text", () => {
  const mentions: ObjectMention[] = [
    ...VARIANTS.flatMap((variant): Chosen[] => [
      { ...a("m1", "unit"), ...variant },
      { ...a("m1", "unit", [], 0, 2), ...variant },
    ]),
    { id: "m1", all: "unit", filters: [] },
    { id: "m1", me: true },
    { id: "m1", this: true },
  ];
  const draws = (["draw", "discard"] as const).flatMap((verb) =>
    [
      { id: "p1", player: "you" } as const,
      { id: "p1", player: "opponent" } as const,
      a("p1", "player"),
      a("p1", "player", [], 0, 2),
    ].flatMap((player) =>
      AMOUNTS.filter((amount) => amount !== -1).map((amount): Instruction => ({ id: "i1", verb, player, amount })),
    ),
  );
  const instructions = [...mentions.flatMap(everyVerb), ...draws];
  expect(doubles(instructions.map((instruction) => spell(instruction)))).toEqual([]);
});

test("whatever differs in what an instruction hangs on differs in the text", () => {
  const you = { id: "p1", player: "you" } as const;
  const gates: (Gate | undefined)[] = [
    undefined,
    { id: "l1", ifDone: "i1" },
    { id: "l1", ifDone: "i0" },
    { id: "l1", otherwise: "i0" },
    ...[it("m8", "m1"), it("m8", "m0"), it("m8", "m2"), { id: "m8", me: true } as const].flatMap((mightOf) =>
      (["at most", "at least"] as const).map((might): Gate => ({ if: { id: "q1", mightOf, might, n: 2 } })),
    ),
  ];
  const cards = gates.flatMap((gate) =>
    ["m0", "m1", "m2"].map((of): Card => {
      const text: Instruction[] = [
        { id: "i0", verb: "kill", object: a("m0", "unit") },
        { id: "i1", verb: "draw", player: you, amount: { id: "n1", mightOf: a("m1", "unit") } },
        { id: "i2", verb: "stun", object: it("m7", of), ...(gate && { gate }) },
      ];
      return { ...spell(...text), costs: [{ id: "c1", pay: "kill", object: a("m2", "unit") }] };
    }),
  );
  expect(doubles(cards)).toEqual([]);
});
