import { expect, it } from "vitest";
import { lineReader } from "./lines.ts";

function read(limit: number, ...chunks: readonly (string | Buffer)[]): readonly string[] {
  const seen: string[] = [];
  const take = lineReader(
    limit,
    (line) => seen.push(line),
    () => seen.push("(too long)"),
  );
  for (const chunk of chunks) take(Buffer.from(chunk));
  return seen;
}

it("cuts what comes at line ends, whatever the pieces", () => {
  expect(read(100, "one\ntw", "o\n", "\nthree\nfo")).toEqual(["one", "two", "", "three"]);
});

it("puts characters together that come in two parts", () => {
  const bytes = Buffer.from("Rückkehr\n");
  expect(read(100, bytes.subarray(0, 2), bytes.subarray(2))).toEqual(["Rückkehr"]);
});

it("counts bytes, and takes a line of exactly the limit", () => {
  expect(read(4, "1234\n", "éé\n", "12345\n", "6\n")).toEqual(["1234", "éé", "(too long)"]);
});

it("does not wait for the end of a line that is too long already", () => {
  expect(read(4, "123", "45")).toEqual(["(too long)"]);
});
