import { CommanderError } from "commander";
import { AdapterFailed } from "../../engine-adapter/failure.ts";
import { BadAdapter } from "../adapters.ts";
import { EXIT } from "../exit-code.ts";
import { NoSuchInvariant } from "../select.ts";
import { CannotWrite } from "./write-whole.ts";

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
    return { code: EXIT.adapterFailed, message: error.message };
  }
  // The suite did its part, but what it found is not where it was to be.
  if (error instanceof CannotWrite) return { code: EXIT.suiteFailed, message: error.message };
  const name = error instanceof Error && error.name !== "Error" ? `${error.name}: ` : "";
  return { code: EXIT.suiteFailed, message: `the suite itself failed: ${name}${messageOf(error)}` };
}

/** What a thrown thing says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
