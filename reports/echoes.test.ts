import { expect, it } from "vitest";
import { withoutEchoes } from "./echoes.ts";

const kept = (...values: readonly (readonly [after: string, path: string])[]): readonly string[] =>
  withoutEchoes(values.map(([after, path]) => ({ after, path }))).map(({ after, path }) => `${after} ${path}`);

it("leaves out the state of a card that is elsewhere, and the counts of the trash", () => {
  expect(
    kept(["t1", "U1.place"], ["t1", "U1.controller"], ["t1", "U1.might"], ["t1", "P1.trash"], ["t1", "U2.might"]),
  ).toEqual(["t1 U1.place", "t1 U2.might"]);
});

it("keeps what no card's place explains at that step", () => {
  const values = [
    ["t1", "U1.might"],
    ["t1", "P1.trash"],
    ["t2", "U1.place"],
    ["t2", "P1.hand"],
    ["t2", "chain"],
    ["t2", "step"],
  ] as const;
  expect(kept(...values)).toEqual(values.map((each) => each.join(" ")));
});
