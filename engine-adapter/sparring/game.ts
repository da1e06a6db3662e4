import type { PlayerId } from "../../spec/types/index.ts";
import type { Action, Outcome, Pending, Question } from "../contract.ts";
import { ask, askAll, type Chooser, canChoose, take } from "./choice.ts";
import { cleanup } from "./death.ts";
import { type Entity, onChain, opponentOf, type Zone } from "./entity.ts";
import { complete, execute, type Item } from "./item.ts";
import type { Asking, Locks, Text } from "./rules.ts";
import type { Table } from "./table.ts";

type Play = Extract<Action, { kind: "play" }>;

/** What a play would put on the chain. */
interface Planned {
  readonly card: Entity;
  readonly hidden: Zone | null;
  readonly text: Text;
  readonly choices: Locks | null;
}

/** One game: the chain, and who may do something. */
export class Game {
  readonly table: Table;
  readonly #chain: Zone;
  #items: Item[] = [];
  #priority: PlayerId | null = null;
  #passes = 0;
  /** True once a reaction was played, until the chain is empty. */
  #answered = false;
  /** What goes on as soon as the question is answered. */
  #running: Asking<void> | null = null;
  #question: Question | null = null;

  constructor(table: Table) {
    this.table = table;
    this.#chain = table.zone("chain");
  }

  /** What is on the chain, oldest first; a spell that was countered is not. */
  get items(): readonly Item[] {
    return this.#items.filter(({ self }) => self === null || onChain(self));
  }

  get pending(): Pending {
    if (this.#question !== null) return this.#question;
    return this.#priority === null ? { kind: "none" } : { kind: "priority", player: this.#priority };
  }

  act(action: Action): Outcome {
    if (action.kind === "answer") return this.#answer(action.player, action.picks);
    if (this.#question !== null) return rejected("a question is open");
    if (action.kind === "play") return this.#play(action);
    if (this.#priority !== action.player) return rejected(`${action.player} has no priority`);
    return this.#start(this.#passing(action.player));
  }

  #start(process: Asking<void>): Outcome {
    this.#running = process;
    return this.#advance([]);
  }

  #advance(picks: readonly string[]): Outcome {
    const step = this.#running?.next(picks);
    this.#question = step === undefined || step.done === true ? null : step.value;
    if (this.#question === null) this.#running = null;
    return { kind: "ok", pending: this.pending };
  }

  #answer(player: PlayerId, picks: readonly string[]): Outcome {
    const question = this.#question;
    if (question === null) return rejected("no question is open");
    if (question.player !== player) return rejected(`the question is for ${question.player}`);
    if (picks.length < question.min || picks.length > question.max) return rejected("wrong number of picks");
    if (new Set(picks).size < picks.length) return rejected("a pick is given twice");
    if (picks.some((pick) => !question.options.includes(pick))) return rejected("a pick is no option");
    return this.#advance(picks);
  }

  #play(action: Play): Outcome {
    const planned = this.#plan(action);
    if (typeof planned === "string") return rejected(planned);
    if (planned.card.piece.kind !== "spell") return { kind: "unsupported", feature: `play:${planned.card.piece.kind}` };
    return this.#start(this.#playing(action.player, planned));
  }

  /** Checks a play before anything changes (358); a string says what forbids it. */
  #plan({ player, card: id, choices }: Play): Planned | string {
    const { table } = this;
    const card = table.pieces.find((piece) => piece.id === id)?.now ?? null;
    if (card === null) return `there is no card ${id}`;
    const hidden = card.zone.kind === "facedown" && card.controller === player;
    if (!hidden && card.zone !== table.zoneOf("hand", player))
      return `${player} cannot play ${id} from ${card.zone.name}`;
    if (this.#priority === null && player !== "P1") return "only the turn player may open a chain";
    if (this.#priority !== null && this.#priority !== player) return `${player} has no priority`;
    // A card gains Reaction while it lies facedown (811.6).
    if (this.#priority !== null && !hidden && !card.piece.rules.reaction) return `${id} is no reaction`;
    const place = hidden ? table.zone(`battlefield:${card.zone.of}`) : null;
    const by: Chooser = { table, controller: player, source: card.piece, self: card, hidden: place };
    const { text } = card.piece.rules;
    if (!canChoose(by, text.targets)) return `there is no valid choice for ${id}`;
    if (this.#asksLater) return { card, hidden: place, text, choices: null };
    const taken = take(by, text.targets, choices);
    return typeof taken === "string" ? taken : { card, hidden: place, text, choices: taken };
  }

  get #asksLater(): boolean {
    const { has } = this.table;
    return has("asks-later") || has("asks-later-anonymous") || has("asks-later-unless-forced");
  }

  *#playing(player: PlayerId, { card, hidden, text, choices }: Planned): Asking<void> {
    const { table } = this;
    this.#answered = this.#items.length > 0;
    const self = table.renew(card, this.#chain, { controller: player, exhausted: false });
    const base = { table, controller: player, source: card.piece, hidden, text, me: null, locks: choices ?? new Map() };
    const item: Item = { ...base, self };
    this.#items.push(item);
    if (choices === null) item.locks = yield* askAll(item, text.targets);
    if (table.has("confirms-plays")) yield confirmation(player);
    this.#passes = 0;
    this.#priority = table.has("opponent-first") ? opponentOf(player) : player;
    yield* this.#skip();
  }

  *#passing(player: PlayerId): Asking<void> {
    if (this.table.has("confirms-passes")) yield confirmation(player);
    yield* this.#pass(player);
    yield* this.#skip();
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
    if (has("auto-pass-all")) return !this.#canAnswer(player);
    return has("auto-pass") && this.#items.at(-1)?.controller !== player && !this.#canAnswer(player);
  }

  #canAnswer(player: PlayerId): boolean {
    const { table } = this;
    return table.pieces.some(({ now, rules, kind }) => {
      if (now === null || kind !== "spell") return false;
      const hidden = now.zone.kind === "facedown" && now.controller === player;
      if (!hidden && !(rules.reaction && now.zone === table.zoneOf("hand", player))) return false;
      const place = hidden ? table.zone(`battlefield:${now.zone.of}`) : null;
      return canChoose({ table, controller: player, source: now.piece, self: now, hidden: place }, rules.text.targets);
    });
  }

  /** Resolves the newest item; nothing dies and nothing triggers before it has finished (321). */
  *#resolve(): Asking<void> {
    const item = this.#items.at(-1);
    if (item === undefined) return;
    yield* execute(item);
    this.#items = this.items.filter((one) => one !== item);
    const triggered = item.self === null ? [] : complete(item, item.self);
    if (!this.table.has("late-cleanup") || this.#items.length + triggered.length === 0) yield* cleanup(this.table);
    for (const one of triggered) yield* this.#add(one);
    this.#passes = 0;
    this.#priority = this.#items.at(-1)?.controller ?? null;
    if (this.#items.length === 0) this.#answered = false;
  }

  /** Puts a triggered ability on the chain. If it has not enough to choose from it is removed at once (402.4). */
  *#add(item: Item): Asking<void> {
    if (!canChoose(item, item.text.targets)) return;
    this.#items.push(item);
    for (const slot of item.text.targets) item.locks.set(slot.id, yield* ask(item, slot));
  }
}

function rejected(reason: string): Outcome {
  return { kind: "rejected", reason };
}

/** A question to which the only answer is no pick at all. */
function confirmation(player: PlayerId): Question {
  return { kind: "question", player, options: [], min: 0, max: 0 };
}
