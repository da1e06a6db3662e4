import type { Adapter } from "../../engine-adapter/contract.ts";
import { mutant, patchOf } from "../../engine-adapter/mutant.ts";
import { REWRITES, rewriting } from "../../engine-adapter/rewriting.ts";
import { FAULTS, QUIRKS, sparring, VARIATIONS } from "../../engine-adapter/sparring/index.ts";
import { seeded } from "../../generators/chooser.ts";
import { misread } from "../../spec/decisions/rulebook.ts";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { play } from "../../spec/model/play.ts";
import type { Report, Scenario } from "../../spec/types/index.ts";
import { POOL, RULED } from "../default-pools.ts";
import { classOf } from "../judge/classes.ts";
import { differences } from "../judge/compare.ts";
import { DEFAULT_SEED } from "../options.ts";
import { runConformance } from "../run.ts";

/** One engine of a table, with what must come out. */
interface Row {
  readonly label: string;
  readonly adapter: Adapter;
  /** Missing = the Core Rules alone. */
  readonly profile?: Scenario["profile"];
  /** What is wrong with the outcome; undefined = as it must be. */
  readonly complaint: (report: Report) => string | undefined;
}

/** Every misreading in each of its ways, with the name that `mutant` takes. */
const ALL_MUTANTS = MISREADINGS.flatMap(({ name, patches, invariant }) =>
  patches.map((_, way) => ({
    name,
    argument: way === 0 ? name : `${name}#${way + 1}`,
    profile: invariant.profile ?? "CR",
  })),
);

/** Those that are misreadings under the Core Rules alone. */
const MUTANTS = ALL_MUTANTS.filter(({ profile }) => profile === "CR");

const violated = (report: Report): readonly string[] =>
  report.invariants.flatMap(({ verdict, misreading }) =>
    verdict === "violates" && misreading !== undefined ? [misreading] : [],
  );

const named = (report: Report): ReadonlySet<string> =>
  new Set(
    report.invariants.flatMap(({ verdict, misreading, also, more }) =>
      verdict === "violates" ? [misreading ?? "", ...(also ?? []), ...(more ?? [])] : [],
    ),
  );

/** The first-named class contains the misreading, and nothing outside the class is named. */
function rightlyBlamed(report: Report, has: string): string | undefined {
  const blamed = violated(report);
  const [first] = blamed;
  if (first === undefined) return report.findings.length > 0 ? "unexplained" : "survives";
  const own = classOf(has);
  if (blamed.some((name) => !own.includes(name))) return `blames ${blamed.join(" and ")}`;
  return report.findings.length > 0 ? `and ${report.findings.length} findings` : undefined;
}

function allNamed(report: Report, has: readonly string[]): string | undefined {
  const names = named(report);
  const missed = has.filter((name) => !classOf(name).some((each) => names.has(each)));
  return missed.length > 0
    ? `does not name ${missed.join(" and ")}; names ${[...names].join(" and ") || "nothing"}`
    : undefined;
}

function notBlamed(report: Report, silent: boolean): string | undefined {
  const blamed = violated(report);
  if (blamed.length > 0) return `blames ${blamed.join(" and ")}`;
  const loud = report.findings.length > 0;
  if (silent && loud) return `${report.findings.length} findings: ${report.findings[0]?.signature}`;
  return silent || loud ? undefined : "is not noticed";
}

/** Cases of the base that are asked whether one misreading hides another. */
const ASKED = 40;
/** Fewer telling cases than this and nobody could tell that the second misreading is there at all. */
const VISIBLE = 3;

/** Whether an engine with both misreadings plays all cases that tell for the second as if it had the first alone. */
function hides(first: string, second: string): boolean {
  const one = misread(patchOf(first));
  const both = misread(patchOf(first), patchOf(second));
  const telling = POOL.base
    .filter(({ misreadings }) => misreadings.has(second.split("#")[0] ?? second))
    .slice(0, ASKED);
  const told = telling.filter(
    ({ scenario, paths }) => differences(play(scenario, one, paths), play(scenario, both, paths)).length > 0,
  );
  return told.length < VISIBLE;
}

/** A fixed sample of a list. */
function sample<T>(list: readonly T[], n: number): readonly T[] {
  const chooser = seeded(DEFAULT_SEED, 1000, n);
  const rest = [...list];
  return Array.from({ length: Math.min(n, rest.length) }, () => rest.splice(chooser.below(rest.length), 1)).flat();
}

const TABLES: Readonly<Record<string, { readonly bar: number; readonly rows: () => readonly Row[] }>> = {
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
      const visible = pairs.filter(([a, b]) => !hides(a.argument, b.argument) && !hides(b.argument, a.argument));
      process.stdout.write(
        `${pairs.length - visible.length} of ${pairs.length} pairs are left out: one hides the other on all cases\n`,
      );
      return sample(visible, 120).map(([a, b]) => ({
        label: `${a.argument} + ${b.argument}`,
        adapter: mutant(`${a.argument}+${b.argument}`),
        complaint: (report) => allNamed(report, [a.name, b.name]),
      }));
    },
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
      return sample(engines, 120).map(({ name, argument, quirk }) => ({
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

async function table(name: string, evidence: number | undefined): Promise<void> {
  const chosen = TABLES[name];
  if (!chosen) {
    process.stderr.write(`no table is called "${name}"; there are ${Object.keys(TABLES).join(", ")}\n`);
    process.exitCode = 2;
    return;
  }
  const rows = chosen.rows();
  const width = Math.max(...rows.map(({ label }) => label.length));
  let good = 0;
  for (const { label, adapter, profile = "CR", complaint } of rows) {
    const options = { shrink: false, profile, ...(evidence !== undefined && { evidence }) };
    const report = await runConformance(adapter, options, profile === "CR" ? POOL : RULED);
    const wrong = complaint(report);
    if (wrong === undefined) good += 1;
    const names = [...violated(report), ...report.findings.map(({ signature }) => signature)].join("; ").slice(0, 300);
    process.stdout.write(
      `${wrong === undefined ? "✓" : "✗"} ${label.padEnd(width)}  ${wrong === undefined ? names : `${wrong} [${names}]`}\n`.slice(
        0,
        400,
      ),
    );
  }
  const share = (100 * good) / rows.length;
  process.stdout.write(
    `${name}: ${good} of ${rows.length} as they must be, ${share.toFixed(1)} %; the bar is ${chosen.bar} %\n\n`,
  );
  if (share < chosen.bar) process.exitCode = 1;
}

const [, , first, evidence] = process.argv;
for (const name of first === undefined || first === "all" ? Object.keys(TABLES) : first.split(",")) {
  await table(name, evidence === undefined ? undefined : Number(evidence));
}
