import { FULL, type Invariant } from "./invariant.ts";

export const targetNoneLegal: Invariant = {
  id: "target/none-legal",
  rule: "355.8",
  statement:
    "A spell or activated ability that must choose and finds nothing legal can't be played, and nothing changes; a triggered one goes away whole.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "plays-with-no-target",
      says: "a spell or ability can be played although it finds nothing to choose",
      patches: [{ noneLegal: (right) => (input) => (input.carrier === "triggered" ? right(input) : "goes on") }],
    },
    {
      id: "loses-the-card",
      says: "a spell that finds nothing to choose is lost",
      patches: [
        { noneLegal: (right) => (input) => (input.carrier === "spell" && !input.must ? "card lost" : right(input)) },
      ],
    },
    {
      id: "trigger-hits-itself",
      says: "a triggered ability that finds nothing to choose takes its own source",
      patches: [{ noneLegal: (right) => (input) => (input.carrier === "triggered" ? "source" : right(input)) }],
    },
    {
      id: "trigger-rest-runs",
      says: "of a triggered ability that finds nothing to choose, the rest is carried out",
      patches: [{ noneLegal: (right) => (input) => (input.carrier === "triggered" ? "goes on" : right(input)) }],
    },
  ],
};
