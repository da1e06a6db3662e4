import { expect, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { inOrder } from "./in-order.ts";

const engine = (name: string): Adapter => ({ engine: { name, version: "1" }, open: () => ({ unsupported: [] }) });

/** Ends the sooner the larger the number. */
async function late(adapter: Adapter, n: number): Promise<string> {
  for (let turn = 0; turn < 5 - n; turn += 1) await undefined;
  if (n === 4) throw new Error("no four");
  return `${n} on ${adapter.engine.name}`;
}

async function all(adapters: readonly [Adapter, ...Adapter[]], things: Iterable<number>): Promise<string[]> {
  const came: string[] = [];
  for await (const each of inOrder(adapters, things, late)) came.push(each.came);
  return came;
}

test("what comes of a thing is told in the order of the things, whichever engine is done first", async () => {
  expect(await all([engine("A"), engine("B")], [0, 1, 2, 3])).toEqual(["0 on A", "1 on B", "2 on A", "3 on B"]);
});

test("one engine plays nothing before it is asked for", async () => {
  const asked: number[] = [];
  function* things(): Generator<number> {
    for (const n of [0, 1, 2]) {
      asked.push(n);
      yield n;
    }
  }
  for await (const _ of inOrder([engine("A")], things(), late)) break;
  expect(asked).toEqual([0]);
});

test("a failure is told at its turn", async () => {
  await expect(all([engine("A"), engine("B")], [3, 4])).rejects.toThrow("no four");
});

test("whoever needs no more is free of what was begun", async () => {
  for await (const each of inOrder([engine("A"), engine("B")], [3, 4], late)) {
    expect(each.came).toBe("3 on A");
    break;
  }
});
