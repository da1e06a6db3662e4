import type { Adapter, Fit, Setup } from "../engine-adapter/contract.ts";
import type { Ability, Card, Instruction } from "../spec/types/index.ts";

/** For the tests: an engine whose adapter builds cards in its own way and says so. */
function building(
  inner: Adapter,
  capabilities: Adapter["capabilities"],
  build: (card: Card, setup: Setup) => Built,
): Adapter {
  return {
    ...inner,
    ...(capabilities && { capabilities }),
    async open(setup) {
      const built = setup.cards.map((card) => build(card, setup));
      const opened = await inner.open({ ...setup, cards: built.map(({ card }) => card) });
      const fit = Object.fromEntries(built.flatMap(({ card, fit }) => (fit ? [[card.id, fit]] : [])));
      return "session" in opened ? { ...opened, fit } : opened;
    },
  };
}

interface Built {
  readonly card: Card;
  readonly fit?: Fit;
}

/** It reads texts, of these the first sentence of every text, and says either what it ignores or what it has built. */
export function readsFirstSentences(inner: Adapter, says: "ignored" | "as"): Adapter {
  return building(inner, { cards: "text", symbols: { Might: ":might:" } }, (card, { texts }) => {
    const text = texts?.[card.id];
    if (text === undefined || /\bMight\b/.test(text)) throw new Error(`no text of ${card.id} in the engine's symbols`);
    const later = [card.text, ...card.abilities.map(instructionsIn)].flatMap((each) => each.slice(1));
    if (later.length === 0) return { card };
    const built: Card = { ...card, text: card.text.slice(0, 1), abilities: card.abilities.map(shortened) };
    return { card: built, fit: says === "as" ? { as: built } : { ignored: later.map(({ id }) => id) } };
  });
}

function instructionsIn(ability: Ability): readonly Instruction[] {
  if ("instead" in ability) return ability.instead;
  return "text" in ability ? ability.text : [];
}

function shortened(ability: Ability): Ability {
  if ("instead" in ability) return { ...ability, instead: ability.instead.slice(0, 1) };
  return "text" in ability ? { ...ability, text: ability.text.slice(0, 1) } : ability;
}

/** It cannot tell what it has made of any card. */
export const tellsNothing = (inner: Adapter): Adapter =>
  building(inner, { cards: "text" }, (card) => ({ card, fit: { unknown: true } }));

/** It deals one more than it reads, each time, and says so: what it has built is never what it is handed. */
export const dealsMore = (inner: Adapter): Adapter =>
  building(inner, undefined, (card) => {
    const text = card.text.map((each) =>
      each.verb === "deal" && typeof each.amount === "number" ? { ...each, amount: each.amount + 1 } : each,
    );
    const built = { ...card, text };
    return text.every((each, index) => each === card.text[index]) ? { card } : { card: built, fit: { as: built } };
  });

/** It has cards by name only. */
export function knowsNames(inner: Adapter, names: readonly string[]): Adapter {
  return building(inner, { cards: "names", names: [...names] }, (card, setup) => {
    const name = setup.names?.[card.id];
    if (name === undefined || !names.includes(name)) throw new Error(`this engine has no card "${name}"`);
    return { card };
  });
}
