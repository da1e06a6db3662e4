import type { IndependentInput } from "../decisions/independent.ts";
import type { LinkInput } from "../decisions/link.ts";
import { type InstructionOutcome, mistargeted } from "../decisions/outcome.ts";
import type { Instruction, It, ObjectMention } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { noteReplacedAway, rootOf, slotOf } from "./lookups.ts";
import { askedAbout, filtersOf, instructionWith, mightBehind, objectMentions, referencesIn } from "./mentions.ts";

/** What links have to say: an instruction whose parent was ignored is ignored with it (359.3.e.14). */
export function linksStop(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const { book, resolution } = doing;
  let stop: InstructionOutcome = "parent ignored";
  const ask = (id: string, by: "object" | "action" | "condition", reads: LinkInput["reads"]): boolean => {
    const parent = resolution.outcomes.get(id) ?? "done";
    if (parent === "impossible" && by === "object") doing.state.open.add("A1");
    if (parent === "partial" && by === "action") doing.state.open.add("A9");
    if (resolution.mixed.has(id)) doing.state.open.add("A10");
    if (parent === "prevented" && by === "object") doing.state.open.add("prevented");
    const unchanged = resolution.unchanged.has(id);
    if (unchanged && by !== "condition") doing.state.open.add("A10");
    // What hangs on a replaced action, or on the other answer to an "if", is not taken rather than ignored.
    stop = parent === "impossible" || mistargeted(parent) ? "parent ignored" : "unmet";
    return book.link({ by, parent, reads, unchanged, profile: doing.state.profile });
  };
  const parentOf = (mention: string): string => instructionWith(resolution.item.compiled.text, mention)?.id ?? "";
  const askOf = (mention: string, reads: LinkInput["reads"]): boolean => {
    noteAllReplacedAway(doing, mention);
    return ask(parentOf(mention), "object", reads);
  };
  const gate = instruction.gate;
  if (gate && "ifDone" in gate && !ask(gate.ifDone, "action", "nothing")) return stop;
  if (gate && "otherwise" in gate && !ask(gate.otherwise, "condition", "nothing")) return stop;
  const refers = (mention: ObjectMention): mention is It => "it" in mention;
  if (gate && "if" in gate) {
    const asked = askedAbout(gate.if);
    const wants = "is" in gate.if ? "status" : "might";
    if (asked && refers(asked) && !askOf(asked.it, wants)) return stop;
  }
  const read = "amount" in instruction ? mightBehind(instruction.amount) : undefined;
  if (read && refers(read) && !askOf(read.it, "might")) return stop;
  for (const mention of objectMentions(instruction)) {
    for (const { it } of referencesIn(mention)) if (!askOf(it, "might")) return stop;
  }
  if ("object" in instruction) {
    if (refers(instruction.object) && !askOf(instruction.object.it, "nothing")) return stop;
    for (const filter of filtersOf(instruction.object)) {
      if ("with" in filter && !askOf(filter.with.it, "nothing")) return stop;
    }
    if ("unit" in instruction && refers(instruction.unit) && !askOf(instruction.unit.it, "nothing")) {
      return stop;
    }
  } else if (!("player" in instruction) || resolution.item.locks.has(instruction.player.id)) {
    return undefined;
  } else if ("of" in instruction.player && !askOf(instruction.player.of, "player")) {
    return stop;
  }
  return undefined;
}

/** Notes what the rules leave open about speaking of something whose death was replaced. */
function noteAllReplacedAway(doing: Doing, mention: string): void {
  const { acted, slots } = doing.resolution;
  const root = rootOf(doing, mention);
  for (const each of acted.get(root) ?? slots.get(root) ?? [slotOf(doing, root)]) {
    const thing = each && doing.state.byId.get(each.id);
    if (thing) noteReplacedAway(doing, thing);
  }
}

/** Whether any target is illegal or any instruction was ignored: otherwise no instruction stands in another's way. */
export function somethingFailed({ resolution }: Doing): boolean {
  for (const slots of resolution.slots.values()) for (const { legal } of slots) if (!legal) return true;
  for (const outcome of resolution.outcomes.values()) if (mistargeted(outcome) || outcome === "impossible") return true;
  return false;
}

/** How an instruction stands to the others of its item. */
export function relation({ resolution }: Doing, instruction: Instruction): IndependentInput {
  const own = new Set<string>();
  let linked = instruction.gate !== undefined && !("if" in instruction.gate);
  for (const mention of objectMentions(instruction)) {
    if ("choose" in mention) own.add(mention.id);
    const refersTo = referencesIn(mention).length > 0 || filtersOf(mention).some((filter) => "with" in filter);
    if ("it" in mention || refersTo) linked = true;
  }
  if ("player" in instruction && "of" in instruction.player) linked = true;
  const lost = [...resolution.slots].filter(([, slots]) => slots.length > 0 && slots.every(({ legal }) => !legal));
  const outcomes = [...resolution.outcomes.values()];
  const previous = outcomes.at(-1);
  return {
    linked,
    targeted: own.size > 0,
    someLost: [...resolution.slots.values()].flat().some(({ legal }) => !legal),
    othersLost: lost.some(([mention]) => !own.has(mention)),
    previousIgnored: previous !== undefined && (mistargeted(previous) || previous === "impossible"),
    earlierIgnored: outcomes.some(mistargeted),
  };
}
