import pc from "picocolors";
import { safeJson } from "../../reports/escape.ts";
import { Unplayable } from "../replay.ts";
import { caseLines } from "./explain-case.ts";
import { clauseLines, pageLines } from "./explain-clause.ts";
import { invariantLines } from "./explain-invariant.ts";
import { readingLines } from "./explain-reading.ts";
import { subjectData, subjectOf } from "./explain-subject.ts";
import { WrongUse } from "./failure.ts";
import { colours, print } from "./output.ts";

/** The options of `explain` as commander gives them. */
export interface ExplainFlags {
  readonly json?: true;
}

/**
 * Prints what a rule, an invariant, a misreading or a case is about.
 * @throws WrongUse when nothing is called that; the message says what is called nearly so
 */
export async function explain(what: string, { json }: ExplainFlags = {}): Promise<0> {
  const text = json ? safeJson(subjectData(subjectOf(what)), 2) : explanation(what, colours(process.stdout)).join("\n");
  await print(`${text}\n`);
  return 0;
}

/** The lines that `explain` prints. */
export function explanation(what: string, colour: boolean): readonly string[] {
  const paint = pc.createColors(colour);
  const subject = subjectOf(what);
  switch (subject.kind) {
    case "clause":
      return clauseLines(subject.clause, paint);
    case "page":
      return pageLines(subject.page, paint);
    case "invariant":
      return invariantLines(subject.invariant, paint);
    case "reading":
      return readingLines(subject.reading, paint);
    case "misreading":
      return invariantLines(subject.misreading.invariant, paint, [subject.misreading]);
    case "case":
      try {
        return caseLines(subject.case, paint);
      } catch (error) {
        if (error instanceof Unplayable) throw new WrongUse(`${what}: the case cannot be played: ${error.message}`);
        throw error;
      }
  }
}
