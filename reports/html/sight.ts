import { rulesText } from "../../spec/text/rules-text.ts";
import type { GameObject, Scenario, Value } from "../../spec/types/index.ts";
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

/** An object's rules text in one line. */
export function textOf({ card }: GameObject, { cards }: Scenario): string {
  const printed = cards.find(({ id }) => id === card);
  return printed ? rulesText(printed).replaceAll("\n", " / ") : "";
}
