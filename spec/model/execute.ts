import type { Slot } from "../decisions/assignment.ts";
import { atLocation } from "../decisions/identity.ts";
import type { IndependentInput } from "../decisions/independent.ts";
import { type InstructionOutcome, mistargeted } from "../decisions/outcome.ts";
import type {
  Amount,
  Chosen,
  Condition,
  Instruction,
  It,
  ObjectMention,
  PlayerId,
  PlayerMention,
} from "../types/index.ts";
import { fits, fitting } from "./fits.ts";
import { instructionWith, objectMentions } from "./mentions.ts";
import { draw } from "./moves.ts";
import { mightOf, opponentOf, type Resolution, type Thing } from "./state.ts";
import { askerOf } from "./targets.ts";
import { type Acting, act } from "./verbs.ts";

/** What an item needs to carry out its instructions. */
export interface Doing extends Acting {
  readonly resolution: Resolution;
}

/** Carries out one instruction, or ignores it, and tells which. */
export function execute(doing: Doing, instruction: Instruction): InstructionOutcome {
  const stopped = linksStop(doing, instruction) ?? gateStops(doing, instruction);
  if (stopped) return stopped;
  if (somethingFailed(doing) && !doing.book.independent(relation(doing, instruction))) return "parent ignored";
  if (instruction.verb === "draw") return executeDraw(doing, instruction.player, instruction.amount);
  const recipients = recipientsOf(doing, instruction.object);
  if (recipients.ids.length === 0)
    return recipients.chosen > 0 || "it" in instruction.object ? "no target" : "impossible";
  const amount = "amount" in instruction ? amountOf(doing, instruction.amount) : 0;
  if (amount === null) return "no information";
  const each = doing.book.share({ amount, chosen: recipients.chosen, legal: recipients.ids.length });
  let done = 0;
  let replaced = 0;
  const acted: { id: string; epoch: number }[] = [];
  for (const id of recipients.ids) {
    const thing = doing.state.byId.get(id);
    const deed = thing ? act(doing, instruction, thing, each) : "done";
    if (deed === "done") done += 1;
    if (deed === "replaced") replaced += 1;
    if (deed !== "impossible") acted.push({ id, epoch: thing?.epoch ?? 0 });
  }
  doing.resolution.acted.set(instruction.object.id, acted);
  if (done > 0) return done < recipients.chosen ? "partial" : "done";
  return replaced > 0 ? "replaced" : "impossible";
}

/** Whether any target is illegal or any instruction was ignored: otherwise no instruction stands in another's way. */
function somethingFailed({ resolution }: Doing): boolean {
  for (const slots of resolution.slots.values()) for (const { legal } of slots) if (!legal) return true;
  for (const outcome of resolution.outcomes.values()) if (mistargeted(outcome)) return true;
  return false;
}

/** How an instruction stands to the others of its item. */
function relation({ resolution }: Doing, instruction: Instruction): IndependentInput {
  const own = new Set<string>();
  let linked = instruction.gate !== undefined && !("if" in instruction.gate);
  for (const mention of objectMentions(instruction)) {
    if ("choose" in mention) own.add(mention.id);
    if ("it" in mention) linked = true;
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
    previousIgnored: previous !== undefined && mistargeted(previous),
    earlierIgnored: outcomes.some(mistargeted),
  };
}

