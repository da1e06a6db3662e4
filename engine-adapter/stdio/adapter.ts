import type { HelloReply, Observation, OpenedReply } from "../../spec/types/index.ts";
import type { Action, Adapter, Opened, Outcome, Session, Setup } from "../contract.ts";
import { AdapterFailed, EngineFailed } from "../failure.ts";
import type { Command } from "./child.ts";
import { type Talk, talkTo } from "./talk.ts";

/** Milliseconds that an engine has to answer. */
export interface Timeouts {
  /** To start and answer hello; missing = 30,000. */
  readonly hello?: number;
  /** To open the first game of a process; missing = 10,000. */
  readonly first?: number;
  /** For every other request; missing = 2,000. */
  readonly step?: number;
  /** To exit after shutdown; missing = 1,000. */
  readonly shutdown?: number;
}

/** How an engine in another process is started, and how long it is waited for. */
export interface StdioOptions extends Command {
  readonly timeouts?: Timeouts;
  /** Failures in a row, without a game that comes to its end, after which the engine is given up; missing = 50. */
  readonly patience?: number;
  /** Version of the suite, which the engine is told; missing = not said. */
  readonly suite?: string;
}

const PROTOCOL = "riftbound-conformance/1";
const RELEASE = "2026-07-24";

/**
 * An engine that runs in another process and speaks riftbound-conformance/1 (docs/protocol.md) on its standard input
 * and output. A process that dies or hangs is a fault of the game in which it does; the next game gets a fresh one.
 * @param options the program, and how long it is waited for
 * @throws AdapterFailed when it cannot be started or does not say hello as it should
 */
export async function stdioAdapter(options: StdioOptions): Promise<Adapter> {
  const { patience = 50, timeouts = {} } = options;
  const { hello: start = 30_000, first = 10_000, step = 2_000, shutdown = 1_000 } = timeouts;
  const greet = (to: Talk): Promise<HelloReply> => {
    const { suite } = options;
    return to.ask("hello", { protocol: PROTOCOL, release: RELEASE, ...(suite !== undefined && { suite }) }, start);
  };
  let talk = talkTo(options);
  const hello = await greet(talk).catch(async (error: unknown) => {
    await talk.end();
    throw error instanceof EngineFailed ? new AdapterFailed(`the engine ${named(options)}: ${textOf(error)}`) : error;
  });
  let fresh = true;
  let closed = false;
  /** Failures in a row. */
  let failures = 0;
  /** The last failure that a game was blamed for. */
  let blamed: EngineFailed | undefined;

  /** Runs a part of a game, and counts how often its process fails. */
  const blaming = async <T>(part: () => Promise<T>): Promise<T> => {
    try {
      return await part();
    } catch (error) {
      const failure = talk.failure();
      if (failure && failure !== blamed) {
        blamed = failure;
        failures += 1;
        if (failures >= patience) {
          throw new AdapterFailed(`the engine failed ${failures} times in a row, at last so: ${textOf(failure)}`);
        }
      }
      throw error;
    }
  };

  /** A process that can take a game: the one there is, or a fresh one that says the same hello. */
  const ready = async (): Promise<Talk> => {
    const failure = talk.failure();
    if (!failure) return talk;
    // It failed after its last game had ended.
    if (failure !== blamed) throw failure;
    await talk.end();
    talk = talkTo(options);
    fresh = true;
    const again = await greet(talk);
    if (facts(again) !== facts(hello)) {
      throw new EngineFailed("handshake untrue", "it says another hello after a restart", facts(again));
    }
    return talk;
  };

  const openOn = async (setup: Setup): Promise<Opened> => {
    const current = await ready();
    const reply = await current.ask("open", { setup, observe: true }, fresh ? first : step);
    fresh = false;
    if ("unsupported" in reply) {
      failures = 0;
      return { unsupported: reply.unsupported };
    }
    const { pending, fit } = reply;
    return { session: sessionOn(current, reply), pending, ...(fit && { fit }) };
  };

  const sessionOn = (current: Talk, opened: OpenedReply): Session => {
    let seen: Observation | undefined = opened.observation;
    const act = async (action: Action, settle?: true): Promise<Outcome> => {
      seen = undefined;
      const reply = await current.ask("act", { action, observe: true, ...(settle && { settle }) }, step);
      if (reply.kind === "ok") seen = reply.observation;
      return reply;
    };
    const observe = async (): Promise<Observation> => (await current.ask("observe", {}, step)).observation;
    const close = async (): Promise<void> => {
      await current.ask("close", {}, step);
      failures = 0;
    };
    const asks = async (card: string, ability?: string): Promise<readonly string[] | undefined> =>
      (await current.ask("asks", { card, ...(ability !== undefined && { ability }) }, step)).asks;
    return {
      act: (action) => blaming(() => act(action)),
      settle: (player) => blaming(() => act({ kind: "pass", player }, true)),
      observe: () => seen ?? blaming(observe),
      ...(hello.asks && { asks: (card: string, ability?: string) => blaming(() => asks(card, ability)) }),
      close: () => blaming(close),
    };
  };

  return {
    engine: hello.engine,
    ...(hello.capabilities && { capabilities: hello.capabilities }),
    open(setup) {
      if (closed) throw new AdapterFailed("the engine has been shut down already");
      return blaming(() => openOn(setup));
    },
    async close() {
      closed = true;
      try {
        await talk.ask("shutdown", {}, shutdown);
        const late = new Promise<void>((resolve) => setTimeout(resolve, shutdown).unref());
        await Promise.race([talk.gone, late]);
      } catch (error) {
        if (!(error instanceof EngineFailed)) throw error;
      } finally {
        await talk.end();
      }
    },
  };
}

const named = ({ command, args = [] }: Command): string => JSON.stringify([command, ...args].join(" "));

const textOf = ({ message, detail }: EngineFailed): string =>
  detail === undefined ? message : `${message}; ${detail}`;

/** What an engine says of itself, as text to compare. */
const facts = ({ engine, capabilities, asks }: HelloReply): string => JSON.stringify({ engine, capabilities, asks });
