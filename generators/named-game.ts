import type { OfficialCard } from "../spec/catalogue/official-card.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { fitting } from "../spec/model/fitting.ts";
import { chosenIn, costsOf } from "../spec/model/mentions.ts";
import { playOut } from "../spec/model/play.ts";
import type { State } from "../spec/model/state.ts";
import type { Card, Chosen, Instruction, PlayerId, Scenario } from "../spec/types/index.ts";
import { BATTLEFIELDS, type Draft, freshId, homesOf, stocked } from "./board.ts";
import { type CardSet, mayAnswer, spellsOf } from "./card-set.ts";
import type { GeneratedCase } from "./case.ts";
import { between, type Chooser, chance, pick, some } from "./chooser.ts";
import type { Carrier, Disturbance } from "./disturbance.ts";
import { type Growing, nextStep, resolveTo, scenarioOf, stateNow } from "./growing.ts";
import { askerFor, type Caster } from "./mention.ts";
import { namedBoard } from "./named-board.ts";

const TRIES = 50;

/**
 * A random legal game whose cards are all of a set.
 * @param tested the spell under test
 * @param quiet nobody reacts, and it answers nothing but what it has to choose
 * @returns undefined if none was found in many tries
 */
export function namedCase(
  chooser: Chooser,
  set: CardSet,
  tested: OfficialCard,
  profile: Scenario["profile"],
  quiet = false,
): GeneratedCase | undefined {
  for (let n = 0; n < TRIES; n += 1) {
    const made = tryCase(chooser, set, tested, profile, quiet);
    if (made) return made;
  }
  return undefined;
}

function tryCase(
  chooser: Chooser,
  set: CardSet,
  official: OfficialCard,
  profile: Scenario["profile"],
  quiet: boolean,
): GeneratedCase | undefined {
  const growing: Growing = { draft: namedBoard(chooser, set, profile), script: [], answers: {} };
  const answers = !mayOpen(official) || (!quiet && mayAnswer(set, official) && chance(chooser, 25));
  const opener = answers ? addOpener(growing, set) : undefined;
  if (answers && !opener) return undefined;
  const player: PlayerId = opener === undefined ? "P1" : pick(chooser, ["P1", "P2"] as const);
  const item = addNamed(growing, official, player, { opener: opener?.id, timing: timingOf(set, official, opener) });
  if (!item) return undefined;
  const items = opener ? 2 : 1;
  const carrier: Carrier = chance(chooser, 65) ? "one chain" : "in turn";
  const disturbances: Disturbance[] = [];
  const reactions = spellsOf(set).filter((each) => mayAnswer(set, each));
  const wanted =
    quiet || reactions.length === 0 || chance(chooser, 12) ? 0 : chance(chooser, 65) ? 1 : between(chooser, 2, 3);
  for (let n = 0; n < wanted; n += 1) {
    const done = addReaction(growing, reactions, item);
    if (!done) continue;
    disturbances.push(done);
    if (carrier === "in turn" && n + 1 < wanted) resolveTo(growing, items);
  }
  if (wanted > 0 && disturbances.length === 0) return undefined;
  resolveTo(growing, 0);
  const scenario = scenarioOf(growing);
  const { trace, state } = playOut(scenario, RULEBOOK);
  return trace.end.kind === "complete" && !trace.substituted && state.open.size === 0
    ? { scenario, tested: item.id, carrier, disturbances }
    : undefined;
}

/** What chooses a spell needs one on the chain. */
const mayOpen = ({ card }: OfficialCard): boolean => chosenIn(card.text).every(({ choose }) => choose !== "spell");

function timingOf(set: CardSet, { card }: OfficialCard, opener: object | undefined): Card["timing"] {
  return opener && set.override.has("timing") ? "reaction" : card.timing;
}

/** A spell that is on the chain. */
interface Put {
  readonly id: string;
  /** What it chooses. */
  readonly chosen: readonly string[];
}

function addOpener(growing: Growing, set: CardSet): Put | undefined {
  const openers = spellsOf(set).filter(mayOpen);
  if (openers.length === 0) return undefined;
  const opener = pick(growing.draft.chooser, openers);
  return addNamed(growing, opener, "P1", { timing: opener.card.timing });
}

/** How many reactions are looked at for one that can be aimed at what the item chooses. */
const LOOKS = 4;

