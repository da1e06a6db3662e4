import type { EditStep, EditVerb } from "../types/index.ts";
import { placeName } from "./places.ts";

/** What stays where it is and only gets another state. */
const STATES: Partial<Record<EditVerb, string>> = { exhaust: "is exhausted", ready: "is readied", stun: "is stunned" };

/** "The board is edited: U1 goes to P2's hand." */
export function editSentence(edit: EditStep["edit"]): string {
  return `The board is edited: ${edit.object} ${whatHappens(edit)}.`;
}

function whatHappens({ verb, place, amount = 0, player }: EditStep["edit"]): string {
  if (verb === "deal") return `gets ${amount} damage`;
  if (verb === "might") return `${amount < 0 ? "loses" : "gets"} ${Math.abs(amount)} Might this turn`;
  if (player !== undefined) return `is now controlled by ${player}`;
  if (place === undefined) return STATES[verb] ?? verb;
  return `goes to ${verb === "recycle" ? "the bottom of " : ""}${placeName(place)}`;
}
