import { expect, test } from "vitest";
import type { Amount, Card, Chosen, Filter, Gate, Instruction, It, Noun, ObjectMention } from "../types/index.ts";
import { rulesText } from "./rules-text.ts";

const spell = (...text: Instruction[]): Card => ({
  id: "c",
  name: "Test",
  kind: "spell",
  timing: "action",
  text,
  abilities: [],
});
const is = (...words: Extract<Filter, { is: unknown }>["is"][]): Filter[] =>
  words.map((word, n) => ({ id: `f${n}`, is: word }));
const it = (id: string, of: string): It => ({ id, it: of });

function a(id: string, noun: Noun, filters: Filter[] = [], min = 1, max = 1): Chosen {
  return { id, choose: noun, count: { min, max }, filters };
}

const field = a("b1", "battlefield");
const atField: Filter[] = [{ id: "f1", at: field }];

test("whatever differs in the tree differs in the text", () => {
  const you = { id: "p1", player: "you" } as const;
  const filters: Filter[][] = [
    [],
    ...(
      ["friendly", "enemy", "at a battlefield", "in a base", "exhausted", "ready", "stunned", "damaged"] as const
    ).map((word) => is(word)),
    ...(["at most", "at least"] as const).flatMap((might) => [2, 3].map((n): Filter[] => [{ id: "f1", might, n }])),
    atField,
    [{ id: "f1", at: { ...field, word: "choose" } }],
    is("friendly", "at a battlefield"),
  ];
  const counts = [
    [1, 1],
    [0, 1],
    [2, 2],
    [0, 2],
    [1, 2],
    [3, 3],
    [0, 3],
  ] as const;
  const chosen = (noun: Noun): Chosen[] =>
    filters.flatMap((filter) =>
      counts.flatMap(([min, max]) => [
        a("m1", noun, filter, min, max),
        { ...a("m1", noun, filter, min, max), word: "choose" as const },
      ]),
    );
  const mentions: ObjectMention[] = [
    ...(["unit", "gear", "spell", "battlefield", "player"] as const).flatMap(chosen),
    ...(["unit", "gear"] as const).flatMap((all) =>
      filters.map((filter): ObjectMention => ({ id: "m1", all, filters: filter })),
    ),
  ];
  const amounts: Amount[] = [
    1,
    2,
    -1,
    { id: "n1", mightOf: a("m9", "unit") },
    { id: "n1", mightOf: a("m9", "unit", is("enemy")) },
  ];
  const plain = [
    "kill",
    "banish",
    "return",
    "exhaust",
    "ready",
    "stun",
    "heal",
    "recall",
    "gain control",
    "counter",
  ] as const;
  const doings = (object: ObjectMention): Instruction[] => [
    ...plain.map((verb): Instruction => ({ id: "i1", verb, object })),
    ...(["deal", "might"] as const).flatMap((verb) =>
      amounts.map((amount): Instruction => ({ id: "i1", verb, amount, object })),
    ),
    ...(["move", "play"] as const).flatMap((verb) =>
      (["base", "where it was", { battlefield: "A" }, { battlefield: "B" }] as const).map(
        (to): Instruction => ({ id: "i1", verb, to, object }),
      ),
    ),
    ...(["grant", "remove"] as const).flatMap((verb) =>
      (["cantBeChosen", "cantBeKilled"] as const).map((quality): Instruction => ({ id: "i1", verb, quality, object })),
    ),
  ];
  const gates: (Gate | undefined)[] = [
    undefined,
    { id: "l1", ifDone: "i1" },
    { id: "l1", ifDone: "i0" },
    { id: "l1", otherwise: "i0" },
    ...(["at most", "at least"] as const).map(
      (might): Gate => ({ if: { id: "q1", mightOf: it("m8", "m1"), might, n: 2 } }),
    ),
  ];
  const cards = [
    ...mentions.flatMap(doings).map((instruction) => spell(instruction)),
    ...gates.flatMap((gate) =>
      (
        [
          { id: "i2", verb: "stun", object: it("m7", "m1") },
          { id: "i2", verb: "stun", object: it("m7", "m0") },
        ] as const
      ).map((last) =>
        spell(
          { id: "i0", verb: "kill", object: a("m0", "unit") },
          { id: "i1", verb: "draw", player: you, amount: { id: "n1", mightOf: a("m1", "unit") } },
          { ...last, ...(gate && { gate }) },
        ),
      ),
    ),
  ];
  const texts = cards.map((card) => rulesText(card));
  expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  const seen = new Set<string>();
  expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
});
