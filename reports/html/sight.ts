import { rulesText } from "../../spec/text/rules-text.ts";
import type { Card, GameObject, Scenario, Value } from "../../spec/types/index.ts";
import type { Values } from "./right-game.ts";

/** A game at one moment, as somebody sees it. */
export interface Sight {
  readonly scenario: Scenario;
  readonly values: Values;
  /** The paths at which the rules and the engine differ. */
  readonly differing: ReadonlySet<string>;
}

export const valueAt = ({ values }: Sight, path: string): Value | undefined => values.get(path);

/** The class of what differs, with the space before it. */
export const tell = ({ differing }: Sight, path: string): string => (differing.has(path) ? " tell" : "");

/** An object's rules text in one line; a card is seen at every moment, and its text made once. */
export function textOf({ card }: GameObject, { cards }: Scenario): string {
  const printed = cards.find(({ id }) => id === card);
  if (!printed) return "";
  const text = texts.get(printed) ?? rulesText(printed).replaceAll("\n", " / ");
  texts.set(printed, text);
  return text;
}

const texts = new WeakMap<Card, string>();
