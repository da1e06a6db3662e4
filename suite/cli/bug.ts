import { type BugOptions, bugReport, renderMarkdown, renderText } from "../../reports/bug-report.ts";
import { INVARIANTS, MISREADINGS } from "../../spec/invariants/index.ts";
import type { Case, InvariantResult } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { EXIT } from "../exit-code.ts";
import { type Replayed, replay, Unplayable } from "../replay.ts";
import { readCase } from "./case-file.ts";
import { WrongUse } from "./failure.ts";
import { colours, complain, print } from "./output.ts";

/** The options of `bug` as commander gives them. */
export interface BugFlags {
  readonly text?: true;
}

/**
 * Prints the bug report of a case file, as Markdown unless text is wanted: of what its file says, or of what an engine
 * makes of it now.
 * @param engine to play it on; missing = none
 * @returns the exit code: that of replaying it, where it is played
 * @throws WrongUse when the file is no case, or one that cannot be played
 */
export async function bug(file: string, engine: string | undefined, { text }: BugFlags): Promise<number> {
  const read = readCase(file);
  const context = {
    suite: read.suite,
    release: read.scenario.release,
    profile: read.scenario.profile,
    caseFile: file,
    adapterArgument: engine,
  };
  const show = async (options: BugOptions): Promise<void> => {
    const report = bugReport(options);
    await print(text ? renderText(report, colours(process.stdout)) : renderMarkdown(report));
  };
  if (engine === undefined) {
    await show({ ...context, ...whatItShows(read), case: read });
    return EXIT.conforms;
  }
  const adapter = await loadAdapter(engine);
  const replayed = await replay(adapter, read)
    .catch((error: unknown) => {
      if (error instanceof Unplayable) throw new WrongUse(`${file}: the case cannot be played: ${error.message}`);
      throw error;
    })
    .finally(() => adapter.close?.());
  if (!replayed.shows) {
    const why = replayed.trouble === undefined ? "" : `: ${replayed.trouble.message}`;
    complain(
      `${replayed.shows === undefined ? "it cannot be told whether the fault shows" : "the fault does not show"}${why}`,
    );
    return replayed.shows === undefined ? EXIT.incomplete : EXIT.conforms;
  }
  const { telltales: _, ...rest } = read;
  const telltales = replayed.deviations.map(({ after, path, expected, got }) => ({
    after,
    path,
    right: expected,
    wrong: got ?? null,
  }));
  const played = telltales.length > 0 ? { ...rest, telltales } : rest;
  const what = sameFault(read, replayed) ? whatItShows(read) : { kind: "case" as const, trouble: troubleOf(replayed) };
  await show({ ...context, engine: adapter.engine, ...what, case: played });
  return EXIT.faulty;
}

/** The rule that a case of a report is said to violate; of any other case nothing is known but itself. */
function whatItShows({
  misreadings = [],
  telltales,
  source,
}: Case): { kind: "case" } | { kind: "violation"; invariant: InvariantResult } {
  const [name] = misreadings;
  const misreading = MISREADINGS.find((each) => each.name === name);
  const invariant = INVARIANTS.find((each) => each === misreading?.invariant);
  // A written case lists the misreadings that fail it, and says nothing of an engine.
  if (!misreading || !invariant || telltales === undefined || source !== undefined) return { kind: "case" };
  const { id, rule, statement } = invariant;
  return {
    kind: "violation",
    invariant: { id, rule, statement, verdict: "violates", evidence: 1, misreading: misreading.name, cases: [] },
  };
}

/** Whether an engine is wrong just where the file says that one was. */
function sameFault({ telltales = [] }: Case, { deviations }: Replayed): boolean {
  const said = new Set(telltales.map(({ after, path, wrong }) => JSON.stringify([after, path, wrong])));
  return (
    said.size === deviations.length &&
    deviations.every(({ after, path, got }) => said.has(JSON.stringify([after, path, got ?? null])))
  );
}

function troubleOf({ trouble, failedControls: [control] }: Replayed): string | undefined {
  if (trouble) return trouble.message;
  return control && `the case itself comes out right, but not the game "${control.name}" that was played beside it`;
}
