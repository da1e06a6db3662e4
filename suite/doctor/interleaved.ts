import type { Adapter, Opened } from "../../engine-adapter/contract.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { deviations } from "../judge/compare.ts";
import { game } from "../primitives/game.ts";
import { deals } from "../primitives/plays.ts";

const outer = game("", [deals(1)]).scenario;
const inner = game("", [deals(2, "U1")]).scenario;

/**
 * What is wrong with a game during which another was opened and played, where the capabilities say that several may be
 * open at once.
 */
export async function interleaved(adapter: Adapter, profile: Scenario["profile"]): Promise<string | undefined> {
  const { sessions = 1 } = adapter.capabilities ?? {};
  if (sessions < 2) return undefined;
  const within: Adapter = {
    ...adapter,
    async open(setup): Promise<Opened> {
      const opened = await adapter.open(setup);
      await playOn(adapter, { ...inner, profile });
      return opened;
    },
  };
  const alone = await playOn(adapter, { ...outer, profile });
  const beside = await playOn(within, { ...outer, profile });
  if (alone.kind !== "played") return undefined;
  const right = play(outer, RULEBOOK);
  const same = beside.kind === "played" && deviations(beside.trace, alone.trace, right).length === 0;
  return same ? undefined : `capabilities say that ${sessions} games may be open at once, but one changes another`;
}
