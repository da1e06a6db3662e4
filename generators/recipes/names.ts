/** The sorts of items that are made by a recipe. */
export const RECIPE_NAMES = [
  "trash",
  "hand",
  "cost",
  "saved",
  "everything",
  "your legend",
  "a legend",
  "others",
  "must",
  "refused",
  "buff",
  "activated",
  "staying",
  "fixed",
  "ambushed",
  "targetless",
  "statuses",
  "discard",
  "leaving",
  "split",
  "group",
  "guarded",
  "counted",
  "chosen me",
  "prevented",
  "diverted",
  "dying",
] as const;

/** The name of one of them. */
export type RecipeName = (typeof RECIPE_NAMES)[number];
