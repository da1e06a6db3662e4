import type { Card } from "../../spec/types/index.ts";
import type { Adapter, Fit, Setup } from "../contract.ts";
import { sparring } from "../sparring/index.ts";

/**
 * An engine that reads rules texts, but of each spell only the first sentence.
 * @param tells whether its adapter says so of each card
 */
export function firstSentence(tells: boolean): Adapter {
  const inner = sparring();
  return {
    engine: { name: "first-sentence", version: "1.0.0", language: "TypeScript" },
    capabilities: { cards: "text" },
    async open(setup) {
      const opened = await inner.open({ ...setup, cards: setup.cards.map((card) => cut(card, setup)) });
      return "session" in opened && tells ? { ...opened, fit: fitsOf(setup) } : opened;
    },
  };
}

/** As many instructions as the parser finds sentences it understands: one. */
function cut(card: Card, { texts }: Setup): Card {
  if (texts?.[card.id] === undefined) throw new Error(`there is no text of ${card.id}`);
  return card.kind === "spell" ? { ...card, text: card.text.slice(0, 1) } : card;
}

function fitsOf({ cards }: Setup): Record<string, Fit> {
  const lost = cards.map(({ id, kind, text }) => ({
    id,
    ignored: kind === "spell" ? text.slice(1).map((each) => each.id) : [],
  }));
  return Object.fromEntries(
    lost.filter(({ ignored }) => ignored.length > 0).map(({ id, ignored }) => [id, { ignored }]),
  );
}
