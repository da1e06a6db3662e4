import { FULL, type Invariant } from "./invariant.ts";

export const illegalSplit: Invariant = {
  id: "illegal/split",
  rule: "355.14",
  statement:
    "Split damage is divided on resolution among the targets that are left, all of it, at least 1 to each; where there are more targets than points, exactly the surplus is dropped.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "divided-when-chosen",
      says: "split damage is divided when the targets are chosen, and the share of a lost one is lost",
      patches: [{ division: (right) => (input) => (input.legal < input.chosen ? "chosen" : right(input)) }],
    },
    {
      id: "lost-with-one",
      says: "no split damage is dealt at all when one of its targets is illegal",
      patches: [{ division: (right) => (input) => (input.legal < input.chosen ? "none" : right(input)) }],
    },
    {
      id: "all-on-one",
      says: "all of the split damage goes to one target",
      patches: [{ division: () => () => "first" }],
    },
    {
      id: "drops-more",
      says: "where there are more targets than points, one more than the surplus is dropped",
      patches: [{ surplus: (right) => (input) => (right(input) > 0 ? right(input) + 1 : 0) }],
    },
  ],
};
