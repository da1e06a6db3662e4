import { COUNTERING } from "./countering.ts";
import { DAMAGE } from "./damage.ts";
import { HELPING } from "./helping.ts";
import { KILLING } from "./killing.ts";
import { MOVING } from "./moving.ts";
import type { OfficialCard } from "./official-card.ts";
import { PERMANENTS } from "./permanents.ts";

/** Official cards as trees, for engines that know cards by name. */
export const CATALOGUE: readonly OfficialCard[] = [
  ...DAMAGE,
  ...KILLING,
  ...MOVING,
  ...HELPING,
  ...COUNTERING,
  ...PERMANENTS,
];

export type { OfficialCard } from "./official-card.ts";

/** The official card of that name; undefined if the catalogue does not have it. */
export const officialCard = (name: string): OfficialCard | undefined =>
  CATALOGUE.find(({ card }) => card.name === name);
