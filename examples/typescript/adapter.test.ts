import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Case } from "../../spec/types/index.ts";
import { loadAdapter } from "../../suite/adapters.ts";
import { PRIMITIVES } from "../../suite/primitives/index.ts";
import { replay } from "../../suite/replay.ts";
import adapter from "./adapter.ts";

const kill = PRIMITIVES.find(({ name }) => name === "kill");

it("stands in the README word for word, but for where it imports from", () => {
  const source = readFileSync(new URL("./adapter.ts", import.meta.url), "utf8");
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${source.replace("../../suite/index.ts", "riftbound-conformance")}\`\`\``);
});

it("plays what it offers as the rules have it, and refuses the rest by name", async () => {
  expect(kill).toBeDefined();
  if (!kill) return;
  const { scenario } = kill;
  const facts = { format: 1, name: kill.name, suite: "1.0.0", rules: [], scenario } as const;
  const values = {
    "U1.place": "battlefield:A",
    "U2.place": "trash:P2",
    "U3.place": "battlefield:A",
    "S1.place": "trash:P1",
  };
  const written: Case = { ...facts, rules: [], expected: [{ after: "end", values }] };
  expect(await replay(adapter, written)).toMatchObject({ shows: false, disputed: [] });
  expect(await replay(await loadAdapter("broken:inert"), written)).toMatchObject({ shows: true });
  const draw = PRIMITIVES.find(({ name }) => name === "draw");
  expect(draw && (await adapter.open(draw.scenario))).toEqual({ unsupported: ["verb:draw"] });
});
