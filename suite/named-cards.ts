import { type CardSet, mightsOf } from "../generators/card-set.ts";
import { rewrittenCard } from "../generators/rewritten.ts";
import { CATALOGUE } from "../spec/catalogue/index.ts";
import { isJudged, type OfficialCard } from "../spec/catalogue/official-card.ts";
import type { Capabilities, Card, GameObject, Scenario } from "../spec/types/index.ts";

/** The official names of cards by their ids, and whether every card has one. */
export interface Names {
  readonly names: Readonly<Record<string, string>>;
  readonly complete: boolean;
}

/** The cards that an engine has by name and that may be judged: those whose tree in the catalogue is all that shows. */
export function namedCards({ names = [], override = [] }: Capabilities): CardSet {
  const has = new Set(names);
  return {
    cards: CATALOGUE.filter((official) => has.has(official.card.name) && isJudged(official)),
    override: new Set(override),
  };
}

/** The names for the cards of a setup, where card and objects are as printed but for what may be changed. */
export function namesFor(setup: Pick<Scenario, "cards" | "objects">, capabilities: Capabilities): Names {
  const named = known.get(capabilities) ?? namedCards(capabilities);
  known.set(capabilities, named);
  const names: Record<string, string> = {};
  for (const card of setup.cards) {
    const objects = setup.objects.filter((object) => object.card === card.id);
    const found = candidates(card, named).find((official) => objects.every((each) => isPrinted(each, official, named)));
    if (found) names[card.id] = found.card.name;
  }
  const plain = setup.objects.filter(({ card }) => card === undefined);
  return {
    names,
    complete: setup.cards.every(({ id }) => id in names) && plain.every((object) => isOrdinary(object, named)),
  };
}

const known = new WeakMap<Capabilities, CardSet>();

function isOrdinary({ might }: GameObject, set: CardSet): boolean {
  const mights = mightsOf(set);
  return might === undefined || mights.length === 0 || mights.includes(might);
}

function isPrinted({ might, qualities = [] }: GameObject, official: OfficialCard, { override }: CardSet): boolean {
  if (official.might !== might && !override.has("might")) return false;
  return (official.qualities ?? []).every((quality) => qualities.includes(quality));
}

/** The official cards with the tree of a card, the one of its own name first. */
function candidates(card: Card, { cards, override }: CardSet): readonly OfficialCard[] {
  const key = keyOf(card, override);
  return cards
    .filter((official) => keyOf(official.card, override) === key)
    .sort((a, b) => Number(b.card.name === card.name) - Number(a.card.name === card.name));
}

const keys = new WeakMap<Card, string>();

/** Equal for trees that differ in nothing but names and in what a setup may change. */
function keyOf(card: Card, override: ReadonlySet<string>): string {
  const key = keys.get(card) ?? JSON.stringify(bare(card));
  keys.set(card, key);
  return override.has("timing") ? key : `${card.timing} ${key}`;
}

function bare(card: Card): Card {
  const { costs, ...rest } = rewrittenCard(card, (id) => id).card;
  // What a permanent cost is of no matter on the board.
  return { ...rest, ...(costs && card.kind === "spell" && { costs }), id: "", name: "", timing: "main" };
}
