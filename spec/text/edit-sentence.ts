import type { EditStep, EditVerb } from "../types/index.ts";
import { placeName } from "./places.ts";

/** What stays where it is and only gets another state. */
const STATES: Partial<Record<EditVerb, string>> = { exhaust: "is exhausted", ready: "is readied", stun: "is stunned" };

/** "The board is edited: U1 goes to P2's hand." */
export function editSentence({ verb, object, place }: EditStep["edit"]): string {
  const bottom = verb === "recycle" ? "the bottom of " : "";
  const what = place === undefined ? (STATES[verb] ?? verb) : `goes to ${bottom}${placeName(place)}`;
  return `The board is edited: ${object} ${what}.`;
}
