import { FULL, type Invariant } from "./invariant.ts";

export const targetMentioned: Invariant = {
  id: "target/mentioned",
  rule: "355.10",
  statement:
    'Whatever the text names for its controller to choose is a target, with or without a word like "choose": it is chosen and locked when the card is played.',
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "only-with-the-word",
      says: 'only what the text tells a player to "choose" is a target, and the rest is chosen on resolution',
      patches: [{ target: (right) => (input) => (input.word ? right(input) : "resolve") }],
    },
    {
      id: "only-units",
      says: "only units are targets; gear, players, battlefields and spells are chosen on resolution",
      patches: [{ target: (right) => (input) => (input.noun === "unit" ? right(input) : "resolve") }],
    },
    {
      id: "chosen-on-resolution",
      says: "nothing is chosen when a card is played, everything on resolution",
      patches: [{ target: () => () => "resolve" }],
    },
    {
      id: "never-chosen",
      says: "nobody chooses: on resolution the first object that fits is taken",
      patches: [{ target: () => () => "first" }],
    },
  ],
};
