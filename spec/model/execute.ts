import type { InstructionOutcome } from "../decisions/outcome.ts";
import type {
  DrawInstruction,
  Instruction,
  ObjectMention,
  PlaceInstruction,
  PlayerId,
  PlayerMention,
  TokenInstruction,
} from "../types/index.ts";
import { gateStops } from "./conditions.ts";
import type { Acting, Deed } from "./deed.ts";
import type { Doing } from "./doing.ts";
import { noteTakenOff } from "./later.ts";
import { linksStop, relation, somethingFailed } from "./links.ts";
import { amountOf, deathBehind, playerBehind, rootOf, slotOf } from "./lookups.ts";
import { make } from "./making.ts";
import { chosenPlace } from "./mentions.ts";
import { cardsIn, channel, discard, draw, gain, lookAt } from "./moves.ts";
import { PAIRED } from "./paired.ts";
import { promise } from "./promised.ts";
import { recipientsOf } from "./recipients.ts";
import { noteDeaths } from "./replacement.ts";
import { siteOf } from "./sites.ts";
import { type Item, opponentOf, type State } from "./state.ts";
import { isLegal } from "./targets.ts";
import { noticeDeaths, noticeMoves } from "./triggers.ts";
import { act, isBarred } from "./verbs.ts";

/** Why an instruction is ignored before anything of it is done; undefined when it is not. */
export function stops(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const stopped = linksStop(doing, instruction) ?? gateStops(doing, instruction);
  if (stopped) return stopped;
  return somethingFailed(doing) && !doing.book.independent(relation(doing, instruction)) ? "parent ignored" : undefined;
}

/** Carries out an instruction that nothing stops, or ignores it for what it acts on, and tells which. */
export function execute(doing: Doing, instruction: Instruction): InstructionOutcome {
  if ("player" in instruction) return executeCount(doing, instruction);
  if ("wouldDie" in instruction) return promise(doing, instruction);
  if ("token" in instruction) {
    notePlayFromHidden(doing, instruction);
    return make(doing, instruction);
  }
  const recipients = recipientsOf(doing, instruction.object);
  if ("it" in instruction.object) noteTakenOff(doing, instruction, recipients.ids);
  if (recipients.ids.length === 0) {
    const { object } = instruction;
    const missing = recipients.chosen > 0 || "it" in object;
    return missing ? "no target" : "impossible";
  }
  if ("unit" in instruction) {
    const [one] = recipients.ids;
    const [other] = recipientsOf(doing, instruction.unit).ids;
    return other === undefined ? "no target" : PAIRED[instruction.verb](doing, instruction, one ?? "", other);
  }
  if (instruction.verb === "play") notePlayFromHidden(doing, instruction);
  const amount = "amount" in instruction ? amountOf(doing, instruction.amount) : 0;
  const site = "to" in instruction ? siteOf(doing, instruction.to) : undefined;
  // A place that is not there any more cannot be known either (359.3.e.12).
  if (amount === null || site === null) return "no information";
  const acting: Acting = {
    ...doing,
    ...(site !== undefined && { site }),
    ...(instruction.verb === "counter" && { abilities: abilitiesBehind(doing, instruction.object) }),
  };
  const each = doing.book.share({ amount, chosen: recipients.chosen, legal: recipients.ids.length });
  if (!isFollowed(acting, instruction, recipients.ids)) return "impossible";
  const deeds: Deed[] = [];
  const acted: { id: string; epoch: number }[] = [];
  if (instruction.verb === "kill") {
    noteDeaths(
      doing.state,
      recipients.ids.flatMap((id) => doing.state.byId.get(id) ?? []),
    );
  }
  const turns = doing.book.look({ targets: recipients.chosen }) ? chosenFor(doing, instruction.object) : undefined;
  for (const id of turns ?? recipients.ids) {
    if (turns && !isStillLegal(doing, instruction.object, id)) continue;
    const thing = doing.state.byId.get(id);
    const points = doing.resolution.division ? (doing.resolution.division.get(id) ?? 0) : each;
    if (doing.resolution.division && points === 0) continue;
    const deed = thing ? act(acting, instruction, thing, points) : "done";
    deeds.push(deed);
    if (deed !== "impossible") acted.push({ id, epoch: thing?.epoch ?? 0 });
  }
  // Where all of it was impossible the text goes on speaking of the chosen ones.
  if (acted.length > 0) doing.resolution.acted.set(instruction.object.id, acted);
  noticeMoves(doing.state, doing.arrived.splice(0));
  noticeDeaths(doing.state, doing.died.splice(0));
  return outcomeOf(doing, instruction, deeds, recipients.chosen);
}

/** A unit that a card from hidden has played has to come to that battlefield, if that can be chosen. */
function notePlayFromHidden({ state, resolution }: Doing, instruction: PlaceInstruction | TokenInstruction): void {
  if (resolution.item.hiddenAt !== undefined && !chosenPlace(instruction)) state.open.add("hidden play");
}

