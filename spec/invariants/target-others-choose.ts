import { FULL, type Invariant } from "./invariant.ts";

export const targetOthersChoose: Invariant = {
  id: "target/others-choose",
  rule: "355.10.e",
  statement:
    "Where other players have a part in a choice nothing of it is a target: all of it is chosen as the instruction executes.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "own-share-locked",
      says: "of what each player chooses, the controller's own share is chosen when the spell is played",
      patches: [{ target: (right) => (input) => (input.others ? "share" : right(input)) }],
    },
    {
      id: "asked-when-played",
      says: "what other players choose is chosen when the spell is played",
      patches: [{ target: (right) => (input) => (input.others ? "finalize" : right(input)) }],
    },
  ],
};
