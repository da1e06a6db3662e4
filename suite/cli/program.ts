import { Command, Option } from "commander";
import { nearest } from "../select.ts";
import { SUITE_VERSION } from "../version.ts";
import { explain } from "./explain.ts";
import { WrongUse } from "./failure.ts";
import { type InitFlags, init, LANGUAGES } from "./init.ts";
import { type ListFlags, list } from "./list.ts";
import { seconds, wholeNumber } from "./numbers.ts";
import { type LiveLine, NAME, print, width } from "./output.ts";
import { replayFile } from "./replay.ts";
import { type RunFlags, run } from "./run.ts";

const ENGINES = `
An engine is one of
  reference                the built-in engine, which follows the rules
  sparring                 a second engine, written from the rules on its own
  sparring:NAME,...        the same with variations, quirks or faults
  mutant:RULE/MISREADING   the reference engine with a misreading (see list); several joined by +
  broken:NAME              an engine that is broken beyond rules
  PATH                     a module, TypeScript included, whose default export is an adapter`;

const CODES = `
Exit codes
  0  conforms, as far as the engine offers what the rules are about
  1  a rule is violated, or something else was found
  2  wrong use
  3  incomplete: nothing wrong was seen, but some rule lacks evidence
  4  the adapter failed
  5  the suite itself failed`;

/**
 * The command line.
 * @param live where progress is shown
 * @param done is told the exit code of the command that ran
 */
export function programOf(live: LiveLine, done: (code: number) => void): Command {
  const program = new Command(NAME)
    .description("Checks whether a rules engine follows the Core Rules on targets, illegal targets and links.")
    .version(SUITE_VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand(false)
    .exitOverride()
    // Errors are printed in one place, with all others.
    .configureOutput({ getOutHelpWidth: width, writeOut: (text) => void print(text), writeErr: () => {} })
    .addHelpText("after", "\nWithout a command, run is meant.");
  program
    .command("run", { isDefault: true })
    .description("Check an engine against the invariants and print what came of it.")
    .argument("[engine]", "the engine to check, see below", "reference")
    .option("--only <id>", "check only this invariant or rule, * for any text; repeatable", collected)
    .option("--seed <n>", "seed of the generated cases", wholeNumber(0))
    .option("--evidence <n>", "telling cases that are full evidence", wholeNumber(1))
    .option("--time <seconds>", "end after that time with what there is", seconds)
    .addOption(
      new Option("--profile <name>", "reading of the rules: CR as written, FAQ+ with the rulings").choices([
        "CR",
        "FAQ+",
      ]),
    )
    .option("--json", "print the report as JSON and nothing else")
    .option("--out <folder>", "write report.json, bugs/*.md and cases/*.json there")
    .addHelpText("after", `${ENGINES}\n${CODES}`)
    .action(async (engine: string, flags: RunFlags) => {
      done(await run(engine, flags, live, words(program)));
    });
  program
    .command("list")
    .description("Print the invariants with rule, statement and misreadings.")
    .option("--features", "print the names of what an engine may lack instead")
    .option("--json", "print as JSON")
    .action(async (flags: ListFlags) => done(await list(flags)));
  program
    .command("explain")
    .description("Print what a rule, an invariant or a case is about; cases are played step by step.")
    .argument("<what>", "a rule (359.3.e.8), an invariant, one of its misreadings, a written case or a case file")
    .action(async (what: string) => done(await explain(what)));
  program
    .command("replay")
    .description("Play a case file on an engine: exit code 1 if its fault shows, 0 if not, 3 if it cannot be told.")
    .argument("<case>", "the case file (JSON)")
    .argument("[engine]", "the engine to play it on", "reference")
    .addHelpText("after", ENGINES)
    .action(async (file: string, engine: string) => done(await replayFile(file, engine)));
  program
    .command("init")
    .description("Write a first adapter, with comments that lead to a working one.")
    .argument("[folder]", "where it is written to", ".")
    .addOption(new Option("--language <name>", "what it is written in").choices(LANGUAGES).makeOptionMandatory())
    .option("--force", "overwrite what is there")
    .action(async (folder: string, flags: InitFlags) => done(await init(folder, flags)));
  program
    .command("help")
    .description("Print help on a command.")
    .argument("[command]", "the command")
    .action((name?: string) => helpOn(program, name));
  return program;
}

const words = (program: Command): readonly string[] => program.commands.map((command) => command.name());

function helpOn(program: Command, name: string | undefined): void {
  const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
  if (!command)
    throw new WrongUse(`no command is called "${name}"; the nearest is "${nearest(name ?? "", words(program))}"`);
  command.help();
}

const collected = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value];
