import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

/** Which folders the files of a folder may import from; the first that a path starts with decides. */
const MAY_IMPORT: readonly (readonly [folder: string, from: readonly string[]])[] = [
  ["spec/", ["spec/"]],
  ["generators/", ["spec/", "generators/"]],
  ["engine-adapter/", ["spec/", "engine-adapter/"]],
  ["reports/", ["spec/", "reports/"]],
  ["suite/cli/", ["spec/", "generators/", "engine-adapter/", "reports/", "suite/"]],
  ["suite/vitest/", ["spec/", "generators/", "engine-adapter/", "reports/", "suite/"]],
  ["suite/bench/", ["spec/", "generators/", "engine-adapter/", "reports/", "suite/"]],
  ["suite/", ["spec/", "generators/", "engine-adapter/", "suite/"]],
];

/** Where the process may be read, printed to and ended. */
const PROGRAMS = ["suite/cli/", "suite/bench/", "spec/schema/generate.ts"];

const SPECIFIER = /\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;
const PROCESS = /\bprocess\s*\.\s*(?:argv|exit\w*|stdout|stderr)\b|\bconsole\s*\.\s*\w+\s*\(|["']node:process["']/g;

/**
 * The lines of a file that break the rule on who may import whom, or on who may print and exit.
 * @param file its path from the root of the repository, with slashes
 * @param source its text
 */
export function violations(file: string, source: string): readonly string[] {
  const code = withoutComments(source);
  const [, from] = MAY_IMPORT.find(([folder]) => file.startsWith(folder)) ?? [];
  const imports = [...code.matchAll(SPECIFIER)].flatMap(({ index, 1: specifier = "" }) => {
    const target = ownTarget(file, specifier);
    if (!from || target === undefined || from.some((folder) => target.startsWith(folder))) return [];
    return [{ index, why: `must not import ${target}` }];
  });
  const free = PROGRAMS.some((program) => file.startsWith(program));
  const uses = free
    ? []
    : [...code.matchAll(PROCESS)].map(({ index, 0: use }) => ({
        index,
        why: `must not use ${use.replace(/\s*\($/, "")}`,
      }));
  return [...imports, ...uses]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, why }) => `${file}:${code.slice(0, index).split("\n").length}: ${why}`);
}

/** What a specifier stands for in this repository; undefined for packages. */
function ownTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  return /^riftbound-conformance(?:\/|$)/.test(specifier) ? "suite/index.ts" : undefined;
}

/** Comments give way to nothing, their lines stay; what looks like one inside an address or a text is left alone. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (text) => text.replaceAll(/[^\n]/g, ""))
    .replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

function sources(root: string): readonly string[] {
  const folders = ["spec", "generators", "engine-adapter", "reports", "suite"];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file.replaceAll("\\", "/")}`,
      ),
    )
    .filter((file) => file.endsWith(".ts"))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const found = sources(root).flatMap((file) => violations(file, readFileSync(join(root, file), "utf8")));
  for (const line of found) process.stdout.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
