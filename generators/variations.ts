import type { GameObject, Scenario } from "../spec/types/index.ts";
import { other } from "./board.ts";
import type { Subject } from "./canonical.ts";
import { isValid } from "./valid.ts";

/** A value at the start of a case, and the same case with others in its place. */
export interface Variation {
  /** As a case file names it: U1.might, P1.hand. */
  readonly path: string;
  /** Never empty. */
  readonly others: readonly Subject[];
}

/** A deck has that many cards unless their number is the point. */
const USUAL_DECK = 12;

/**
 * What a reader of a case may take to matter: how much Might each unit has, where it is and whose, and how many cards
 * the players hold that are not the usual number; each with what else could stand there, all valid cases.
 */
export function variationsOf(subject: Subject): readonly Variation[] {
  const { scenario, tested } = subject;
  const all = [...scenario.objects.flatMap((object) => ofUnit(object, scenario)), ...ofHands(scenario)];
  return all.flatMap(({ path, scenarios }) => {
    const others = scenarios.filter((each) => isValid(each, tested)).map((each) => ({ scenario: each, tested }));
    return others.length === 0 ? [] : [{ path, others }];
  });
}

interface Varied {
  readonly path: string;
  readonly scenarios: readonly Scenario[];
}

function ofUnit(object: GameObject, scenario: Scenario): readonly Varied[] {
  const { id, kind, place, might = 0, owner, controller } = object;
  if (kind !== "unit" || !/^(base|battlefield):/.test(place)) return [];
  const withUnit = (change: Partial<GameObject>): Scenario => ({
    ...scenario,
    objects: scenario.objects.map((each) => (each === object ? { ...each, ...change } : each)),
  });
  const places = [`base:${controller}`, ...scenario.battlefields.map((letter) => `battlefield:${letter}`)];
  const turned = { owner: other(owner), controller: other(controller) };
  return [
    {
      path: `${id}.might`,
      scenarios: [1, might + 1, might + 4].filter((n) => n !== might).map((n) => withUnit({ might: n })),
    },
    {
      path: `${id}.place`,
      scenarios: places.filter((each) => each !== place).map((each) => withUnit({ place: each })),
    },
    {
      path: `${id}.owner`,
      scenarios: [withUnit({ ...turned, place: place === `base:${controller}` ? `base:${turned.controller}` : place })],
    },
  ];
}

function ofHands({ players, ...scenario }: Scenario): readonly Varied[] {
  return (["P1", "P2"] as const).flatMap((player) => {
    const { hand, deck } = players[player];
    const changed = (change: Partial<Scenario["players"]["P1"]>): Scenario => ({
      ...scenario,
      players: { ...players, [player]: { ...players[player], ...change } },
    });
    return [
      ...(hand === 0
        ? []
        : [{ path: `${player}.hand`, scenarios: [changed({ hand: 0 }), changed({ hand: hand + 1 })] }]),
      ...(deck === USUAL_DECK
        ? []
        : [{ path: `${player}.deck`, scenarios: [changed({ deck: USUAL_DECK }), changed({ deck: deck + 1 })] }]),
    ];
  });
}
