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
