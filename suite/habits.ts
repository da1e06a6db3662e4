import type { Census } from "./fitted.ts";
import type { PrimitiveResult } from "./primitive-check.ts";
import { BETWEEN_ITEMS, TWO_REACTIONS } from "./primitives/index.ts";

/** What an observation may leave out, in words. */
const SHOWN: Readonly<Record<string, string>> = {
  controller: "who controls what",
  exhausted: "what is exhausted",
  stunned: "what is stunned",
  damage: "damage",
  might: "Might",
  buffed: "what has a buff",
  attachedTo: "what gear is attached to",
  hand: "how many cards are in hand",
  deck: "how many cards are in the deck",
  trash: "how many cards are in the trash",
  chain: "the chain",
  targets: "the targets of what is on the chain",
};

/** "The engine does not show the chain", without the engine. */
export const notShowing = (field: string): string =>
  field === "asks" ? "does not tell what must be chosen to play a card" : `does not show ${SHOWN[field] ?? field}`;

/** Fields that an engine never shows in its primitives though there is something to show; what a card asks for is one. */
export function hiddenFields(results: readonly PrimitiveResult[]): ReadonlySet<string> {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const { engine, right } of results) {
    for (const [index, row] of engine?.checkpoints.entries() ?? []) {
      const wanted = right.checkpoints[index];
      if (wanted?.asks) (row.asks === undefined ? hidden : shown).add("asks");
      for (const [path, { field }] of right.paths.entries()) {
        const value = wanted?.values[path];
        if (value === undefined || value === null || value === "") continue;
        (row.values[path] === undefined ? hidden : shown).add(field);
      }
    }
  }
  return new Set([...Object.keys(SHOWN), "asks"].filter((field) => hidden.has(field) && !shown.has(field)));
}

/** Ways of the engine that are no faults, as its primitives show them. */
export function habitsOf(results: readonly PrimitiveResult[]): string[] {
  const hidden = hiddenFields(results);
  const habits = [...hidden].map(notShowing);
  const inTurn = results.find(({ game }) => game.name === BETWEEN_ITEMS);
  const inChain = results.find(({ game }) => game.name === TWO_REACTIONS);
  if (inTurn?.primitive.state === "not offered" && inChain?.primitive.state === "works" && !hidden.has("chain"))
    habits.push("resolves a whole chain at once");
  return habits;
}

/** Features that a habit names at most. */
const MOST_LOST = 4;

/** How an engine builds cards, where it says that it does not build all of them exactly. */
export function buildingHabits(census: Census | undefined): string[] {
  if (!census) return [];
  const { cards, partly, unknown, lost } = census;
  const number = (n: number): string => n.toLocaleString("en");
  const counted = [...lost].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const named = counted.slice(0, MOST_LOST).map(([feature, n]) => `${feature} ${number(n)} times`);
  const more = counted.length > MOST_LOST ? ` and ${counted.length - MOST_LOST} more features` : "";
  const losing = named.length > 0 ? `; loses ${named.join(", ")}${more}` : "";
  return [
    ...(partly > 0 ? [`builds ${number(partly)} of ${number(cards)} cards only in part${losing}`] : []),
    ...(unknown > 0 ? [`does not tell as what it builds ${number(unknown)} of ${number(cards)} cards`] : []),
  ];
}
