import { atLocation } from "../../spec/decisions/identity.ts";
import type { Filler, Filter, GameObject, Instruction, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { editIn, withAllPicks, withAttack, withPlace } from "../step.ts";
import { withAllFilters, withInstructions } from "./whole-card.ts";

const STATUSES = ["exhausted", "stunned", "qualities", "token", "damage", "bonus", "buffed", "attachedTo"] as const;

function without(object: GameObject, status: (typeof STATUSES)[number]): GameObject {
  if (status === "attachedTo") return detached(object);
  const { [status]: _, ...rest } = object;
  return rest;
}

/** Gear attached to nothing, where it may stay; whatever is not attached stays where it is. */
export function detached({ attachedTo, ...rest }: GameObject): GameObject {
  return attachedTo === undefined ? rest : { ...rest, place: `base:${rest.controller}` };
}

/** Read as the same Might without a bonus or a buff. */
function printed({ bonus = 0, buffed, ...rest }: GameObject): GameObject {
  return rest.might === undefined ? rest : { ...rest, might: Math.max(0, rest.might + bonus + (buffed ? 1 : 0)) };
}

const plain = (object: GameObject): GameObject => STATUSES.reduce(without, printed(object));

/** Games that are not about runes or XP: about neither, then without one number at a time. */
function* withoutCounts({ players, ...scenario }: Scenario): Generator<Scenario> {
  const bare = ({ hand, deck }: Filler): Filler => ({ hand, deck });
  yield { ...scenario, players: { P1: bare(players.P1), P2: bare(players.P2) } };
  for (const count of COUNTS) {
    const without = ({ [count]: _, ...rest }: Filler): Filler => rest;
    yield { ...scenario, players: { P1: without(players.P1), P2: without(players.P2) } };
  }
}

const COUNTS = ["runes", "exhaustedRunes", "runeDeck", "xp"] as const;

/** Without what distinguishes objects: everything, then by object, then one thing at a time; empty hands, nothing counted. */
export function* withoutStatuses(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const uncounted of withoutCounts(scenario)) yield { ...subject, scenario: uncounted };
  const { P1, P2 } = scenario.players;
  const emptyHands: Scenario = { ...scenario, players: { P1: { ...P1, hand: 0 }, P2: { ...P2, hand: 0 } } };
  yield { ...subject, scenario: { ...emptyHands, objects: scenario.objects.map(plain) } };
  yield { ...subject, scenario: emptyHands };
  const put = (index: number, object: GameObject): Subject => ({
    ...subject,
    scenario: { ...scenario, objects: scenario.objects.with(index, object) },
  });
  for (const [index, object] of scenario.objects.entries()) {
    const worn = STATUSES.filter((status) => object[status] !== undefined);
    if (worn.length > 1) yield put(index, plain(object));
    if (object.bonus !== undefined || object.buffed) yield put(index, printed(object));
    for (const status of worn) yield put(index, without(object, status));
  }
}

/** Objects in plainer places: in their controller's base, else at one battlefield; a hidden card in hand; an edit that goes home. */
export function* plainerPlaces(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const put = (index: number, place: string): Subject => {
    const object = scenario.objects[index];
    return object
      ? { ...subject, scenario: { ...scenario, objects: scenario.objects.with(index, { ...object, place }) } }
      : subject;
  };
  for (const [index, { kind, controller, place }] of scenario.objects.entries()) {
    if (kind === "spell") {
      if (place.startsWith("facedown:")) yield put(index, `hand:${controller}`);
      continue;
    }
    if (kind === "legend") continue;
    for (const simpler of [`base:${controller}`, "battlefield:A"]) if (simpler !== place) yield put(index, simpler);
  }
  for (const [index, step] of scenario.script.entries()) {
    const { object: id, place = "" } = editIn(step) ?? {};
    const moved = scenario.objects.find((object) => object.id === id);
    if (!moved || !place.startsWith("battlefield:")) continue;
    const home = withPlace(step, () => `base:${moved.controller}`);
    yield { ...subject, scenario: { ...scenario, script: scenario.script.with(index, home) } };
  }
  for (const kept of scenario.battlefields) {
    for (const gone of scenario.battlefields)
      if (gone > kept) yield { ...subject, scenario: oneBattlefield(scenario, kept, gone) };
  }
}

/** One battlefield in the place of two. */
function oneBattlefield(scenario: Scenario, kept: string, gone: string): Scenario {
  const name = (id: string): string => (id === gone ? kept : id);
  const [first = kept, ...rest] = scenario.battlefields.filter((id) => id !== gone);
  const renamed = (each: Instruction): Instruction =>
    "to" in each && typeof each.to === "object" && "battlefield" in each.to
      ? { ...each, to: { battlefield: name(each.to.battlefield) } }
      : each;
  const picked = withAllPicks(scenario, (picks) => picks.map(name));
  return {
    ...picked,
    script: picked.script.map((step) =>
      withAttack(
        withPlace(step, (place) => (place === `battlefield:${gone}` ? `battlefield:${kept}` : place)),
        (attack) => ({ ...attack, battlefield: name(attack.battlefield) }),
      ),
    ),
    battlefields: [first, ...rest],
    cards: scenario.cards.map((card) => withInstructions(card, renamed)),
    objects: scenario.objects.map((each) => ({
      ...each,
      place: each.place.replace(new RegExp(`^(battlefield|facedown):${gone}$`), `$1:${kept}`),
    })),
  };
}

/** What stands at battlefields in bases, and the other way round, with what texts say of it. */
export function* otherPlaces(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const turned = (filter: Filter): Filter => {
    if (!("is" in filter)) return filter;
    if (filter.is === "in a base") return { ...filter, is: "at a battlefield" };
    return filter.is === "at a battlefield" ? { ...filter, is: "in a base" } : filter;
  };
  const moved = (instruction: Instruction): Instruction => {
    if (instruction.verb !== "move") return instruction;
    return { ...instruction, to: instruction.to === "base" ? { battlefield: "A" } : "base" };
  };
  const cards = scenario.cards.map((card) =>
    withInstructions(
      withAllFilters(card, (filters) => filters.map(turned)),
      moved,
    ),
  );
  const objects = scenario.objects.map((object) => {
    if (object.kind !== "unit" || !atLocation(object.place)) return object;
    const { controller, place } = object;
    return { ...object, place: place.startsWith("base:") ? "battlefield:A" : `base:${controller}` };
  });
  yield { ...subject, scenario: { ...scenario, battlefields: ["A"], cards, objects } };
}
