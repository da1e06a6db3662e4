import { atLocation } from "../../spec/decisions/identity.ts";
import type { Filter, GameObject, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { withFilters } from "./text.ts";

const STATUSES = ["exhausted", "stunned", "qualities", "token", "damage", "bonus"] as const;

function without(object: GameObject, status: (typeof STATUSES)[number]): GameObject {
  const { [status]: _, ...rest } = object;
  return rest;
}

/** Read as the same Might without a bonus. */
function printed({ bonus = 0, ...rest }: GameObject): GameObject {
  return rest.might === undefined ? rest : { ...rest, might: Math.max(0, rest.might + bonus) };
}

const plain = (object: GameObject): GameObject => STATUSES.reduce(without, printed(object));

/** Without what distinguishes objects: everything, then by object, then one thing at a time; empty hands. */
export function* withoutStatuses(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
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
    if (object.bonus !== undefined) yield put(index, printed(object));
    for (const status of worn) yield put(index, without(object, status));
  }
}

/** Objects in plainer places: in their controller's base, else at one battlefield; a hidden card in hand. */
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
    for (const simpler of [`base:${controller}`, "battlefield:A"]) if (simpler !== place) yield put(index, simpler);
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
  const text = scenario.cards.map((card) => ({
    ...card,
    text: card.text.map((each) =>
      "to" in each && typeof each.to === "object" ? { ...each, to: { battlefield: name(each.to.battlefield) } } : each,
    ),
  }));
  return {
    ...scenario,
    battlefields: [first, ...rest],
    cards: text,
    objects: scenario.objects.map((each) => ({
      ...each,
      place: each.place.replace(new RegExp(`^(battlefield|facedown):${gone}$`), `$1:${kept}`),
    })),
    script: scenario.script.map((step) =>
      "play" in step
        ? {
            ...step,
            play: {
              ...step.play,
              choices: Object.fromEntries(
                Object.entries(step.play.choices).map(([id, picks]) => [id, picks.map(name)]),
              ),
            },
          }
        : step,
    ),
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
  const cards = scenario.cards.map((card) => ({
    ...card,
    text: card.text.map((instruction) => {
      const result = withFilters(instruction, (filters) => filters.map(turned));
      if (result.verb !== "move") return result;
      return { ...result, to: result.to === "base" ? { battlefield: "A" } : ("base" as const) };
    }),
  }));
  const objects = scenario.objects.map((object) => {
    if (object.kind !== "unit" || !atLocation(object.place)) return object;
    const { controller, place } = object;
    return { ...object, place: place.startsWith("base:") ? "battlefield:A" : `base:${controller}` };
  });
  yield { ...subject, scenario: { ...scenario, battlefields: ["A"], cards, objects } };
}
