import { cardOf, costsOf, hasText, objectMentions, textOf } from "../../spec/model/mentions.ts";
import type {
  Card,
  Choices,
  Control,
  GameObject,
  Instruction,
  Quality,
  Scenario,
  Step,
} from "../../spec/types/index.ts";

/** The name of a control. */
export type ControlName = Control["name"];

/** A game that is played beside a case. */
export interface ControlGame {
  readonly name: ControlName;
  readonly scenario: Scenario;
}

/**
 * The games that tell a broken primitive from a broken rule: the item under test without the disturbance; the
 * disturbance without the item, for which a card without instructions stands in; where nothing disturbs, or something
 * is looked back at, the item with its earlier actions made harmless; the case without its replacement effects, without
 * what makes actions impossible, and with cards enough to discard; the same plays of cards without instructions.
 * @param tested id of the physical card of the item under test
 */
export function controlsOf(scenario: Scenario, tested: string): readonly ControlGame[] {
  const at = stepOf(scenario, tested);
  const later = scenario.script.slice(at + 1).filter(responds);
  const controls: ControlGame[] = [];
  if (later.length > 0) {
    controls.push({ name: "undisturbed", scenario: { ...scenario, script: undisturbed(scenario.script, at) } });
    controls.push({ name: "disturbance alone", scenario: withText(scenario, [tested], []) });
  }
  const text = textOf(scenario, tested);
  const harmless = later.length === 0 || looksBack(text) ? harmlessText(text) : undefined;
  if (harmless && !isAnsweredLater(scenario, tested))
    controls.push({ name: "harmless", scenario: withCardText(scenario, [tested], harmless) });
  if (scenario.cards.some(replaces)) {
    const cards = scenario.cards.map((card): Card => (replaces(card) ? { ...card, abilities: [] } : card));
    controls.push({ name: "without replacement", scenario: { ...scenario, cards } });
  }
  if (scenario.objects.some(({ qualities = [] }) => qualities.some((quality) => PROHIBITIONS.has(quality)))) {
    const objects = scenario.objects.map((object): GameObject => {
      const { qualities = [], ...rest } = object;
      const kept = qualities.filter((quality) => !PROHIBITIONS.has(quality));
      return kept.length > 0 ? { ...rest, qualities: kept } : rest;
    });
    controls.push({ name: "without prohibition", scenario: { ...scenario, objects } });
  }
  if (text.some(({ verb }) => verb === "discard")) {
    const { P1, P2 } = scenario.players;
    const players = { P1: { ...P1, hand: P1.hand + ENOUGH }, P2: { ...P2, hand: P2.hand + ENOUGH } };
    controls.push({ name: "enough cards", scenario: { ...scenario, players } });
  }
  controls.push({ name: "blank", scenario: withText(scenario, [...blanked(scenario, tested)], []) });
  return controls;
}

/** What makes an action impossible, or takes it elsewhere. */
const PROHIBITIONS: ReadonlySet<Quality> = new Set(["cantBeKilled", "cantBeReadied", "cantMoveToBase", "entersInBase"]);
/** Cards in hand that are enough for whatever is to be discarded. */
const ENOUGH = 9;

/** What a step puts on the chain, by the id of its physical card; undefined for a step that resolves. */
function putIn(step: Step): { readonly card: string; readonly respondsTo?: string } | undefined {
  if (!("play" in step || "activate" in step)) return undefined;
  const put = "play" in step ? step.play : { ...step.activate, card: step.activate.object };
  return { card: put.card, ...(put.respondsTo !== undefined && { respondsTo: put.respondsTo }) };
}

/** What is blank in the blank control: all that is played, but for what sets a triggered ability under test off. */
function blanked(scenario: Scenario, tested: string): ReadonlySet<string> {
  const { script } = scenario;
  const sets = stepOf(scenario, tested);
  const cards = script.flatMap((step, index) => (index === sets ? [] : (putIn(step)?.card ?? [])));
  return new Set([...cards, tested]);
}

const responds = (step: Step): boolean => "edit" in step || putIn(step)?.respondsTo !== undefined;

/** The step that puts the item under test on the chain; of a triggered ability the one that sets it off. */
function stepOf({ script }: Scenario, tested: string): number {
  const own = script.findIndex((step) => putIn(step)?.card === tested);
  return own >= 0 ? own : script.findIndex((step) => "attack" in step || putIn(step) !== undefined);
}

/**
 * The text of the item under test with its earlier actions as mere choices, so that nothing can fail, leave or die before
 * the last instruction: an engine that never gets that far, or reads nothing from there, is not judged by it.
 */
