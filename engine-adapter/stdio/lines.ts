const LF = 10;

/**
 * Cuts a stream of bytes into lines as they come; a character may come in two parts, a line in many.
 * @param limit bytes of the longest line
 * @param onLine takes a line without its end
 * @param onOverflow is told that a line is longer; nothing is read afterwards
 */
export function lineReader(
  limit: number,
  onLine: (line: string) => void,
  onOverflow: () => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  let over = false;
  return (chunk) => {
    let from = 0;
    while (!over && from < chunk.length) {
      const end = chunk.indexOf(LF, from);
      length += (end < 0 ? chunk.length : end) - from;
      if (length > limit) {
        over = true;
        onOverflow();
      } else if (end < 0) {
        parts.push(from === 0 ? chunk : chunk.subarray(from));
        return;
      } else {
        const whole = parts.length === 0 ? chunk.toString("utf8", from, end) : joined(parts, chunk.subarray(from, end));
        parts = [];
        length = 0;
        from = end + 1;
        onLine(whole);
      }
    }
  };
}

const joined = (parts: readonly Buffer[], last: Buffer): string => Buffer.concat([...parts, last]).toString("utf8");
