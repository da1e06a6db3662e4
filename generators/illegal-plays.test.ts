import { describe, expect, test } from "vitest";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import type { Scenario } from "../spec/types/index.ts";
import { generateCase } from "./case.ts";
import { SHAPES } from "./illegal-plays.ts";
import { STREAMS } from "./streams.ts";

const CASES = [...STREAMS.keys()].flatMap((stream) =>
  Array.from({ length: 20 }, (_, index) => generateCase(1, stream, index)),
);

const lastOf = ({ script }: Scenario): string | undefined => script.at(-1)?.id;

const NAMED = SHAPES.map((shape) => ({
  ...shape,
  what: shape.activated ? "an ability is activated" : "a card is played",
}));

describe.each(NAMED)("where $what $name, that", ({ make }) => {
  const made = CASES.flatMap((subject) => make(subject) ?? []);

  test("is in enough cases", () => expect(made.length).toBeGreaterThan(5));

  test.each(["CR", "FAQ+"] as const)("is refused, and nothing before it, by %s", (profile) => {
    for (const scenario of made) {
      const { end } = play({ ...scenario, profile }, RULEBOOK);
      expect(end).toMatchObject({ kind: "refused", step: lastOf(scenario) });
    }
  });
});
