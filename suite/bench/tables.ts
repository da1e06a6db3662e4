import type { Adapter } from "../../engine-adapter/contract.ts";
import { mutant } from "../../engine-adapter/mutant.ts";
import { REWRITES, rewriting } from "../../engine-adapter/rewriting.ts";
import { FAULTS, QUIRKS, sparring, VARIATIONS } from "../../engine-adapter/sparring/index.ts";
import { seeded } from "../../generators/chooser.ts";
import type { Report, Scenario } from "../../spec/types/index.ts";
import { DEFAULT_SEED } from "../options.ts";
import { allNamed, notBlamed, nothingElse, rightlyBlamed, violated } from "./complaint.ts";
import { ALL_MUTANTS, isHidden, MUTANTS, nameOf } from "./misreadings.ts";

/** One engine of a table, with what must come out. */
interface Row {
  readonly label: string;
  readonly adapter: Adapter;
  /** Missing = the Core Rules alone. */
  readonly profile?: Scenario["profile"];
  /** What is wrong with the outcome; undefined = as it must be. */
  readonly complaint: (report: Report) => string | undefined;
}

/** A fixed sample of a list. */
function sample<T>(list: readonly T[], n: number): readonly T[] {
  const chooser = seeded(DEFAULT_SEED, 1000, n);
  const rest = [...list];
  return Array.from({ length: Math.min(n, rest.length) }, () => rest.splice(chooser.below(rest.length), 1)).flat();
}

/** Engines of a table that is too long to be played whole. */
const SAMPLE = 120;
/** Engines with five misreadings each. */
const FIVES = 10;

/** Five misreadings of as many names each. */
function fives(n: number): readonly (readonly string[])[] {
  const shuffled = sample(MUTANTS, MUTANTS.length);
  return Array.from({ length: n }, (_, index) => {
    const five = new Map<string, string>();
    for (const { name, argument } of shuffled.slice(index * 10)) {
      if (five.size < 5 && !five.has(name)) five.set(name, argument);
    }
    return [...five.values()];
  });
}

/** Those that the others hide on all cases need not be named. */
function fiveRow(five: readonly string[]): Row {
  const visible = five.filter((_, index) => !isHidden(five, index));
  return {
    label: five.join("+"),
    adapter: mutant(five.join("+")),
    complaint: (report) => allNamed(report, visible.map(nameOf)) ?? nothingElse(report, five.map(nameOf)),
  };
}

/** Every table by its name, with the share of its engines of which the outcome must be right. */
export const TABLES: Readonly<Record<string, { readonly bar: number; readonly rows: () => readonly Row[] }>> = {
  mutants: {
    bar: 97,
    rows: () =>
      ALL_MUTANTS.map(({ name, argument, profile }) => ({
        label: argument,
        adapter: mutant(argument),
        profile,
        complaint: (report) => rightlyBlamed(report, name),
      })),
  },
  pairs: {
    bar: 85,
    rows: () => {
      const pairs = MUTANTS.flatMap((a, index) =>
        MUTANTS.slice(index + 1).flatMap((b) => (a.name === b.name ? [] : [[a, b] as const])),
      );
      const visible: (typeof pairs)[number][] = [];
      let hidden = 0;
      for (const pair of sample(pairs, pairs.length)) {
        const named = pair.map(({ argument }) => argument);
        if (named.some((_, index) => isHidden(named, index))) hidden += 1;
        else visible.push(pair);
        if (visible.length === SAMPLE) break;
      }
      process.stdout.write(`${hidden} pairs besides are left out: one hides the other on all cases\n`);
      return visible.map(([a, b]) => ({
        label: `${a.argument} + ${b.argument}`,
        adapter: mutant(`${a.argument}+${b.argument}`),
        complaint: (report) => allNamed(report, [a.name, b.name]),
      }));
    },
  },
  fives: {
    bar: 85,
    rows: () => fives(FIVES).map(fiveRow),
  },
  variations: {
    bar: 100,
    rows: () =>
      VARIATIONS.map(({ name }) => ({
        label: name,
        adapter: sparring([name]),
        complaint: (report) => notBlamed(report, true),
      })),
  },
  quirks: {
    bar: 100,
    rows: () =>
      QUIRKS.map(({ name }) => ({
        label: name,
        adapter: sparring([name]),
        complaint: (report) => notBlamed(report, false),
      })),
  },
  "mutant+quirk": {
    bar: 85,
    rows: () => {
      const engines = MUTANTS.flatMap((each) => Object.keys(REWRITES).map((quirk) => ({ ...each, quirk })));
      return sample(engines, SAMPLE).map(({ name, argument, quirk }) => ({
        label: `${argument} with ${quirk}`,
        adapter: rewriting(mutant(argument), quirk),
        complaint: (report) => allNamed(report, [name]),
      }));
    },
  },
  faults: {
    bar: 100,
    rows: () =>
      FAULTS.map(({ name }) => ({
        label: name,
        adapter: sparring([name]),
        complaint: (report) => {
          if (violated(report).length > 1) return `blames ${violated(report).join(" and ")}`;
          return violated(report).length + report.findings.length > 0 ? undefined : "is not noticed";
        },
      })),
  },
};
