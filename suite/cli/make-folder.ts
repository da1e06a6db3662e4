import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and whatever is missing above it, one by one: asked to do so itself, Node.js 20 never returns where a
 * folder refuses as /proc does, by saying that it is not there.
 * @throws what the file system says
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  // One that is there stays as it is, and a file of that name is refused.
  if (existsSync(folder)) mkdirSync(folder, { recursive: true });
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) makeOne(each);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}
