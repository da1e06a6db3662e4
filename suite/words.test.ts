import { expect, it } from "vitest";
import { wordsOf } from "./words.ts";

it.each([
  ["python3 engine.py", ["python3", "engine.py"]],
  ['  "my engine" --deck="a b"  x ', ["my engine", "--deck=a b", "x"]],
  [`'it said "hi"' "it's"`, ['it said "hi"', "it's"]],
  ["C:\\engines\\mine.exe", ["C:\\engines\\mine.exe"]],
  ["engine ''", ["engine", ""]],
  ["", []],
])("%s", (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

it("has no words where a quote is not closed", () => {
  expect(wordsOf('engine "my file')).toBeUndefined();
});
