import type { PlayerId } from "../../spec/types/index.ts";
import type { Action, Outcome, Pending } from "../contract.ts";
import { accepts } from "./ask.ts";
import { canChoose } from "./choice.ts";
import { cleanup } from "./cleanup.ts";
import { begin, passFocus, standardMove } from "./combat.ts";
import { type Choices, canPay, pay } from "./cost.ts";
import { confirmation, Dialogue, type Process } from "./dialogue.ts";
import { edit } from "./edit.ts";
import { beginNext, expire } from "./ending.ts";
import { type Entity, onChain, opponentOf } from "./entity.ts";
import { discardSpell, execute, type Item, newItem } from "./item.ts";
import { entitiesOf } from "./mention.ts";
import { canAnswer, isPossible, type Offer, offerOf, whyNotNow } from "./offer.ts";
import { prepare, prepareTrigger } from "./prepare.ts";
import { rewinder } from "./rewind.ts";
import type { Asking } from "./rules.ts";
import type { Table } from "./table.ts";
import { noticeChoice, noticeEntered, noticePlay, takeWaiting } from "./trigger.ts";

type Put = Extract<Action, { kind: "play" | "activate" }>;

/** What the players may do, as far as the table does not tell. */
export interface Turns {
  readonly priority: PlayerId | null;
  readonly passes: number;
  /** True once a reaction was played, until the chain is empty. */
  readonly answered: boolean;
}

/** One game: the chain, and who may do something. */
export class Game {
  readonly table: Table;
  #priority: PlayerId | null;
  #passes: number;
  #answered: boolean;
  readonly #dialogue = new Dialogue();

  constructor(table: Table, { priority, passes, answered }: Turns = { priority: null, passes: 0, answered: false }) {
    this.table = table;
    this.#priority = priority;
    this.#passes = passes;
    this.#answered = answered;
  }

  /** Whose turn it is to do something. */
  get turns(): Turns {
    return { priority: this.#priority, passes: this.#passes, answered: this.#answered };
  }

  get #items(): Item[] {
    return this.table.stack;
  }

