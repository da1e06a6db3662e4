import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** A file could not be written; the message says which and why. */
export class CannotWrite extends Error {
  override readonly name = "CannotWrite";
}

/**
 * Writes a file so that nobody ever finds half of it under its name, whatever ends the process meanwhile: beside it
 * first, then renamed. Makes its folder if need be.
 * @throws CannotWrite
 */
export function writeWhole(path: string, text: string): void {
  const beside = besideOf(path);
  try {
    makeFolder(dirname(path));
    if (!isOrdinary(path)) throw new Error("it is no ordinary file");
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    dropped(beside);
    throw new CannotWrite(`${path} cannot be written: ${whyNot(error)}`, { cause: error });
  }
}

/** Whether nothing is lost but a file: a device or a pipe, or what leads to one, would be gone once a file took its name. */
function isOrdinary(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  if (!there || there.isDirectory()) return true;
  return there.isFile() && !/^\/(?:dev|proc)\//.test(resolve(path));
}

/** Where a file is written before it is whole. */
export const besideOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);

/** Whether a name is that of a file which was never whole. */
export const isHalf = (name: string): boolean => /^\..+\.\d+\.tmp$/.test(name);

/** The trouble is told already; where not even this can be done there is nothing to add. */
function dropped(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EACCES: "there is no permission to write there",
  EPERM: "there is no permission to write there",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "a file is where its folder should be",
  EISDIR: "it is a folder",
  ENOENT: "no file or folder can be made there",
};

/** Why a file system refuses, in words. */
export function whyNot(error: unknown): string {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
