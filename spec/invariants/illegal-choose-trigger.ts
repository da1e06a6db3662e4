import { FULL, type Invariant } from "./invariant.ts";

export const illegalChooseTrigger: Invariant = {
  id: "illegal/choose-trigger",
  rule: "383.4.b",
  statement:
    '"When you choose me" triggers as the choosing item is finalized, even if that item is then countered or its target becomes illegal.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "lost-with-item",
      says: '"when you choose me" triggers only if the item resolves with that target legal',
      patches: [{ targeted: () => (input) => input.at === "resolved" && input.legal }],
    },
  ],
};
