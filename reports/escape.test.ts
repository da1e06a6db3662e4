import { expect, test } from "vitest";
import { codeBlock, markdown, plain, safeJson } from "./escape.ts";

const NASTY =
  "<script>alert(1)</script>\u001b[31mred\u009b1m\n| cell |`code` [a](http://x.y) @someone #12 *b* \u202eabc";

test("plain writes out what would steer a terminal", () => {
  expect(plain(NASTY)).toMatchInlineSnapshot(
    `"<script>alert(1)</script>\\u001b[31mred\\u009b1m\\n| cell |\`code\` [a](http://x.y) @someone #12 *b* \\u202eabc"`,
  );
  expect(plain("a\tb\r\n\u2028\ud800 é 🙂")).toMatchInlineSnapshot(`"a\\tb\\u000d\\n\\u2028\\ud800 é 🙂"`);
});

test("plain cuts long lines, between characters", () => {
  expect(plain("x".repeat(10_000), 5)).toBe("xxxxx… (9,995 more characters)");
  expect(plain("ab🙂cd", 3)).toBe("ab… (4 more characters)");
});

test("markdown leaves no markup, mention or link", () => {
  expect(markdown(NASTY)).toMatchInlineSnapshot(
    `"&lt;script&gt;alert(1)&lt;/script&gt;\\\\u001b\\[31mred\\\\u009b1m\\\\n\\| cell \\|\\\`code\\\` \\[a\\](http:⁠//x.y) @⁠someone #⁠12 \\*b\\* \\\\u202eabc"`,
  );
});

test("a code block cannot be left from inside", () => {
  expect(codeBlock("a\n````\n\u001b[31m", "sh")).toBe("`````sh\na\n````\n\\u001b[31m\n`````");
});

test("JSON stays the same JSON", () => {
  const value = { name: NASTY, nested: ["\u007f"] };
  const text = safeJson(value, 2);
  expect(text).not.toMatch(/[^\P{C}\n]/u);
  expect(JSON.parse(text)).toEqual(value);
});
