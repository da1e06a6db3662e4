import type { Adapter, Pending, Session } from "../engine-adapter/contract.ts";
import { type Path, valuesShown } from "../spec/model/paths.ts";
import { checked } from "./engine-game.ts";

/** An adapter, with what is noted of its games. */
export interface Watched {
  readonly adapter: Adapter;
  /** Names of the paths that refused plays have changed. */
  readonly changed: ReadonlySet<string>;
  /** Whether it asked for something without saying for what. */
  readonly askedVaguely: () => boolean;
}

/** The same engine, looked at before and after every play or activation that it refuses: its state must be as it was. */
export function watched(adapter: Adapter, paths: readonly Path[]): Watched {
  const changed = new Set<string>();
  let vaguely = false;
  const seen = async (session: Session) => valuesShown(checked(await session.observe()), paths);
  const watching = (session: Session): Session => ({
    observe: () => session.observe(),
    ...(session.asks && { asks: (card: string, ability?: string) => session.asks?.(card, ability) }),
    ...(session.close && { close: () => session.close?.() }),
    async act(action) {
      const puts = action.kind === "play" || action.kind === "activate";
      const before = puts ? await seen(session) : [];
      const outcome = await session.act(action);
      if (outcome.kind === "ok" && isVague(outcome.pending)) vaguely = true;
      if (outcome.kind !== "rejected" || !puts) return outcome;
      const after = await seen(session);
      for (const [index, { name }] of paths.entries()) if (before[index] !== after[index]) changed.add(name);
      return outcome;
    },
  });
  return {
    changed,
    askedVaguely: () => vaguely,
    adapter: {
      ...adapter,
      async open(setup) {
        const opened = await adapter.open(setup);
        return "session" in opened ? { ...opened, session: watching(opened.session) } : opened;
      },
    },
  };
}

/** A question that offers something without naming the mention that it is about. */
const isVague = (pending: Pending): boolean =>
  pending.kind === "question" && pending.options.length > 0 && pending.mention === undefined;
