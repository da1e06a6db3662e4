import { FULL, type Invariant } from "./invariant.ts";

export const illegalGroup: Invariant = {
  id: "illegal/group",
  rule: "355.11.b",
  statement: "Of a group that no longer fits together its controller chooses a part of the original targets that does.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "all-or-nothing",
      says: "a group that no longer fits together is lost whole",
      patches: [{ group: (right) => (input) => (input.fits ? right(input) : "none") }],
    },
    {
      id: "over-the-limit",
      says: "the limit of a group is not looked at again",
      patches: [{ group: () => () => "all" }],
    },
    {
      id: "new-members",
      says: "a group that no longer fits together is filled with others that do",
      patches: [{ group: (right) => (input) => (input.fits && !input.lost ? right(input) : "others") }],
    },
    {
      id: "first-that-fit",
      says: "of a group that no longer fits together the first that do are taken, without asking",
      patches: [{ group: (right) => (input) => (input.fits ? right(input) : "first") }],
    },
  ],
};
