/** What is said of a field, by those whose it is. */
const FIELDS: readonly (readonly [field: string, says: (of: string) => string])[] = [
  ["might", (of) => `how much Might ${of} has`],
  ["place", (of) => `where ${of} is`],
  ["owner", (of) => `who owns ${of}`],
  ["hand", (of) => `how many other cards ${of} has in hand`],
  ["deck", (of) => `how many cards are in the deck of ${of}`],
];

/**
 * What does not matter in a case, each by itself, in words: "where U1 or U2 is".
 * @param paths as a case file lists them: U1.might, P1.hand
 */
export function freeSentences(paths: readonly string[]): readonly string[] {
  return FIELDS.flatMap(([field, says]) => {
    const names = paths.flatMap((path) => (path.endsWith(`.${field}`) ? [path.slice(0, -field.length - 1)] : []));
    const last = names.pop();
    return last === undefined ? [] : [says(names.length === 0 ? last : `${names.join(", ")} or ${last}`)];
  });
}
