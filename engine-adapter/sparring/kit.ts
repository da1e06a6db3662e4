import type {
  Ability,
  Card,
  Chosen,
  Filter,
  GameObject,
  Instruction,
  Noun,
  ObjectInstruction,
  ObservedObject,
  PlayerId,
} from "../../spec/types/index.ts";
import type { Adapter, Outcome, Pending, Session, Setup } from "../contract.ts";

/** A play with its choices by mention, or the number of items at which everybody stops passing. */
export type Step = readonly [PlayerId, string, Readonly<Record<string, readonly string[]>>] | number;

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

  constructor(session: Session, pending: Pending) {
    this.#session = session;
    this.#pending = pending;
  }

  async #take(outcome: Outcome | PromiseLike<Outcome>): Promise<void> {
    const settled = await outcome;
    if (settled.kind === "ok") this.#pending = settled.pending;
    else this.refused.push(settled.kind === "rejected" ? settled.reason : settled.feature);
    while (this.#pending.kind === "question") {
      const { player, max, mention } = this.#pending;
      const wish =
        max === 0 ? [] : ((mention === undefined ? undefined : this.#named[mention]) ?? this.#wishes.shift());
      const answered = await this.#session.act({ kind: "answer", player, picks: wish ?? [] });
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
    const [player, card, choices] = step;
    if (this.#pending.kind === "priority" && this.#pending.player !== player) await this.#pass();
    this.#named = choices;
    this.#wishes = Object.values(choices);
    await this.#take(
      this.#session.act({ kind: "play", player, card, choices, targets: Object.values(choices).flat() }),
    );
  }
}

/** Plays the steps and shows the end. */
export async function play(adapter: Adapter, setup: Setup, steps: readonly Step[]): Promise<End> {
  const opened = await adapter.open(setup);
  if (!("session" in opened)) throw new Error(`unsupported: ${opened.unsupported.join(", ")}`);
  const driver = new Driver(opened.session, opened.pending);
  for (const step of steps) await driver.step(step);
  const { places, objects = {}, counts = {} } = await opened.session.observe();
  const drew = (player: PlayerId) => setup.players[player].deck - (counts[player]?.deck ?? 0);
  return { places, objects, drew: { P1: drew("P1"), P2: drew("P2") }, refused: driver.refused };
}
