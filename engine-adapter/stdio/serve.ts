import { validateRequest } from "../../spec/schema/validate.ts";
import type { ActRequest, OpenRequest, Request } from "../../spec/types/index.ts";
import type { Adapter, Session } from "../contract.ts";
import { LINE_LIMIT } from "./child.ts";
import { lineReader } from "./lines.ts";

/** Where requests come from. */
export interface Input {
  on(event: "data", listener: (chunk: Buffer) => void): unknown;
  on(event: "end", listener: () => void): unknown;
}

/** Passes in one go at most: an engine in which somebody has priority for ever must not keep the suite waiting. */
const PASSES = 100;

/** What a reply says beside its number. */
type Words = object;

/**
 * The engine's side of riftbound-conformance/1 (docs/protocol.md) for an engine in this process.
 * @param adapter the engine
 * @param input brings the requests, one a line
 * @param write takes each reply as a line
 * @returns once it is told to shut down, or no more requests come
 */
export function serve(adapter: Adapter, input: Input, write: (line: string) => void): Promise<void> {
  const answer = answering(adapter);
  return new Promise((resolve) => {
    // Requests may come before the last is answered; replies keep their order.
    let last = Promise.resolve();
    const take = async (line: string): Promise<void> => {
      const { id, words, op } = await replyTo(line, answer);
      write(`${JSON.stringify({ id, ...words })}\n`);
      if (op === "shutdown") resolve();
    };
    const read = lineReader(
      LINE_LIMIT,
      (line) => {
        last = last.then(() => take(line));
      },
      resolve,
    );
    input.on("data", read);
    input.on("end", () => void last.then(resolve));
  });
}

interface Reply {
  readonly id: unknown;
  readonly words: Words;
  readonly op?: Request["op"];
}

/** The reply to a line; whatever goes wrong is one as well. */
async function replyTo(line: string, answer: (request: Request) => Promise<Words>): Promise<Reply> {
  let id: unknown = null;
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && "id" in value) id = value.id;
    const request = validateRequest(value);
    return { id, op: request.op, words: await answer(request) };
  } catch (error) {
    return { id, words: { error: error instanceof Error ? error.message || error.name : String(error) } };
  }
}

/** Answers requests one after the other; there is one game at a time. */
function answering(adapter: Adapter): (request: Request) => Promise<Words> {
  let session: Session | undefined;
  const game = (): Session => {
    if (!session) throw new Error("no game is open");
    return session;
  };
  const close = async (): Promise<Words> => {
    await session?.close?.();
    session = undefined;
    return {};
  };
  const open = async ({ setup, observe }: OpenRequest): Promise<Words> => {
    await close();
    const opened = await adapter.open(setup);
    if ("unsupported" in opened) return opened;
    const { pending, fit } = opened;
    session = opened.session;
    return { pending, ...(fit && { fit }), ...(observe && { observation: await session.observe() }) };
  };
  const act = async ({ action, observe, settle }: ActRequest): Promise<Words> => {
    let outcome = await game().act(action);
    for (let n = 0; settle && n < PASSES && outcome.kind === "ok" && outcome.pending.kind === "priority"; n += 1)
      outcome = await game().act({ kind: "pass", player: outcome.pending.player });
    return outcome.kind === "ok" && observe ? { ...outcome, observation: await game().observe() } : outcome;
  };
  const asks = async (card: string, ability: string | undefined): Promise<Words> => {
    const asked = await game().asks?.(card, ability);
    return asked ? { asks: asked } : {};
  };
  return async (request) => {
    switch (request.op) {
      case "hello":
        return hello(adapter);
      case "open":
        return open(request);
      case "act":
        return act(request);
      case "observe":
        return { observation: await game().observe() };
      case "asks":
        return asks(request.card, request.ability);
      case "close":
        return close();
      case "shutdown":
        await close();
        await adapter.close?.();
        return {};
    }
  };
}

function hello({ engine, capabilities }: Adapter): Words {
  return { protocol: "riftbound-conformance/1", engine, ...(capabilities && { capabilities }), asks: true };
}
