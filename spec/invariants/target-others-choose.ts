import { FULL, type Invariant } from "./invariant.ts";

export const targetOthersChoose: Invariant = {
  id: "target/others-choose",
  rule: "355.10.e",
  statement:
    "Of what other players have a part in choosing nothing is a target: all of it is chosen as the instruction executes.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "own-share-locked",
      says: "what each player chooses is chosen by the controller alone when the spell is played",
      patches: [{ target: (right) => (input) => (input.others ? "finalize" : right(input)) }],
    },
    {
      id: "chosen-when-it-begins",
      says: "what other players choose is chosen as the spell begins to resolve, before its first instruction",
      patches: [{ target: (right) => (input) => (input.others ? "resolve" : right(input)) }],
    },
  ],
};
