import type { Filter, GameObject, PlayerId, Step } from "../../spec/types/index.ts";
import { other } from "../board.ts";
import type { Subject } from "../canonical.ts";
import { withFilters } from "./text.ts";

/** The same game with the players in each other's seats. */
export function mirrored(subject: Subject): Subject {
  const { scenario } = subject;
  const { P1, P2 } = scenario.players;
  return {
    ...subject,
    scenario: {
      ...scenario,
      players: { P1: P2, P2: P1 },
      objects: scenario.objects.map((object) => ({
        ...seated(object, other(object.controller)),
        owner: other(object.owner),
      })),
      script: scenario.script.map(mirroredStep),
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
    card.id === object.card
      ? { ...card, text: card.text.map((each) => withFilters(each, (filters) => filters.map(flip))) }
      : card,
  );
  yield { ...back, scenario: { ...back.scenario, cards } };
}

function mirroredStep(step: Step): Step {
  if (!("play" in step)) return step;
  const choices = Object.fromEntries(
    Object.entries(step.play.choices).map(([id, picks]) => [
      id,
      picks.map((pick) => (pick === "P1" || pick === "P2" ? other(pick) : pick)),
    ]),
  );
  return { ...step, play: { ...step.play, player: other(step.play.player), choices } };
}

/** The players in each other's seats; or one card played, or some objects held, by the other player. */
export function* otherPlayers(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  yield mirrored(subject);
  const change = (objects: readonly GameObject[]): Subject => ({
    ...subject,
    scenario: { ...scenario, objects: [...objects] },
  });
  yield change(scenario.objects.map((object) => (object.kind === "spell" ? object : held(object, "P2"))));
  for (const [index, object] of scenario.objects.entries()) {
    if (object.kind === "spell") {
      const step = scenario.script.find((each) => "play" in each && each.play.card === object.id);
      if (step && "play" in step) yield playedBy(subject, object, other(step.play.player));
    } else if (object.owner !== object.controller) {
      yield change(scenario.objects.with(index, { ...object, owner: object.controller }));
      yield change(scenario.objects.with(index, seated(object, object.owner)));
    } else if (object.controller === "P1") {
      yield change(scenario.objects.with(index, held(object, "P2")));
    }
  }
}

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
    "play" in step && step.play.card === object.id ? { ...step, play: { ...step.play, player } } : step,
  );
  return { ...subject, scenario: { ...scenario, objects, script } };
}
