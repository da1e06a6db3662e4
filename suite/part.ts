import type { Adapter } from "../engine-adapter/contract.ts";
import type { Part, RecordedCase, Recording } from "../spec/types/index.ts";
import { editedVerbs } from "./editing.ts";
import { inOrder } from "./in-order.ts";
import { missingFrom } from "./missing.ts";
import { DEFAULT_SEED, type RunOptions } from "./options.ts";
import { expectedOrder } from "./order.ts";
import { playExperiment } from "./play-experiment.ts";
import type { PoolCase } from "./pool-case.ts";
import { poolFor } from "./pool-for.ts";
import { checkPrimitives } from "./primitive-check.ts";
import { keyOf, recorded } from "./recording.ts";
import { selectInvariants } from "./select.ts";
import { RELEASE, SUITE_VERSION } from "./version.ts";

/**
 * Plays one part of a run and judges nothing: every so manieth case of those that the run will ask for. All parts
 * together are judged by `runConformance`, which plays the rest: what only turns out to be needed on the way.
 * @param options of the whole run
 * @throws NoSuchInvariant when `only` names none, or one that the profile leaves out
 */
export async function playPart(adapter: Adapter, options: RunOptions, part: Part): Promise<Recording> {
  const { only = [], seed = DEFAULT_SEED, profile = "CR", evidence, others = [], signal, onEvent } = options;
  const invariants = selectInvariants([...only], profile);
  onEvent?.({
    kind: "started",
    format: 1,
    suite: SUITE_VERSION,
    release: RELEASE,
    profile,
    seed,
    engine: adapter.engine,
  });
  const primitives = await checkPrimitives(adapter, profile, (done, total) =>
    onEvent?.({ kind: "progress", phase: "primitives", done, total }),
  );
  const goal = {
    invariants,
    full: (invariant: (typeof invariants)[number]) => evidence ?? invariant.full,
    missing: missingFrom(adapter, primitives),
    over: () => signal?.aborted === true,
    onProgress: (done: number, total: number) => onEvent?.({ kind: "progress", phase: "playing", done, total }),
  };
  const cases: Record<string, RecordedCase> = {};
  const pool = poolFor(adapter, options).edited(editedVerbs(primitives, goal.missing));
  const mine = own(expectedOrder(pool, goal), part);
  const plays = inOrder(
    [adapter, ...others],
    mine,
    async (engine, { experiment }) => experiment && recorded(experiment, await playExperiment(engine, experiment)),
  );
  for await (const { thing, came } of plays) if (came) cases[keyOf(thing)] = came;
  return {
    format: 1,
    suite: SUITE_VERSION,
    release: RELEASE,
    profile,
    seed,
    engine: adapter.engine,
    only: [...only],
    ...(evidence !== undefined && { evidence }),
    part,
    cases,
  };
}

/** The cases of a part: dealt out one by one. */
function* own(all: Iterable<PoolCase>, { number, of }: Part): Generator<PoolCase> {
  let at = 0;
  for (const each of all) {
    at += 1;
    if (at % of === number % of) yield each;
  }
}

/** Parts that cannot be judged together; the message says why. */
export class Unlike extends Error {
  override readonly name = "Unlike";
}

/**
 * Sees to it that recordings are all the parts of one run.
 * @param recordings at least one
 * @throws Unlike
 */
export function demandWhole(recordings: readonly Recording[]): void {
  const [first] = recordings;
  if (!first) throw new Unlike("there is no part");
  const run = ({ part, cases: _, ...rest }: Recording): string => JSON.stringify({ ...rest, of: part.of });
  const unlike = recordings.find((each) => run(each) !== run(first));
  if (unlike)
    throw new Unlike(`part ${nameOf(first)} and part ${nameOf(unlike)} are of two runs: ${differing(first, unlike)}`);
  if (first.suite !== SUITE_VERSION)
    throw new Unlike(`the parts were played by version ${first.suite} of the suite, and this is ${SUITE_VERSION}`);
  for (let number = 1; number <= first.part.of; number += 1) {
    const found = recordings.filter(({ part }) => part.number === number).length;
    if (found !== 1) throw new Unlike(`part ${number}/${first.part.of} is ${found === 0 ? "missing" : "there twice"}`);
  }
}

const nameOf = ({ part }: Recording): string => `${part.number}/${part.of}`;

/** The first thing in which two runs differ, with both values. */
function differing(a: Recording, b: Recording): string {
  const facts = ({ suite, release, profile, seed, engine, only, evidence, part }: Recording) => ({
    suite,
    release,
    profile,
    seed,
    engine: `${engine.name} ${engine.version}`,
    only: only.join(" ") || "all",
    evidence: evidence ?? "as usual",
    parts: part.of,
  });
  const others = new Map(Object.entries(facts(b)));
  const found = Object.entries(facts(a)).find(([key, value]) => others.get(key) !== value);
  return found
    ? `${found[0]} ${found[1]} and ${others.get(found[0])}`
    : "their engines say different things of themselves";
}
