import { statSync } from "node:fs";
import { extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant, NoSuchMutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { BROKEN } from "../engine-adapter/sparring/broken.ts";
import { FAULTS, QUIRKS, sparring, VARIATIONS } from "../engine-adapter/sparring/index.ts";
import { stdioAdapter } from "../engine-adapter/stdio/adapter.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import { validateCapabilities, validateEngineInfo } from "../spec/schema/validate.ts";
import { EXIT } from "./exit-code.ts";
import { nearest } from "./select.ts";
import { SUITE_VERSION } from "./version.ts";
import { wordsOf } from "./words.ts";

/** What was named is no usable adapter. The message may hold what the module says: untrusted text. */
export class BadAdapter extends Error {
  override readonly name = "BadAdapter";
  readonly exitCode = EXIT.wrongUse;
}

/** Names that stand for engines of the suite; all others are paths. */
const BUILT_IN = ["reference", "sparring", "mutant", "broken", "stdio"];

/** Stands before the command line of an engine in another process. */
const STDIO = "stdio:";

/** Whether a command line names an engine in a process of its own. */
export const isElsewhere = (argument: string): boolean => argument.startsWith(STDIO);

/** Node.js loads these itself; everything else goes through tsx. */
const PLAIN = new Set([".js", ".mjs", ".cjs"]);

/**
 * The adapter that a command line names.
 * @param argument "reference", "mutant:a/b+c/d", "sparring", "sparring:x,y", "broken:x", "stdio:" and a command line, or
 *   the path of a module whose default export is an adapter
 * @param others words that may have been meant instead, for the message
 * @throws BadAdapter
 * @throws AdapterFailed where an engine in another process cannot be started
 */
export async function loadAdapter(argument: string, others: readonly string[] = []): Promise<Adapter> {
  const builtIn = builtInAdapter(argument);
  if (builtIn) return builtIn;
  if (isElsewhere(argument)) return started(argument.slice(STDIO.length));
  const path = resolve(argument);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind) throw new BadAdapter(`no such file: ${path}${meant(argument, others)}`);
  if (!kind.isFile()) throw new BadAdapter(`not a file: ${path}`);
  return adapterOf(await loaded(path), path);
}

function started(line: string): Promise<Adapter> {
  const words = wordsOf(line);
  if (!words) throw new BadAdapter(`a quote is not closed in ${STDIO}${line}`);
  const [command, ...args] = words;
  if (!command)
    throw new BadAdapter(`${STDIO} needs the command that starts the engine, as in "${STDIO}python3 engine.py"`);
  return stdioAdapter({ command, args, suite: SUITE_VERSION });
}

/** What may have been meant by something that is no file; a word without path and ending was hardly meant as one. */
function meant(argument: string, others: readonly string[]): string {
  if (/[/\\.]/.test(argument)) return "";
  return `, and no engine${others.length > 0 ? " or command" : ""} "${argument}"; the nearest is "${nearest(argument, [...BUILT_IN, ...others])}"`;
}

function builtInAdapter(argument: string): Adapter | undefined {
  const colon = argument.indexOf(":");
  const kind = colon < 0 ? argument : argument.slice(0, colon);
  const names = colon < 0 ? undefined : argument.slice(colon + 1);
  if (kind === "reference" && names === undefined) return reference;
  if (kind === "sparring") return names === undefined ? sparring() : switched(names.split(","));
  if (kind === "mutant") return mutated(names ?? "");
  if (kind === "broken") return broken(names ?? "");
  return undefined;
}

function switched(names: readonly string[]): Adapter {
  const known = [...VARIATIONS, ...QUIRKS, ...FAULTS].map(({ name }): string => name);
  for (const name of names) demand(name, known, "the sparring engine has no switch");
  return sparring(names);
}

function mutated(names: string): Adapter {
  const known = MISREADINGS.map(({ name }) => name);
  for (const name of names.split("+")) demand(name.split("#")[0] ?? "", known, "no misreading is called");
  try {
    return mutant(names);
  } catch (error) {
    // The name is known, so it is the way (#2) that there is not.
    throw error instanceof NoSuchMutant ? new BadAdapter(error.message) : error;
  }
}

function broken(name: string): Adapter {
  const known = BROKEN.map((each) => each.name);
  const found = BROKEN.find((each) => each.name === name);
  if (!found) throw new BadAdapter(unknown(name, known, "no broken engine is called"));
  return found.adapter();
}

function demand(name: string, known: readonly string[], complaint: string): void {
  if (!known.includes(name)) throw new BadAdapter(unknown(name, known, complaint));
}

const unknown = (name: string, known: readonly string[], complaint: string): string =>
  `${complaint} "${name}"; the nearest is "${nearest(name, known)}"`;

async function loaded(path: string): Promise<unknown> {
  const { href } = pathToFileURL(path);
  try {
    if (PLAIN.has(extname(path))) return await import(href);
    // Loaded late: most runs need no TypeScript of others. tsImport also takes CommonJS and what lies in node_modules.
    const { tsImport } = await import("tsx/esm/api");
    const module: unknown = await tsImport(href, import.meta.url);
    return module;
  } catch (error) {
    const why = saidBy(error);
    throw new BadAdapter(`${path} cannot be loaded: ${why}${SELF_MISSING.test(why) ? INSTALL : ""}`, { cause: error });
  }
}

/** How Node.js says that an adapter outside of the suite's own folder does not find the suite. */
const SELF_MISSING = /Cannot find (?:package|module) 'riftbound-conformance'/;
const INSTALL =
  "; install the suite beside the adapter (npm install /path/to/clone), or export a plain object: defineAdapter is not needed";

/** Whatever a module threw, on one line. */
function saidBy(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, " ");
  } catch {
    return "something that has no text";
  }
}

function adapterOf(module: unknown, path: string): Adapter {
  const found = defaultOf(module);
  if (found === undefined) throw new BadAdapter(`${path} has no default export; it must be an adapter`);
  const refused = (why: string): BadAdapter => new BadAdapter(`the default export of ${path} is no adapter: ${why}`);
  if (!isRecord(found)) throw refused(`it is ${found === null ? "null" : `a ${typeof found}`}, not an object`);
  try {
    if (isAdapter(found)) return found;
  } catch (error) {
    throw refused(error instanceof Error ? error.message : saidBy(error));
  }
  throw refused(`open is ${found.open === undefined ? "missing" : `a ${typeof found.open}`}, not a function`);
}

/** A module's default export; CommonJS that was compiled from ES modules wraps it once more. */
function defaultOf(module: unknown): unknown {
  const first = isRecord(module) ? module.default : undefined;
  return isRecord(first) && !("open" in first) && "default" in first ? first.default : first;
}

function isAdapter(value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Adapter {
  checked("engine", () => validateEngineInfo(value.engine));
  if (value.capabilities !== undefined) checked("capabilities", () => validateCapabilities(value.capabilities));
  return typeof value.open === "function";
}

/** Names the part of the adapter that a schema refuses. */
function checked(part: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^no valid \w+: /, "") : String(error);
    throw new BadAdapter(
      why.startsWith("at /") ? `at ${part}${why.slice("at ".length)}` : why.replace("the top", part),
    );
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
