import { CATALOGUE } from "../../spec/catalogue/index.ts";
import type { Action, Adapter, Outcome, Pending, Session, Setup } from "../contract.ts";
import { mutant } from "../mutant.ts";

/**
 * An engine that knows cards by name only, has targets chosen as a spell resolves, takes the only choice there is
 * without asking, and passes for whoever has no reaction in hand.
 */
export function namedOnly(): Adapter {
  const inner = mutant("target/mentioned/chosen-on-resolution");
  return {
    engine: { name: "named-only", version: "1.0.0", language: "TypeScript" },
    capabilities: { cards: "names", names: CATALOGUE.map(({ card }) => card.name) },
    async open(setup) {
      const nameless = setup.cards.filter(({ id }) => setup.names?.[id] === undefined);
      if (nameless.length > 0) throw new Error(`no name for ${nameless.map(({ id }) => id).join(", ")}`);
      const opened = await inner.open(setup);
      return "session" in opened ? { ...opened, session: automatic(setup, opened.session) } : opened;
    },
  };
}

function automatic(setup: Setup, session: Session): Session {
  const isReaction = (id: string): boolean => {
    const object = setup.objects.find((each) => each.id === id);
    return setup.cards.some(({ id: card, timing }) => card === object?.card && timing === "reaction");
  };

  async function mayReact(player: string): Promise<boolean> {
    const { places } = await session.observe();
    return Object.entries(places).some(([id, at]) => at.includes(`hand:${player}`) && isReaction(id));
  }

  /** What happens by itself, if anything. */
  async function automaticMove(pending: Pending): Promise<Action | undefined> {
    if (pending.kind === "priority" && !(await mayReact(pending.player)))
      return { kind: "pass", player: pending.player };
    if (pending.kind !== "question" || pending.repeat || pending.options.length !== pending.min) return undefined;
    return { kind: "answer", player: pending.player, picks: pending.options };
  }

  return {
    ...session,
    async act(action) {
      let outcome: Outcome = await session.act(action);
      while (outcome.kind === "ok") {
        const next = await automaticMove(outcome.pending);
        if (!next) break;
        outcome = await session.act(next);
      }
      return outcome;
    },
  };
}
