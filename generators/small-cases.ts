import type { Chosen, Filter, GameObject, Instruction, PlayerId, PlayStep, Scenario } from "../spec/types/index.ts";
import { other } from "./board.ts";
import type { GeneratedCase } from "./case.ts";
import { type Chooser, pick } from "./chooser.ts";
import type { Disturbance } from "./disturbance.ts";
import { enumerate } from "./enumerate.ts";
import { isValid } from "./valid.ts";

/**
 * Every valid case within small bounds: one or two units, one spell with one or two instructions, no or one reaction.
 * @param limit how many cases are tried at most, valid or not; missing = all
 */
export function smallCases(limit = Number.POSITIVE_INFINITY): Iterable<GeneratedCase> {
  return enumerate(smallCase, limit);
}

function smallCase(chooser: Chooser): GeneratedCase | undefined {
  const units = unitsFor(chooser);
  const spell = spellFor(chooser, units);
  const answer = answerFor(chooser, units);
  const scenario: Scenario = {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A"],
    players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
    cards: [card("S1", "main", spell.text), ...(answer ? [card("S2", "reaction", answer.text)] : [])],
    objects: [...units, hand("S1", "P1"), ...(answer ? [hand("S2", answer.player)] : [])],
    script: [
      { id: "s1", play: { player: "P1", card: "S1", choices: spell.choices } },
      ...(answer ? [answering(answer)] : []),
      { id: answer ? "s3" : "s2", resolve: 0 },
    ],
  };
  if (!isValid(scenario, "S1")) return undefined;
  return { scenario, tested: "S1", carrier: "one chain", disturbances: answer ? [answer.kind] : [] };
}

const card = (id: string, timing: "main" | "reaction", text: readonly Instruction[]): Scenario["cards"][number] => ({
  id: `card${id}`,
  name: `Spell ${id}`,
  kind: "spell",
  timing,
  text: [...text],
  abilities: [],
});

const hand = (id: string, player: PlayerId): GameObject => ({
  id,
  kind: "spell",
  card: `card${id}`,
  owner: player,
  controller: player,
  place: `hand:${player}`,
});

const answering = ({ player, choices }: Answer): PlayStep => ({
  id: "s2",
  play: { player, card: "S2", choices, respondsTo: "S1" },
});

function unitsFor(chooser: Chooser): readonly GameObject[] {
  const count = 1 + chooser.below(2);
  return Array.from({ length: count }, (_, index) => {
    const controller = pick(chooser, ["P2", "P1"] as const);
    const place = pick(chooser, [`base:${controller}`, "battlefield:A"]);
    const might = 1 + chooser.below(2);
    return { id: `U${index + 1}`, kind: "unit", owner: controller, controller, place, might };
  });
}

type Act = (id: string, object: Chosen) => Instruction;

const ACTS: readonly Act[] = [
  (id, object) => ({ id, verb: "deal", amount: 1, object }),
  (id, object) => ({ id, verb: "return", object }),
  (id, object) => ({ id, verb: "move", to: "base", object }),
  (id, object) => ({ id, verb: "exhaust", object }),
  (id, object) => ({ id, verb: "might", amount: 1, object }),
  (id, mightOf) => ({
    id,
    verb: "draw",
    amount: 1,
    player: { id: "m9", player: "you" },
    gate: { if: { id: "g1", mightOf, might: "at most", n: 1 } },
  }),
];

/** One or two instructions: one on a unit, then nothing, a draw, a linked draw, or one on another unit. */
function spellFor(
  chooser: Chooser,
  units: readonly GameObject[],
): { readonly text: readonly Instruction[]; readonly choices: Record<string, string[]> } {
  const target = pick(chooser, units);
  const object = mention("m1", filtersFor(chooser, target));
  const text = [pick(chooser, ACTS)("i1", object)];
  const choices = { m1: [target.id] };
  const draw = { id: "i2", verb: "draw" as const, amount: 1 };
  const another = units.find((unit) => unit !== target);
  switch (chooser.below(another ? 4 : 3)) {
    case 0:
      return { text, choices };
    case 1:
      return { text: [...text, { ...draw, player: { id: "m2", player: "you" } }], choices };
    case 2:
      return { text: [...text, { ...draw, player: { id: "m2", whose: "controller", of: "m1" } }], choices };
    default: {
      const second: Instruction = { id: "i2", verb: "deal", amount: 1, object: mention("m2", []) };
      return { text: [...text, second], choices: { ...choices, m2: [another?.id ?? target.id] } };
    }
  }
}

const mention = (id: string, filters: readonly Filter[]): Chosen => ({
  id,
  choose: "unit",
  count: { min: 1, max: 1 },
  filters: [...filters],
});

/** No restriction, or one that the unit meets. */
function filtersFor(chooser: Chooser, { controller, place, might = 0 }: GameObject): readonly Filter[] {
  const id = "f1";
  const met: readonly Filter[] = [
    { id, is: place.startsWith("base:") ? "in a base" : "at a battlefield" },
    { id, is: controller === "P1" ? "friendly" : "enemy" },
    { id, is: "ready" },
    { id, might: "at most", n: might },
    { id, might: "at least", n: might },
  ];
  const chosen = met[chooser.below(met.length + 1) - 1];
  return chosen ? [chosen] : [];
}

interface Answer {
  readonly kind: Disturbance;
  readonly player: PlayerId;
  readonly text: readonly Instruction[];
  readonly choices: Record<string, string[]>;
}

type Sort = { readonly kind: Disturbance; readonly text: (object: Chosen) => readonly Instruction[] };

const ANSWERS: readonly Sort[] = [
  { kind: "damaged", text: (object) => [{ id: "i1", verb: "deal", amount: 1, object }] },
  { kind: "returned", text: (object) => [{ id: "i1", verb: "return", object }] },
  {
    kind: "replayed",
    text: (object) => [
      { id: "i1", verb: "banish", object },
      { id: "i2", verb: "play", to: "where it was", object: { id: "m2", it: object.id } },
    ],
  },
  { kind: "moved away", text: (object) => [{ id: "i1", verb: "move", to: "base", object }] },
  { kind: "moved away", text: (object) => [{ id: "i1", verb: "move", to: { battlefield: "A" }, object }] },
  { kind: "exhausted or readied", text: (object) => [{ id: "i1", verb: "exhaust", object }] },
  { kind: "stolen", text: (object) => [{ id: "i1", verb: "gain control", object }] },
  { kind: "Might raised", text: (object) => [{ id: "i1", verb: "might", amount: 1, object }] },
  { kind: "Might lowered", text: (object) => [{ id: "i1", verb: "might", amount: -1, object }] },
  { kind: "protected", text: (object) => [{ id: "i1", verb: "grant", quality: "cantBeChosen", object }] },
];

function answerFor(chooser: Chooser, units: readonly GameObject[]): Answer | undefined {
  const sort = ANSWERS[chooser.below(ANSWERS.length + 1) - 1];
  if (!sort) return undefined;
  const victim = pick(chooser, units);
  const player = sort.kind === "stolen" ? other(victim.controller) : "P2";
  return { kind: sort.kind, player, text: sort.text(mention("m1", [])), choices: { m1: [victim.id] } };
}
