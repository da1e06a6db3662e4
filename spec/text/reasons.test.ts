import { expect, test } from "vitest";
import { INVARIANTS } from "../invariants/index.ts";
import { NO_RULE } from "../invariants/invariant.ts";
import { reasonFor } from "./reasons.ts";

test("every rule of the suite has a reason", () => {
  for (const { rule } of INVARIANTS) if (rule !== NO_RULE) expect(reasonFor(rule), rule).toMatch(/^[A-Z].*\.$/);
  expect(reasonFor("999")).toBeUndefined();
  expect(reasonFor("toString")).toBeUndefined();
});
