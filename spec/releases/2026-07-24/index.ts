import type { Clause, RulePage } from "../clause.ts";
import { TARGETS } from "./355.10.ts";
import { LINKED } from "./359.3.e.14.ts";
import { ILLEGAL } from "./359.3.e.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { RULINGS } from "./rulings.ts";

/** The rule pages of the release, clause by clause. */
export const PAGES: readonly RulePage[] = [TARGETS, ILLEGAL, LINKED, RULINGS, NEIGHBOURS];

/** Every clause of every page. */
export const CLAUSES: readonly Clause[] = PAGES.flatMap(({ clauses }) => clauses);
