import { expect, it } from "vitest";
import { baselineLines } from "./baseline-lines.ts";

const FILE = "riftbound-conformance.baseline.yaml";
const lines = (result: Parameters<typeof baselineLines>[0]): readonly string[] =>
  baselineLines(result).map(({ mark, text }) => `${mark} ${text}`);

it("counts first, then says what is new, gone, not judged and known", () => {
  expect(
    lines({
      file: FILE,
      known: [
        { name: "link/ignored-parent/child-runs", reason: "waits for the new chain", issue: "#12" },
        { name: "illegal/stays" },
      ],
      fresh: [{ name: "crash: gone\u001b[2J" }],
      stale: [{ name: "target/must/not-chosen" }],
      unjudged: [{ name: "info/null/zero", reason: "later", because: "unsupported: needs verb:kill" }],
      closed: [{ name: "link/transitive" }],
    }),
  ).toMatchInlineSnapshot(`
    [
      "✗ Baseline riftbound-conformance.baseline.yaml: 2 known, 1 new, 1 gone, 1 not judged",
      "✗ new: crash: gone\\u001b[2J",
      "✗ gone, take it out: target/must/not-chosen",
      "… not judged: info/null/zero (unsupported: needs verb:kill)",
      "· judged for once, may be taken out: link/transitive",
      "· known: link/ignored-parent/child-runs (waits for the new chain; #12)",
      "· known: illegal/stays (no reason is given)",
    ]
  `);
});

it("is good where all is known", () => {
  const known = [{ name: "illegal/stays", reason: "later" }];
  expect(lines({ file: FILE, known, fresh: [], stale: [], unjudged: [], closed: [] })[0]).toBe(
    "✓ Baseline riftbound-conformance.baseline.yaml: 1 known, 0 new, 0 gone, 0 not judged",
  );
});
