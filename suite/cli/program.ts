import { Command, Option } from "commander";
import { nearest } from "../select.ts";
import { SUITE_VERSION } from "../version.ts";
import { type BaselineFlags, writeBaseline } from "./baseline.ts";
import { BASELINE } from "./baseline-file.ts";
import { type BugFlags, bug } from "./bug.ts";
import { CAPABILITIES_FILE } from "./capabilities.ts";
import type { Terminal } from "./check.ts";
import { type DoctorFlags, examine } from "./doctor.ts";
import { type ExplainFlags, explain } from "./explain.ts";
import { WrongUse } from "./failure.ts";
import { PRINTED, withFormats } from "./formats.ts";
import { CODES, ENGINES } from "./help-text.ts";
import { type InitFlags, init, LANGUAGES } from "./init.ts";
import type { Interruption } from "./interruption.ts";
import { type ListFlags, list } from "./list.ts";
import { merge } from "./merge.ts";
import { part, seconds, wholeNumber } from "./numbers.ts";
import { type LiveLine, NAME, print, width } from "./output.ts";
import { replayFile } from "./replay.ts";
import { type ReportFlags, report } from "./report.ts";
import { type RunAndShowFlags, run } from "./run.ts";
import { TIERS } from "./run-flags.ts";
import { serveEngine } from "./serve.ts";
import { STORED } from "./stored-files.ts";

const KNOWN = ["--baseline <file>", "pass with the faults that this file knows, see baseline write"] as const;
const STRICT = ["--strict", "pass only an engine that offers everything: partial ends with code 3"] as const;
const JOBS = [
  "--jobs <n>",
  "engines that play at the same time, each in a process of its own (default: 2 of an engine with stdio:, else 1)",
  wholeNumber(1, 64),
] as const;
const OUT = ["--out <folder>", "write report.json, bugs/*.md and cases/*.json there"] as const;

/**
 * The command line.
 * @param live where progress is shown
 * @param interruption asks a run to end
 * @param done is told the exit code of the command that ran
 */
