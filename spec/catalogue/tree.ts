import type {
  Ability,
  All,
  Card,
  Chosen,
  Cost,
  Filter,
  Instruction,
  It,
  Me,
  NamedPlayer,
  Noun,
  Timing,
} from "../types/index.ts";

/** A requirement as a word, or whole. */
export type Requirement = Extract<Filter, { is: unknown }>["is"] | Filter;

/** Exactly one thing that the controller chooses. */
export function a(id: string, noun: Noun, ...requirements: readonly Requirement[]): Chosen {
  return { id, choose: noun, count: { min: 1, max: 1 }, filters: filters(id, requirements) };
}

/** Up to so many things that the controller chooses. */
export function upTo(max: number, id: string, noun: Noun, ...requirements: readonly Requirement[]): Chosen {
  return { id, choose: noun, count: { min: 0, max }, filters: filters(id, requirements) };
}

/** Everything that fits. */
export function every(id: string, noun: All["all"], ...requirements: readonly Requirement[]): All {
  return { id, all: noun, filters: filters(id, requirements) };
}

/** What an earlier mention stands for. */
export const it = (id: string, of: string): It => ({ id, it: of });

/** The permanent itself. */
export const me = (id: string): Me => ({ id, me: true });

/** The controller of the spell or ability. */
export const you = (id: string): NamedPlayer => ({ id, player: "you" });

/** A bound on Might, itself included. */
export const might = (id: string, bound: "at most" | "at least", n: number): Filter => ({ id, might: bound, n });

/** A spell with its text. */
export function spell(name: string, timing: Timing, ...text: readonly Instruction[]): Card {
  return { id: idOf(name), name, kind: "spell", timing, text: [...text], abilities: [] };
}

/** A unit with its abilities. */
export function unit(name: string, ...abilities: readonly Ability[]): Card {
  return { id: idOf(name), name, kind: "unit", timing: "main", text: [], abilities: [...abilities] };
}

/** Gear with its abilities. */
export function gear(name: string, ...abilities: readonly Ability[]): Card {
  return { ...unit(name, ...abilities), kind: "gear" };
}

/** The card with an additional cost. */
export const costing = (cost: Cost, card: Card): Card => ({ ...card, costs: [cost] });

/** A name as an id: "Zhonya's Hourglass" is zhonyas-hourglass. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
}

function filters(id: string, requirements: readonly Requirement[]): Filter[] {
  return requirements.map((each, n) => (typeof each === "string" ? { id: `${id}f${n + 1}`, is: each } : each));
}
