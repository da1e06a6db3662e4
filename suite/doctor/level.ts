import type { Scenario } from "../../spec/types/index.ts";
import { FEATURES } from "../feature-names.ts";
import { featuresOf } from "../features.ts";
import type { PrimitiveResult } from "../primitive-check.ts";

/** A step of an engine's way to all that the suite asks for. */
export interface Level {
  readonly name: string;
  /** What it is about, in a few words. */
  readonly what: string;
  /** The features that it adds, by name or by all that stands before the *. */
  readonly adds: readonly string[];
}

/** The levels in the order in which they are best built; what is listed nowhere is of the last. */
export const LEVELS: readonly Level[] = [
  {
    name: "first",
    what: "plain units and one chosen unit: deal, kill, move, return, draw",
    adds: ["noun:unit", "verb:deal", "verb:kill", "verb:move", "verb:return", "verb:draw"],
  },
  {
    name: "second",
    what: "what units are like, several of them, and all of them",
    adds: [
      ...["exhaust", "ready", "stun", "heal", "might", "banish"].map((verb) => `verb:${verb}`),
      ...["friendly", "enemy", "at a battlefield", "in a base", "exhausted"].map((word) => `filter:${word}`),
      ...["ready", "stunned", "damaged", "might"].map((word) => `filter:${word}`),
      "mentions:*",
      "mention:all",
    ],
  },
  {
    name: "third",
    what: "instructions that have to do with each other, and spells on the chain",
    adds: [
      ...["choose", "play", "counter"].map((verb) => `verb:${verb}`),
      ...["spell", "player", "battlefield"].map((noun) => `noun:${noun}`),
      ...["another", "you control", "choosesUnits", "alone"].map((word) => `filter:${word}`),
      ...["link:*", "whose:*", "amount:*", "condition:*", "choice:*", "slots:*", "group", "split", "mention:this"],
    ],
  },
  {
    name: "fourth",
    what: "gear, tokens, legends, buffs, other zones, and who controls what",
    adds: [
      "verb:*",
      "noun:*",
      "from:*",
      "object:*",
      "filter:buffed",
      "filter:equipped",
      "filter:token",
      "mention:legend",
    ],
  },
  { name: "fifth", what: "costs, abilities and what they give, and cards facedown", adds: [] },
];

/** The place of a feature's level among the levels. */
export function levelOf(feature: string): number {
  const at = LEVELS.findIndex(({ adds }) =>
    adds.some((each) => (each.endsWith("*") ? feature.startsWith(each.slice(0, -1)) : each === feature)),
  );
  return at < 0 ? LEVELS.length - 1 : at;
}

/** The place of the level at which an engine can play a game. */
export function levelOfGame(scenario: Scenario): number {
  return Math.max(0, ...[...featuresOf(scenario)].map(levelOf));
}

/** The place of the level at which an engine can play a primitive. */
export const levelOfPrimitive = ({ game }: Pick<PrimitiveResult, "game">): number => levelOfGame(game.scenario);

/** How many levels an engine has climbed: all of their features are offered, and all of their primitives work. */
export function climbed(results: readonly PrimitiveResult[], missing: ReadonlySet<string>): number {
  const lacking = [...missing].filter((feature) => feature in FEATURES).map(levelOf);
  const broken = results.filter(({ primitive }) => primitive.state === "broken").map(levelOfPrimitive);
  return Math.min(LEVELS.length, ...lacking, ...broken);
}
