import { plain } from "../../reports/escape.ts";

/** How the command calls itself in messages. */
export const NAME = "riftbound-conformance";

/** Columns of help and rules when nothing narrower is asked for. */
const WIDE = 100;

/** Whether text for a stream is to have colours: NO_COLOR and FORCE_COLOR decide, else whether it is a terminal. */
export function colours(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !["0", "false"].includes(env.FORCE_COLOR);
  return stream.isTTY === true && env.TERM !== "dumb";
}

/** Columns that a text may take. */
export const width = (): number => Math.min(process.stdout.columns ?? WIDE, WIDE);

const write = process.stdout.write.bind(process.stdout);

/** Prints on standard output and waits until it is out, so that an exit cuts nothing off. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    write(text, () => resolve());
  });
}

/** Prints on standard output without waiting. */
export function send(text: string): void {
  write(text);
}

/** Prints one line on standard error, whatever foreign text is in it. */
export function complain(message: string): void {
  process.stderr.write(`${NAME}: ${plain(message, MESSAGE)}\n`);
}

/** Characters of a message that are shown. */
const MESSAGE = 1000;

/** A reader that has seen enough (`| head`) is no fault: the rest is dropped and the exit code stays what it is. */
export function forgiveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/** Keeps standard output for the command itself: what an engine prints goes to standard error. */
export function keepStandardOutput(): void {
  process.stdout.write = process.stderr.write.bind(process.stderr);
}

/** What a live line needs of a stream. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A line that is written over and over, on a terminal only. */
export class LiveLine {
  readonly #stream: Screen;
  #shown = "";
  #at = 0;

  constructor(stream: Screen = process.stderr) {
    this.#stream = stream;
  }

  /** Shows a line, unless the last is so young that nobody has read it. */
  show(line: string, now: number = performance.now()): void {
    if (!this.#stream.isTTY || (this.#shown !== "" && now - this.#at < 50)) return;
    this.#at = now;
    this.#shown = line.slice(0, (this.#stream.columns || 80) - 1);
    this.#stream.write(`\r\x1b[2K${this.#shown}`);
  }

  /** Says on a line of its own, where there is no terminal, what the live line would show there. */
  note(line: string): void {
    if (!this.#stream.isTTY) this.#stream.write(`${NAME}: ${line}\n`);
  }

  clear(): void {
    if (this.#shown !== "") this.#stream.write("\r\x1b[2K");
    this.#shown = "";
  }
}
