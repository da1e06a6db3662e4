import { atLocation } from "../spec/decisions/identity.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { fitting } from "../spec/model/fitting.ts";
import { startGame } from "../spec/model/game.ts";
import { cardOf, chosenIn, costsOf } from "../spec/model/mentions.ts";
import { play } from "../spec/model/play.ts";
import type { ActivateStep, Chosen, Filter, GameObject, PlayerId, PlayStep, Scenario } from "../spec/types/index.ts";
import type { Subject } from "./canonical.ts";
import { askerFor } from "./mention.ts";
import { choosing } from "./named.ts";
import { withPut } from "./step.ts";

/** Makes of a legal case a game whose last play the rules refuse; nothing where the case has no such play. */
type Make = (subject: Subject) => Scenario | undefined;

/** A way in which a play is illegal. */
export interface Shape {
  /** What is wrong with the play; completes "a card is played ..." or "an ability is activated ...". */
  readonly name: string;
  /** It is an activation that is illegal. */
  readonly activated?: true;
  /** The rule that forbids it. */
  readonly rule: string;
  readonly make: Make;
}

const ofWrongSide = misaimed((filter) => "is" in filter && /^(friendly|enemy)$/.test(filter.is));
const inWrongPlace = misaimed((filter) => "is" in filter && /^(at|in) a /.test(filter.is));
const ofWrongKind: Retarget = ({ strangers, mention, picks }) => {
  const stranger = strangers.find(({ kind }) => kind !== mention.choose);
  return stranger && [stranger.id, ...picks.slice(1)];
};
const none: Retarget = () => [];
const tooMany: Retarget = ({ legal, mention }) => {
  const { max } = mention.count;
  return legal.length > max ? legal.slice(0, max + 1) : undefined;
};

/** Illegal plays that no reading of the rules allows. */
export const SHAPES: readonly Shape[] = [
  { name: "with a target on the wrong side", rule: "355.8", make: retargeted(ofWrongSide) },
  { name: "with a target in the wrong place", rule: "355.8", make: retargeted(inWrongPlace) },
  {
    name: "with a target beyond the bound on its Might",
    rule: "355.8",
    make: retargeted(misaimed((filter) => "might" in filter)),
  },
  { name: "with a target of the wrong kind", rule: "355.8", make: retargeted(ofWrongKind) },
  { name: "without a target", rule: "355.8", make: retargeted(none) },
  { name: "with too many targets", rule: "355.8", make: retargeted(tooMany) },
  { name: "on a chain without being a reaction", rule: "309", make: secondCopy("P1", "P1", true) },
  { name: "by the player whose turn it is not", rule: "310.1", make: secondCopy("P2", "P2", false) },
  { name: "out of the other player's hand", rule: "419.1", make: secondCopy("P1", "P2", false) },
  ...Object.entries({
    "with a target on the wrong side": ofWrongSide,
    "with a target in the wrong place": inWrongPlace,
    "with a target of the wrong kind": ofWrongKind,
    "without a target": none,
  }).map(([name, choose]): Shape => ({ name, activated: true, rule: "355.8", make: retargeted(choose, true) })),
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

/** What is chosen instead, if that can be illegal. */
type Retarget = (choice: Choice) => readonly string[] | undefined;

/** The first play of a case, or activation, with other choices for a mention that must be met. */
function retargeted(choose: Retarget, activated = false): Make {
  return ({ scenario, tested }) => {
    const step = activated ? activation(scenario, tested) : opening(scenario, tested);
    if (!step) return undefined;
    for (const choice of choicesOf(scenario, step)) {
      // With a single way to choose, an engine may take that one unasked.
      if (choice.mention.count.min === 0 || choice.legal.length <= choice.mention.count.min) continue;
      const picks = choose(choice);
      if (!picks) continue;
      const misplayed = withPut(step, (said) => {
        return { ...said, choices: { ...said.choices, [choice.mention.id]: [...picks] } };
      });
      const illegal = refused({ ...scenario, script: [misplayed] });
      if (illegal) return illegal;
    }
    return undefined;
  };
}

/** One that fits but for a filter of that sort. */
function misaimed(isWanted: (filter: Filter) => boolean): Retarget {
  return ({ mention, picks, fits, legal }) => {
    for (const wanted of mention.filters.filter(isWanted)) {
      const others = fits(mention.filters.filter((filter) => filter !== wanted));
      const stranger = others.find((id) => !legal.includes(id));
      if (stranger !== undefined) return [stranger, ...picks.slice(1)];
    }
    return undefined;
  };
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

/**
 * The activation of the item under test, if P1 opens the game with it and pays by exhausting its source: what is paid in
 * another way would be a target less.
 */
function activation(scenario: Scenario, tested: string): ActivateStep | undefined {
  const [step] = scenario.script;
  if (!step || !("activate" in step) || step.activate.object !== tested) return undefined;
  const ability = cardOf(scenario, tested)?.abilities.find(({ id }) => id === step.activate.ability);
  const costs = ability ? costsOf(ability) : [];
  return costs.every(({ pay, object }) => pay === "exhaust" && "me" in object) ? step : undefined;
}

function choicesOf(scenario: Scenario, step: PlayStep | ActivateStep): readonly Choice[] {
  const { state } = startGame(scenario, RULEBOOK);
  const { player, choices } = "play" in step ? step.play : step.activate;
  const source = "activate" in step ? state.byId.get(step.activate.object) : undefined;
  const asker = {
    ...askerFor(state, { player, hiddenAt: undefined }),
    ...(source && { source, here: source.place, besides: [source.id] }),
  };
  return chosenIn(choosing(step, scenario)?.text ?? []).flatMap((mention): Choice[] => {
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
