import { FULL, type Invariant } from "./invariant.ts";

/** Whether an item reads something that it moved itself. */
const looksBack = (input: {
  readonly legal: boolean;
  readonly present: boolean;
  readonly movedByItem: boolean;
}): boolean => input.legal && !input.present && input.movedByItem;

export const infoLookBack: Invariant = {
  id: "info/look-back",
  rule: "359.3.e.13",
  statement:
    "An item that itself took something off the board sees it as it was just before: current Might, last controller.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "printed",
      says: "printed Might is read of what the spell itself took off the board",
      patches: [{ information: (right) => (input) => (looksBack(input) ? input.printed : right(input)) }],
    },
    {
      id: "null",
      says: "nothing can be read of what the spell itself took off the board",
      patches: [
        {
          information: (right) => (input) => (looksBack(input) ? null : right(input)),
          status: (right) => (input) => (looksBack(input) ? null : right(input)),
          whose: (right) => (input) => (looksBack(input) ? null : right(input)),
        },
      ],
    },
    {
      id: "owner-for-controller",
      says: "the controller of what the spell itself took off the board is its owner",
      patches: [{ whose: (right) => (input) => (looksBack(input) ? input.owner : right(input)) }],
    },
    {
      id: "as-when-chosen",
      says: "Might of what the spell itself took off the board is read as it was when chosen",
      patches: [{ information: (right) => (input) => (looksBack(input) ? input.chosen : right(input)) }],
    },
    {
      id: "effects-only",
      says: "what was paid as a cost is not looked back at",
      patches: [
        {
          information: (right) => (input) => (input.asCost ? null : right(input)),
          whose: (right) => (input) => (input.asCost ? null : right(input)),
        },
      ],
    },
  ],
};
