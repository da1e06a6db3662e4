import { rewrittenCard } from "../generators/rewritten.ts";
import { CATALOGUE } from "../spec/catalogue/index.ts";
import { isJudged, type OfficialCard } from "../spec/catalogue/official-card.ts";
import type { Capabilities, Card, GameObject, Scenario } from "../spec/types/index.ts";

/** What an engine knows by name, of what the catalogue has as trees that may be judged. */
export interface Named {
  readonly cards: readonly OfficialCard[];
  /** What of a named card a setup may change. */
  readonly override: ReadonlySet<string>;
}

/** The official names of cards by their ids, and whether every card has one. */
export interface Names {
  readonly names: Readonly<Record<string, string>>;
  readonly complete: boolean;
}

/** The cards of the catalogue that an engine has. */
export function namedCards({ names = [], override = [] }: Capabilities): Named {
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

const known = new WeakMap<Capabilities, Named>();

/** Printed Mights of the units that an engine has; what has no text has one of these, unless there are none. */
export function mightsOf({ cards, override }: Named): readonly number[] {
  return override.has("might") ? [] : [...new Set(cards.flatMap(({ might }) => might ?? []))].sort((a, b) => a - b);
}

function isOrdinary({ might }: GameObject, named: Named): boolean {
  const mights = mightsOf(named);
  return might === undefined || mights.length === 0 || mights.includes(might);
}

function isPrinted({ might, qualities = [] }: GameObject, official: OfficialCard, { override }: Named): boolean {
  if (official.might !== might && !override.has("might")) return false;
  return (official.qualities ?? []).every((quality) => qualities.includes(quality));
}

/** The official cards with the tree of a card, the one of its own name first. */
function candidates(card: Card, { cards, override }: Named): readonly OfficialCard[] {
  const key = keyOf(card, override);
  return cards
    .filter((official) => keyOf(official.card, override) === key)
    .sort((a, b) => Number(b.card.name === card.name) - Number(a.card.name === card.name));
}

const keys = new WeakMap<Card, string>();

/** Equal for trees that differ in nothing but names and in what a setup may change. */
function keyOf(card: Card, override: ReadonlySet<string>): string {
  const key =
    keys.get(card) ?? JSON.stringify({ ...rewrittenCard(card, (id) => id).card, id: "", name: "", timing: "" });
  keys.set(card, key);
  return override.has("timing") ? key : `${card.timing} ${key}`;
}
