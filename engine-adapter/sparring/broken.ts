import type { PlayerId } from "../../spec/types/index.ts";
import type { Action, Adapter, Opened, Outcome, Pending, Session, Setup } from "../contract.ts";
import { engine } from "./engine.ts";
import { type Switch, sparring } from "./index.ts";

/** An engine that is broken beyond rules. */
export interface Broken extends Switch {
  readonly adapter: () => Adapter;
}

/** What a session is turned into; the plain one does the work. */
type Twist = (session: Session, setup: Setup) => Session;

function pendingOf(outcome: Outcome): Pending | undefined {
  return outcome.kind === "ok" ? outcome.pending : undefined;
}

/** The plain engine with every session twisted. */
function twisted(name: string, twist: Twist): Adapter {
  const plain = sparring();
  return {
    ...plain,
    engine: { ...plain.engine, name: `broken:${name}` },
    async open(setup) {
      const opened = await plain.open(setup);
      return "session" in opened ? { ...opened, session: twist(opened.session, setup) } : opened;
    },
  };
}

const NONE: Outcome = { kind: "ok", pending: { kind: "none" } };

const inert: Twist = (session) => ({ ...session, act: () => NONE });

const neverSettles: Twist = (session) => ({
  ...session,
  async act(action) {
    const outcome = await session.act(action);
    // An empty chain is never admitted: somebody always seems to have priority.
    if (action.kind !== "pass") return outcome;
    const still: Pending = { kind: "priority", player: action.player === "P1" ? "P2" : "P1" };
    return pendingOf(outcome)?.kind === "priority" ? outcome : { kind: "ok", pending: still };
  },
});

const stuckQuestion: Twist = (session) => {
  let stuck: PlayerId | undefined;
  return {
    ...session,
    async act(action: Action) {
      if (stuck !== undefined) return { kind: "rejected", reason: "a question is open" };
      const outcome = await session.act(action);
      if (action.kind !== "play" || outcome.kind !== "ok") return outcome;
      stuck = action.player;
      return { kind: "ok", pending: { kind: "question", player: stuck, options: [], min: 1, max: 1 } };
    },
  };
};

const badObservation: Twist = (session) => ({
  ...session,
  async observe() {
    const seen = await session.observe();
    const objects = Object.entries(seen.objects ?? {}).map(([id, look]) => [id, { ...look, might: `${look.might}` }]);
    // Parsed from text, because no honest type lets a number be a word.
    return JSON.parse(JSON.stringify({ ...seen, objects: Object.fromEntries(objects) }));
  },
});

/** Damage outlives the game in which it was dealt. */
function leaks(): Adapter {
  const plain = sparring();
  const marked = new Map<string, number>();
  const keep: Twist = (session, setup) => ({
    ...session,
    async act(action) {
      const outcome = await session.act(action);
      const { objects = {} } = await session.observe();
      for (const { id } of setup.objects) {
        const damage = objects[id]?.damage ?? 0;
        if (damage > 0) marked.set(id, damage);
      }
      return outcome;
    },
  });
  return {
    engine: { ...plain.engine, name: "broken:leaks" },
    async open(setup): Promise<Opened> {
      const objects = setup.objects.map((one) =>
        one.kind === "unit" ? { ...one, damage: Math.max(one.damage ?? 0, marked.get(one.id) ?? 0) } : one,
      );
      const opened = await plain.open({ ...setup, objects });
      return "session" in opened ? { ...opened, session: keep(opened.session, setup) } : opened;
    },
  };
}

function openThrows(): Adapter {
  return {
    engine: { ...sparring().engine, name: "broken:open-throws" },
    open() {
      throw new Error("this engine starts no game");
    },
  };
}

function defect(name: string, what: string, one: string): Broken {
  return { name, what, adapter: () => engine(`broken:${name}`, new Set([one])) };
}

function twist(name: string, what: string, how: Twist): Broken {
  return { name, what, adapter: () => twisted(name, how) };
}

/** Engines that any suite must survive, and report as what they are. */
export const BROKEN: readonly Broken[] = [
  twist("inert", "It accepts every action and nothing ever happens.", inert),
  defect("crashes-on-banish", "It throws an error as soon as something is banished.", "crashes-on-banish"),
  defect("loses-card", "A card that is returned to its owner's hand is nowhere any more.", "loses-returned"),
  defect("random", "How much damage is dealt is a matter of luck.", "random-damage"),
  twist("never-settles", "After the first spell somebody has priority for ever.", neverSettles),
  twist("stuck-question", "After a play it asks for one pick out of no options.", stuckQuestion),
  { name: "leaks", what: "Damage on a unit is still there in later games.", adapter: leaks },
  twist("bad-observation", "It shows Might as text.", badObservation),
  { name: "open-throws", what: "It throws an error whenever a game is started.", adapter: openThrows },
];
