import { CommanderError } from "commander";
import { Invalid } from "../../spec/schema/validate.ts";
import { BadAdapter } from "../adapters.ts";
import { EXIT } from "../exit-code.ts";
import { AdapterFailed } from "../run.ts";
import { NoSuchInvariant } from "../select.ts";

/** The command was used wrongly; the message says how. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** How a command ends that failed; without a message there is nothing to say. */
export interface Failure {
  readonly code: number;
  readonly message?: string;
}

/** What an error means for whoever ran the command. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { code: EXIT.conforms };
    return { code: EXIT.wrongUse, message: error.message.replace(/^error: /, "").replaceAll(/\s*\n\s*/g, " ") };
  }
  if (error instanceof BadAdapter || error instanceof NoSuchInvariant || error instanceof WrongUse) {
    return { code: EXIT.wrongUse, message: error.message };
  }
  if (error instanceof AdapterFailed) {
    return { code: EXIT.adapterFailed, message: `the adapter failed: ${error.message}` };
  }
  const name = error instanceof Invalid || !(error instanceof Error) ? "" : `${error.name}: `;
  const message = error instanceof Error ? error.message : String(error);
  return { code: EXIT.suiteFailed, message: `the suite itself failed: ${name}${message}` };
}
