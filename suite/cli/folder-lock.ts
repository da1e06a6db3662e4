import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WrongUse } from "./failure.ts";

/**
 * Keeps a folder for this run alone. What a process left that is gone is taken over.
 * @returns gives it free again
 * @throws WrongUse when another run has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, ".lock");
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) throw held(folder, file, holder);
  if (holder !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
  } catch (error) {
    const other = holderOf(file);
    if (other === undefined) throw error;
    throw held(folder, file, other);
  }
  return () => rmSync(file, { force: true });
}

function held(folder: string, file: string, holder: number): WrongUse {
  return new WrongUse(
    `another run (process ${holder}) is writing to ${folder}; wait for its end, or give this one a folder of its own; if there is no such run, take ${file} away`,
  );
}

/** The process that has a lock; 0 where the file does not say; undefined where there is none. */
function holderOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
