import { availableParallelism } from "node:os";
import { argv, execArgv, execPath } from "node:process";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { stdioAdapter } from "../../engine-adapter/stdio/adapter.ts";
import { isElsewhere, loadAdapter } from "../adapters.ts";
import { SUITE_VERSION } from "../version.ts";
import { withCapabilities } from "./capabilities.ts";
import type { RunFlags } from "./run-flags.ts";

/**
 * As many adapters of an engine as are to play at the same time. Of an engine in this process one is enough for one
 * job; for more each gets a process of its own, which serves the engine.
 * @param words other words that may have been meant by an unknown engine
 * @throws BadAdapter
 * @throws AdapterFailed where an engine in another process cannot be started
 */
export async function loadAdapters(
  engine: string,
  { jobs, capabilities }: Pick<RunFlags, "jobs" | "capabilities">,
  words: readonly string[],
): Promise<readonly [Adapter, ...Adapter[]]> {
  const [first, ...more] = await loaded(engine, jobs, words);
  if (capabilities === undefined) return [first, ...more];
  return [withCapabilities(first, capabilities), ...more.map((each) => withCapabilities(each, capabilities))];
}

async function loaded(
  engine: string,
  wished: number | undefined,
  words: readonly string[],
): Promise<readonly [Adapter, ...Adapter[]]> {
  const first = await loadAdapter(engine, words);
  const elsewhere = isElsewhere(engine);
  // An engine in a process of its own leaves this one idle while it plays: two of them, where there is a core for each.
  const jobs = wished ?? (elsewhere ? Math.min(2, availableParallelism()) : 1);
  if (jobs === 1) return [first];
  // An engine that lives elsewhere is started again; one that lives here is served from elsewhere.
  const start = (): Promise<Adapter> => (elsewhere ? loadAdapter(engine, words) : served(engine));
  const begun = await Promise.allSettled(Array.from({ length: elsewhere ? jobs - 1 : jobs }, start));
  const more = begun.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = begun.find((each) => each.status === "rejected");
  const [one, ...others] = elsewhere ? [first, ...more] : more;
  if (failed || !one) {
    await closeAll([first, ...more]);
    throw failed?.reason;
  }
  return [one, ...others];
}

function served(engine: string): Promise<Adapter> {
  const [, main = ""] = argv;
  return stdioAdapter({
    command: execPath,
    args: [...execArgv, main, "serve", engine],
    suite: SUITE_VERSION,
  });
}

/** Ends what adapters hold, such as processes. */
export async function closeAll(adapters: readonly Adapter[]): Promise<void> {
  await Promise.all(adapters.map((each) => each.close?.()));
}