/** What links have to say: an instruction whose parent was ignored is ignored with it (359.3.e.14). */
function linksStop(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const { book, resolution } = doing;
  let stop: InstructionOutcome = "parent ignored";
  const ask = (id: string, by: "object" | "action" | "condition", reads: "might" | "player" | "nothing"): boolean => {
    const parent = resolution.outcomes.get(id) ?? "done";
    if (parent === "impossible" && by === "object") doing.state.open.add("A1");
    // What hangs on a replaced action, or on the other answer to an "if", is not taken rather than ignored.
    stop = parent === "impossible" || mistargeted(parent) ? "parent ignored" : "unmet";
    return book.link({ by, parent, reads });
  };
  const parentOf = (mention: string): string => instructionWith(resolution.item.text, mention)?.id ?? "";
  const gate = instruction.gate;
  if (gate && "ifDone" in gate && !ask(gate.ifDone, "action", "nothing")) return stop;
  if (gate && "otherwise" in gate && !ask(gate.otherwise, "condition", "nothing")) return stop;
  const refers = (mention: ObjectMention): mention is It => "it" in mention;
  if (gate && "if" in gate && refers(gate.if.mightOf) && !ask(parentOf(gate.if.mightOf.it), "object", "might")) {
    return stop;
  }
  if ("amount" in instruction && typeof instruction.amount === "object") {
    const mention = instruction.amount.mightOf;
    if (refers(mention) && !ask(parentOf(mention.it), "object", "might")) return stop;
  }
  if ("object" in instruction) {
    if (refers(instruction.object) && !ask(parentOf(instruction.object.it), "object", "nothing")) return stop;
  } else if ("of" in instruction.player && !ask(parentOf(instruction.player.of), "object", "player")) {
    return stop;
  }
  return undefined;
}

/** An "if": null information is ignored and not "otherwise" (359.3.e.12). */
function gateStops(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const gate = instruction.gate;
  if (!gate || !("if" in gate)) return undefined;
  const answer = doing.book.condition({ value: compare(doing, gate.if), bound: gate.if.might });
  if (answer === "holds") return undefined;
  return answer === "fails" ? "unmet" : "no information";
}

function compare(doing: Doing, asked: Condition): boolean | null {
  const might = readMight(doing, asked.mightOf);
  if (might === null) return null;
  return asked.might === "at most" ? might <= asked.n : might >= asked.n;
}

function amountOf(doing: Doing, amount: Amount): number | null {
  return typeof amount === "number" ? amount : readMight(doing, amount.mightOf);
}

/** The Might of what a mention stands for, as the item may read it. */
function readMight(doing: Doing, mention: It | Chosen): number | null {
  const slot = slotBehind(doing, mention);
  const thing = slot && doing.state.byId.get(slot.id);
  if (!slot || thing?.kind !== "unit") return null;
  const present = atLocation(thing.place);
  return doing.book.information({
    legal: slot.legal,
    linked: "it" in mention,
    present,
    movedByItem: !present && doing.moved.has(thing.id),
    now: mightOf(thing),
    before: thing.lastMight,
    last: present ? mightOf(thing) : thing.lastMight,
    printed: thing.printed,
    chosen: doing.resolution.mights.get(thing.id)?.chosen ?? mightOf(thing),
    began: doing.resolution.mights.get(thing.id)?.began ?? mightOf(thing),
  });
}

/** The one thing that was chosen for a mention or for the mention that it refers to. */
function slotBehind(doing: Doing, mention: It | Chosen): Slot | undefined {
  return doing.resolution.slots.get("it" in mention ? rootOf(doing, mention.it) : mention.id)?.[0];
}

/** The mention that a reference means in the end: "it" may refer to another "it". */
function rootOf(doing: Doing, id: string): string {
  for (const instruction of doing.resolution.item.text) {
    for (const mention of objectMentions(instruction)) {
      if (mention.id === id && "it" in mention) return rootOf(doing, mention.it);
    }
  }
  return id;
}

function executeDraw(doing: Doing, mention: PlayerMention, amount: Amount): InstructionOutcome {
  const players = playersOf(doing, mention);
  if (players.length === 0) return "no target";
  const n = amountOf(doing, amount);
  if (n === null) return "no information";
  let drawn = 0;
  for (const player of players) drawn += draw(doing.state.things, doing.state.filler[player], player, n, doing.book);
  if (drawn === 0) return "impossible";
  return drawn < n * players.length ? "partial" : "done";
}

