import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Instruction } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { newItem } from "./item.ts";
import { isSubject, rootOf, slotOf } from "./lookups.ts";
import { objectMentions } from "./mentions.ts";
import { recipientsOf } from "./recipients.ts";
import { isThere, type Lock } from "./state.ts";
import { lock } from "./targets.ts";

/**
 * Makes the ability that carries an instruction out later (388.1, 390): what it refers to is fixed now (359.3.f.3),
 * and it goes on the chain like any that triggers.
 */
export function putOff(doing: Doing, instruction: Instruction): InstructionOutcome {
  const { state, book, resolution } = doing;
  const { item } = resolution;
  const compiled = item.compiled.later.get(instruction.id);
  if (!compiled || !instruction.later) return "impossible";
  const given = givenTo(doing, instruction);
  state.moment += 1;
  const { later, id } = instruction;
  const { source, controller, event } = item;
  const ended = state.phase !== "main";
  if (later === "at end of turn" && !book.lasting({ inTime: !ended })) return "impossible";
  const made = newItem(source, { id, later }, compiled, controller, { given, event, moment: state.moment });
  (later === "do this" || ended ? state.waiting : state.delayed).push(made);
  return "done";
}

/** By mention id: what the instruction's references mean now. */
function givenTo(doing: Doing, instruction: Instruction): ReadonlyMap<string, readonly Lock[]> {
  const given = new Map<string, readonly Lock[]>();
  const gives = (id: string, ids: readonly string[]): void => {
    given.set(id, lock(doing.state, ids));
  };
  const looksUp = (id: string): void => {
    const slot = slotOf(doing, rootOf(doing, id));
    const thing = slot && doing.state.byId.get(slot.id);
    if (!thing || !isThere(thing)) doing.state.open.add("afterwards");
    gives(id, slot ? [slot.id] : []);
  };
  for (const id of lookedUp(instruction)) looksUp(id);
  if ("object" in instruction && "it" in instruction.object) {
    const { ids } = recipientsOf(doing, instruction.object);
    noteTakenOff(doing, instruction, ids);
    gives(instruction.object.it, ids);
  }
  return given;
}

/** The mentions of which an instruction reads something without acting on what they stand for. */
function lookedUp(instruction: Instruction): readonly string[] {
  const acted = "object" in instruction ? instruction.object : undefined;
  const read = [...objectMentions(instruction)].flatMap((each) => ("it" in each && each !== acted ? [each.it] : []));
  return "player" in instruction && "of" in instruction.player ? [...read, instruction.player.of] : read;
}

/** Notes that an ability reads something that was otherwise when it was made, or set off (359.3.f.2, .3). */
export function noteChangedSince(doing: Doing, instruction: Instruction): void {
  const { state, resolution } = doing;
  const { ability, given, event } = resolution.item;
  if (!ability) return;
  const who = "player" in instruction && "of" in instruction.player ? instruction.player : undefined;
  if ("later" in ability) {
    for (const id of lookedUp(instruction)) {
      for (const was of given.get(id) ?? []) {
        const [is] = lock(state, [was.id]);
        const keys = id === who?.of ? WHOSE[who.whose] : READ;
        if (keys.some((key) => is?.[key] !== was[key])) state.open.add("afterwards");
      }
    }
  } else if (who?.whose === "controller" && event && !event.died && isSubject(doing, rootOf(doing, who.of))) {
    const thing = state.byId.get(event.unit.id);
    const controller = thing && isThere(thing) ? thing.controller : thing?.last.controller;
    if (controller !== event.unit.controller) state.open.add("afterwards");
  }
}

const READ = ["epoch", "might", "controller", "place", "exhausted", "stunned", "damage", "buff"] as const;
const WHOSE = { owner: ["epoch"], controller: ["epoch", "controller"] } as const;

/** What can be done to a card where it lies as well as to a permanent. */
const ANYWHERE: ReadonlySet<Instruction["verb"]> = new Set(["banish", "return", "recycle"]);

/** Notes that a text goes on with what it has taken off the board itself, where that can be done to it there too. */
export function noteTakenOff({ state, moved }: Doing, { verb, later }: Instruction, ids: readonly string[]): void {
  if (!ANYWHERE.has(verb) && !(verb === "play" && later)) return;
  const isTaken = (id: string): boolean => {
    const thing = state.byId.get(id);
    return thing !== undefined && !isThere(thing) && moved.has(id);
  };
  if (ids.some(isTaken)) state.open.add("taken off");
}
