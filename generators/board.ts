import type { Card, GameObject, PlayerId, Scenario } from "../spec/types/index.ts";
import type { Bias } from "./bias.ts";
import { between, type Chooser, chance, pick } from "./chooser.ts";
import { observer, rescue } from "./stock-cards.ts";

/** A scenario that is being made. */
export interface Draft {
  readonly chooser: Chooser;
  readonly bias: Bias;
  readonly cards: Card[];
  readonly objects: GameObject[];
  readonly players: Scenario["players"];
  /** Whose units stand at each battlefield, so that no showdown opens. */
  readonly sides: Readonly<Record<string, PlayerId>>;
}

export const BATTLEFIELDS = ["A", "B"] as const;
const PLAYERS = ["P1", "P2"] as const;

/** A board of units and gear, before anybody plays. */
export function randomBoard(chooser: Chooser, bias: Bias): Draft {
  const draft: Draft = {
    chooser,
    bias,
    cards: [],
    objects: [],
    players: {
      P1: { hand: between(chooser, 0, 3), deck: 12 },
      P2: { hand: between(chooser, 0, 3), deck: 12 },
    },
    sides: sidesFor(chooser, bias),
  };
  const units = chance(chooser, 50) ? between(chooser, 2, 4) : between(chooser, 4, 7);
  for (let n = 0; n < units; n += 1) addUnit(draft);
  const gear = bias.plainBoard ? 0 : bias.rescue > 50 ? 2 : chance(chooser, 70) ? between(chooser, 0, 1) : 2;
  for (let n = 0; n < gear; n += 1) addGear(draft);
  return draft;
}

/** A spell from hidden tells most where both battlefields are one player's: its target can move from one to the other. */
function sidesFor(chooser: Chooser, bias: Bias): Draft["sides"] {
  const A = pick(chooser, PLAYERS);
  return { A, B: chance(chooser, bias.hidden) ? A : pick(chooser, PLAYERS) };
}

/** The next free id with that letter. */
export function freshId(draft: Draft, letter: string): string {
  return `${letter}${draft.objects.filter(({ id }) => id.startsWith(letter)).length + 1}`;
}

function addUnit(draft: Draft): void {
  const { chooser, bias } = draft;
  const controller = pick(chooser, PLAYERS);
  const homes = [
    `base:${controller}`,
    ...BATTLEFIELDS.filter((id) => draft.sides[id] === controller).flatMap((id) => [
      `battlefield:${id}`,
      `battlefield:${id}`,
    ]),
  ];
  if (bias.plainBoard) {
    const place = pick(chooser, homes);
    draft.objects.push({
      id: freshId(draft, "U"),
      kind: "unit",
      owner: controller,
      controller,
      place,
      might: between(chooser, 1, 7),
    });
    return;
  }
  const might = between(chooser, 1, 7);
  const bonus = chance(chooser, 20 + bias.worn) ? between(chooser, 1, 3) : 0;
  const damage = might > 1 && chance(chooser, bias.damaged) ? between(chooser, 1, Math.min(2, might - 1)) : 0;
  const observes = chance(chooser, bias.observer / 2);
  draft.objects.push({
    id: freshId(draft, "U"),
    kind: "unit",
    owner: chance(chooser, bias.stolen) ? other(controller) : controller,
    controller,
    place: pick(chooser, homes),
    might,
    ...(bonus > 0 && { bonus }),
    ...(damage > 0 && { damage }),
    ...(chance(chooser, 35) && { exhausted: true }),
    ...(chance(chooser, 12 + bias.worn) && { stunned: true }),
    ...qualities(chooser, bias),
    ...(chance(chooser, 8) && { token: true }),
    ...(observes && { card: stocked(draft, observer) }),
  });
}

function qualities(chooser: Chooser, bias: Bias): Pick<GameObject, "qualities"> {
  if (chance(chooser, bias.unkillable)) return { qualities: ["cantBeKilled"] };
  return chance(chooser, 6) ? { qualities: ["cantBeChosen"] } : {};
}

function addGear(draft: Draft): void {
  const { chooser } = draft;
  const controller = pick(chooser, PLAYERS);
  draft.objects.push({
    id: freshId(draft, "G"),
    kind: "gear",
    owner: chance(chooser, draft.bias.stolen) ? other(controller) : controller,
    controller,
    place: `base:${controller}`,
    ...(chance(chooser, 30) && { exhausted: true }),
    ...(chance(chooser, draft.bias.rescue) && { card: stocked(draft, rescue) }),
  });
}

/** Puts a card among the draft's cards, once. Returns its id. */
function stocked({ cards }: Draft, card: Card): string {
  if (!cards.includes(card)) cards.push(card);
  return card.id;
}

export const other = (player: PlayerId): PlayerId => (player === "P1" ? "P2" : "P1");
