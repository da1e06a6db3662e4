import type { Card, Scenario } from "../types/index.ts";
import { typesGiven } from "./changing.ts";
import { CompiledCard } from "./compiled.ts";
import type { State, Thing } from "./state.ts";

/** The cards that were compiled last: a scenario is played many times in a row. */
let last: readonly CompiledCard[] = [];

function compiled(cards: readonly Card[]): readonly CompiledCard[] {
  const same = last.length === cards.length && last.every(({ card }, index) => card === cards[index]);
  if (!same) last = cards.map((card) => new CompiledCard(card));
  return last;
}

/** The state in which a scenario starts. */
export function initialState(scenario: Omit<Scenario, "script">): State {
  const byId = new Map<string, Thing>();
  const cards = compiled(scenario.cards);
  const things = scenario.objects.map((object, index): Thing => {
    const thing: Thing = {
      id: object.id,
      index,
      kind: object.kind,
      printedKind: object.kind,
      card: cards.find((each) => each.card.id === object.card),
      owner: object.owner,
      token: object.token ?? false,
      printed: object.might ?? 0,
      energy: object.energy ?? 0,
      base: object.might ?? 0,
      controller: object.controller,
      place: object.place,
      sunk: 0,
      bonus: object.bonus ?? 0,
      damage: object.damage ?? 0,
      exhausted: object.exhausted ?? false,
      stunned: object.stunned ?? false,
      printedQualities: object.qualities ?? [],
      qualities: object.qualities ?? [],
      buff: object.buffed ? 1 : 0,
      attachedTo: object.attachedTo,
      shield: 0,
      saved: undefined,
      held: undefined,
      epoch: 1,
      lastKind: object.kind,
      lastMight: (object.might ?? 0) + (object.bonus ?? 0),
      last: {
        controller: object.controller,
        place: object.place,
        exhausted: object.exhausted ?? false,
        stunned: object.stunned ?? false,
        damage: object.damage ?? 0,
        buff: object.buffed ? 1 : 0,
      },
    };
    byId.set(thing.id, thing);
    return thing;
  });
  const { P1, P2 } = scenario.players;
  return {
    profile: scenario.profile,
    battlefields: scenario.battlefields,
    things,
    byId,
    passives: things.flatMap((source) =>
      (source.card?.card.abilities ?? []).flatMap((ability) => ("passive" in ability ? [{ source, ability }] : [])),
    ),
    buffs: 1,
    recycled: 0,
    filler: { P1: { ...P1, trash: 0 }, P2: { ...P2, trash: 0 } },
    looked: new Map(),
    permitted: new Map(),
    chain: [],
    waiting: [],
    delayed: [],
    phase: "main",
    entered: [],
    asksAtDeaths: scenario.cards.some(({ abilities }) => abilities.some((each) => "wouldDie" in each && each.may)),
    replacing: new Map(),
    promised: [],
    takenInstead: new Map(),
    changing: typesGiven(scenario.cards).size > 0,
    unmade: things.filter(({ place }) => place === "nowhere"),
    moment: 0,
    priority: "P1",
    passes: 0,
    open: new Set(),
  };
}
