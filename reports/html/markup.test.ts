import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { html, packed } from "./markup.ts";

it("escapes what is put in, in an attribute too", () => {
  expect(html`<p title="${`"><b>`}">${"<i>'&"}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt;&#39;&amp;</p>',
  );
});

it("takes markup as it is, and lists one after the other", () => {
  expect(html`<ul>${["a", "<b>"].map((each) => html`<li>${each}</li>`)}</ul>`.markup).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li></ul>",
  );
});

it("writes out what would steer or hide text", () => {
  expect(html`${"\u001b[31m\u202Eabc"}`.markup).toBe("\\u001b[31m\\u202eabc");
});

it("leaves out what is undefined", () => {
  expect(html`a${undefined}b`.markup).toBe("ab");
});

it("holds data that cannot end its element", () => {
  const [, type, data = ""] =
    /^<script type="(.*)" id="x">([\w+/=]*)<\/script>$/.exec(packed("x", "</script>").markup) ?? [];
  expect(type).toBe("application/octet-stream");
  expect(inflateSync(Buffer.from(data, "base64")).toString()).toBe('"</script>"');
});
