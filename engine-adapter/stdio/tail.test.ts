import { expect, it } from "vitest";
import { lastWords, tailOf } from "./tail.ts";

it("keeps the end of a stream", () => {
  const tail = tailOf(10);
  for (const text of ["first ", "second ", "third ", "fourth"]) tail.push(Buffer.from(text));
  expect(tail.text()).toBe("ird fourth");
});

it("says what a Python program died of", () => {
  const log = `Traceback (most recent call last):
  File "engine.py", line 7, in <module>
    raise ValueError("no such unit")
ValueError: no such unit
`;
  expect(lastWords(log)).toBe(
    'File "engine.py", line 7, in <module> / raise ValueError("no such unit") / ValueError: no such unit',
  );
});

it("says what a Node.js program died of, without its stack", () => {
  const log = `engine.mjs:3
throw new Error("no such unit");
^

Error: no such unit
    at engine.mjs:3:7
    at node:internal/main/run_main_module:28:49

Node.js v20.20.2
`;
  expect(lastWords(log)).toBe('engine.mjs:3 / throw new Error("no such unit"); / Error: no such unit');
});

it("cuts off the start of what is long", () => {
  expect(lastWords("x".repeat(400))).toBe(`…${"x".repeat(300)}`);
});