/** The abilities that were chosen for a mention, or for the one that it refers to. */
function abilitiesBehind(doing: Doing, mention: ObjectMention): ReadonlyMap<string, Item> {
  const id = "it" in mention ? rootOf(doing, mention.it) : mention.id;
  const locks = doing.resolution.item.locks.get(id) ?? [];
  return new Map(locks.flatMap((held) => (held.item ? [[held.id, held.item]] : [])));
}

/** Whether an instruction is carried out though it may be forbidden on some of its objects (359.3.e.11). */
function isFollowed(acting: Acting, instruction: Parameters<typeof act>[1], ids: readonly string[]): boolean {
  if (ids.length < 2) return true;
  const able = ids.filter((id) => {
    const thing = acting.state.byId.get(id);
    return !thing || !isBarred(acting, instruction, thing);
  });
  return acting.book.extent({ of: "objects", asked: ids.length, able: able.length, previous: null }) > 0;
}

function outcomeOf(doing: Doing, instruction: Instruction, deeds: readonly Deed[], chosen: number): InstructionOutcome {
  const count = (deed: Deed): number => deeds.filter((each) => each === deed).length;
  const unchanged = count("unchanged");
  const done = count("done") + unchanged + count("reduced") + count("diverted");
  if (done > 0 && unchanged === done) doing.resolution.unchanged.add(instruction.id);
  else if (unchanged > 0 || (done > 0 && count("impossible") > 0)) doing.resolution.mixed.add(instruction.id);
  if (done > 0) {
    if (done === count("reduced")) return "reduced";
    if (done === count("diverted")) return "diverted";
    return done < chosen ? "partial" : "done";
  }
  if (count("replaced") > 0) return "replaced";
  return count("prevented") > 0 ? "prevented" : "impossible";
}

/** What was chosen for a mention, whether it is legal or not; undefined for what nobody chooses. */
function chosenFor({ resolution }: Doing, object: { readonly id: string }): readonly string[] | undefined {
  return resolution.slots.get(object.id)?.map(({ id }) => id);
}

/** Whether a target of the instruction is legal at this very moment. */
function isStillLegal({ state, resolution, book }: Doing, object: { readonly id: string }, id: string): boolean {
  const mention = resolution.item.compiled.chosen.find((each) => each.id === object.id);
  const held = resolution.item.locks.get(object.id)?.find((each) => each.id === id);
  return !mention || !held || isLegal(state, resolution.item, mention, held, book);
}

/** Draws, discards, looks, channels or gains as far as possible (359.3.e.11). */
function executeCount(doing: Doing, { verb, player: mention, amount, exhausted }: DrawInstruction): InstructionOutcome {
  const players = playersOf(doing, mention);
  if (players.length === 0) return "no target";
  const asked = amountOf(doing, amount);
  if (asked === null) return "no information";
  const { state, book, resolution } = doing;
  let done = 0;
  for (const player of players) {
    const able = most(state, verb, player);
    const n = book.extent({ of: "cards", asked, able, previous: resolution.count });
    if (verb === "draw" && asked > able) state.open.add("burn out");
    if (verb === "draw") draw(state, player, n, book);
    else if (verb === "discard") discard(state, player, n, book);
    else if (verb === "look") lookAt(state, player, n);
    else if (verb === "channel") channel(state, player, n, exhausted === true);
    else gain(state, player, n);
    done += n;
  }
  resolution.count = { asked: asked * players.length, done };
  if (done === 0) return "impossible";
  return done < asked * players.length ? "partial" : "done";
}

/** How often a player can do it. */
function most(state: State, verb: DrawInstruction["verb"], player: PlayerId): number {
  if (verb === "channel") return state.filler[player].runeDeck ?? Number.POSITIVE_INFINITY;
  if (verb === "gain XP") return Number.POSITIVE_INFINITY;
  return cardsIn(state, verb === "discard" ? "hand" : "deck", player);
}

function playersOf(doing: Doing, mention: PlayerMention): readonly PlayerId[] {
  const { item } = doing.resolution;
  if ("player" in mention) return [mention.player === "you" ? item.controller : opponentOf(item.controller)];
  const locked = item.locks.get(mention.id)?.[0]?.id;
  if ("of" in mention) {
    if (locked === "P1" || locked === "P2") return [locked];
    const dead = deathBehind(doing, rootOf(doing, mention.of));
    if (dead) return [mention.whose === "owner" ? (doing.state.byId.get(dead.id)?.owner ?? "P1") : dead.controller];
    const slot = slotOf(doing, rootOf(doing, mention.of));
    const thing = slot && doing.state.byId.get(slot.id);
    const player = slot && thing ? playerBehind(doing, mention.whose, slot, thing) : null;
    return player === null ? [] : [player];
  }
  return recipientsOf(doing, mention).ids.filter((id) => id === "P1" || id === "P2");
}