  set #items(items: Item[]) {
    this.table.stack = items;
  }

  /** What is on the chain, oldest first; a spell that was countered is not. */
  get items(): readonly Item[] {
    return this.#left.filter(({ unseen }) => !unseen);
  }

  /** The same with what is there unseen. */
  get #left(): Item[] {
    return this.#items.filter(({ self }) => self === null || onChain(self));
  }

  get pending(): Pending {
    const { question } = this.#dialogue;
    if (question !== null) return question;
    if (this.#priority !== null) return { kind: "priority", player: this.#priority };
    const { combat } = this.table;
    return combat === null ? { kind: "none" } : { kind: "focus", player: combat.focus };
  }

  act(action: Exclude<Action, { kind: "save and load" }>): Outcome {
    if (action.kind === "answer") return this.#outcome(this.#dialogue.answer(action.player, action.picks));
    if (this.#dialogue.question !== null) return rejected("a question is open");
    if (action.kind === "end turn") return this.#endTurn(action.player);
    if (action.kind === "edit") return this.#outcome(this.#dialogue.start(this.#editing(action)));
    if (action.kind === "attack") return this.#outcome(this.#dialogue.start(this.#attacking(action)));
    if (action.kind !== "pass") return this.#put(action);
    if (this.#priority !== action.player) return rejected(`${action.player} has no priority`);
    return this.#outcome(this.#dialogue.start(this.#passing(action.player)));
  }

  *#attacking(action: Extract<Action, { kind: "attack" }>): Process {
    const { table } = this;
    // Not in a closed state, not in a showdown (144.1).
    const may = action.player === "P1" && table.phase === "main" && table.combat === null && this.#items.length === 0;
    const reason = may ? standardMove(table, action) : "no standard move is possible now";
    if (reason !== undefined) return reason;
    yield* cleanup(table);
    yield* this.#addWaiting();
    yield* this.#beginCombat();
    this.#passes = 0;
    this.#priority = this.#items.at(-1)?.controller ?? null;
    yield* this.#skip();
    return undefined;
  }

  /** The combat that waits for an empty chain begins (460): what triggers on it makes a chain (464.2.e). */
  *#beginCombat(): Asking<void> {
    if (this.#items.length > 0 || !begin(this.table)) return;
    yield* cleanup(this.table);
    yield* this.#addWaiting();
  }

  #endTurn(player: PlayerId): Outcome {
    const { table } = this;
    if (table.combat !== null) return rejected("the turn cannot end in a showdown");
    if (player !== "P1" || table.phase !== "main" || this.#items.length > 0) return rejected("the turn cannot end now");
    table.phase = "ending";
    table.waiting.push(...table.delayed.splice(0));
    return this.#outcome(this.#dialogue.start(this.#ending()));
  }

  /** Puts on the chain what waits; when nothing is left there the turn expires, and again after whatever follows (317.2). */
  *#ending(): Process {
    yield* this.#addWaiting();
    if (this.#items.length === 0) {
      yield* expire(this.table);
      yield* this.#addWaiting();
    }
    this.#priority = this.#items.at(-1)?.controller ?? null;
    if (this.#priority === null) beginNext(this.table);
    return undefined;
  }

  #outcome(reason: string | undefined): Outcome {
    return reason === undefined ? { kind: "ok", pending: this.pending } : rejected(reason);
  }

  /** Checks what needs no choice before anything changes; the rest is undone if it turns out illegal (358.5). */
  #put(action: Put): Outcome {
    const { table } = this;
    if (table.phase === "over") return rejected("the turn is over");
    const offer = offerOf(table, action);
    if (typeof offer === "string") return rejected(offer);
    const name = action.kind === "play" ? action.card : action.object;
    const untimely = whyNotNow(offer, this.#priority, name);
    if (untimely !== undefined) return rejected(untimely);
    const { card } = offer;
    if (card?.piece.kind === "legend") return rejected("legends are not played");
    if (!isPossible(offer)) return rejected(`there is no valid choice for ${name}`);
    return this.#outcome(this.#dialogue.start(this.#putting(offer, action.choices)));
  }

  *#putting({ view, card, text }: Offer, choices: Choices): Process {
    const { table } = this;
    const { controller } = view;
    const rewind = rewinder(table);
    // The card goes on the chain before anything is chosen (354).
    const entry = { controller, exhausted: false };
    const self = card === null ? null : table.renew(card, table.zone("chain"), entry);
    const item = newItem({ ...view, self }, text);
    this.#items.push(item);
    const reason = yield* prepare(item, choices);
    if (reason !== undefined) {
      this.#items.pop();
      rewind();
      if (table.has("refused-lingers")) this.#items.push({ ...item, self: null, unseen: true });
      if (table.has("refused-paid")) yield* pay(item, choices);
      return reason;
    }
    if (table.has("confirms-plays")) yield confirmation(controller);
    this.#answered = this.#items.length > 1;
    if (table.combat !== null && this.#items.length === 1) table.combat.focusPasses = true;
    this.#passes = 0;
    if (self !== null && self.piece.kind !== "spell") yield* this.#enter(self, item);
    else yield* this.#finalized(item);
    this.#priority = this.#items.at(-1)?.controller ?? null;
    passFocus(table);
    if (table.has("opponent-first") && this.#priority !== null) this.#priority = opponentOf(this.#priority);
    yield* this.#skip();
    return undefined;
  }

  /** A permanent leaves the chain for the board at once, and nobody may answer it (359.2). */
  *#enter(self: Entity, item: Item): Asking<void> {
    const { table } = this;
    this.#items = this.#items.filter((one) => one !== item);
    const home = table.zoneOf("base", item.controller);
    // What was hidden at a battlefield is played to it (811.1.d.1), unless it enters elsewhere.
    const to = item.hidden === null || self.piece.lasting.includes("entersInBase") ? home : item.hidden;
    const entered = table.renew(self, to, { controller: item.controller, exhausted: self.piece.kind === "unit" });
    if (entered !== null && item.hidden !== null) table.hiddenAt.set(entered, item.hidden);
    yield* cleanup(table);
    if (entered !== null) table.entered.push(entered);
    noticeEntered(table);
    yield* this.#addWaiting();
  }

  /** A player's item is on the chain for good now: a cleanup follows (319.4), then what triggers on being chosen. */
  *#finalized(item: Item): Asking<void> {
    const { table, self, text, chosen } = item;
    if (self !== null)
      table.chosenBy.set(
        self,
        text.targets.flatMap(({ id }) => entitiesOf(chosen.get(id) ?? [])),
      );
    noticeChoice(item);
    if (!table.has("late-cleanup")) yield* cleanup(table);
    yield* this.#addWaiting();
  }

  /** As after an item that has done it (319.4), but nobody did. */
  *#editing(action: Extract<Action, { kind: "edit" }>): Process {
    const { table } = this;
    const entity = table.permanents().find(({ piece }) => piece.id === action.object);
    if (entity === undefined) return `${action.object} is not on the board`;
    edit(table, entity, action);
    yield* cleanup(table);
    yield* this.#addWaiting();
    return undefined;
  }

  *#passing(player: PlayerId): Process {
    if (this.table.has("confirms-passes")) yield confirmation(player);
    yield* this.#pass(player);
    yield* this.#skip();
    return undefined;
  }

  *#pass(player: PlayerId): Asking<void> {
    this.#passes++;
    this.#priority = opponentOf(player);
    if (this.#passes < 2) return;
    do yield* this.#resolve();
    while (this.table.has("whole-chain") && this.#items.length > 0);
  }

  /** Passes for players who get no say. */
  *#skip(): Asking<void> {
    while (this.#priority !== null && this.#isSkipped(this.#priority)) yield* this.#pass(this.#priority);
  }

  #isSkipped(player: PlayerId): boolean {
    const { has } = this.table;
    if (has("window-missed") && this.#answered) return true;
    if (has("auto-pass-all")) return !canAnswer(this.table, player);
    return has("auto-pass") && this.#items.at(-1)?.controller !== player && !canAnswer(this.table, player);
  }

  /** Resolves the newest item; nothing dies and nothing triggers before it has finished (321). */
  *#resolve(): Asking<void> {
    const { table } = this;
    const item = this.#items.at(-1);
    if (item === undefined) return;
    yield* execute(item);
    this.#items = this.#left.filter((one) => one !== item);
    discardSpell(item);
    // A spell counts as played only now, whatever it did (419.4.a).
    if (item.self !== null) noticePlay(item);
    if (!table.has("late-cleanup") || this.#items.length + table.waiting.length === 0) yield* cleanup(table);
    noticeEntered(table);
    yield* this.#addWaiting();
    yield* this.#beginCombat();
    passFocus(table);
    this.#passes = 0;
    this.#priority = this.#items.at(-1)?.controller ?? null;
    if (this.#items.length > 0) return;
    this.#answered = false;
    if (table.phase === "ending") yield* this.#ending();
  }

  /**
   * Puts triggered abilities on the chain, the oldest first (337.1.b); those that they cause themselves come later. One
   * that has not enough to choose from is removed at once (402.4).
   */
  *#addWaiting(): Asking<void> {
    for (let batch = takeWaiting(this.table); batch.length > 0; batch = takeWaiting(this.table)) {
      for (const item of batch) {
        if (!canChoose(item, item.text.targets) || !canPay(item, item.text.costs)) continue;
        this.#items.push(item);
        const declined = item.offer !== null && !(yield* accepts(item, item.offer));
        if (declined || (yield* prepareTrigger(item)) !== undefined) this.#items.pop();
        else noticeChoice(item);
      }
    }
  }
}

function rejected(reason: string): Outcome {
  return { kind: "rejected", reason };
}
