/** The end of a stream, however much comes before it. */
export interface Tail {
  readonly push: (chunk: Buffer) => void;
  readonly text: () => string;
}

/** @param limit bytes that are kept */
export function tailOf(limit: number): Tail {
  let kept: Buffer[] = [];
  let length = 0;
  return {
    push(chunk) {
      kept.push(chunk);
      length += chunk.length;
      // Joined only now and then: a program that logs much does so in small pieces.
      if (length > 2 * limit || kept.length > 1000) {
        const end = Buffer.concat(kept).subarray(-limit);
        kept = [Buffer.from(end)];
        length = end.length;
      }
    },
    text: () => Buffer.concat(kept).subarray(-limit).toString("utf8"),
  };
}

/** Longest piece of a log in a message. */
const SHOWN = 300;
/** Lines that say where, not what: of stacks of Node.js, and its version. */
const NOISE = /^\s+at |^ *\d+: 0x|^-+ .* -+$|^Node\.js v|^\s*\^*\s*$/;

/** The last lines of a log that tell something, as one line. */
export function lastWords(log: string): string {
  const lines = log.split(/\r?\n/).filter((line) => !NOISE.test(line));
  const said = lines
    .slice(-3)
    .map((line) => line.trim())
    .join(" / ");
  return said.length > SHOWN ? `…${said.slice(-SHOWN)}` : said;
}
