import entries from "./not-yet.json" with { type: "json" };

/** A worked example that no written case shows. */
export interface NotYet {
  /** The rule and which of its examples. */
  readonly example: string;
  readonly why: string;
}

/** Every worked example that the card language cannot say yet. */
const NOT_YET: readonly NotYet[] = entries;

/** Those of one rule, without those of the rules below it. */
export function notYetOf(rule: string): readonly NotYet[] {
  return NOT_YET.filter(({ example }) => example === rule || /^[,:]/.test(tail(example, rule)));
}

const tail = (text: string, start: string): string => (text.startsWith(start) ? text.slice(start.length) : "");
