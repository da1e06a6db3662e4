import type { Adapter, Session } from "../engine-adapter/contract.ts";
import { type Path, valuesShown } from "../spec/model/paths.ts";
import { checked } from "./engine-game.ts";

/** An adapter, with the names of the paths that refused plays have changed. */
export interface Watched {
  readonly adapter: Adapter;
  readonly changed: Set<string>;
}

/** The same engine, looked at before and after every play that it refuses: its state must be as it was. */
export function watched(adapter: Adapter, paths: readonly Path[]): Watched {
  const changed = new Set<string>();
  const seen = async (session: Session) => valuesShown(checked(await session.observe()), paths);
  const watching = (session: Session): Session => ({
    observe: () => session.observe(),
    ...(session.asks && { asks: (card: string) => session.asks?.(card) ?? [] }),
    ...(session.close && { close: () => session.close?.() }),
    async act(action) {
      if (action.kind !== "play") return session.act(action);
      const before = await seen(session);
      const outcome = await session.act(action);
      if (outcome.kind !== "rejected") return outcome;
      const after = await seen(session);
      for (const [index, { name }] of paths.entries()) if (before[index] !== after[index]) changed.add(name);
      return outcome;
    },
  });
  return {
    changed,
    adapter: {
      ...adapter,
      async open(setup) {
        const opened = await adapter.open(setup);
        return "session" in opened ? { ...opened, session: watching(opened.session) } : opened;
      },
    },
  };
}
