import type { Adapter } from "../engine-adapter/contract.ts";
import { namedCards } from "./named-cards.ts";
import { namedPool } from "./named-pool.ts";
import { DEFAULT_SEED, type RunOptions } from "./options.ts";
import { Pool } from "./pool.ts";

/** Generated cases of the sort that an engine can play. */
export function poolFor({ capabilities }: Adapter, { seed = DEFAULT_SEED, profile = "CR" }: RunOptions): Pool {
  return capabilities?.cards === "names" ? namedPool(seed, profile, namedCards(capabilities)) : new Pool(seed, profile);
}