function harmlessText(text: readonly Instruction[]): readonly Instruction[] | undefined {
  const acts = (instruction: Instruction, index: number): boolean =>
    index < text.length - 1 && "object" in instruction && instruction.verb !== "choose" && instruction.verb !== "play";
  if (!text.some(acts)) return undefined;
  const drawn = text.flatMap((each) => (each.verb === "draw" && typeof each.amount === "number" ? [each.amount] : []));
  return text.flatMap((instruction, index): Instruction[] => {
    if (!acts(instruction, index) || !("object" in instruction)) return [instruction];
    const { id, object, gate } = instruction;
    // What a player must do may find nothing to choose; nothing is linked to it. Something else stands in its place, or
    // an engine that never gets beyond the first instruction would pass; it is like none of the others.
    if ("choose" in object && object.word === "must") {
      return drawn.length > 0 ? [drawing(id, 1 + Math.max(...drawn))] : [];
    }
    return [{ id, verb: "choose", object, ...(gate && { gate }) }];
  });
}

const drawing = (id: string, amount: number): Instruction => ({
  id,
  verb: "draw",
  amount,
  player: { id: `${id}you`, player: "you" },
});

/** Whether an instruction takes something off the board and a later one refers to something. */
function looksBack(text: readonly Instruction[]): boolean {
  const leaves = text.findIndex(({ verb }) => verb === "kill" || verb === "banish" || verb === "return");
  return (
    leaves >= 0 &&
    text.slice(leaves + 1).some((instruction) => {
      if ("player" in instruction && "of" in instruction.player) return true;
      for (const mention of objectMentions(instruction)) if ("it" in mention) return true;
      return false;
    })
  );
}

const replaces = (card: Card): boolean => card.abilities.some((ability) => "wouldDie" in ability);

/** The script without what answers the item under test. */
function undisturbed(script: readonly Step[], at: number): Step[] {
  return script.filter((step, index) => index <= at || !(responds(step) || ("resolve" in step && step.resolve > 0)));
}

/** Tells the steps apart that play one of those cards once more: without its text nothing permits that. */
function isFirst({ script }: Scenario, cards: readonly string[]): (step: Step) => boolean {
  return (step) => {
    if (!("play" in step) || !cards.includes(step.play.card)) return true;
    return script.findIndex((each) => "play" in each && each.play.card === step.play.card) === script.indexOf(step);
  };
}

/** Whether something answers an ability that the one under test leaves, which is on the chain in its place. */
function isAnsweredLater({ script, objects }: Scenario, tested: string): boolean {
  const isSpell = objects.some(({ id, kind }) => id === tested && kind === "spell");
  return !isSpell && script.some((step) => "play" in step && step.play.later);
}

/** An item without text leaves nothing on the chain that could be answered, but it can itself. */
function answeringAtOnce(step: Step, cards: readonly string[]): Step {
  if (!cards.includes(putIn(step)?.respondsTo ?? "")) return step;
  if ("play" in step) {
    const { later: _, ...play } = step.play;
    return { ...step, play };
  }
  if (!("activate" in step)) return step;
  const { later: _, ...activate } = step.activate;
  return { ...step, activate };
}

/** The scenario with other text on those physical cards, or in the abilities of those permanents that go on the chain. */
function withCardText(scenario: Scenario, cards: readonly string[], text: readonly Instruction[]): Scenario {
  const changed = new Set(scenario.objects.filter(({ id }) => cards.includes(id)).map(({ card }) => card));
  return {
    ...scenario,
    cards: scenario.cards.map((card): Card => (changed.has(card.id) ? rewritten(card, text) : card)),
    // Steps of their own: what a step plays depends on its card's text.
    script: scenario.script.map((step): Step => ({ ...step })),
  };
}

function rewritten(card: Card, text: readonly Instruction[]): Card {
  if (card.kind === "spell") return { ...card, text: [...text] };
  const abilities = card.abilities.map((ability) => (hasText(ability) ? { ...ability, text: [...text] } : ability));
  return { ...card, abilities };
}

/** The scenario with other text on those physical cards, which then choose nothing but what their costs are paid with. */
function withText(scenario: Scenario, cards: readonly string[], text: readonly Instruction[]): Scenario {
  const changed = withCardText(scenario, cards, text);
  const paying = (id: string, choices: Choices): Choices => {
    const card = cardOf(scenario, id);
    const costs = card ? [card, ...card.abilities].flatMap(costsOf).map(({ object }) => object.id) : [];
    return Object.fromEntries(Object.entries(choices).filter(([mention]) => costs.includes(mention)));
  };
  return {
    ...changed,
    script: scenario.script.filter(isFirst(scenario, cards)).map((each): Step => {
      const step = answeringAtOnce(each, cards);
      const put = putIn(step);
      if (!put || !cards.includes(put.card)) return step;
      // Without text there is nothing to refuse.
      if ("play" in step) {
        const { refused: _, ...play } = step.play;
        return { ...step, play: { ...play, choices: paying(put.card, play.choices) } };
      }
      if (!("activate" in step)) return step;
      const { refused: _, ...activate } = step.activate;
      return { ...step, activate: { ...activate, choices: paying(put.card, activate.choices) } };
    }),
  };
}
