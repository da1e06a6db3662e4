import type {
  Ability,
  Card,
  Chosen,
  Filter,
  GameObject,
  Instruction,
  It,
  Me,
  Noun,
  ObjectInstruction,
  Observation,
  ObservedObject,
  PlayerId,
} from "../../spec/types/index.ts";
import type { Action, Adapter, Outcome, Pending, Session, Setup } from "../contract.ts";

/**
 * A play of a card ("Blade") or an activation of an ability ("Gun.shoot") with its wishes by mention, or the number of
 * items at which everybody stops passing; "both pass" resolves the newest item; "save and load" may come at any time.
 */
export type Step =
  | readonly [PlayerId, string, Readonly<Record<string, readonly string[]>>]
  | number
  | "both pass"
  | "save and load";

/** A requirement in one word. */
export function is(state: Extract<Filter, { is: string }>["is"]): Filter {
  return { id: `f${state.replaceAll(" ", "")}`, is: state };
}

/** A chosen mention, one object unless said otherwise. */
export function a(id: string, choose: Noun, filters: Filter[] = [], count = { min: 1, max: 1 }): Chosen {
  return { id, choose, count, filters };
}

/** An instruction with a verb that needs nothing but an object. */
export function does(id: string, verb: ObjectInstruction["verb"], object: ObjectInstruction["object"]): Instruction {
  return { id, verb, object };
}

/** A spell; a reaction unless said otherwise. */
export function spell(id: string, text: Instruction[], timing: Card["timing"] = "reaction"): Card {
  return { id, name: id, kind: "spell", timing, text, abilities: [] };
}

/** "You draw that many." */
export function draws(id: string, amount: number): Instruction {
  return { id, verb: "draw", player: { id: `${id}p`, player: "you" }, amount };
}

/** An earlier mention again. */
export function it(id: string, of: string): It {
  return { id, it: of };
}

/** The permanent whose ability it is. */
export function me(id: string): Me {
  return { id, me: true };
}

/** A permanent's card. */
export function permanent(id: string, kind: "unit" | "gear", abilities: Ability[]): Card {
  return { id, name: id, kind, timing: "main", text: [], abilities };
}

/** A unit of a player. */
export function unit(
  id: string,
  owner: PlayerId,
  place: string,
  might: number,
  more: Partial<GameObject> = {},
): GameObject {
  return { id, kind: "unit", owner, controller: owner, place, might, ...more };
}

/** A spell in its owner's hand, or elsewhere if said so. */
export function inHand(id: string, owner: PlayerId, card: string, place = `hand:${owner}`): GameObject {
  return { id, kind: "spell", card, owner, controller: owner, place };
}

/** A board with two battlefields; both players have 3 anonymous cards in hand and 10 in the deck. */
export function board(cards: Card[], objects: GameObject[], profile: Setup["profile"] = "CR"): Setup {
  const filler = { hand: 3, deck: 10 };
  return {
    release: "2026-07-24",
    profile,
    battlefields: ["A", "B"],
    players: { P1: { ...filler }, P2: { ...filler } },
    cards,
    objects,
  };
}

/** What is left of a game in one view. */
export interface End {
  readonly places: Readonly<Record<string, readonly string[]>>;
  readonly objects: Readonly<Record<string, ObservedObject>>;
  /** Everything that is a number of each player's. */
  readonly counts: NonNullable<Observation["counts"]>;
  /** How many cards each player drew. */
  readonly drew: { readonly P1: number; readonly P2: number };
  /** Reasons for which actions were refused, in order. */
  readonly refused: readonly string[];
}

class Driver {
  readonly #session: Session;
  #pending: Pending;
  #wishes: (readonly string[])[] = [];
  #named: Readonly<Record<string, readonly string[]>> = {};
  readonly refused: string[] = [];
  readonly asked: string[] = [];

  constructor(session: Session, pending: Pending) {
    this.#session = session;
    this.#pending = pending;
  }

  async #take(outcome: Outcome | PromiseLike<Outcome>): Promise<void> {
    const settled = await outcome;
    if (settled.kind === "ok") this.#pending = settled.pending;
    else this.refused.push(settled.kind === "rejected" ? settled.reason : settled.feature);
    while (this.#pending.kind === "question") {
      const { player, options, max, mention } = this.#pending;
      this.asked.push(`${player} ${mention}: ${options.join(" ")}`);
      const wish =
        max === 0 ? [] : ((mention === undefined ? undefined : this.#named[mention]) ?? this.#wishes.shift() ?? []);
      const picks = wish.filter((id) => options.includes(id)).slice(0, max);
      const answered = await this.#session.act({ kind: "answer", player, picks });
      if (answered.kind !== "ok") throw new Error(`answer refused: ${JSON.stringify(answered)}`);
      this.#pending = answered.pending;
    }
  }

  async #pass(): Promise<boolean> {
    if (this.#pending.kind !== "priority") return false;
    await this.#take(this.#session.act({ kind: "pass", player: this.#pending.player }));
    return true;
  }

  async step(step: Step): Promise<void> {
    if (typeof step === "number") {
      while (((await this.#session.observe()).chain?.length ?? 0) > step && (await this.#pass()));
      return;
    }
    if (step === "save and load") return this.#take(this.#session.act({ kind: step }));
    if (step === "both pass") {
      await this.#pass();
      await this.#pass();
      return;
    }
    const [player, name, choices] = step;
    const [id = "", ability] = name.split(".");
    if (this.#pending.kind === "priority" && this.#pending.player !== player) await this.#pass();
    this.#named = choices;
    this.#wishes = Object.values(choices);
    const given = { player, choices, targets: Object.values(choices).flat() };
    const action: Action =
      ability === undefined
        ? { kind: "play", card: id, ...given }
        : { kind: "activate", object: id, ability, ...given };
    await this.#take(this.#session.act(action));
  }
}

async function drive(adapter: Adapter, setup: Setup, steps: readonly Step[]): Promise<{ end: End; asked: string[] }> {
  const opened = await adapter.open(setup);
  if (!("session" in opened)) throw new Error(`unsupported: ${opened.unsupported.join(", ")}`);
  const driver = new Driver(opened.session, opened.pending);
  for (const step of steps) await driver.step(step);
  const { places, objects = {}, counts = {} } = await opened.session.observe();
  const drew = (player: PlayerId) => setup.players[player].deck - (counts[player]?.deck ?? 0);
  const end = { places, objects, counts, drew: { P1: drew("P1"), P2: drew("P2") }, refused: driver.refused };
  return { end, asked: driver.asked };
}

/** Plays the steps and shows the end. */
export async function play(adapter: Adapter, setup: Setup, steps: readonly Step[]): Promise<End> {
  return (await drive(adapter, setup, steps)).end;
}

/** Plays the steps and shows what was asked, as player, mention and options. */
export async function questions(adapter: Adapter, setup: Setup, steps: readonly Step[]): Promise<readonly string[]> {
  return (await drive(adapter, setup, steps)).asked;
}
