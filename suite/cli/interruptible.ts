import { setImmediate } from "node:timers/promises";
import type { Adapter, Awaitable, Opened } from "../../engine-adapter/contract.ts";

/** Milliseconds without a pause after which somebody who presses Ctrl-C would notice. */
const PATIENCE = 50;

/**
 * The same engine, but between two games the process gets to hear signals now and then: a synchronous engine would
 * keep it from that until the run is over.
 */
export function interruptible(adapter: Adapter): Adapter {
  // What plays in another process keeps this one from nothing.
  if (adapter.close) return adapter;
  let last = performance.now();
  const open: Adapter["open"] = (setup): Awaitable<Opened> => {
    if (performance.now() - last < PATIENCE) return adapter.open(setup);
    return setImmediate().then(() => {
      last = performance.now();
      return adapter.open(setup);
    });
  };
  const { engine, capabilities } = adapter;
  return capabilities === undefined ? { engine, open } : { engine, capabilities, open };
}
