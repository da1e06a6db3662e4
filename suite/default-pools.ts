import { DEFAULT_SEED } from "./options.ts";
import { Pool } from "./pool.ts";

/** The cases of the default seed, made once for all who check many engines on them. */
export const POOL = new Pool(DEFAULT_SEED);

/** The same in the profile FAQ+. */
export const RULED = new Pool(DEFAULT_SEED, "FAQ+");
