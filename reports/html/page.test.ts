import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { HOSTILE_TO_PAGES } from "../example-hostile.ts";
import { REPORT } from "../example-runs.ts";
import { renderHtml } from "./page.ts";

/** What waits in the page of each fault, by id. */
function faultsIn(page: string): ReadonlyMap<string, { body: string; bug: string; case: string; file: string }> {
  const packed = page.matchAll(/<script type="application\/octet-stream" id="data:([^"]*)">(.*?)<\/script>/gs);
  const unpacked = (data: string) => inflateSync(Buffer.from(data, "base64")).toString();
  return new Map([...packed].map(([, id = "", data = ""]) => [id, JSON.parse(unpacked(data))]));
}

it("allows its own style and script and nothing else", () => {
  const page = renderHtml(REPORT);
  const hash = (text: string | undefined) =>
    `sha256-${createHash("sha256")
      .update(text ?? "")
      .digest("base64")}`;
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  const script = /<script>(.*?)<\/script>/s.exec(page)?.[1];
  expect(page).toContain(
    `content="default-src 'none'; style-src '${hash(style)}'; script-src '${hash(script)}'; base-uri 'none'; form-action 'none'"`,
  );
});

it("names no address but the issue tracker of the engine", () => {
  const page = renderHtml({ ...REPORT, engine: { ...REPORT.engine, issues: "https://example.org/issues" } });
  expect([...page.matchAll(/(?:https?:)?\/\/[\w.]+\.\w+[^"\s<]*/g)].map(([address]) => address)).toEqual([
    "https://example.org/issues",
  ]);
});

it("holds a game and a bug report of each fault that has a game", () => {
  const faults = faultsIn(renderHtml(REPORT));
  expect([...faults].map(([id, { file }]) => `${id}: ${file}`)).toEqual([
    "illegal/no-retarget: illegal-no-retarget.json",
    "finding-1: finding-1-crash.json",
  ]);
  expect(faults.get("illegal/no-retarget")?.bug).toContain("## 359.3.e.5 is violated");
  expect(JSON.parse(faults.get("illegal/no-retarget")?.case ?? "")).toMatchObject({
    format: 1,
    rules: ["359.3.e.2", "359.3.e.5", "1.2"],
  });
});

it("tells how to replay with what was typed", () => {
  const page = renderHtml({ ...REPORT, options: { adapter: "./my adapter.ts" } }, "found");
  expect(faultsIn(page).get("illegal/no-retarget")?.body).toContain(
    "npx riftbound-conformance replay found/cases/illegal-no-retarget.json &#39;./my adapter.ts&#39;",
  );
  expect(page).toContain("run &#39;./my adapter.ts&#39; --seed 7");
});

it("says the same of the same report", () => {
  expect(renderHtml(REPORT)).toBe(renderHtml(REPORT));
});

it("takes nothing that an engine says for markup, and no character that steers", () => {
  const page = renderHtml(HOSTILE_TO_PAGES);
  const faults = [...faultsIn(page).values()];
  const shown = [page, ...faults.map(({ body }) => body)].join("\n");
  expect(shown).not.toMatch(/<img|onerror="|href="javascript/);
  expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(shown.match(/<script/g)).toHaveLength(1 + faults.length);
});
