import { paragraphsOf, slotsIn } from "../../spec/text/paragraph.ts";
import type { Adapter } from "../contract.ts";
import { sparring } from "../sparring/index.ts";

/** An engine whose cards have one target slot each, whatever asks for it; it says so of a game that needs two. */
export function oneSlot(): Adapter {
  const inner = sparring();
  return {
    engine: { name: "one-slot", version: "1.0.0", language: "TypeScript" },
    open(setup) {
      const needsTwo = setup.cards.flatMap(paragraphsOf).some((paragraph) => slotsIn(paragraph) > 1);
      return needsTwo ? { unsupported: ["slots:2"] } : inner.open(setup);
    },
  };
}
