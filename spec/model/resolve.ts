import { executed, type InstructionOutcome, mistargeted } from "../decisions/outcome.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Chosen } from "../types/index.ts";
import type { Question } from "./action.ts";
import { cleanUp } from "./cleanup.ts";
import { execute } from "./execute.ts";
import { fitting } from "./fits.ts";
import { type Item, type Lock, mightOf, type Resolution, type State } from "./state.ts";
import { askerOf, battlefieldsFirst, isLegal, lock } from "./targets.ts";

/** How an item ended. */
export type Ending = "resolved" | "fizzled" | "back to hand";

export interface Resolved {
  readonly ending: Ending;
  /** Every instruction was ignored for illegal targets. */
  readonly nothing: boolean;
}

/**
 * Resolves an item: asks for what is chosen only now, judges its targets once, and carries out its instructions.
 * Yields questions and takes the picks.
 */
export function* resolve(state: State, item: Item, book: Rulebook): Generator<Question, Resolved, readonly string[]> {
  for (const mention of battlefieldsFirst(item.chosen)) {
    if (!item.locks.has(mention.id)) item.locks.set(mention.id, yield* chooseNow(state, item, mention, book));
  }
  const slots = item.chosen.map((mention) =>
    (item.locks.get(mention.id) ?? []).map((held) => ({
      id: held.id,
      legal: isLegal(state, item, mention, held, book),
    })),
  );
  const beginning = book.begin({ legal: slots.flat().map((slot) => slot.legal) });
  if (beginning === "no effect") return { ending: "resolved", nothing: true };
  if (beginning !== "resolve") {
    return { ending: beginning === "fizzle" ? "fizzled" : "back to hand", nothing: true };
  }
  const assigned = book.assignment({ slots });
  const resolution: Resolution = {
    item,
    outcomes: new Map<string, InstructionOutcome>(),
    acted: new Map(),
    unchanged: new Set(),
    slots: new Map(item.chosen.map((mention, index) => [mention.id, assigned[index] ?? []])),
    mights: mightsOf(state, item),
  };
  const doing = { state, book, resolution, controller: item.controller, moved: new Map<string, string>() };
  for (const index of book.order({ text: item.text })) {
    const instruction = item.text[index];
    if (!instruction) continue;
    const outcome = execute(doing, instruction);
    resolution.outcomes.set(instruction.id, outcome);
    if (!book.after({ outcome })) break;
    if (book.midway({ handled: resolution.outcomes.size })) cleanUp(state, book);
  }
  const outcomes = [...resolution.outcomes.values()];
  return {
    ending: "resolved",
    nothing: outcomes.length > 0 && outcomes.every(mistargeted) && !outcomes.some(executed),
  };
}

/** Might of everything chosen: then, and now that the item begins. */
function mightsOf(state: State, item: Item): Resolution["mights"] {
  const mights = new Map<string, { chosen: number; began: number }>();
  for (const locks of item.locks.values()) {
    for (const held of locks) {
      const thing = state.byId.get(held.id);
      if (thing) mights.set(held.id, { chosen: held.might, began: mightOf(thing) });
    }
  }
  return mights;
}

function* chooseNow(
  state: State,
  item: Item,
  mention: Chosen,
  book: Rulebook,
): Generator<Question, readonly Lock[], readonly string[]> {
  const options = fitting(state, mention.choose, mention.filters, askerOf(item, "choose"), book.requirement);
  const min = Math.min(mention.count.min, options.length);
  const max = Math.min(mention.count.max, options.length);
  if (max === 0) return [];
  const when = book.target({ noun: mention.choose, word: mention.word !== undefined });
  if (when === "first") return lock(state, options.slice(0, Math.max(1, min)));
  const picks = yield {
    kind: "question",
    player: item.controller,
    options,
    min,
    max,
    item: item.source.id,
    mention: mention.id,
  };
  return lock(state, picks);
}
