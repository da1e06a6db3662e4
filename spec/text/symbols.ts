/** By a word or phrase as the suite writes it, what stands for it; what is missing stays as it is written. */
export type SymbolTable = Readonly<Record<string, string>>;

/** What rules texts contain that games print as symbols or in brackets, with what it means. */
export const SYMBOLS: SymbolTable = {
  Might: "points of Might, or the Might of something",
  "Exhaust:": "exhausting the permanent itself is all that activating its ability costs",
  "(Action)": "before the costs of an ability: it may be activated as an action",
  "(Reaction)": "before the costs of an ability: it may be activated as a reaction",
};

/**
 * A text with symbols in place of words: whole words only, case counts, the longest that fits first; what was put in is
 * not looked at again.
 */
export function withSymbols(text: string, symbols: SymbolTable): string {
  const words = Object.keys(symbols)
    .filter((word) => word !== "")
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (words.length === 0) return text;
  const any = new RegExp(words.map(wholeWord).join("|"), "g");
  return text.replace(any, (word) => symbols[word] ?? word);
}

/** An end that is a letter or digit must not go on as another word. */
function wholeWord(word: string): string {
  const before = /^\w/.test(word) ? "(?<!\\w)" : "";
  const after = /\w$/.test(word) ? "(?!\\w)" : "";
  return before + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + after;
}
