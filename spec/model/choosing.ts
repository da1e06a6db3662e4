import type { Rulebook } from "../decisions/rulebook.ts";
import type { Chosen, Instruction, PlayerId } from "../types/index.ts";
import type { Question } from "./action.ts";
import type { Doing } from "./doing.ts";
import { asItIs, hasQuality } from "./fits.ts";
import { fitting } from "./fitting.ts";
import { withinFor } from "./lookups.ts";
import { chosenBy, chosenPlace, objectMentions } from "./mentions.ts";
import { recipientsOf } from "./recipients.ts";
import { controlledBy, type Item, type Lock, opponentOf, type State, type Thing } from "./state.ts";
import { askerFor, battlefieldsFirst, fromOf, lock, lockFor, optionsFor, whenChosen } from "./targets.ts";

/** Something that asks questions on its way and takes the picks. */
export type Asking<T> = Generator<Question, T, readonly string[]>;

/** Asks whether something optional is to happen; its source stands for yes. */
export function* accepts(player: PlayerId, { id }: Thing, mention: string): Asking<boolean> {
  const picks = yield { kind: "question", player, options: [id], min: 0, max: 1, item: id, mention };
  return picks.length > 0;
}

/** Asks for what is chosen as the item begins to resolve, before its targets are judged. */
export function* askOnResolution(state: State, item: Item, book: Rulebook): Asking<void> {
  for (const mention of battlefieldsFirst(item.compiled.chosen)) {
    if (item.locks.has(mention.id)) continue;
    const options = optionsFor(state, item, mention, book);
    const when = whenChosen(state, item, mention, () => options.length === 1, book);
    if (when === "execute" || when === "share" || when === "finalize") continue;
    if (when === "first")
      item.locks.set(mention.id, lockFor(state, mention, options.slice(0, Math.max(1, mention.count.min))));
    else item.locks.set(mention.id, lockFor(state, mention, yield* pickAll(state, item, mention, options)));
  }
}

/** Asks for what an instruction has somebody choose as it executes: what is no target (355.10.a, .e, .f). */
export function* chooseOnExecution(doing: Doing, instruction: Instruction): Asking<void> {
  const { state, book, resolution } = doing;
  const { item } = resolution;
  const place = chosenPlace(instruction);
  for (const object of objectMentions(instruction)) {
    if (place && object === place) {
      yield* choosePlace(doing, instruction, place);
      continue;
    }
    for (const mention of battlefieldsFirst(chosenBy(object))) {
      const when = whenChosen(state, item, mention, () => false, book);
      if (when !== "share" && (when !== "execute" || item.locks.has(mention.id))) continue;
      noteProfile(state, item, mention);
      const locks: Lock[] = [...(item.locks.get(mention.id) ?? [])];
      const chose = when === "share" ? item.controller : undefined;
      for (const player of choosersOf(item, mention)) {
        const options = ownOptions(doing, mention, player);
        const early = resolution.early.get(`${mention.id} ${player}`);
        if (isMixed(state, item, mention, options)) state.open.add("A10");
        if (early && early.join() !== options.join()) state.open.add("late choice");
        if (player !== chose) locks.push(...lockFor(state, mention, yield* pick(item, mention, player, options)));
      }
      if (locks.length === 0) continue;
      item.locks.set(mention.id, locks);
      resolution.late.add(mention.id);
      resolution.slots.set(
        mention.id,
        locks.map(({ id }) => ({ id, legal: true })),
      );
    }
  }
}

/** Has whoever plays something choose the battlefield to which it comes (355.2); nobody is asked where to play nothing. */
function* choosePlace(doing: Doing, instruction: Instruction, place: Chosen): Asking<void> {
  const { state, resolution, controller } = doing;
  const { item } = resolution;
  if (item.locks.has(place.id)) return;
  const played = "object" in instruction ? recipientsOf(doing, instruction.object).ids : [];
  const [first] = played.flatMap((id) => state.byId.get(id) ?? []).filter((thing) => thing.place !== "nowhere");
  if ("object" in instruction && !first) return;
  const player = first?.owner ?? controller;
  // Whether another player is bound by where a card was hidden is not said (811.1.d.3).
  if (item.hiddenAt !== undefined && player !== item.controller) state.open.add("hidden play");
  const options = ownOptions(doing, place, player).filter((id) => (item.hiddenAt ?? id) === id);
  const locks = lock(state, yield* pick(item, place, player, options));
  if (locks.length > 0) item.locks.set(place.id, locks);
}

