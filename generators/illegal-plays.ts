import { atLocation } from "../spec/decisions/identity.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { fitting } from "../spec/model/fitting.ts";
import { startGame } from "../spec/model/game.ts";
import { chosenIn, textOf } from "../spec/model/mentions.ts";
import { play } from "../spec/model/play.ts";
import type { Chosen, Filter, GameObject, PlayerId, PlayStep, Scenario } from "../spec/types/index.ts";
import type { Subject } from "./canonical.ts";
import { askerFor } from "./mention.ts";

/** Makes of a legal case a game whose last play the rules refuse; nothing where the case has no such play. */
type Make = (subject: Subject) => Scenario | undefined;

/** A way in which a play is illegal. */
export interface Shape {
  /** What is wrong with the play; completes "a card is played ...". */
  readonly name: string;
  /** The rule that forbids it. */
  readonly rule: string;
  readonly make: Make;
}

/** Illegal plays that no reading of the rules allows. */
export const SHAPES: readonly Shape[] = [
  {
    name: "with a target on the wrong side",
    rule: "355.8",
    make: misaimed((filter) => "is" in filter && /^(friendly|enemy)$/.test(filter.is)),
  },
  {
    name: "with a target in the wrong place",
    rule: "355.8",
    make: misaimed((filter) => "is" in filter && /^(at|in) a /.test(filter.is)),
  },
  {
    name: "with a target beyond the bound on its Might",
    rule: "355.8",
    make: misaimed((filter) => "might" in filter),
  },
  {
    name: "with a target of the wrong kind",
    rule: "355.8",
    make: retargeted(({ strangers, mention, picks }) => {
      const stranger = strangers.find(({ kind }) => kind !== mention.choose);
      return stranger && [stranger.id, ...picks.slice(1)];
    }),
  },
  { name: "without a target", rule: "355.8", make: retargeted(() => []) },
  {
    name: "with too many targets",
    rule: "355.8",
    make: retargeted(({ legal, mention }) => {
      const { max } = mention.count;
      return legal.length > max ? legal.slice(0, max + 1) : undefined;
    }),
  },
  { name: "on a chain without being a reaction", rule: "309", make: secondCopy("P1", "P1", true) },
  { name: "by the player whose turn it is not", rule: "310.1", make: secondCopy("P2", "P2", false) },
  { name: "out of the other player's hand", rule: "419.1", make: secondCopy("P1", "P2", false) },
];

/** A mention of the card to be played, with what its player may choose. */
interface Choice {
  readonly mention: Chosen;
  readonly picks: readonly string[];
  /** What fits a mention like this one but for its filters. */
  readonly fits: (filters: readonly Filter[]) => readonly string[];
  readonly legal: readonly string[];
  /** What is on the board and may not be chosen. */
  readonly strangers: readonly GameObject[];
}

/** The first play of a case with other choices for a mention that must be met. */
function retargeted(choose: (choice: Choice) => readonly string[] | undefined): Make {
  return ({ scenario, tested }) => {
    const step = opening(scenario, tested);
    if (!step) return undefined;
    for (const choice of choicesOf(scenario, step.play)) {
      // With a single way to choose, an engine may take that one unasked.
      if (choice.mention.count.min === 0 || choice.legal.length <= choice.mention.count.min) continue;
      const picks = choose(choice);
      if (!picks) continue;
      const choices = { ...step.play.choices, [choice.mention.id]: [...picks] };
      const illegal = refused({ ...scenario, script: [{ ...step, play: { ...step.play, choices } }] });
      if (illegal) return illegal;
    }
    return undefined;
  };
}

/** One that fits but for a filter of that sort. */
function misaimed(isWanted: (filter: Filter) => boolean): Make {
  return retargeted(({ mention, picks, fits, legal }) => {
    for (const wanted of mention.filters.filter(isWanted)) {
      const others = fits(mention.filters.filter((filter) => filter !== wanted));
      const stranger = others.find((id) => !legal.includes(id));
      if (stranger !== undefined) return [stranger, ...picks.slice(1)];
    }
    return undefined;
  });
}

/**
 * A second copy of the first card of a case is played, which is no reaction.
 * @param player who plays it
 * @param holder in whose hand it is
 * @param respond in response to the first copy, else at the start
 */
function secondCopy(player: PlayerId, holder: PlayerId, respond: boolean): Make {
  return ({ scenario, tested }) => {
    const step = opening(scenario, tested);
    const first = scenario.objects.find(({ id }) => id === tested);
    if (!step || !first) return undefined;
    const copy = { ...first, id: `${tested}x`, owner: holder, controller: holder, place: `hand:${holder}` };
    const { choices } = step.play;
    const again: PlayStep = {
      id: `${step.id}x`,
      play: { player, card: copy.id, choices, ...(respond && { respondsTo: tested }) },
    };
    return refused({
      ...scenario,
      cards: scenario.cards.map((card) => (card.id === first.card ? { ...card, timing: "main" } : card)),
      objects: [...scenario.objects, copy],
      script: respond ? [step, again] : [again],
    });
  };
}

/** The play of the item under test, if P1 opens the game with it from hand. */
function opening({ script, objects }: Scenario, tested: string): PlayStep | undefined {
  const [step] = script;
  const card = objects.find(({ id }) => id === tested);
  return step && "play" in step && step.play.card === tested && card?.place === "hand:P1" ? step : undefined;
}

function choicesOf(scenario: Scenario, { player, card, choices }: PlayStep["play"]): readonly Choice[] {
  const { state } = startGame(scenario, RULEBOOK);
  const asker = askerFor(state, { player, hiddenAt: undefined });
  return chosenIn(textOf(scenario, card)).flatMap((mention): Choice[] => {
    if (mention.choose !== "unit" && mention.choose !== "gear") return [];
    const fits: Choice["fits"] = (filters) => fitting(state, mention.choose, filters, asker, ({ met }) => met);
    const legal = fits(mention.filters);
    const strangers = scenario.objects.filter(({ id, place }) => atLocation(place) && !legal.includes(id));
    return [{ mention, picks: choices[mention.id] ?? [], fits, legal, strangers }];
  });
}

/** The scenario, if its last play is the one that the rules refuse. */
function refused(scenario: Scenario): Scenario | undefined {
  const last = scenario.script.at(-1);
  const { end } = play(scenario, RULEBOOK);
  return end.kind === "refused" && end.step === last?.id ? scenario : undefined;
}
