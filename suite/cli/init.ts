import { copyFileSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderDoctorsAdvice } from "../../reports/doctor.ts";
import { plain } from "../../reports/escape.ts";
import { shellWord } from "../../reports/shell-word.ts";
import { lookAt } from "./doctor.ts";
import { messageOf, WrongUse } from "./failure.ts";
import { makeFolder } from "./make-folder.ts";
import { colours, type LiveLine, print } from "./output.ts";

/** The options of `init` as commander gives them. */
export interface InitFlags {
  readonly language: Language;
  readonly force?: boolean;
}

/** What a first adapter can be written in. */
export type Language = keyof typeof FILES;

/** What is copied, the adapter first. */
const FILES = {
  typescript: ["examples/init/adapter.ts"],
  python: ["examples/init/adapter.py", "examples/python/riftbound_conformance.py", "examples/python/features.py"],
} as const;

export const LANGUAGES = Object.keys(FILES);

/** The folder of the package: this file lies in suite/cli, once compiled in dist/suite/cli. */
const ROOT = ["../../", "../../../"]
  .map((up) => fileURLToPath(new URL(up, import.meta.url)))
  .find((folder) => existsSync(join(folder, FILES.typescript[0])));

/** Writes a first adapter into a folder, looks at it as `doctor` does, and prints what to do next. */
export async function init(folder: string, { language, force = false }: InitFlags, live: LiveLine): Promise<0> {
  const lines = writeAdapter(folder, language, force);
  const adapter = join(folder, basename(FILES[language][0]));
  const engine = language === "python" ? `stdio:python3 ${wordOf(adapter)}` : adapter;
  await print(
    `${lines.join("\n")}\n\n${await seen(engine, live)}\n${next(language === "python" ? `"${engine}"` : shellWord(engine))}`,
  );
  return 0;
}

/** What doctor makes of it as it is; where it cannot be looked at yet, why. */
async function seen(engine: string, live: LiveLine): Promise<string> {
  try {
    return renderDoctorsAdvice(await lookAt(engine, undefined, live, []), colours(process.stdout));
  } catch (error) {
    return `It cannot be looked at yet: ${plain(messageOf(error))}\n`;
  }
}

/** A path as one word of a command that is started without a shell. */
const wordOf = (path: string): string => (path.includes(" ") ? `'${path}'` : path);

/**
 * Writes a first adapter into a folder, which is made if need be.
 * @param force whether to overwrite what is there
 * @returns what became of each file
 * @throws WrongUse when something of that name is there already, or nothing can be written
 */
export function writeAdapter(folder: string, language: Language, force: boolean): readonly string[] {
  const files = FILES[language].map((from) => ({ from: join(ROOT ?? "", from), to: join(folder, basename(from)) }));
  const there = files.map(({ to }) => to).filter((to) => existsSync(to));
  if (there.length > 0 && !force) {
    const are = there.length === 1 ? "is" : "are";
    throw new WrongUse(
      `${there.join(", ")} ${are} there already, so nothing was written; name another folder, or add --force to overwrite`,
    );
  }
  try {
    makeFolder(folder);
    for (const { from, to } of files) copyFileSync(from, to);
  } catch (error) {
    throw new WrongUse(`nothing can be written to ${folder}: ${error instanceof Error ? error.message : error}`);
  }
  return files.map(({ to }) => `${there.includes(to) ? "overwrote" : "wrote"} ${to}`);
}

const next = (engine: string): string =>
  `Now connect it to your engine: its comments lead the way. After each step, see what works and what comes next:

  npx riftbound-conformance doctor ${engine}

and once the first actions work, which rules hold:

  npx riftbound-conformance run ${engine}
`;
