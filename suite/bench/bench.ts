import { fileURLToPath } from "node:url";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { stdioAdapter } from "../../engine-adapter/stdio/adapter.ts";
import { type GeneratedCase, generateCase } from "../../generators/case.ts";
import { STREAMS } from "../../generators/streams.ts";
import { playOn } from "../engine-game.ts";
import { ask, experimentOf, toldBy } from "../judge/experiment.ts";
import { resultOf } from "../judge/result.ts";
import { DEFAULT_SEED } from "../options.ts";
import { Pool } from "../pool.ts";
import { runConformance } from "../run.ts";

/** Cases of each stream that every row works on. */
const PER_STREAM = 20;
/** Every row is taken that often, all rows in turns, and the fastest counts: a machine is seldom idle. */
const ROUNDS = 5;

/** What is measured on every case; the comparator comes first, and all others are told in multiples of it. */
const ROWS: Readonly<Record<string, (made: GeneratedCase, stream: number, index: number) => unknown>> = {
  "copied as JSON (comparator)": ({ scenario }) => JSON.parse(JSON.stringify(scenario)),
  generated: (_, stream, index) => generateCase(DEFAULT_SEED, stream, index),
  "asked which misreadings are consulted": ({ scenario, tested }) => ask(scenario, tested),
  "asked what all of them make of it": ({ scenario, tested }) => {
    const asked = ask(scenario, tested);
    return asked && toldBy(asked);
  },
  "judged on the reference engine": (made) => judged(made).right,
  "judged, all misreadings weighed": (made) => judged(made).weights,
};

function judged({ scenario, tested }: GeneratedCase): ReturnType<typeof resultOf> {
  const asked = ask(scenario, tested);
  const experiment = asked && experimentOf(asked, () => toldBy(asked)?.tells ?? []);
  if (!experiment) return { experiment: NOTHING, played: [], weights: [], right: true };
  const played = experiment.games.flatMap((game) => {
    const outcome = playOn(reference, game.scenario, experiment.paths);
    return "kind" in outcome && outcome.kind === "played" ? [outcome.trace] : [];
  });
  return resultOf(experiment, played);
}

const NOTHING = { tested: "", paths: [], games: [], tells: [], predictions: [] };

/** Milliseconds of this process, whatever else runs on the machine. */
const spent = (): number => process.cpuUsage().user / 1000;

const cases = [...STREAMS.keys()].flatMap((stream) =>
  Array.from({ length: PER_STREAM }, (_, index) => ({
    made: generateCase(DEFAULT_SEED, stream, index),
    stream,
    index,
  })),
);
const fastest = new Map<string, number>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, work] of Object.entries(ROWS)) {
    const began = spent();
    for (const { made, stream, index } of cases) work(made, stream, index);
    fastest.set(name, Math.min(spent() - began, fastest.get(name) ?? Number.POSITIVE_INFINITY));
  }
}
const [comparator = 1] = fastest.values();
const row = (...cells: readonly [string, string, string]): void => {
  const [what, second, factor] = cells;
  process.stdout.write(`${what.padEnd(40)} ${second.padStart(12)} ${factor.padStart(10)}\n`);
};
row("cases", "per second", "times");
for (const [name, ms] of fastest) {
  row(name, Math.round((1000 * cases.length) / ms).toLocaleString("en"), (ms / comparator).toFixed(1));
}

const copies = comparator / cases.length;
const before = spent();
const { extent, times } = await runConformance(reference, {}, new Pool(DEFAULT_SEED));
const ms = spent() - before;
row(
  "judged in a default run",
  Math.round((1000 * extent.cases) / ms).toLocaleString("en"),
  (ms / extent.cases / copies).toFixed(1),
);
process.stdout.write(
  `default run: ${extent.generated} cases generated, ${extent.cases} judged, ${extent.games} games; ` +
    `${(ms / 1000).toFixed(1)} s of computing, ${times.seconds.toFixed(1)} s by the clock, started warm\n`,
);

/** Milliseconds by the clock that the games of all cases take on an engine, one by one. */
async function played(adapter: Adapter): Promise<number> {
  const start = performance.now();
  for (const { made } of cases) await playOn(adapter, made.scenario);
  return (performance.now() - start) / cases.length;
}

// The clock counts here: two processes take turns, and both are waited for.
const main = fileURLToPath(new URL("../cli/main.js", import.meta.url));
const piped = await stdioAdapter({ command: process.execPath, args: [main, "serve", "reference"] });
const pairs: (readonly [here: number, there: number])[] = [];
for (let round = 0; round < ROUNDS; round += 1) pairs.push([await played(reference), await played(piped)]);
await piped.close?.();
const here = Math.min(...pairs.map(([one]) => one));
const there = Math.min(...pairs.map(([, other]) => other));
process.stdout.write(
  `a game on the reference engine: ${here.toFixed(2)} ms in this process, ${there.toFixed(2)} ms through a pipe, ` +
    `${(there / here).toFixed(1)} times as long\n`,
);
