import { existsSync } from "node:fs";
import pc from "picocolors";
import { WRITTEN } from "../../spec/cases/index.ts";
import { INVARIANTS, MISREADINGS } from "../../spec/invariants/index.ts";
import { READINGS } from "../../spec/readings/index.ts";
import { CLAUSES, PAGES } from "../../spec/releases/2026-07-24/index.ts";
import { Unplayable } from "../replay.ts";
import { near } from "../select.ts";
import { readCase } from "./case-file.ts";
import { caseLines } from "./explain-case.ts";
import { clauseLines, pageLines } from "./explain-clause.ts";
import { invariantLines } from "./explain-invariant.ts";
import { readingLines } from "./explain-reading.ts";
import { WrongUse } from "./failure.ts";
import { colours, print } from "./output.ts";

/**
 * Prints what a rule, an invariant, a misreading or a case is about.
 * @throws WrongUse when nothing is called that; the message says what is called nearly so
 */
export async function explain(what: string): Promise<0> {
  await print(`${explanation(what, colours(process.stdout)).join("\n")}\n`);
  return 0;
}

/** The lines that `explain` prints. */
export function explanation(what: string, colour: boolean): readonly string[] {
  const paint = pc.createColors(colour);
  const clause = CLAUSES.find(({ id }) => id === what);
  if (clause) return clauseLines(clause, paint);
  const page = PAGES.find(({ id }) => id === what);
  if (page) return pageLines(page, paint);
  const invariant = INVARIANTS.find(({ id }) => id === what);
  if (invariant) return invariantLines(invariant, paint);
  const reading = READINGS.find(({ id }) => id === what);
  if (reading) return readingLines(reading, paint);
  const misreading = MISREADINGS.find(({ name }) => name === what);
  if (misreading) return invariantLines(misreading.invariant, paint, [misreading]);
  const written = WRITTEN.find(({ id, case: { name } }) => id === what || name === what);
  if (written) return caseLines(written.case, paint);
  if (!what.endsWith(".json") && !existsSync(what)) throw new WrongUse(unknown(what));
  try {
    return caseLines(readCase(what), paint);
  } catch (error) {
    if (error instanceof Unplayable) throw new WrongUse(`${what}: the case cannot be played: ${error.message}`);
    throw error;
  }
}

function unknown(what: string): string {
  const names = [CLAUSES, INVARIANTS, READINGS, WRITTEN].flatMap((all) => all.map(({ id }) => id));
  const around = near(what, [...names, ...MISREADINGS.map(({ name }) => name)], 3);
  return `no rule, invariant or case is called "${what}"; the nearest are ${around.map((name) => `"${name}"`).join(", ")}`;
}
