import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Amount, Instruction, PlayerId, PlayerMention } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { linksStop, relation, somethingFailed } from "./links.ts";
import { amountOf, gateStops, playerBehind, rootOf } from "./lookups.ts";
import { draw } from "./moves.ts";
import { recipientsOf } from "./recipients.ts";
import { opponentOf } from "./state.ts";
import { act } from "./verbs.ts";

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
  let unchanged = 0;
  const acted: { id: string; epoch: number }[] = [];
  for (const id of recipients.ids) {
    const thing = doing.state.byId.get(id);
    const deed = thing ? act(doing, instruction, thing, each) : "done";
    if (deed === "done" || deed === "unchanged") done += 1;
    if (deed === "unchanged") unchanged += 1;
    if (deed === "replaced") replaced += 1;
    if (deed !== "impossible") acted.push({ id, epoch: thing?.epoch ?? 0 });
  }
  doing.resolution.acted.set(instruction.object.id, acted);
  if (done > 0 && unchanged === done) doing.resolution.unchanged.add(instruction.id);
  if (done > 0) return done < recipients.chosen ? "partial" : "done";
  return replaced > 0 ? "replaced" : "impossible";
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
