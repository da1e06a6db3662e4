import type { Adapter } from "../engine-adapter/contract.ts";
import type { Report } from "../spec/types/index.ts";
import type { RunOptions } from "./options.ts";

/** The adapter cannot be used at all; the message says what was expected and what came. */
export class AdapterFailed extends Error {
  override readonly name = "AdapterFailed";
}

export async function runConformance(_adapter: Adapter, _options: RunOptions = {}): Promise<Report> {
  throw new Error("in the making");
}
