import { type CardSet, spellsOf } from "../generators/card-set.ts";
import { seeded } from "../generators/chooser.ts";
import { namedCase } from "../generators/named-game.ts";
import type { Scenario } from "../spec/types/index.ts";
import { madeOf } from "./made-case.ts";
import { Pool } from "./pool.ts";

/** Games that are made of a set of official cards, a stream for each spell under test. */
export function namedPool(seed: number, profile: Scenario["profile"], set: CardSet): Pool {
  const spells = spellsOf(set);
  return new Pool(seed, profile, {
    within: "the cards that it has by name",
    streams: spells.map(({ card }) => card.name),
    make(from, stream, index) {
      const tested = spells[stream];
      const generated = tested && namedCase(seeded(from, stream, index), set, tested, profile);
      return generated && madeOf(generated);
    },
  });
}
