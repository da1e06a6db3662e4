import { Invalid, type Replies, validateObservation, validateReply } from "../../spec/schema/validate.ts";
import type { AsksRequest, HelloRequest } from "../../spec/types/index.ts";
import type { Action, Setup } from "../contract.ts";
import { EngineFailed, type FailureKind } from "../failure.ts";
import { type Command, type Ending, LINE_LIMIT, startChild } from "./child.ts";
import { lastWords } from "./tail.ts";

type Op = keyof Replies;

/** What a request says beside its number and op. */
interface Words {
  readonly hello: Omit<HelloRequest, "id" | "op">;
  readonly open: { readonly setup: Setup; readonly observe: true };
  readonly act: { readonly action: Action; readonly observe: true; readonly settle?: true };
  readonly observe: Readonly<Record<string, never>>;
  readonly asks: Omit<AsksRequest, "id" | "op">;
  readonly close: Readonly<Record<string, never>>;
  readonly shutdown: Readonly<Record<string, never>>;
}

/** Requests and replies with one child, one at a time. Once the child failed the talk is over, and the child is ended. */
export interface Talk {
  /**
   * Asks and waits for the reply.
   * @throws EngineFailed where none comes in time, it is not what the protocol says, or it is an error
   */
  readonly ask: <O extends Op>(op: O, words: Words[O], milliseconds: number) => Promise<Replies[O]>;
  /** How the child failed, if it did. */
  readonly failure: () => EngineFailed | undefined;
  /** Ends the child; done when it is gone. */
  readonly end: () => Promise<void>;
  /** Done when the child is gone. */
  readonly gone: Promise<void>;
}

/** Milliseconds in which an answer is heard that came in time, while this process did something else. */
const GRACE = 50;

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: EngineFailed) => void;
}

/** Starts a child to talk to. */
export function talkTo(command: Command): Talk {
  let id = 0;
  let waiting: Waiting | undefined;
  let failure: EngineFailed | undefined;

  const fail = (kind: FailureKind, message: string, detail?: string): void => {
    if (failure) return;
    failure = new EngineFailed(kind, message, detail);
    const asker = waiting;
    waiting = undefined;
    asker?.reject(failure);
    void child.end();
  };
  const hear = (line: string): void => {
    if (failure) return;
    const reply = parsed(line);
    const asker = waiting;
    if (asker && idOf(reply) === id) {
      waiting = undefined;
      asker.resolve(reply);
    } else {
      fail("crash", complaint(reply, asker ? id - 1 : id), shown(line));
    }
  };
  const child = startChild(command, {
    line: hear,
    overflow: () => fail("crash", `it wrote a line of more than ${LINE_LIMIT.toLocaleString("en-US")} bytes`),
    ended: (ending) => fail("crash", saidOf(ending), logged(child.log())),
  });

  const exchange = (request: string, op: Op, milliseconds: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const hangs = (): void => fail("hang", `no answer to ${op} within ${milliseconds / 1000} s`, logged(child.log()));
      let late = setTimeout(() => {
        // It may be this process that was busy: what has come meanwhile is heard first.
        late = setTimeout(hangs, GRACE);
      }, milliseconds);
      const done = () => clearTimeout(late);
      waiting = {
        resolve(reply) {
          done();
          resolve(reply);
        },
        reject(error) {
          done();
          reject(error);
        },
      };
      child.write(request);
    });
  return {
    async ask(op, words, milliseconds) {
      if (failure) throw failure;
      if (waiting) throw new EngineFailed("crash", "an engine in another process is asked one thing at a time");
      id += 1;
      return checked(op, await exchange(`${JSON.stringify({ id, op, ...words })}\n`, op, milliseconds));
    },
    failure: () => failure,
    end: child.end,
    gone: child.gone,
  };
}

/** A reply that fits its schema and is no error. */
function checked<O extends Op>(op: O, value: unknown): Replies[O] {
  const reply = valid(op, value);
  if ("error" in reply) throw new EngineFailed("crash", reply.error);
  return reply;
}

function valid<O extends Op>(op: O, value: unknown): ReturnType<typeof validateReply<O>> {
  try {
    return validateReply(op, value);
  } catch (error) {
    const wrong = observationFault(value) ?? error;
    if (!(wrong instanceof Invalid)) throw wrong;
    throw new EngineFailed(wrong === error ? "crash" : "bad observation", wrong.message);
  }
}

/** What is wrong with the observation in a reply, if that is what is wrong. */
function observationFault(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("observation" in value)) return undefined;
  try {
    validateObservation(value.observation);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** What is wrong with a line that is not the reply that is waited for. */
function complaint(reply: unknown, last: number): string {
  if (reply === undefined) return "it wrote to standard output what is no JSON";
  const id = idOf(reply);
  if (id === undefined) return "it wrote to standard output what is no reply";
  return id === last ? "it answered a request twice" : "it answered another request than it was asked";
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const idOf = (reply: unknown): number | undefined =>
  typeof reply === "object" && reply !== null && "id" in reply && typeof reply.id === "number" ? reply.id : undefined;

/** Longest piece of a wrong line in a message. */
const SHOWN = 80;

const shown = (line: string): string => JSON.stringify(line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);

function logged(log: string): string | undefined {
  const words = lastWords(log);
  return words === "" ? undefined : `its log ends: ${words}`;
}

function saidOf(ending: Ending): string {
  switch (ending.kind) {
    case "not started":
      return `it cannot be started: ${whyNot(ending.error)}`;
    case "exited":
      return `it ended with exit code ${ending.code}`;
    case "ended by signal":
      return `it was ended by ${ending.signal}`;
    case "closed":
      return `it closed its ${ending.pipe}`;
  }
}

function whyNot({ code, path, message }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return `there is no program "${path}"`;
  return code === "EACCES" ? `"${path}" may not be executed` : message;
}
