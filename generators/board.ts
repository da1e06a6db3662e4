import type { Card, GameObject, PlayerId, Scenario } from "../spec/types/index.ts";
import type { Bias } from "./bias.ts";
import { between, type Chooser, chance, pick } from "./chooser.ts";
import { observer, rescue } from "./stock-cards.ts";

/** A scenario that is being made. */
export interface Draft {
  readonly chooser: Chooser;
  readonly profile: Scenario["profile"];
  readonly bias: Bias;
  readonly cards: Card[];
  readonly objects: GameObject[];
  readonly players: Scenario["players"];
  /** Whose units stand at each battlefield, so that no showdown opens. */
  readonly sides: Readonly<Record<string, PlayerId>>;
}

/** The battlefields of every generated board. */
export const BATTLEFIELDS = ["A", "B"] as const;
const PLAYERS = ["P1", "P2"] as const;

/** A board of units and gear, before anybody plays. */
export function randomBoard(chooser: Chooser, bias: Bias, profile: Scenario["profile"]): Draft {
  const draft: Draft = {
    chooser,
    profile,
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
  return { A, B: chance(chooser, Math.max(bias.hidden, bias.shifting)) ? A : pick(chooser, PLAYERS) };
}

/** The next free id with that letter. */
export function freshId(draft: Draft, letter: string): string {
  const taken = draft.objects.filter(({ id }) => id.startsWith(letter)).map(({ id }) => Number(id.slice(1)));
  return `${letter}${Math.max(0, ...taken) + 1}`;
}

/**
 * Adds a unit, random but for what is wanted of it. Returns its id.
 * @param wanted what must be so; a place must be one where its controller's units may stand
 */
export function addUnit(draft: Draft, wanted: Partial<GameObject> = {}): string {
  const { chooser, bias } = draft;
  const controller = wanted.controller ?? pick(chooser, PLAYERS);
  const id = freshId(draft, "U");
  const place = pick(chooser, homesOf(draft, controller));
  const plain: GameObject = { id, kind: "unit", owner: controller, controller, place, might: between(chooser, 1, 7) };
  draft.objects.push(bias.plainBoard ? { ...plain, ...wanted } : { ...worn(draft, plain), ...wanted });
  return id;
}

/** Where a player's units may stand, battlefields twice as often. */
export function homesOf({ sides }: Pick<Draft, "sides">, player: PlayerId): readonly string[] {
  const held = BATTLEFIELDS.filter((id) => sides[id] === player).map((id) => `battlefield:${id}`);
  return [`base:${player}`, ...held.flatMap((place) => [place, place])];
}

/** The same unit with what may have happened to it before. */
function worn(draft: Draft, unit: GameObject): GameObject {
  const { chooser, bias } = draft;
  const { might = 0, controller } = unit;
  const bonus = chance(chooser, 20 + bias.worn) ? between(chooser, 1, 3) : 0;
  const damage = might > 1 && chance(chooser, bias.damaged) ? between(chooser, 1, Math.min(2, might - 1)) : 0;
  const observes = chance(chooser, bias.observer / 2);
  return {
    ...unit,
    owner: chance(chooser, bias.stolen) ? other(controller) : controller,
    ...(bonus > 0 && { bonus }),
    ...(damage > 0 && { damage }),
    ...(chance(chooser, 35) && { exhausted: true }),
    ...(chance(chooser, 12 + bias.worn) && { stunned: true }),
    ...(chance(chooser, bias.buffed) && { buffed: true }),
    ...qualities(chooser, bias),
    ...(chance(chooser, 8) && { token: true }),
    ...(observes && { card: stocked(draft, observer) }),
  };
}

function qualities(chooser: Chooser, bias: Bias): Pick<GameObject, "qualities"> {
  if (chance(chooser, bias.unkillable)) return { qualities: ["cantBeKilled"] };
  return chance(chooser, 6) ? { qualities: ["cantBeChosen"] } : {};
}

/** Adds gear, random but for what is wanted of it. Returns its id. */
export function addGear(draft: Draft, wanted: Partial<GameObject> = {}): string {
  const { chooser } = draft;
  const controller = wanted.controller ?? pick(chooser, PLAYERS);
  const id = freshId(draft, "G");
  draft.objects.push({
    id,
    kind: "gear",
    owner: chance(chooser, draft.bias.stolen) ? other(controller) : controller,
    controller,
    place: `base:${controller}`,
    ...(chance(chooser, 30) && { exhausted: true }),
    ...(chance(chooser, draft.bias.rescue) && !rescues(draft, controller) && { card: stocked(draft, rescue) }),
    ...wanted,
  });
  return id;
}

/** Whether a player has such gear already: of two the rules let their controller choose. */
const rescues = ({ objects }: Draft, player: PlayerId): boolean =>
  objects.some(({ card, controller }) => card === rescue.id && controller === player);

/** Takes off the board what is not to be on it. */
export function keepOnly({ objects }: Draft, wanted: (object: GameObject) => boolean): void {
  objects.splice(0, objects.length, ...objects.filter(wanted));
}

/** Puts a card among the draft's cards, once. Returns its id. */
export function stocked({ cards }: Draft, card: Card): string {
  if (!cards.includes(card)) cards.push(card);
  return card.id;
}

/** The opponent. */
export const other = (player: PlayerId): PlayerId => (player === "P1" ? "P2" : "P1");
