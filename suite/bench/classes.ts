import { smallCases } from "../../generators/small-cases.ts";
import { STREAMS } from "../../generators/streams.ts";
import { classOf } from "../judge/classes.ts";
import { valueAt } from "../judge/compare.ts";
import { type Asked, ask, toldBy } from "../judge/experiment.ts";
import { HYPOTHESES, type Hypothesis } from "../judge/hypotheses.ts";
import { makeCase } from "../made-case.ts";
import { DEFAULT_SEED } from "../options.ts";

const COUNT = HYPOTHESES.length;

/** On how many cases hypotheses tell, by index; of two of them at `a * COUNT + b`. */
interface Told {
  readonly alone: Uint32Array;
  readonly both: Uint32Array;
  /** On how many of these they lead to the same board. */
  readonly alike: Uint32Array;
  cases: number;
}

/** Notes what all hypotheses make of a case; not of one in which a hypothesis would open a showdown. */
function note(told: Told, asked: Asked): void {
  const telling = toldBy(asked);
  if (!telling) return;
  told.cases += 1;
  const boards = telling.tells.map(({ hypothesis: { index }, trace, marks }) => ({
    index,
    board: JSON.stringify(marks.map((mark) => [mark, valueAt(trace, mark)])),
  }));
  for (const [at, a] of boards.entries()) {
    add(told.alone, a.index);
    for (const b of boards.slice(at + 1)) {
      add(told.both, a.index * COUNT + b.index);
      if (a.board === b.board) add(told.alike, a.index * COUNT + b.index);
    }
  }
}

const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** On how many cases two hypotheses lead to different boards. */
function apart(told: Told, { index: a }: Hypothesis, { index: b }: Hypothesis): number {
  const of = (counts: Uint32Array, at: number): number => counts[at] ?? 0;
  const both = a * COUNT + b;
  return of(told.alone, a) + of(told.alone, b) - of(told.both, both) - of(told.alike, both);
}

/** Two that so few cases tell apart are printed. */
const FEW = 20;

function* generated(cases: number, seed: number, profile: "CR" | "FAQ+"): Generator<Asked> {
  for (let n = 0; n < cases; n += 1) {
    yield makeCase(seed, n % STREAMS.length, Math.floor(n / STREAMS.length), profile).asked;
  }
}

function* small(limit: number): Generator<Asked> {
  for (const { scenario, tested } of smallCases(limit)) {
    const asked = ask(scenario, tested);
    if (asked) yield asked;
  }
}

const [, , cases = "50000", limit = "100000"] = process.argv;
const told: Told = {
  alone: new Uint32Array(COUNT),
  both: new Uint32Array(COUNT * COUNT),
  alike: new Uint32Array(COUNT * COUNT),
  cases: 0,
};
for (const asked of generated(Number(cases), DEFAULT_SEED, "CR")) note(told, asked);
for (const asked of generated(Number(cases) / 10, DEFAULT_SEED, "FAQ+")) note(told, asked);
for (const asked of small(Number(limit))) note(told, asked);
process.stdout.write(`${told.cases} cases\n`);
for (const { index, misreading } of HYPOTHESES) {
  if (told.alone[index] === 0) process.stdout.write(`no case tells for ${misreading.name}, way of index ${index}\n`);
}
for (const [at, a] of HYPOTHESES.entries()) {
  for (const b of HYPOTHESES.slice(at + 1)) {
    const [one, other] = [a.misreading.name, b.misreading.name];
    if (one === other) continue;
    const times = apart(told, a, b);
    const asOne = classOf(one).includes(other);
    if (times >= FEW) continue;
    if (asOne !== (times === 0)) process.exitCode = 1;
    process.stdout.write(`${one} and ${other}: told apart by ${times}${asOne ? ", of one class" : ""}\n`);
  }
}
