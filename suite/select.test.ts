import { expect, it } from "vitest";
import { selectInvariants } from "./select.ts";

const ids = (...args: Parameters<typeof selectInvariants>): string[] => selectInvariants(...args).map(({ id }) => id);

it("takes ids and rules, with * for any text", () => {
  expect(ids(["illegal/s*", "355.10.b"])).toEqual(
    ["target/restriction", "illegal/stays", "illegal/still-resolves", "illegal/some-of-one", "illegal/split"].sort(
      (a, b) => ids([]).indexOf(a) - ids([]).indexOf(b),
    ),
  );
});

it("leaves out what only the other profile checks", () => {
  expect(ids([], "FAQ+").filter((id) => !ids([], "CR").includes(id))).toEqual(["target/own-legend", "target/pick"]);
  expect(ids(["target/p*", "target/must"], "FAQ+")).toEqual(["target/must", "target/pick"]);
  expect(ids(["target/*"])).not.toContain("target/pick");
});

it("says so when nothing else is left", () => {
  expect(() => ids(["target/pick"])).toThrow("target/pick: checked only with --profile FAQ+, but the profile is CR");
  expect(() => ids(["rulings"])).toThrow("target/own-legend, target/pick: checked only with --profile FAQ+");
});
