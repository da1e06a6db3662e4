import type { Action, Adapter, Awaitable, Outcome, Pending, Session } from "../engine-adapter/contract.ts";
import type { Finding, Observation, Scenario } from "../spec/types/index.ts";
import { ASKED, LISTED, misled } from "./doctor/detectors.ts";
import { refusalsOf } from "./doctor/refusals.ts";

/** What an engine says that the suite cannot go by. */
export interface Distrust {
  /** Why nothing is to be concluded from what it says that a card asks for. */
  readonly asks?: string;
  /** Why nothing is to be concluded from the targets that it lists on the chain. */
  readonly targets?: string;
  /** It says ok where it refuses a play. */
  readonly silent: boolean;
}

/** The habit of an engine that refuses a play by doing nothing. */
export const SILENT = "refuses plays by doing nothing and saying ok";

/**
 * Tries what an engine says of targets on a sure target and on what surely is none, before any rule is judged by it.
 * What a misread rule would say as well is no matter of trust.
 */
export async function distrustOf(adapter: Adapter, profile: Scenario["profile"]): Promise<Distrust> {
  const asks = await misled(adapter, profile, ASKED);
  const targets = await misled(adapter, profile, LISTED);
  const refusals = Object.values(await refusalsOf(adapter, profile));
  return {
    ...(asks !== undefined && { asks }),
    ...(targets !== undefined && { targets }),
    silent: refusals.includes("silent"),
  };
}

/** The fields of a game that are then as good as not shown. */
export const unseen = ({ asks, targets }: Distrust): readonly string[] => [
  ...(asks === undefined ? [] : ["asks"]),
  ...(targets === undefined ? [] : ["targets"]),
];

/** One finding for each thing that an engine says and that is not so. */
export function distrustFindings({ asks, targets }: Distrust): readonly Finding[] {
  return [asks, targets].flatMap((message, index): Finding[] => {
    if (message === undefined) return [];
    const { name } = index === 0 ? ASKED : LISTED;
    return [{ kind: "primitive broken", signature: name, message: `${name} is not judged: ${message}`, count: 1 }];
  });
}

/** The same engine without what cannot be trusted; what it refuses silently it refuses aloud. */
export function trusted(adapter: Adapter, distrust: Distrust): Adapter {
  const { asks, targets, silent } = distrust;
  if (asks === undefined && targets === undefined && !silent) return adapter;
  return {
    ...adapter,
    async open(setup) {
      const opened = await adapter.open(setup);
      if (!("session" in opened)) return opened;
      return { ...opened, session: trustedSession(opened.session, opened.pending, distrust) };
    },
  };
}

function trustedSession(session: Session, opening: Pending, { asks, targets, silent }: Distrust): Session {
  let pending = opening;
  const observe = async (): Promise<Observation> => {
    const shown = await session.observe();
    return targets === undefined ? shown : withoutTargets(shown);
  };
  const act = async (action: Action): Promise<Outcome> => {
    const before = silent && isPut(action) ? await session.observe() : undefined;
    const outcome = await session.act(action);
    if (outcome.kind !== "ok") return outcome;
    const same =
      before && JSON.stringify([before, pending]) === JSON.stringify([await session.observe(), outcome.pending]);
    pending = outcome.pending;
    return same ? { kind: "rejected", reason: "nothing happened" } : outcome;
  };
  return {
    act,
    observe,
    ...(session.asks &&
      asks === undefined && {
        asks: (card: string, ability?: string): Awaitable<readonly string[] | undefined> =>
          session.asks?.(card, ability),
      }),
    ...(session.close && { close: () => session.close?.() }),
  };
}

const isPut = ({ kind }: Action): boolean => kind === "play" || kind === "activate";

function withoutTargets(shown: Observation): Observation {
  if (!shown.chain) return shown;
  return { ...shown, chain: shown.chain.map(({ targets: _, ...item }) => item) };
}
