import { describe, expect, test } from "vitest";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { play } from "../../spec/model/play.ts";
import { POOL, RULED } from "../default-pools.ts";
import { CLASSES, classOf } from "./classes.ts";
import { differences } from "./compare.ts";
import { HYPOTHESES } from "./hypotheses.ts";

const base = [...POOL.base, ...RULED.base];

/** How many cases of the base tell two hypotheses apart, up to a few. */
function toldApart(a: (typeof HYPOTHESES)[number], b: (typeof HYPOTHESES)[number], enough: number): number {
  let told = 0;
  for (const { scenario, paths, misreadings } of base) {
    if (told >= enough) break;
    if (!misreadings.has(a.misreading.name) && !misreadings.has(b.misreading.name)) continue;
    if (differences(play(scenario, a.book, paths), play(scenario, b.book, paths)).length > 0) told += 1;
  }
  return told;
}

test("every name of a class is a misreading", () => {
  const names = MISREADINGS.map(({ name }) => name);
  expect(CLASSES.flatMap((each) => each.names).filter((name) => !names.includes(name))).toEqual([]);
});

describe("no case tells the members of a class apart", () => {
  test.each(CLASSES)("$names", ({ names }) => {
    const [first, ...others] = HYPOTHESES.filter(({ misreading }) => names.includes(misreading.name));
    for (const other of others) expect(first && toldApart(first, other, 1)).toBe(0);
  });
});

test("cases tell every two misreadings of different classes apart", () => {
  const alike: string[] = [];
  for (const [index, a] of HYPOTHESES.entries()) {
    for (const b of HYPOTHESES.slice(index + 1)) {
      if (classOf(a.misreading.name).includes(b.misreading.name)) continue;
      if (toldApart(a, b, 1) === 0) alike.push(`${a.misreading.name} = ${b.misreading.name}`);
    }
  }
  expect(alike).toEqual([]);
});
