/**
 * Splits a command line into words at spaces; quotes, single or double, keep spaces and the other quotes in a word.
 * There is no shell: nothing else is special, a backslash neither.
 * @returns undefined where a quote is not closed
 */
export function wordsOf(line: string): readonly string[] | undefined {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== "") {
    const [word] = /^(?:"[^"]*"|'[^']*'|[^\s"'])+(?=\s|$)/.exec(rest) ?? [];
    if (word === undefined) return undefined;
    words.push(word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
    rest = rest.slice(word.length).trimStart();
  }
  return words;
}
