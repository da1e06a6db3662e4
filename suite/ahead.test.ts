import { expect, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import type { Report } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import type { RunOptions } from "./options.ts";
import { runConformance } from "./run.ts";

/** An engine that answers later, as one in another process does. */
function elsewhere(adapter: Adapter): Adapter {
  let open = 0;
  return {
    ...adapter,
    async open(setup) {
      await undefined;
      open += 1;
      if (open > 1) throw new Error("two games at once");
      const opened = await adapter.open(setup);
      if ("unsupported" in opened) return opened;
      const { session } = opened;
      return {
        ...opened,
        session: {
          async act(action) {
            await new Promise(setImmediate);
            return session.act(action);
          },
          observe: async () => session.observe(),
          ...(session.asks && { asks: async (card: string, ability?: string) => session.asks?.(card, ability) ?? [] }),
          async close() {
            open -= 1;
            await session.close?.();
          },
        },
      };
    },
    close() {},
  };
}

const MISREAD = "link/ignored-parent/child-runs";
const OPTIONS: RunOptions = { only: ["link/ignored-parent", "self/renamed"], evidence: 3, shrink: false };

const untimed = ({ times: _, ...report }: Report): Omit<Report, "times"> => report;

test("how many engines play at the same time changes no verdict and no case", async () => {
  const alone = await runConformance(mutant(MISREAD), OPTIONS, POOL);
  const others = [elsewhere(mutant(MISREAD)), elsewhere(mutant(MISREAD))];
  const together = await runConformance(elsewhere(mutant(MISREAD)), { ...OPTIONS, others }, POOL);
  expect(alone.invariants.filter(({ verdict }) => verdict === "violates").map(({ misreading }) => misreading)).toEqual([
    MISREAD,
  ]);
  expect(untimed(together)).toEqual(untimed(alone));
});
