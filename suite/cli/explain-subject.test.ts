import { expect, it } from "vitest";
import { validateCase } from "../../spec/schema/validate.ts";
import { subjectData, subjectOf } from "./explain-subject.ts";

it("is data for programs", () => {
  expect(subjectData(subjectOf("illegal/no-retarget/re-aims"))).toEqual({
    kind: "misreading",
    id: "illegal/no-retarget/re-aims",
    invariant: "illegal/no-retarget",
    rule: "359.3.e.5",
    says: "an illegal target is replaced by another object that fits, or its player is asked again",
  });
});

it.each([
  ["359.3.e.8", { kind: "clause", id: "359.3.e.8", level: "must" }],
  ["rulings", { kind: "page", title: "Rulings on targeting" }],
  ["illegal/some-of-one", { kind: "invariant", rule: "359.3.e.8", evidence: 100 }],
  ["link/negated", { kind: "reading", rule: "359.3.e.14.a", asks: expect.any(String), games: expect.any(Array) }],
])("%s is found by its id", (what, data) => {
  expect(subjectData(subjectOf(what))).toMatchObject(data);
});

it("is a whole case where that is asked for", () => {
  const subject = subjectOf("Deathgrip: the unit to be killed returns to hand");
  expect(subject.kind === "case" && validateCase(subject.case).rules).toEqual([
    "359.3.e.5",
    "359.3.e.12",
    "359.3.e.14.a",
  ]);
});
