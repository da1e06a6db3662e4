import { existsSync } from "node:fs";
import { WRITTEN } from "../../spec/cases/index.ts";
import { INVARIANTS, type Invariant, MISREADINGS, type NamedMisreading } from "../../spec/invariants/index.ts";
import { READINGS, type Reading } from "../../spec/readings/index.ts";
import { CLAUSES, PAGES } from "../../spec/releases/2026-07-24/index.ts";
import type { Clause, RulePage } from "../../spec/releases/clause.ts";
import type { Case } from "../../spec/types/index.ts";
import { near } from "../select.ts";
import { readCase } from "./case-file.ts";
import { WrongUse } from "./failure.ts";

/** What somebody wants explained. */
export type Subject =
  | { readonly kind: "clause"; readonly clause: Clause }
  | { readonly kind: "page"; readonly page: RulePage }
  | { readonly kind: "invariant"; readonly invariant: Invariant }
  | { readonly kind: "reading"; readonly reading: Reading }
  | { readonly kind: "misreading"; readonly misreading: NamedMisreading }
  | { readonly kind: "case"; readonly case: Case };

/**
 * What is called that: a rule, a page of rules, an invariant, a reading, a misreading, a written case or a case file.
 * @throws WrongUse when nothing is; the message says what is called nearly so
 */
export function subjectOf(what: string): Subject {
  const clause = CLAUSES.find(({ id }) => id === what);
  if (clause) return { kind: "clause", clause };
  const page = PAGES.find(({ id }) => id === what);
  if (page) return { kind: "page", page };
  const invariant = INVARIANTS.find(({ id }) => id === what);
  if (invariant) return { kind: "invariant", invariant };
  const reading = READINGS.find(({ id }) => id === what);
  if (reading) return { kind: "reading", reading };
  const misreading = MISREADINGS.find(({ name }) => name === what);
  if (misreading) return { kind: "misreading", misreading };
  const written = WRITTEN.find(({ id, case: { name } }) => id === what || name === what);
  if (written) return { kind: "case", case: written.case };
  if (!what.endsWith(".json") && !existsSync(what)) throw new WrongUse(unknown(what));
  return { kind: "case", case: readCase(what) };
}

function unknown(what: string): string {
  const names = [CLAUSES, INVARIANTS, READINGS, WRITTEN].flatMap((all) => all.map(({ id }) => id));
  const around = near(what, [...names, ...MISREADINGS.map(({ name }) => name)], 3);
  return `no rule, invariant or case is called "${what}"; the nearest are ${around.map((name) => `"${name}"`).join(", ")}`;
}

/** The same for programs: what it is and what is known of it, without the decisions that only the suite can play. */
export function subjectData(subject: Subject): unknown {
  switch (subject.kind) {
    case "clause":
      return { kind: subject.kind, ...subject.clause };
    case "page": {
      const { id, title, clauses } = subject.page;
      return { kind: subject.kind, id, title, clauses: clauses.map((clause) => clause.id) };
    }
    case "invariant": {
      const { id, rule, statement, profile, full, misreadings } = subject.invariant;
      const ways = misreadings.map((misreading) => ({ id: misreading.id, says: misreading.says }));
      return { kind: subject.kind, id, rule, statement, profile, evidence: full, misreadings: ways };
    }
    case "reading": {
      const { id, rule, question, games } = subject.reading;
      return { kind: subject.kind, id, rule, ...question, games: games.map(({ scenario }) => scenario) };
    }
    case "misreading": {
      const { name, says, invariant } = subject.misreading;
      return { kind: subject.kind, id: name, invariant: invariant.id, rule: invariant.rule, says };
    }
    case "case":
      return subject;
  }
}
