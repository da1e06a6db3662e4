import { objectMentions, textOf } from "../../spec/model/mentions.ts";
import type { Card, Control, Instruction, Scenario, Step } from "../../spec/types/index.ts";

export type ControlName = Control["name"];

/** A game that is played beside a case. */
export interface ControlGame {
  readonly name: ControlName;
  readonly scenario: Scenario;
}

/**
 * The games that tell a broken primitive from a broken rule: the item under test without the disturbance; the
 * disturbance without the item, for which a card without instructions stands in; where nothing disturbs, or something
 * is looked back at, the item with its earlier actions made harmless; the case without its replacement effects; the
 * same plays of cards without instructions.
 * @param tested id of the physical card of the item under test
 */
export function controlsOf(scenario: Scenario, tested: string): readonly ControlGame[] {
  const at = scenario.script.findIndex((step) => "play" in step && step.play.card === tested);
  const later = scenario.script.slice(at + 1).filter((step) => "play" in step);
  const controls: ControlGame[] = [];
  if (later.length > 0) {
    controls.push({ name: "undisturbed", scenario: { ...scenario, script: undisturbed(scenario.script, at) } });
    controls.push({ name: "disturbance alone", scenario: withText(scenario, [tested], []) });
  }
  const text = textOf(scenario, tested);
  const harmless = later.length === 0 || looksBack(text) ? harmlessText(text) : undefined;
  if (harmless) controls.push({ name: "harmless", scenario: withCardText(scenario, [tested], harmless) });
  if (scenario.cards.some(replaces)) {
    const cards = scenario.cards.map((card): Card => (replaces(card) ? { ...card, abilities: [] } : card));
    controls.push({ name: "without replacement", scenario: { ...scenario, cards } });
  }
  const spells = scenario.script.flatMap((step) => ("play" in step ? [step.play.card] : []));
  controls.push({ name: "blank", scenario: withText(scenario, spells, []) });
  return controls;
}

/**
 * The text of the item under test with its earlier actions as mere choices, so that nothing can fail, leave or die before
 * the last instruction: an engine that never gets that far, or reads nothing from there, is not judged by it.
 */
function harmlessText(text: readonly Instruction[]): readonly Instruction[] | undefined {
  const acts = (instruction: Instruction, index: number): boolean =>
    index < text.length - 1 && "object" in instruction && instruction.verb !== "choose" && instruction.verb !== "play";
  if (!text.some(acts)) return undefined;
  return text.map((instruction, index): Instruction => {
    if (!acts(instruction, index) || !("object" in instruction)) return instruction;
    const { id, object, gate } = instruction;
    return { id, verb: "choose", object, ...(gate && { gate }) };
  });
}

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

/** The script up to the item under test, then everybody passes. */
function undisturbed(script: readonly Step[], at: number): Step[] {
  const last = script.at(-1);
  return [...script.slice(0, at + 1), ...(last && "resolve" in last ? [last] : [])];
}

/** The scenario with other text on those physical cards. */
function withCardText(scenario: Scenario, cards: readonly string[], text: readonly Instruction[]): Scenario {
  const changed = new Set(scenario.objects.filter(({ id }) => cards.includes(id)).map(({ card }) => card));
  return {
    ...scenario,
    cards: scenario.cards.map((card): Card => (changed.has(card.id) ? { ...card, text: [...text] } : card)),
    // Steps of their own: what a step plays depends on its card's text.
    script: scenario.script.map((step): Step => ({ ...step })),
  };
}

/** The scenario with other text on those physical cards, which then choose nothing. */
function withText(scenario: Scenario, cards: readonly string[], text: readonly Instruction[]): Scenario {
  const changed = withCardText(scenario, cards, text);
  return {
    ...changed,
    script: scenario.script.map(
      (step): Step =>
        "play" in step && cards.includes(step.play.card) ? { ...step, play: { ...step.play, choices: {} } } : step,
    ),
  };
}
