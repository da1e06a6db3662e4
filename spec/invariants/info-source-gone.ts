import { FULL, type Invariant } from "./invariant.ts";

export const infoSourceGone: Invariant = {
  id: "info/source-gone",
  rule: "359.3.f.2",
  statement:
    '"My Might" and "here" of a source that left the board are null, of one that moved they are as they are now; the ability resolves all the same.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "last-known",
      says: "what an ability asks of its source that has left is answered as last known",
      patches: [
        {
          information: (right) => (input) => (input.of === "source" ? (right(input) ?? input.last) : right(input)),
          status: (right) => (input) => (input.of === "source" ? (right(input) ?? input.last) : right(input)),
          here: (right) => (input) => right(input) ?? input.last,
        },
      ],
    },
    {
      id: "frozen-when-triggered",
      says: "what an ability asks of its source is fixed when it is put on the chain",
      patches: [
        {
          information: (right) => (input) => (input.of === "source" ? input.chosen : right(input)),
          status: (right) => (input) => (input.of === "source" ? input.chosen : right(input)),
          here: () => (input) => input.made,
        },
      ],
    },
    {
      id: "removed-with-source",
      says: "an ability whose source has left is removed from the chain",
      patches: [{ begin: (right) => (input) => (input.sourceGone ? "fizzle" : right(input)) }],
    },
  ],
};
