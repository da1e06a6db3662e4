import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import type { Adapter } from "../contract.ts";
import { reference } from "../reference.ts";
import { serve } from "./serve.ts";

const SETUP = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 0 }, P2: { hand: 0, deck: 0 } },
  cards: [],
  objects: [],
};

/** What an engine replies to lines that all come at once. */
async function repliesTo(adapter: Adapter, ...lines: readonly string[]): Promise<readonly string[]> {
  const input = new PassThrough();
  const replies: string[] = [];
  const served = serve(adapter, input, (line) => replies.push(line.trimEnd()));
  input.end(lines.map((line) => `${line}\n`).join(""));
  await served;
  return replies;
}

it("plays the game that docs/protocol.md shows, reply by reply", async () => {
  const guide = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
  const shown = (mark: string): readonly string[] =>
    guide.split("\n").flatMap((line) => (line.startsWith(`${mark} {`) ? [line.slice(2)] : []));
  expect(shown(">")).toHaveLength(9);
  expect(await repliesTo(reference, ...shown(">"))).toEqual(shown("<"));
});

it.each([
  ["what is no JSON", "hello?", /^{"id":null,"error":"Unexpected token/],
  ["an unknown op", '{"id":1,"op":"dance"}', /^{"id":1,"error":"unknown op \\"dance\\""}$/],
  [
    "what breaks the schema",
    '{"id":2,"op":"asks"}',
    /^{"id":2,"error":"no valid request: at the top: must have the property \\"card\\""}$/,
  ],
  ["an action without a game", '{"id":3,"op":"observe"}', /^{"id":3,"error":"no game is open"}$/],
])("answers %s with an error", async (_, line, reply) => {
  expect(await repliesTo(reference, line)).toEqual([expect.stringMatching(reply)]);
});

it("answers with an error what the engine throws, and goes on", async () => {
  const adapter: Adapter = {
    ...reference,
    open() {
      throw new Error("no such unit");
    },
  };
  expect(
    await repliesTo(adapter, JSON.stringify({ id: 1, op: "open", setup: SETUP }), '{"id":2,"op":"close"}'),
  ).toEqual(['{"id":1,"error":"no such unit"}', '{"id":2}']);
});

it("closes the game before the next is opened, and the adapter at the end", async () => {
  const did: string[] = [];
  let games = 0;
  const adapter: Adapter = {
    ...reference,
    open() {
      games += 1;
      const name = `game ${games}`;
      did.push(`open ${name}`);
      return {
        pending: { kind: "none" },
        session: {
          act: () => ({ kind: "rejected", reason: "" }),
          observe: () => ({ places: {} }),
          close: () => void did.push(`close ${name}`),
        },
      };
    },
    close: () => void did.push("close all"),
  };
  const open = JSON.stringify({ id: 1, op: "open", setup: SETUP });
  expect(await repliesTo(adapter, open, open, '{"id":2,"op":"shutdown"}')).toEqual([
    '{"id":1,"pending":{"kind":"none"}}',
    '{"id":1,"pending":{"kind":"none"}}',
    '{"id":2}',
  ]);
  expect(did).toEqual(["open game 1", "close game 1", "open game 2", "close game 2", "close all"]);
});

it("passes for everybody at once where nothing is looked at in between", async () => {
  const passed: string[] = [];
  const adapter: Adapter = {
    ...reference,
    open: () => ({
      pending: { kind: "priority", player: "P1" },
      session: {
        act(action) {
          passed.push(`${action.kind} ${"player" in action ? action.player : "nobody"}`);
          const pending =
            passed.length < 3 ? { kind: "priority" as const, player: "P2" as const } : { kind: "none" as const };
          return { kind: "ok", pending };
        },
        observe: () => ({ places: {} }),
      },
    }),
  };
  const open = JSON.stringify({ id: 1, op: "open", setup: SETUP });
  const pass = '{"id":2,"op":"act","action":{"kind":"pass","player":"P1"},"settle":true}';
  expect((await repliesTo(adapter, open, pass))[1]).toBe('{"id":2,"kind":"ok","pending":{"kind":"none"}}');
  expect(passed).toEqual(["pass P1", "pass P2", "pass P2"]);
});
