import { describe, expect, it } from "vitest";
import { casesOf } from "../cases/index.ts";
import { notYetOf } from "../cases/not-yet.ts";
import { INVARIANTS } from "../invariants/index.ts";
import { READINGS } from "../readings/index.ts";
import { CLAUSES, PAGES } from "./2026-07-24/index.ts";
import * as questions from "./2026-07-24/questions.ts";
import { testsOf } from "./clause.ts";

const upTo = (rule: string, last: number, without: readonly number[] = []): readonly string[] =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((n) => !without.includes(n))
    .map((n) => `${rule}.${n}`);

const idsOn = (page: string): readonly string[] | undefined =>
  PAGES.find(({ id }) => id === page)?.clauses.map(({ id }) => id);

describe("the clauses of the release", () => {
  it("are all those of the rule pages", () => {
    expect(idsOn("355.10")).toEqual(["355.10", ...[..."abcdef"].map((letter) => `355.10.${letter}`)]);
    expect(idsOn("359.3.e")).toEqual(["359.3.e", ...upTo("359.3.e", 16, [14])]);
    expect(idsOn("359.3.e.14")).toEqual(["359.3.e.14", ...[..."abc"].map((letter) => `359.3.e.14.${letter}`)]);
    expect(
      idsOn("rulings")
        ?.map((id) => id.replace("rulings/", ""))
        .join(" "),
    ).toMatchInlineSnapshot(
      `"page target pick counter hidden-zone restriction cost no-choice only-one others-choose must own-legend condition illegal-target some-of-one group illegal regained null linked mistargeting ignored negated"`,
    );
  });

  it("have each an id of their own", () => {
    const ids = CLAUSES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  it("name, between them, every invariant but those that rest on no rule", () => {
    const named = new Set(CLAUSES.flatMap(testsOf));
    const missing = INVARIANTS.map(({ id }) => id).filter((id) => !/^(whole|self)\//.test(id) && !named.has(id));
    expect(missing).toEqual([]);
  });

  it("name no invariant and no reading that is not written", () => {
    const written = new Set([...INVARIANTS, ...READINGS].map(({ id }) => id));
    expect(CLAUSES.flatMap(testsOf).filter((id) => !written.has(id))).toEqual([]);
  });

  it("ask what play answers", () => {
    const asked = new Set(CLAUSES.flatMap(({ readings = [] }) => readings));
    expect(READINGS.filter(({ question }) => !asked.has(question)).map(({ id }) => id)).toEqual([]);
  });

  it("have the rule of every invariant among them", () => {
    const ids = new Set(CLAUSES.map(({ id }) => id));
    expect(
      INVARIANTS.filter(({ rule }) => /^\d/.test(rule) && !ids.has(rule)).map(({ id, rule }) => [id, rule]),
    ).toEqual([]);
  });

  it("have their worked examples as written cases, or a word on why not", () => {
    const bare = CLAUSES.filter(({ examples }) => examples).filter(({ id, restates = [] }) =>
      [id, ...restates].every((rule) => casesOf([rule]).length === 0 && notYetOf(rule).length === 0),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it("say again nothing but clauses that there are", () => {
    const ids = new Set(CLAUSES.map(({ id }) => id));
    expect(CLAUSES.flatMap(({ restates = [] }) => restates).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("ask every open question somewhere", () => {
    const asked = new Set(CLAUSES.flatMap(({ readings = [] }) => readings));
    const idle = Object.entries(questions).filter(([, question]) => !asked.has(question));
    expect(idle.map(([name]) => name)).toEqual([]);
  });
});
