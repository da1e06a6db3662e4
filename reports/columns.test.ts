import { expect, test } from "vitest";
import { columns } from "./columns.ts";

test("columns are aligned, and empty ones left out", () => {
  const rows = [
    ["Object", "Might", "Remarks"],
    ["unit U1", "", "ready"],
    ["gear G12", "", ""],
  ];
  expect(columns(rows, true)).toEqual(["Object    Remarks", "unit U1   ready", "gear G12"]);
  expect(columns([])).toEqual([]);
});