function playersOf(doing: Doing, mention: PlayerMention): readonly PlayerId[] {
  const { item } = doing.resolution;
  if ("player" in mention) return [mention.player === "you" ? item.controller : opponentOf(item.controller)];
  if ("of" in mention) {
    const slot = doing.resolution.slots.get(rootOf(doing, mention.of))?.[0];
    const thing = slot && doing.state.byId.get(slot.id);
    const player = slot && thing ? playerBehind(doing, mention.whose, slot, thing) : null;
    return player === null ? [] : [player];
  }
  return recipientsOf(doing, mention).ids.filter((id) => id === "P1" || id === "P2");
}

function playerBehind(doing: Doing, which: "controller" | "owner", slot: Slot, thing: Thing): PlayerId | null {
  const present = atLocation(thing.place);
  return doing.book.whose({
    legal: slot.legal,
    present,
    movedByItem: !present && doing.moved.has(thing.id),
    now: which === "owner" ? thing.owner : thing.controller,
    before: which === "owner" ? thing.owner : thing.lastController,
    last: which === "owner" ? thing.owner : present ? thing.controller : thing.lastController,
    owner: thing.owner,
    caster: doing.controller,
  });
}

interface Recipients {
  readonly ids: readonly string[];
  /** How many the text speaks of. */
  readonly chosen: number;
}

/** What an instruction is carried out on. */
function recipientsOf(doing: Doing, mention: ObjectMention): Recipients {
  const { state, book, resolution } = doing;
  if ("choose" in mention) {
    const chosen = resolution.slots.get(mention.id) ?? [];
    const taken = new Set((resolution.item.locks.get(mention.id) ?? []).map((held) => held.id));
    const bystanders = (): readonly string[] =>
      fitting(state, mention.choose, mention.filters, askerOf(resolution.item, "resolve"), ({ met }) => met).filter(
        (id) => !taken.has(id),
      );
    if (chosen.length === 0) state.open.add("A12");
    const ids = book.affected({ chosen, bystanders });
    noteOpen(doing, mention, ids);
    return { ids, chosen: chosen.length };
  }
  if ("all" in mention) {
    const asker = { ...askerOf(resolution.item, "resolve"), chooses: false };
    const ids = state.things
      .filter((thing) => atLocation(thing.place) && fits(thing, mention.all, mention.filters, asker, ({ met }) => met))
      .map((thing) => thing.id);
    noteOpen(doing, mention, ids);
    return { ids, chosen: ids.length };
  }
  if ("it" in mention) {
    const root = rootOf(doing, mention.it);
    const slots = resolution.slots.get(root) ?? [];
    const acted =
      resolution.acted.get(mention.it) ??
      resolution.acted.get(root) ??
      slots.filter(({ legal }) => legal).map(({ id }) => ({ id, epoch: state.byId.get(id)?.epoch ?? 0 }));
    const same = acted.filter(({ id, epoch }) => (state.byId.get(id)?.epoch ?? 0) === epoch).map(({ id }) => id);
    const ids = book.referent({ acted: same, chosen: slots.map(({ id }) => id) });
    noteOpen(doing, resolution.item.chosen.find((each) => each.id === root) ?? mention, ids);
    return { ids, chosen: ids.length };
  }
  const { source, sourceEpoch } = resolution.item;
  return source.epoch === sourceEpoch && atLocation(source.place)
    ? { ids: [source.id], chosen: 1 }
    : { ids: [], chosen: 0 };
}

/** Notes what the rules leave open about acting on these: an illegal target reached again (A4), one that the item itself made illegal (A2). */
function noteOpen({ state, resolution }: Doing, mention: ObjectMention, ids: readonly string[]): void {
  for (const id of ids) {
    const slots = [...resolution.slots.values()].flat();
    if (slots.some((slot) => slot.id === id && !slot.legal)) state.open.add("A4");
    const thing = state.byId.get(id);
    if (!thing || thing.kind === "spell" || !("choose" in mention) || !atLocation(thing.place)) continue;
    const asker = askerOf(resolution.item, "resolve");
    if (!fits(thing, mention.choose, mention.filters, asker, ({ met }) => met)) state.open.add("A2");
  }
}