export function programOf(live: LiveLine, interruption: Interruption, done: (code: number) => void): Command {
  const program = new Command(NAME)
    .description("Checks whether a rules engine follows the Core Rules on targets, illegal targets and links.")
    .version(SUITE_VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand(false)
    .exitOverride()
    // Errors are printed in one place, with all others.
    .configureOutput({ getOutHelpWidth: width, writeOut: (text) => void print(text), writeErr: () => {} })
    .addHelpText("after", "\nWithout a command, run is meant.");
  const terminal = (): Terminal => ({ live, interruption, words: words(program) });
  const check = checking(program.command("run", { isDefault: true }))
    .description("Check an engine against the invariants and print what came of it.")
    .argument("[engine]", "the engine to check, see below", "reference")
    .option("--only <id>", "check only this invariant or rule, * for any text; repeatable", collected)
    .option("--time <seconds>", "end after that time with what there is", seconds)
    .option(...KNOWN)
    .option(...STRICT)
    .option("--shard <i/n>", "play this part of the run only, to be judged with the others by merge", part)
    .option("--record <file>", "where the part is written to")
    .option(...OUT)
    .addHelpText("after", `${ENGINES}\n${CODES}`)
    .action(async (engine: string, flags: RunAndShowFlags) => {
      done(await run(engine, flags, terminal()));
    });
  const together = program
    .command("merge")
    .description("Judge the parts of a run together: the same report as of one run.")
    .argument("<engine>", "the engine that played them; it plays what no part has")
    .argument("<recordings...>", "what run --shard has written, all parts")
    .option(...JOBS)
    .option(...KNOWN)
    .option(...STRICT)
    .option(...OUT)
    .action(async (engine: string, files: readonly string[], flags: RunAndShowFlags) => {
      done(await merge(engine, files, flags, terminal()));
    });
  withFormats(together);
  checking(program.command("baseline").description("Keep the known faults of an engine in a file.").command("write"))
    .description("Write what a run finds into a baseline; reasons, issues and comments in it stay.")
    .argument("[engine]", "the engine to check, if not --from")
    .option("--from <report>", "take the report.json of a run instead")
    .option("--file <file>", "the baseline", BASELINE)
    .action(async (engine: string | undefined, flags: BaselineFlags) => {
      done(await writeBaseline(engine, flags, terminal()));
    });
  withFormats(check).addOption(
    new Option("--ndjson", "print each event as a line of JSON as it happens, and nothing else").conflicts(PRINTED),
  );
  const again = program
    .command("report")
    .description("Make the reports of a run again from the report.json that it left; without options print it.")
    .argument("<report>", "the report (JSON)")
    .option(...OUT)
    .action(async (file: string, flags: ReportFlags) => done(await report(file, flags)));
  withFormats(again);
  program
    .command("doctor")
    .description("Look at an adapter before any rule is tried: exit code 0 if it is fit to run, 3 if not yet.")
    .argument("[engine]", "the engine to look at", "reference")
    .addOption(new Option("--profile <name>", "reading of the rules").choices(["CR", "FAQ+"]))
    .option("--json", "print what was found as JSON")
    .option("--write [file]", `write the features that were learned, for run --capabilities (${CAPABILITIES_FILE})`)
    .addHelpText("after", ENGINES)
    .action(async (engine: string, flags: DoctorFlags) => {
      done(await examine(engine, flags, live, words(program)));
    });
  program
    .command("list")
    .description("Print the invariants with rule, statement and misreadings.")
    .option("--features", "print the names of what an engine may lack instead")
    .option("--cards", "print the official cards that the suite has as trees instead")
    .option("--reach <names>", "print what games of those cards can tell; names with commas between, or a file")
    .option("--json", "print as JSON")
    .action(async (flags: ListFlags) => done(await list(flags)));
  program
    .command("explain")
    .description("Print what a rule, an invariant or a case is about; cases are played step by step.")
    .argument("<what>", "a rule (359.3.e.8), an invariant, one of its misreadings, a written case or a case file")
    .option("--json", "print as JSON")
    .action(async (what: string, flags: ExplainFlags) => done(await explain(what, flags)));
  program
    .command("replay")
    .description("Play a case file on an engine: exit code 1 if its fault shows, 0 if not, 3 if it cannot be told.")
    .argument("<case>", "the case file (JSON)")
    .argument("[engine]", "the engine to play it on", "reference")
    .addHelpText("after", ENGINES)
    .action(async (file: string, engine: string) => done(await replayFile(file, engine)));
  program
    .command("serve")
    .description(
      "Speak the protocol of docs/protocol.md for an engine: requests on standard input, replies on standard output.",
    )
    .argument("[engine]", "the engine that answers", "reference")
    .addHelpText("after", ENGINES)
    .action(async (engine: string) => done(await serveEngine(engine, words(program))));
  program
    .command("bug")
    .description("Print the bug report of a case file: of what the file says, or of what an engine makes of it now.")
    .argument("<case>", "the case file (JSON)")
    .argument("[engine]", "the engine to play it on; without one the file is taken at its word")
    .option("--text", "print it for a terminal instead of as Markdown")
    .addHelpText("after", ENGINES)
    .action(async (file: string, engine: string | undefined, flags: BugFlags) => done(await bug(file, engine, flags)));
  program
    .command("init")
    .description("Write a first adapter, with comments that lead to a working one.")
    .argument("[folder]", "where it is written to", ".")
    .addOption(new Option("--language <name>", "what it is written in").choices(LANGUAGES).makeOptionMandatory())
    .option("--force", "overwrite what is there")
    .action(async (folder: string, flags: InitFlags) => done(await init(folder, flags, live)));
  program
    .command("help")
    .description("Print help on a command.")
    .argument("[command]", "the command")
    .action((name?: string) => helpOn(program, name));
  return program;
}

/** What says how an engine is checked. */
const checking = (command: Command): Command =>
  command
    .option("--seed <n>", "seed of the generated cases", wholeNumber(0))
    .option("--evidence <n>", "telling cases that are full evidence", wholeNumber(1))
    .addOption(
      new Option("--tier <name>", `evidence for CI: pr is ${TIERS.pr}, nightly ${TIERS.nightly}`).choices(
        Object.keys(TIERS),
      ),
    )
    .addOption(
      new Option("--profile <name>", "reading of the rules: CR as written, FAQ+ with the rulings").choices([
        "CR",
        "FAQ+",
      ]),
    )
    .option("--capabilities <file>", "what doctor --write learned of the engine's features")
    .option(...JOBS)
    .option("--cases <folder>", `stored cases, replayed before anything else (usually ${STORED})`);

const words = (program: Command): readonly string[] => program.commands.map((command) => command.name());

function helpOn(program: Command, name: string | undefined): void {
  const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
  if (!command)
    throw new WrongUse(`no command is called "${name}"; the nearest is "${nearest(name ?? "", words(program))}"`);
  command.help();
}

const collected = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value];
