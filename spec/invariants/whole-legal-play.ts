import { FULL_WHOLE, type Invariant } from "./invariant.ts";

export const wholeLegalPlay: Invariant = {
  id: "whole/legal-play",
  rule: "355.8",
  statement: "A legal play is accepted; an illegal one is refused, and the game is as it was before.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [],
  brokenBy: ["legal play refused", "illegal play accepted"],
};
