import { accessSync, constants, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { WrongUse } from "./failure.ts";

/**
 * Makes sure that a file can be written, so that a run does not end with nowhere to write to.
 * @param option the option that names it, for messages
 * @returns what writes it
 * @throws WrongUse when it cannot be written
 */
export function outFile(file: string, option: string): (text: string) => void {
  if (file.trim() === "") throw new WrongUse(`${option} needs the name of a file, but got an empty one`);
  const attempt = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      throw new WrongUse(`nothing can be written to ${file}: ${error instanceof Error ? error.message : error}`);
    }
  };
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
  });
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new WrongUse(`${option} needs the name of a file, but ${file} is a folder`);
  }
  return (text) => attempt(() => writeFileSync(file, text));
}
