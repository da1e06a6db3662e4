import type { Filter, GameObject, PlayerId } from "../../spec/types/index.ts";
import { other } from "../board.ts";
import type { Subject } from "../canonical.ts";
import { sourceOf, withAllPicks, withEdit, withPut } from "../step.ts";
import { withAllFilters } from "./whole-card.ts";

/** The same game with the players in each other's seats. */
export function mirrored(subject: Subject): Subject {
  const { scenario } = subject;
  const { P1, P2 } = scenario.players;
  const turned = withAllPicks(scenario, (picks) => picks.map(otherName));
  return {
    ...subject,
    scenario: {
      ...turned,
      players: { P1: P2, P2: P1 },
      objects: scenario.objects.map((object) => ({
        ...object,
        owner: other(object.owner),
        controller: other(object.controller),
        place: object.place.replace(/P[12]$/, otherName),
      })),
      script: turned.script.map((step) =>
        withEdit(
          withPut(step, (said) => ({ ...said, player: other(said.player) })),
          ({ place, player, ...edit }) => ({
            ...edit,
            ...(place !== undefined && { place: place.replace(/P[12]$/, otherName) }),
            ...(player !== undefined && { player: other(player) }),
          }),
        ),
      ),
    },
  };
}

/** Everything but the item under test on the other side: what it did to enemies it does to friends. */
export function* otherSide(subject: Subject): Generator<Subject> {
  const turned = mirrored(subject);
  const object = turned.scenario.objects.find(({ id }) => id === subject.tested);
  if (!object) return;
  const back = playedBy(turned, object, other(object.controller));
  const flip = (filter: Filter): Filter => {
    if (!("is" in filter)) return filter;
    if (filter.is === "enemy") return { ...filter, is: "friendly" };
    return filter.is === "friendly" ? { ...filter, is: "enemy" } : filter;
  };
  const cards = back.scenario.cards.map((card) =>
    card.id === object.card ? withAllFilters(card, (filters) => filters.map(flip)) : card,
  );
  yield { ...back, scenario: { ...back.scenario, cards } };
}

const otherName = (id: string): string => (id === "P1" || id === "P2" ? other(id) : id);

/** The players in each other's seats; or one card played, or some objects held, by the other player. */
export function* otherPlayers(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  yield mirrored(subject);
  const change = (objects: readonly GameObject[]): Subject => ({
    ...subject,
    scenario: { ...scenario, objects: [...objects] },
  });
  yield change(scenario.objects.map((object) => (isPermanent(object) ? held(object, "P2") : object)));
  for (const [index, object] of scenario.objects.entries()) {
    if (scenario.script.some((step) => sourceOf(step) === object.id)) {
      yield playedBy(subject, object, other(object.controller));
    } else if (!isPermanent(object)) {
    } else if (object.owner !== object.controller) {
      yield change(scenario.objects.with(index, { ...object, owner: object.controller }));
      yield change(scenario.objects.with(index, seated(object, object.owner)));
    } else if (object.controller === "P1") {
      yield change(scenario.objects.with(index, held(object, "P2")));
    }
  }
}

const isPermanent = ({ kind }: GameObject): boolean => kind === "unit" || kind === "gear";

/** Under the control of that player, and the same player's or the other's property as before. */
function held(object: GameObject, player: PlayerId): GameObject {
  if (object.controller === player) return object;
  return { ...seated(object, player), owner: other(object.owner) };
}

/** Under the control of that player, in that player's own zones. */
function seated(object: GameObject, player: PlayerId): GameObject {
  return { ...object, controller: player, place: object.place.replace(/:P[12]$/, `:${player}`) };
}

function playedBy(subject: Subject, object: GameObject, player: PlayerId): Subject {
  const { scenario } = subject;
  const objects = scenario.objects.map((each) =>
    each === object ? { ...seated(object, player), owner: player } : each,
  );
  const script = scenario.script.map((step) =>
    sourceOf(step) === object.id ? withPut(step, (said) => ({ ...said, player })) : step,
  );
  return { ...subject, scenario: { ...scenario, objects, script } };
}
