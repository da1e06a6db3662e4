import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderTable } from "../../reports/console.ts";
import { FEATURES } from "../feature-names.ts";
import { goodReport } from "../good-report.ts";

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const readme = textOf("README.md");

it("shows the report as it is printed, but for its counts", async () => {
  const counts = /\d[\d,.]*(?= (?:work|rules?|of|invariants|cases?|s)\b)/g;
  const [, sample = ""] = /## What comes out\n\n```\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(sample.replaceAll(counts, "N")).toBe(renderTable(await goodReport(), false).replaceAll(counts, "N"));
});

it("names every feature that an engine may lack", () => {
  expect(Object.keys(FEATURES).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it("shows what goes to and fro as the types have it", () => {
  const [, shown = ""] = /What goes to and fro in a game:\n\n```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const bare = (text: string): string =>
    text
      .replaceAll(/\b(?:export|readonly) /g, "")
      .replaceAll(/\s+/g, " ")
      .replaceAll("= | ", "= ")
      .trim();
  expect(bare(shown)).toBe(bare(textOf("spec/model/action.ts").replace(/^import .*\n\n/, "")));
});
