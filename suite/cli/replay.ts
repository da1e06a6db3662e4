import { loadAdapter } from "../adapters.ts";
import { EXIT } from "../exit-code.ts";
import { type Replayed, replay, Unplayable } from "../replay.ts";
import { readCase } from "./case-file.ts";
import { WrongUse } from "./failure.ts";
import { colours, print } from "./output.ts";
import { replayText } from "./replay-text.ts";

/**
 * Plays a case file on an engine and prints whether its fault shows.
 * @returns the exit code
 */
export async function replayFile(file: string, engine: string): Promise<number> {
  const played = readCase(file);
  const adapter = await loadAdapter(engine);
  let replayed: Replayed;
  try {
    replayed = await replay(adapter, played);
  } catch (error) {
    if (error instanceof Unplayable) throw new WrongUse(`${file}: the case cannot be played: ${error.message}`);
    throw error;
  } finally {
    await adapter.close?.();
  }
  await print(replayText(played, replayed, adapter.engine, colours(process.stdout)));
  if (replayed.shows === undefined) return EXIT.incomplete;
  return replayed.shows ? EXIT.faulty : EXIT.conforms;
}
