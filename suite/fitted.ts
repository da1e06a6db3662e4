import type { Adapter, Awaitable, Opened } from "../engine-adapter/contract.ts";
import { choosing, namesKnown, slotsOf, triggeredSlots, wishesKnown } from "../generators/named.ts";
import { putIn, withPut } from "../generators/step.ts";
import { cardOf } from "../spec/model/mentions.ts";
import type { Card, Choices, Chosen, Scenario, Step } from "../spec/types/index.ts";
import { BadFit, type BuiltCard, builtCard } from "./fit.ts";

/** What an engine makes of the cards of a scenario. */
export type Build =
  /** The game that the rules are to be asked about: the scenario itself where every card is built exactly. */
  | { readonly kind: "known"; readonly scenario: Scenario; readonly lost: readonly string[] }
  /** Nobody knows as what a card was built. */
  | { readonly kind: "unknown" }
  /** With the cards that were built the script is not a game any more. */
  | { readonly kind: "no game"; readonly lost: readonly string[] };

/** What a game loses by how its cards are built, in words. */
export function lossOf(build: Build): string {
  if (build.kind === "unknown") return "nobody knows as what its cards are built";
  const lost = [...new Set(build.lost)];
  return lost.length > 0 ? `its cards are built without ${lost.join(", ")}` : "its cards are built as others";
}

/** What is known of how an engine builds cards. */
interface Knowledge {
  readonly builds: WeakMap<Scenario, Build>;
  readonly cards: WeakMap<Card, { readonly built: BuiltCard; readonly said: string | undefined }>;
  readonly census: Census;
}

/** The cards of which an engine has said how it builds them. */
export interface Census {
  cards: number;
  partly: number;
  unknown: number;
  /** By feature: how often it was lost. */
  readonly lost: Map<string, number>;
}

const knowledge = new WeakMap<Adapter, Knowledge>();
/** By a scenario as it was built the one that was sent. */
const sent = new WeakMap<Scenario, Scenario>();

/** The scenario that an engine is handed, where it builds the cards of another one. */
export const sentFor = (built: Scenario): Scenario => sent.get(built) ?? built;

/** The cards of which an engine has said how it builds them; undefined as long as it has said nothing. */
export const censusOf = (adapter: Adapter): Census | undefined => knowledge.get(adapter)?.census;

/**
 * What an engine builds of a scenario. A game is opened for it only if the engine has ever said how it builds cards, and
 * not yet of all these.
 */
export function buildOf(adapter: Adapter, scenario: Scenario, open: () => Awaitable<Opened>): Awaitable<Build> {
  const known = knowledge.get(adapter);
  if (!known) return { kind: "known", scenario, lost: [] };
  const build = known.builds.get(scenario);
  if (build) return build;
  if (scenario.cards.every((card) => known.cards.has(card))) return assembled(known, scenario);
  return probed(adapter, scenario, open);
}

async function probed(adapter: Adapter, scenario: Scenario, open: () => Awaitable<Opened>): Promise<Build> {
  try {
    const opened = await open();
    if ("session" in opened) {
      const build = learned(adapter, scenario, opened.fit);
      await opened.session.close?.();
      return build;
    }
  } catch {
    // Whatever is wrong shows again, and is reported, as soon as the game is played.
  }
  return { kind: "known", scenario, lost: [] };
}

/**
 * Takes note of what an engine says as it opens a scenario.
 * @param fit what it answers, which may be anything
 * @throws BadFit when that cannot be, or is not what it has said of a card before
 */
export function learned(adapter: Adapter, scenario: Scenario, fit: unknown): Build {
  const known = knowledge.get(adapter);
  if (fit === undefined && !known) return { kind: "known", scenario, lost: [] };
  if (fit !== undefined && (typeof fit !== "object" || fit === null)) {
    throw new BadFit("fit: expected an object with the ids of cards as keys");
  }
  const said: Readonly<Record<string, unknown>> = { ...fit };
  const ids = scenario.cards.map(({ id }) => id);
  const stranger = Object.keys(said).find((id) => !ids.includes(id));
  if (stranger !== undefined) throw new BadFit(`fit: no card is called "${stranger}"; there are ${ids.join(", ")}`);
  const all = known ?? emptyKnowledge();
  for (const card of scenario.cards) learn(all, card, said[card.id], scenario.battlefields);
  knowledge.set(adapter, all);
  return all.builds.get(scenario) ?? assembled(all, scenario);
}

const emptyKnowledge = (): Knowledge => ({
  builds: new WeakMap(),
  cards: new WeakMap(),
  census: { cards: 0, partly: 0, unknown: 0, lost: new Map() },
});

function learn({ cards, census }: Knowledge, card: Card, fit: unknown, battlefields: readonly string[]): void {
  const said = JSON.stringify(fit);
  const before = cards.get(card);
  if (before) {
    if (before.said === said) return;
    throw new BadFit(`fit of ${card.id}: ${said}, but of the same card ${before.said} before`);
  }
  const built = builtCard(card, fit, battlefields);
  cards.set(card, { built, said });
  census.cards += 1;
  if (built.unknown) census.unknown += 1;
  else if (built.card !== card) census.partly += 1;
  for (const feature of built.lost) census.lost.set(feature, (census.lost.get(feature) ?? 0) + 1);
}

/** The scenario with the cards as they were built; what the script chooses for mentions that are gone falls away. */
function assembled({ builds, cards }: Knowledge, scenario: Scenario): Build {
  const built = scenario.cards.map((card) => cards.get(card)?.built ?? { card, lost: [] });
  const build = buildWith(scenario, built);
  builds.set(scenario, build);
  if (build.kind === "known" && build.scenario !== scenario) sent.set(build.scenario, scenario);
  return build;
}

function buildWith(scenario: Scenario, built: readonly BuiltCard[]): Build {
  if (built.some(({ unknown }) => unknown)) return { kind: "unknown" };
  const lost = built.flatMap((each) => each.lost);
  if (built.every(({ card }, index) => card === scenario.cards[index])) return { kind: "known", scenario, lost };
  const game: Scenario = { ...scenario, cards: built.map(({ card }) => card) };
  const script = scenario.script.map((step) => narrowed(step, game));
  const answers = Object.entries(scenario.answers ?? {}).flatMap(([id, choices]): [string, Choices][] => {
    const slots = triggeredSlots(cardOf(game, id));
    return slots ? [[id, kept(choices, slots)]] : [];
  });
  const whole: Scenario = { ...game, ...(scenario.answers && { answers: Object.fromEntries(answers) }), script };
  const isGame = script.every((step) => namesKnown(step, whole)) && wishesKnown(whole);
  return isGame ? { kind: "known", scenario: whole, lost } : { kind: "no game", lost };
}

function narrowed(step: Step, game: Scenario): Step {
  const chooses = putIn(step) && choosing(step, game);
  if (!chooses) return step;
  const slots = slotsOf(chooses.text, chooses.paid);
  return withPut(step, (said) => ({ ...said, choices: kept(said.choices, slots) }));
}

/** The choices for what is still there, no more of each than may be chosen. */
function kept(choices: Choices, slots: ReadonlyMap<string, Chosen>): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, picks]) => {
      const mention = slots.get(id);
      if (!mention) return [];
      return [[id, mention.id === id && !mention.by ? picks.slice(0, mention.count.max) : picks]];
    }),
  );
}
