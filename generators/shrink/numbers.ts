import { chosenIn } from "../../spec/model/mentions.ts";
import type { Filler, Filter, Instruction, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { editIn, withEdit } from "../step.ts";
import { filtersIn, passagesOf, withAbility, withChosen, withFilters, withPassage } from "./text.ts";
import { mightIn, withMight } from "./verbs.ts";

/** A number in a scenario that can be turned down. */
interface Dial {
  readonly value: number;
  readonly plainest: number;
  turned(scenario: Scenario, value: number): Scenario;
}

/** Smaller numbers, one at a time: the smallest, halfway there, one less. */
export function* smallerNumbers(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const { value, plainest, turned } of dialsOf(scenario)) {
    const half = plainest + Math.trunc((value - plainest) / 2);
    for (const n of new Set([plainest, half, value - Math.sign(value - plainest)])) {
      if (n !== value) yield { ...subject, scenario: turned(scenario, n) };
    }
    if (value < 0) yield { ...subject, scenario: turned(scenario, -value) };
  }
}

/** Among more numbers than this, threes would be too many. */
const FEW = 6;

/** Two or three numbers that depend on each other, smaller by the same amount: by as much as possible, by one. */
export function* smallerTogether(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const dials = dialsOf(scenario).filter(({ value, plainest }) => value > plainest);
  const together = (group: readonly Dial[]): Subject[] => {
    const most = Math.min(...group.map(({ value, plainest }) => value - plainest));
    return [...new Set([most, 1])].map((less) => ({
      ...subject,
      scenario: group.reduce((result, { value, turned }) => turned(result, value - less), scenario),
    }));
  };
  if (dials.length > 2) yield* together(dials);
  for (const [index, first] of dials.entries()) {
    for (const [offset, second] of dials.slice(index + 1).entries()) {
      yield* together([first, second]);
      if (dials.length > FEW) continue;
      for (const third of dials.slice(index + offset + 2)) yield* together([first, second, third]);
    }
  }
}

/** Every number at its plainest. */
export function plainestNumbers(subject: Subject): Subject {
  const { scenario } = subject;
  const plain = dialsOf(scenario).reduce(
    (result, { value, plainest, turned }) => (value === plainest ? result : turned(result, plainest)),
    scenario,
  );
  return { ...subject, scenario: plain };
}

function dialsOf(scenario: Scenario): readonly Dial[] {
  return [
    ...playerDials(scenario),
    ...objectDials(scenario),
    ...textDials(scenario),
    ...triggerDials(scenario),
    ...editDials(scenario),
  ];
}

/** What players have by number; a deck only has to be large enough. */
const COUNTED = ["hand", "runes", "exhaustedRunes", "runeDeck", "xp"] as const satisfies readonly (keyof Filler)[];

function playerDials({ players }: Scenario): readonly Dial[] {
  return (["P1", "P2"] as const).flatMap((player) =>
    COUNTED.flatMap((count): Dial[] => {
      const value = players[player][count];
      if (value === undefined) return [];
      const turned: Dial["turned"] = (scenario, n) => ({
        ...scenario,
        players: { ...scenario.players, [player]: { ...scenario.players[player], [count]: n } },
      });
      return [{ value, plainest: 0, turned }];
    }),
  );
}

function objectDials({ objects }: Scenario): readonly Dial[] {
  return objects.flatMap((object, index): Dial[] => {
    const dial = (key: "might" | "energy" | "bonus" | "damage", plainest: number): Dial => ({
      value: object[key] ?? plainest,
      plainest,
      turned: (scenario, value) => ({
        ...scenario,
        objects: scenario.objects.map((each, at) => (at === index ? { ...each, [key]: value } : each)),
      }),
    });
    if (object.kind === "gear") return object.energy === undefined ? [] : [dial("energy", 0)];
    if (object.kind !== "unit") return [];
    return [dial("might", 1), dial("energy", 0), dial("bonus", 0), dial("damage", 0)];
  });
}

function textDials(scenario: Scenario): readonly Dial[] {
  return passagesOf(scenario).flatMap(({ text }, passage) =>
    text.flatMap((instruction, at): Dial[] => {
      const dial = (value: number, change: (instruction: Instruction, n: number) => Instruction): Dial => ({
        value,
        plainest: 1,
        turned: (current, n) => {
          const found = passagesOf(current)[passage];
          const old = found?.text[at];
          return found && old ? withPassage(current, found, found.text.with(at, change(old, n))) : current;
        },
      });
      const dials: Dial[] = [];
      if ("amount" in instruction && typeof instruction.amount === "number") {
        dials.push(dial(instruction.amount, (each, amount) => ("amount" in each ? { ...each, amount } : each)));
      }
      const might = mightIn(instruction);
      if (might !== undefined) dials.push(dial(might, withMight));
      const { gate } = instruction;
      if (gate && "if" in gate && "n" in gate.if) {
        dials.push(
          dial(gate.if.n, (each, n) =>
            each.gate && "if" in each.gate ? { ...each, gate: { if: { ...each.gate.if, n } } } : each,
          ),
        );
      }
      for (const filter of filtersIn(instruction)) {
        const n = boundIn(filter);
        if (n === undefined) continue;
        const plainest = "upTo" in filter ? 0 : 1;
        dials.push({
          ...dial(n, (each, m) =>
            withFilters(each, (all) => all.map((old) => (old.id === filter.id ? bounded(old, m) : old))),
          ),
          plainest,
        });
      }
      for (const { id, group } of chosenIn([instruction])) {
        if (!group) continue;
        dials.push(
          dial(group.totalMight, (each, totalMight) =>
            withChosen(each, (chosen) => (chosen.id === id ? { ...chosen, group: { ...group, totalMight } } : chosen)),
          ),
        );
      }
      return dials;
    }),
  );
}

/** The number in a restriction. */
function boundIn(filter: Filter): number | undefined {
  if ("n" in filter) return filter.n;
  if ("upTo" in filter) return filter.upTo;
  return "choosesUnits" in filter ? filter.choosesUnits : undefined;
}

/** A restriction with another bound. */
function bounded(filter: Filter, n: number): Filter {
  if ("n" in filter) return { ...filter, n };
  if ("upTo" in filter) return { ...filter, upTo: n };
  return "choosesUnits" in filter ? { ...filter, choosesUnits: n } : filter;
}

function triggerDials({ cards }: Scenario): readonly Dial[] {
  return cards.flatMap((card) =>
    card.abilities.flatMap((ability, at): Dial[] => {
      if (!("when" in ability) || !ability.if || !("n" in ability.if)) return [];
      const turned: Dial["turned"] = (current, n) => {
        const found = current.cards.find(({ id }) => id === card.id);
        if (!found) return current;
        return withAbility(current, found, at, (old) =>
          "when" in old && old.if ? { ...old, if: { ...old.if, n } } : old,
        );
      };
      return [{ value: ability.if.n, plainest: 1, turned }];
    }),
  );
}

function editDials({ script }: Scenario): readonly Dial[] {
  return script.flatMap((step): Dial[] => {
    const { amount } = editIn(step) ?? {};
    if (amount === undefined) return [];
    const turned: Dial["turned"] = (current, value) => ({
      ...current,
      script: current.script.map((each) =>
        each.id === step.id ? withEdit(each, (edit) => ({ ...edit, amount: value })) : each,
      ),
    });
    return [{ value: amount, plainest: 1, turned }];
  });
}
