import { type ChildProcess, spawn } from "node:child_process";
import { lineReader } from "./lines.ts";
import { tailOf } from "./tail.ts";

/** A program with its arguments, started without a shell. */
export interface Command {
  readonly command: string;
  readonly args?: readonly string[];
  /** Folder in which it runs; missing = that of the suite. */
  readonly cwd?: string;
  /** Its environment; missing = that of the suite. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Bytes of the longest line. */
export const LINE_LIMIT = 1024 * 1024;
/** Bytes of the log that are kept. */
const LOG_LIMIT = 64 * 1024;
/** Milliseconds that a child has to go by itself once it is told to. */
const GRACE = 500;
/** Milliseconds for the rest of the log to come after the end, or for the end after its pipes are closed. */
const LAST_WORDS = 250;

/** How a child came to its end, or to where nothing more can be said to it. */
export type Ending =
  | { readonly kind: "not started"; readonly error: NodeJS.ErrnoException }
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "ended by signal"; readonly signal: string }
  /** It lives, but has closed a pipe. */
  | { readonly kind: "closed"; readonly pipe: "standard input" | "standard output" };

/** What hears from a child. */
export interface Listener {
  readonly line: (line: string) => void;
  /** A line is over the limit; no line comes afterwards. */
  readonly overflow: () => void;
  readonly ended: (ending: Ending) => void;
}

/** A process with lines on standard input and output, and a log on standard error. */
export interface Child {
  readonly write: (line: string) => void;
  /** The end of its log. */
  readonly log: () => string;
  /** Ends it and all that it has started; done when it is gone. */
  readonly end: () => Promise<void>;
  /** Waits until it is gone by itself. */
  readonly gone: Promise<void>;
}

/** Starts a process in a group of its own, so that all of it can be ended. */
export function startChild({ command, args = [], cwd, env }: Command, listener: Listener): Child {
  const child = spawn(command, args, {
    stdio: ["pipe", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true,
    ...(cwd !== undefined && { cwd }),
    ...(env !== undefined && { env }),
  });
  const log = tailOf(LOG_LIMIT);
  let told = false;
  const tell = (ending: Ending): void => {
    if (!told) listener.ended(ending);
    told = true;
  };
  const gone = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      if (child.pid !== undefined) return;
      tell({ kind: "not started", error });
      resolve();
    });
    child.once("exit", (code, signal) => {
      // What it has started must not outlive it, nor keep its pipes open.
      signalGroup(child, "SIGKILL");
      alive.delete(child);
      const ending: Ending =
        signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "ended by signal", signal };
      const late = setTimeout(() => tell(ending), LAST_WORDS);
      child.once("close", () => {
        clearTimeout(late);
        tell(ending);
      });
      resolve();
    });
  });
  const closed = (pipe: Extract<Ending, { kind: "closed" }>["pipe"]) => (): void => {
    setTimeout(() => tell({ kind: "closed", pipe }), LAST_WORDS).unref();
  };
  child.stdin.on("error", closed("standard input"));
  child.stdout.on("data", lineReader(LINE_LIMIT, listener.line, listener.overflow));
  child.stdout.once("end", closed("standard output"));
  child.stdout.on("error", closed("standard output"));
  child.stderr.on("data", log.push);
  child.stderr.on("error", () => {});
  if (child.pid !== undefined) keep(child);

  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    if (child.pid === undefined) return;
    child.stdout.removeAllListeners("data").resume();
    signalGroup(child, "SIGTERM");
    const late = setTimeout(() => signalGroup(child, "SIGKILL"), GRACE);
    await gone;
    clearTimeout(late);
  };
  return {
    write: (line) => void child.stdin.write(line),
    log: log.text,
    end: () => {
      ending ??= end();
      return ending;
    },
    gone,
  };
}

/** All children that run, of all adapters. */
const alive = new Set<ChildProcess>();

/** No child outlives the suite, however that ends, as long as it ends by its own hand. */
function keep(child: ChildProcess): void {
  if (alive.size === 0) {
    process.off("exit", endAll);
    process.once("exit", endAll);
  }
  alive.add(child);
}

function endAll(): void {
  for (const child of alive) signalGroup(child, "SIGKILL");
}

/** Ends a process with all that it has started, if they are still there. */
function signalGroup(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nobody is left.
  }
}
