import type { CampaignState } from "./campaign.ts";

/** Hangs after which an engine is not asked for more of the same: each takes until the time is up. */
const ENOUGH = 10;

/** Whether the engine has hung so often that asking for more brings nothing but waiting. */
export function hangsTooOften({ faults }: Pick<CampaignState, "faults">): boolean {
  return faults.filter(({ fault }) => fault.kind === "hang").length >= ENOUGH;
}
