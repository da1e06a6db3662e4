import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { playOut } from "../../spec/model/play.ts";
import type { Item, State, Thing } from "../../spec/model/state.ts";
import type { Filler, GameObject, Scenario, Step } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { putIn, sourceOf } from "../step.ts";

/** Games that start from the board which earlier, already resolved plays left behind, latest first. */
export function* fastForward(subject: Subject): Generator<Subject> {
  const { script } = subject.scenario;
  for (let end = script.length - 1; end > 0; end -= 1) {
    const last = script[end - 1];
    if (last && "resolve" in last) {
      const scenario = from(subject.scenario, end);
      if (scenario) yield { ...subject, scenario };
    }
  }
}

/** The game from a step on: what waits on the chain then is played first, on the board as it is then. */
function from(scenario: Scenario, end: number): Scenario | undefined {
  const { script } = scenario;
  const { trace, state } = playOut({ ...scenario, script: script.slice(0, end) }, RULEBOOK, []);
  if (trace.end.kind !== "complete") return undefined;
  // A board has no place for what a text has made another type.
  if (state.things.some(({ kind, printedKind }) => kind !== printedKind)) return undefined;
  // What triggered cannot be put there again.
  if (state.chain.some(({ ability }) => ability && "when" in ability)) return undefined;
  const waiting = new Set<string | undefined>(state.chain.map(nameOf));
  const kept = script.slice(0, end).filter((step) => putIn(step) && waiting.has(itemOf(step)));
  const later = new Set([...kept, ...script.slice(end)].flatMap((step) => sourceOf(step) ?? []));
  const objects = scenario.objects.flatMap((object): GameObject[] => {
    const thing = state.byId.get(object.id);
    if (object.kind === "spell" && later.has(object.id)) return [object];
    return thing && thing.place !== "nowhere" && thing.place !== "chain" ? [asItStands(object, thing)] : [];
  });
  return { ...scenario, objects, players: fillerOf(state, scenario), script: [...kept, ...script.slice(end)] };
}

const nameOf = ({ source, ability }: Item): string => (ability ? `${source.id}/${ability.id}` : source.id);

function itemOf(step: Step): string | undefined {
  return "activate" in step ? `${step.activate.object}/${step.activate.ability}` : sourceOf(step);
}

function asItStands({ attachedTo: _, buffed: __, ...object }: GameObject, thing: Thing): GameObject {
  const { place, controller, bonus, damage, exhausted, stunned, qualities, buff, attachedTo } = thing;
  return {
    ...object,
    place,
    controller,
    bonus,
    damage,
    exhausted,
    stunned,
    qualities: [...qualities],
    ...(buff > 0 && { buffed: true }),
    ...(attachedTo !== undefined && { attachedTo }),
  };
}

/** The decks stay as they were: how many cards they hold does not matter as long as there are some. */
function fillerOf({ filler }: State, { players }: Scenario): Scenario["players"] {
  return {
    P1: atPresent(filler.P1, players.P1),
    P2: atPresent(filler.P2, players.P2),
  };
}

function atPresent({ trash: _, ...held }: State["filler"]["P1"], { deck }: Scenario["players"]["P1"]): Filler {
  return { ...held, deck };
}
