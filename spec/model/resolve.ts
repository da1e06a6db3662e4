import { executed, type InstructionOutcome, mistargeted } from "../decisions/outcome.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Instruction, ObjectMention } from "../types/index.ts";
import { type Asking, askOnResolution, chooseOnExecution, noteEarly } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import { holds } from "./conditions.ts";
import { divide } from "./divide.ts";
import type { Doing } from "./doing.ts";
import { execute, stops } from "./execute.ts";
import { fitTogether } from "./groups.ts";
import { noteChangedSince, putOff } from "./later.ts";
import { notePlayedMidway } from "./midway.ts";
import { recipientsOf } from "./recipients.ts";
import { askAtDeaths } from "./replacement.ts";
import { type Item, mightOf, type Resolution, type State, type Thing } from "./state.ts";
import { isLegal, sourceThere } from "./targets.ts";

/** How an item ended. */
export type Ending = "resolved" | "fizzled" | "back to hand";

/** What came of an item that resolved. */
export interface Resolved {
  readonly ending: Ending;
  /** Every instruction was ignored for illegal targets. */
  readonly nothing: boolean;
  /** The spell left the chain by its own text (359.3.e.15). */
  readonly left: boolean;
}

const NOTHING: Omit<Resolved, "ending"> = { nothing: true, left: false };

/**
 * Resolves an item: asks for what is chosen only now, judges its targets once, and carries out its instructions.
 * Yields questions and takes the picks.
 */
export function* resolve(state: State, item: Item, book: Rulebook): Asking<Resolved> {
  yield* askOnResolution(state, item, book);
  if (!asksAgain(state, item, book)) return { ending: "resolved", ...NOTHING };
  const slots = item.compiled.chosen.map((mention) =>
    (item.locks.get(mention.id) ?? []).map((held) => ({
      id: held.id,
      legal: isLegal(state, item, mention, held, book),
    })),
  );
  // A reflexive ability of a spell has no source that could be there.
  const sourceGone = item.ability !== undefined && !("later" in item.ability) && !sourceThere(item);
  const beginning = book.begin({ legal: slots.flat().map((slot) => slot.legal), sourceGone });
  if (beginning === "no effect") return { ending: "resolved", ...NOTHING };
  if (beginning !== "resolve") return { ending: beginning === "fizzle" ? "fizzled" : "back to hand", ...NOTHING };
  const assigned = book.assignment({ slots });
  const resolution: Resolution = {
    item,
    outcomes: new Map<string, InstructionOutcome>(),
    acted: new Map(item.given),
    unchanged: new Set(),
    mixed: new Set(),
    count: null,
    division: undefined,
    early: new Map(),
    late: new Set(),
    slots: new Map(item.compiled.chosen.map((mention, index) => [mention.id, assigned[index] ?? []])),
    mights: mightsOf(state, item),
  };
  yield* fitTogether(state, resolution, book);
  const doing: Doing = {
    state,
    book,
    resolution,
    controller: item.controller,
    moved: new Map(item.paid),
    source: item.ability && item.source,
    sourceThere: sourceThere(item),
    found: new Set(),
    arrived: [],
    died: [],
  };
  noteEarly(doing);
  state.looked.clear();
  yield* carryOut(doing);
  const outcomes = [...resolution.outcomes.values()];
  return {
    ending: "resolved",
    nothing: outcomes.length > 0 && outcomes.every(mistargeted) && !outcomes.some(executed),
    left: hasLeft(item),
  };
}

function* carryOut(doing: Doing): Asking<void> {
  const { state, book, resolution } = doing;
  const { item } = resolution;
  for (const index of book.order({ text: item.compiled.text })) {
    const instruction = item.compiled.text[index];
    if (!instruction) continue;
    noteChangedSince(doing, instruction);
    let outcome = stops(doing, instruction);
    if (outcome === undefined && instruction.later) outcome = putOff(doing, instruction);
    else if (outcome === undefined) {
      notePlayedMidway(state, instruction);
      yield* chooseOnExecution(doing, instruction);
      if ("split" in instruction) resolution.division = yield* divide(doing, instruction);
      if (instruction.verb === "kill") yield* askAtDeaths(state, thingsOf(doing, instruction.object));
      outcome = execute(doing, instruction);
      resolution.division = undefined;
    }
    if (instruction.verb !== "draw" && instruction.verb !== "discard") resolution.count = null;
    resolution.outcomes.set(instruction.id, outcome);
    if (!book.after({ outcome, left: hasLeft(item), must: isMust(instruction) })) return;
    if (book.midway({ handled: resolution.outcomes.size })) yield* cleanUp(state, book);
  }
}

/** What an instruction is about to be carried out on. */
const thingsOf = (doing: Doing, mention: ObjectMention): readonly Thing[] =>
  doing.state.asksAtDeaths ? recipientsOf(doing, mention).ids.flatMap((id) => doing.state.byId.get(id) ?? []) : [];

const isMust = (instruction: Instruction): boolean =>
  "object" in instruction && "choose" in instruction.object && instruction.object.word === "must";

/** Whether a spell has left the chain while it resolves. */
const hasLeft = ({ ability, source }: Item): boolean => !ability && source.place !== "chain";

/** The "if" of a trigger condition was asked when it was met (359.3.f.3). */
function asksAgain(state: State, item: Item, book: Rulebook): boolean {
  const { ability } = item;
  if (!ability || !("when" in ability) || !ability.if) return true;
  return book.again({ holdsNow: holds(state, item, ability.if) });
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