/** Has some spell played in answer to an item, mostly at what that chooses. Returns what it does. */
function addReaction(growing: Growing, reactions: readonly OfficialCard[], item: Put): Disturbance | undefined {
  const { chooser } = growing.draft;
  const aimed = item.chosen.length > 0 && chance(chooser, 85);
  for (let n = 0; n < LOOKS; n += 1) {
    const reaction = pick(chooser, reactions);
    const player = pick(chooser, ["P1", "P2"] as const);
    const playing: Playing = { opener: item.id, timing: "reaction", prefer: item.chosen, ...(aimed && { aimed }) };
    if (addNamed(growing, reaction, player, playing)) return disturbanceBy(reaction.card);
  }
  return undefined;
}

interface Playing {
  readonly timing: Card["timing"];
  readonly opener?: string | undefined;
  /** What it chooses if it can. */
  readonly prefer?: readonly string[];
  /** It is not played unless it chooses some of that, or the item that it answers. */
  readonly aimed?: boolean;
}

/** Puts a named spell into its player's hand, or hides it, and has it played; undefined when it cannot be. */
function addNamed(growing: Growing, official: OfficialCard, player: PlayerId, playing: Playing): Put | undefined {
  const { draft, script } = growing;
  const { chooser } = draft;
  const { timing, opener, prefer = [], aimed } = playing;
  const held = homesOf(draft, player).filter((place) => place !== `base:${player}`);
  const hiddenAt =
    official.hidden && opener === undefined && held.length > 0 && chance(chooser, 30)
      ? pick(chooser, BATTLEFIELDS)
      : undefined;
  const id = freshId(draft, "S");
  const card: Card = timing === official.card.timing ? official.card : retimed(draft, official.card, timing);
  const choices = choicesFor(chooser, stateNow(growing), { player, hiddenAt }, card, prefer);
  if (!choices) return undefined;
  const chosen = Object.values(choices).flat();
  if (aimed && !chosen.some((each) => each === opener || prefer.includes(each))) return undefined;
  stocked(draft, card);
  draft.objects.push({
    id,
    kind: "spell",
    card: card.id,
    owner: player,
    controller: player,
    place: hiddenAt === undefined ? `hand:${player}` : `facedown:${hiddenAt}`,
  });
  script.push({ id: nextStep(growing), play: { player, card: id, choices, ...(opener && { respondsTo: opener }) } });
  return { id, chosen };
}

/** The card with another timing; one for all that have it. */
function retimed({ cards }: Draft, card: Card, timing: Card["timing"]): Card {
  const id = `${card.id}-${timing}`;
  return cards.find((each) => each.id === id) ?? { ...card, id, timing };
}

/** Legal choices for all that a card has somebody choose as it is played; undefined where there are none. */
function choicesFor(
  chooser: Chooser,
  state: State,
  caster: Caster,
  card: Card,
  prefer: readonly string[],
): Record<string, string[]> | undefined {
  const choices: Record<string, string[]> = {};
  const paid = costsOf(card).flatMap(({ object }) => ("choose" in object ? [object] : []));
  const mentions: readonly Chosen[] = [...paid, ...chosenIn(card.text)];
  for (const mention of mentions) {
    const { id, choose, count, filters, by, from, group } = mention;
    if (by || from || group) return undefined;
    const asker = { ...askerFor(state, caster), besides: Object.values(choices).flat() };
    const options = fitting(state, choose, filters, asker, ({ met }) => met);
    if (options.length < count.min) return undefined;
    const most = Math.min(count.max, options.length, 3);
    const number = most <= count.min ? count.min : between(chooser, Math.max(1, count.min), most);
    const liked = options.filter((option) => prefer.includes(option));
    const first = liked.length > 0 && chance(chooser, 80) ? some(chooser, liked, number) : [];
    const rest = options.filter((option) => !first.includes(option));
    choices[id] = [...first, ...some(chooser, rest, number - first.length)];
  }
  return choices;
}

/** What a spell does to what it chooses, for the cells of evidence. */
function disturbanceBy({ text }: Card): Disturbance {
  const verbs: readonly Instruction["verb"][] = text.map(({ verb }) => verb);
  const [might] = text.flatMap((each) => (each.verb === "might" ? [each.amount] : []));
  if (typeof might === "number" && might < 0) return "Might lowered";
  return verbs.flatMap((verb) => DONE_BY[verb] ?? [])[0] ?? "Might raised";
}

const DONE_BY: Partial<Record<Instruction["verb"], Disturbance>> = {
  kill: "killed",
  deal: "damaged",
  return: "returned",
  move: "moved away",
  banish: "banished",
  counter: "countered",
  exhaust: "exhausted or readied",
  stun: "stunned",
};