/** Whether some of the options are so already and others not: a player may have to choose one that something can be done to. */
function isMixed(state: State, item: Item, mention: Chosen, options: readonly string[]): boolean {
  const verb = item.compiled.verbs.get(mention.id);
  const already = options.filter((id) => {
    const thing = state.byId.get(id);
    if (verb === "exhaust") return thing?.exhausted;
    if (verb === "ready") return thing && !thing.exhausted;
    if (verb === "stun") return thing?.stunned;
    return verb === "kill" && thing && hasQuality(state, thing, "cantBeKilled");
  });
  return already.length > 0 && already.length < options.length;
}

/** Notes what could be chosen as the item begins, where the rules leave open whether that counts or what is there later. */
export function noteEarly(doing: Doing): void {
  const { resolution } = doing;
  for (const mention of resolution.item.compiled.chosen) {
    if (mention.by === undefined && mention.word !== "must" && mention.from !== "hand") continue;
    for (const player of choosersOf(resolution.item, mention)) {
      resolution.early.set(`${mention.id} ${player}`, ownOptions(doing, mention, player));
    }
  }
}

/** What the two profiles read differently is not judged under the Core Rules alone (A5, A6). */
export function noteProfile(state: State, item: Item, mention: Chosen): void {
  if (mention.from === "trash" && item.compiled.verbs.get(mention.id) === "recycle") state.open.add("recycle");
  if (state.profile === "FAQ+") return;
  if (mention.word === "pick") state.open.add("A6");
  if (mention.choose === "legend" && mention.filters.some((filter) => "is" in filter && filter.is === "you control")) {
    state.open.add("A5");
  }
}

/** Has everybody who has a part in it choose, each among what they control where others do. */
function* pickAll(state: State, item: Item, mention: Chosen, options: readonly string[]): Asking<readonly string[]> {
  if (mention.by === undefined) return yield* pick(item, mention, item.controller, options);
  const picks: string[] = [];
  for (const player of choosersOf(item, mention)) {
    picks.push(...(yield* pick(item, mention, player, controlledBy(state, player, options))));
  }
  return picks;
}

/** Who chooses for a mention, the turn player first. */
export function choosersOf(item: Pick<Item, "controller" | "locks">, { by }: Chosen): readonly PlayerId[] {
  if (by === undefined) return [item.controller];
  if (by === "each player") return ["P1", "P2"];
  if (by === "opponent") return [opponentOf(item.controller)];
  const they = item.locks.get(by.they)?.[0]?.id;
  return they === "P1" || they === "P2" ? [they] : [];
}

/** What a player may choose for what is no target: protection does not count, and others choose among their own. */
function ownOptions(doing: Doing, mention: Chosen, player: PlayerId): readonly string[] {
  const { state, book, moved } = doing;
  const { item } = doing.resolution;
  const asker = { ...askerFor(state, item, mention, book, "choose", moved), chooses: false, within: withinFor(doing) };
  const from = fromOf(mention, item.controller);
  const options = fitting(state, mention.choose, mention.filters, asker, asItIs, from);
  return mention.by === undefined ? options : controlledBy(state, player, options);
}

/** Has a player choose among options, as many as the mention wants and there are. */
export function* pick(
  item: Item,
  mention: Chosen,
  player: PlayerId,
  options: readonly string[],
): Asking<readonly string[]> {
  const min = Math.min(mention.count.min, options.length);
  const max = Math.min(mention.count.max, options.length);
  if (max === 0) return [];
  return yield { kind: "question", player, options, min, max, item: item.source.id, mention: mention.id };
}
