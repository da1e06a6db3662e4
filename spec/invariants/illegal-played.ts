import { FULL, type Invariant } from "./invariant.ts";

export const illegalPlayed: Invariant = {
  id: "illegal/played",
  rule: "359.3.e.10",
  statement:
    'A spell none of whose instructions was carried out was still played: "when you play a spell" triggers once, as it resolves.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "not-played",
      says: "a spell without effect was not played",
      patches: [{ played: (right) => (input) => (input.at === "resolved" && input.nothing ? 0 : right(input)) }],
    },
    {
      id: "played-when-finalized",
      says: "a spell is played when its choices are made, so that a countered one was played as well",
      patches: [{ played: () => (input) => (input.at === "finalized" ? 1 : 0) }],
    },
    {
      id: "played-twice",
      says: "a spell without effect is played twice",
      patches: [{ played: (right) => (input) => (input.at === "resolved" && input.nothing ? 2 : right(input)) }],
    },
  ],
};
