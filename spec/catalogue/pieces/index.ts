import { ABILITIES } from "./abilities.ts";
import { ACTIONS } from "./actions.ts";
import { LINKS } from "./links.ts";
import { MENTIONS } from "./mentions.ts";
import type { Piece } from "./piece.ts";
import { REQUIREMENTS } from "./requirements.ts";

/** The whole card language, a small card for each piece, under the headings of its page. */
export const PIECES: Readonly<Record<string, readonly Piece[]>> = {
  Actions: ACTIONS,
  Mentions: MENTIONS,
  Requirements: REQUIREMENTS,
  "Links, conditions and amounts": LINKS,
  "Costs and abilities": ABILITIES,
};
