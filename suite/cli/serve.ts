import { serve } from "../../engine-adapter/stdio/serve.ts";
import { loadAdapter } from "../adapters.ts";
import { send } from "./output.ts";

/**
 * Speaks riftbound-conformance/1 on standard input and output for an engine, until it is told to shut down.
 * @param words other words that may have been meant by an unknown engine
 */
export async function serveEngine(engine: string, words: readonly string[]): Promise<0> {
  await serve(await loadAdapter(engine, words), process.stdin, send);
  return 0;
}
