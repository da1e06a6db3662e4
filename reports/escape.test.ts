import { expect, test } from "vitest";
import { codeBlock, html, markdown, plain, safeJson, workflowCommand, xml } from "./escape.ts";

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

test("nothing begins a command to a CI that reads along", () => {
  expect(plain(" ::error::x ::y")).toBe(" \\u003a:error::x ::y");
  expect(plain("a ##[group]b ##vso[c] ## [d]")).toBe("a \\u0023#[group]b \\u0023#vso[c] ## [d]");
  expect(codeBlock("a\n::b")).toBe("```\na\n\\u003a:b\n```");
  expect(JSON.parse(safeJson("##[x]"))).toBe("##[x]");
});

test("HTML in a Markdown page is markup to neither", () => {
  expect(html(`<b> & "[a](b)" *c* @d`)).toBe("&#60;b&#62; &#38; &#34;&#91;a&#93;(b)&#34; &#42;c&#42; @\u2060d");
});

test("XML has no character that it does not allow", () => {
  expect(xml(`a\u0000\u001b\ufffe\ud800🙂\n<b> ]]> & "c"`)).toBe(
    "a\ufffd\ufffd\ufffd\ufffd🙂\n&lt;b&gt; ]]&gt; &amp; &quot;c&quot;",
  );
});

test("a workflow command keeps its lines and ends where it ends", () => {
  expect(workflowCommand("error", "a:b, c%\n", "50 %\r\n::d, e")).toBe(
    "::error title=a%3Ab%2C c%25%0A::50 %25%0D%0A::d, e",
  );
});

test("overlooks no character that moves, hides or forges text", () => {
  const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  expect(all.filter((character) => unsafe.test(character) && plain(character) === character)).toEqual([]);
  expect(plain("▶ 359.3.e · “U1” ✗")).toBe("▶ 359.3.e · “U1” ✗");
});
