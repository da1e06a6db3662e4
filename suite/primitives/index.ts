import { ABILITIES } from "./abilities.ts";
import { ATTACKS } from "./attacks.ts";
import { CARDS } from "./cards.ts";
import { CHAIN } from "./chain.ts";
import { CHOOSING } from "./choosing.ts";
import { CONTROL } from "./control.ts";
import { COSTS } from "./costs.ts";
import type { PrimitiveGame } from "./game.ts";
import { GEAR } from "./gear.ts";
import { HARM } from "./harm.ts";
import { LEAVING } from "./leaving.ts";
import { MOVING } from "./moving.ts";
import { STATES } from "./states.ts";

/** The games of the primitives: all other games rest on these. */
export const PRIMITIVES: readonly PrimitiveGame[] = [
  ...HARM,
  ...LEAVING,
  ...MOVING,
  ...STATES,
  ...CONTROL,
  ...GEAR,
  ...CARDS,
  ...CHOOSING,
  ...COSTS,
  ...ABILITIES,
  ...ATTACKS,
  ...CHAIN,
];

export { BETWEEN_ITEMS, TWO_REACTIONS } from "./chain.ts";
export type { PrimitiveGame } from "./game.ts";
