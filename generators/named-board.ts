import type { OfficialCard } from "../spec/catalogue/official-card.ts";
import type { Card, GameObject, Scenario } from "../spec/types/index.ts";
import { type Draft, freshId, keepOnly, randomBoard, stocked } from "./board.ts";
import { type CardSet, mightsOf } from "./card-set.ts";
import { type Chooser, chance, pick } from "./chooser.ts";
import { STREAMS } from "./streams.ts";

/** A board of units, some of them of the set, and of the set's gear. */
export function namedBoard(chooser: Chooser, set: CardSet, profile: Scenario["profile"]): Draft {
  const plain = STREAMS.find(({ name }) => name === "plain");
  if (!plain) throw new Error("there is no stream of plain cases");
  const draft = randomBoard(chooser, { ...plain, observer: 0, rescue: 0, unkillable: 0, stolen: 30 }, profile);
  keepOnly(draft, ({ kind }) => kind === "unit");
  const units = set.cards.filter(({ card }) => card.kind === "unit");
  const share = pick(chooser, [0, 30, 100]);
  draft.objects.forEach((object, index) => {
    const official = units.length > 0 && chance(chooser, share) ? pick(chooser, units) : undefined;
    draft.objects[index] = official ? namedUnit(draft, object, official, set) : ordinary(chooser, object, set);
  });
  for (const official of set.cards) {
    if (official.card.kind !== "gear" || !chance(chooser, 25)) continue;
    const controller = pick(chooser, ["P1", "P2"] as const);
    draft.objects.push({
      id: freshId(draft, "G"),
      kind: "gear",
      card: stocked(draft, official.card),
      owner: controller,
      controller,
      place: `base:${controller}`,
    });
  }
  return draft;
}

function namedUnit(draft: Draft, object: GameObject, official: OfficialCard, set: CardSet): GameObject {
  const { qualities: _, token: __, ...rest } = object;
  const { might = 0, qualities } = official;
  return undamaged({
    ...rest,
    card: stocked(draft, onBoard(official.card)),
    might: set.override.has("might") ? (rest.might ?? might) : might,
    ...(qualities && { qualities: [...qualities] }),
  });
}

const unpaid = new WeakMap<Card, Card>();

/** A unit as it stands on the board: what it cost beside is of no matter any more. */
function onBoard(card: Card): Card {
  const { costs, ...rest } = card;
  if (!costs) return card;
  const known = unpaid.get(card) ?? rest;
  unpaid.set(card, known);
  return known;
}

/** A unit without text; without a printed Might to go by it is as it is. */
function ordinary(chooser: Chooser, object: GameObject, set: CardSet): GameObject {
  const { qualities: _, ...plain } = object;
  const mights = mightsOf(set);
  return undamaged(mights.length > 0 ? { ...plain, might: pick(chooser, mights) } : plain);
}

/** Without damage that it could not have lived through. */
function undamaged(object: GameObject): GameObject {
  const { damage = 0, might = 0, ...rest } = object;
  return damage >= might ? { ...rest, might } : object;
}
