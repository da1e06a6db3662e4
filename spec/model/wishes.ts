import type { Scenario } from "../types/index.ts";
import type { Question } from "./action.ts";

/** A choice that a player wants to make for a mention of a card. */
export interface Wish {
  readonly card: string;
  readonly mention: string;
  readonly ids: readonly string[];
  /** An engine that names no mention is taken to ask for each once. */
  met: boolean;
}

/** All wishes of a script, those of the latest play first. */
export function wishesOf(scenario: Scenario): readonly Wish[] {
  return scenario.script
    .flatMap((step) => ("play" in step ? [step.play] : []))
    .reverse()
    .flatMap(({ card, choices }) =>
      Object.entries(choices).map(([mention, ids]) => ({ card, mention, ids, met: false })),
    );
}

export interface Answer {
  readonly ids: readonly string[];
  readonly substituted: boolean;
}

/**
 * The answer to a question: the wish for its mention; if the engine does not name the mention, the item's first open
 * wish that is on offer, the latest card's first; if no wish is on offer nothing where that is allowed, else the first
 * options.
 * @param asking the cards that were played so far
 */
export function answer(
  question: Question,
  wishes: readonly Wish[],
  asking: ReadonlySet<string>,
): Answer | "unclear" | undefined {
  const { options, min, max, item, mention } = question;
  if (options.length < min) return undefined;
  const onOffer = (wish: Wish): string[] => wish.ids.filter((id) => options.includes(id)).slice(0, max);
  const mine = wishes.filter(
    (wish) =>
      asking.has(wish.card) &&
      (item === undefined || wish.card === item) &&
      (mention === undefined ? !wish.met : wish.mention === mention),
  );
  const fitting = mine.filter((wish) => onOffer(wish).length >= Math.max(1, min));
  if (mention === undefined && new Set(fitting.map((wish) => onOffer(wish).join())).size > 1) return "unclear";
  for (const wish of fitting) {
    const ids = onOffer(wish);
    wish.met = true;
    return { ids, substituted: ids.length < wish.ids.length };
  }
  if (min === 0) return { ids: [], substituted: mine.some(({ ids }) => ids.length > 0) };
  return { ids: options.slice(0, min), substituted: true };
}
