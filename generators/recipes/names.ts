/** The sorts of items that are made by a recipe since a rule is about them. */
const RULE_NAMES = [
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
] as const;

/** Those that are made for a piece of the card language, whose streams come right after. */
const FIRST_PIECES = [
  "dying",
  "mourning",
  "arriving",
  "greeted",
  "offered",
  "spared",
  "reflexive",
  "delayed",
  "looked",
  "here",
  "there",
  "swapped",
  "if so",
  "existing",
  "numerous",
  "company",
  "gathered",
  "runes",
  "experience",
  "facedown",
  "again",
  "landing",
] as const;

/** The same, but their streams come after all others, so that no stream of before moves. */
export const LATER_PIECES = [
  "made",
  "countering",
  "promised",
  "priced",
  "fetched",
  "resettled",
  "unhidden",
  "elsewhere",
  "sheltered",
  "equipping",
  "retyped",
  "reflexive ability",
  "delayed ability",
  "answered",
] as const;

/** Those that are there since the card language has them: whatever rule is about them, plainer games tell of it as well. */
export const PIECE_NAMES = [...FIRST_PIECES, ...LATER_PIECES] as const;

/** The name of a recipe. */
export type RecipeName = (typeof RULE_NAMES)[number] | (typeof PIECE_NAMES)[number];

/** All of those whose streams come right after one another. */
export const RECIPE_NAMES: readonly RecipeName[] = [...RULE_NAMES, ...FIRST_PIECES];
