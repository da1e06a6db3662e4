import { atLocation } from "../decisions/identity.ts";
import type { Observation, PlayerId, Scenario, Value } from "../types/index.ts";
import { typesGiven } from "./changing.ts";
import { mightOf, type State } from "./state.ts";
import type { ChainValues } from "./trace.ts";

/** Where a value stands in a checkpoint. */
export interface Path {
  /** As written in cases: U1.damage, P1.hand, chain. */
  readonly name: string;
  /** What it is about, without the object: damage, hand, chain. */
  readonly field: string;
  /** The object or player; missing for the chain. */
  readonly of?: string;
  /** The rules do not say what it is: what has no value here is not judged. */
  readonly unsaid?: true;
}

/** The values of a checkpoint, one for each path; undefined = the engine does not show it. */
export type Values = readonly (Value | undefined)[];

const UNIT_FIELDS = ["place", "controller", "exhausted", "stunned", "damage", "might", "buffed"] as const;
const GEAR_FIELDS = ["place", "controller", "exhausted", "attachedTo"] as const;
const LEGEND_FIELDS = ["place", "exhausted"] as const;
const FIELDS = { unit: UNIT_FIELDS, gear: GEAR_FIELDS, legend: LEGEND_FIELDS, spell: ["place"] } as const;
const COUNT_FIELDS = ["hand", "deck", "trash"] as const;
/** What not every game is about. */
const MORE_COUNTS = ["runes", "exhaustedRunes", "runeDeck", "xp"] as const;
const PLAYERS = ["P1", "P2"] as const;

/** What stays with a thing that a text makes another type: where it is, and whose (477.1.a). */
const SAID: readonly string[] = ["place", "controller"];

/** By the objects' kinds and ids, by the types that texts give, and by what counts, which many scenarios have in common. */
const known = new Map<string, readonly Path[]>();
const MOST_KNOWN = 1000;

/** Every path of a scenario, in a fixed order: objects in table order, players, the chain and its targets. */
export function pathsOf({ objects, players, cards }: Pick<Scenario, "objects" | "players" | "cards">): readonly Path[] {
  const given = typesGiven(cards);
  let key = [...given].sort().join(" ");
  for (const { id, kind } of objects) key += `${kind} ${id} `;
  for (const player of PLAYERS)
    for (const field of MORE_COUNTS) if (field in players[player]) key += `${player} ${field} `;
  const paths = known.get(key) ?? madeFor(objects, players, given);
  if (known.size < MOST_KNOWN) known.set(key, paths);
  return paths;
}

function madeFor(
  objects: Scenario["objects"],
  players: Scenario["players"],
  given: ReturnType<typeof typesGiven>,
): readonly Path[] {
  const paths: Path[] = [];
  for (const { id, kind } of objects) {
    // A text that makes gear a unit may act on gear, and on what became gear before.
    const mayChange = (kind === "gear" && given.has("unit")) || (kind === "unit" && given.has("gear"));
    for (const field of FIELDS[kind]) {
      const unsaid = mayChange && !SAID.includes(field) && { unsaid: true as const };
      paths.push({ name: `${id}.${field}`, field, of: id, ...unsaid });
    }
  }
  for (const player of PLAYERS) {
    for (const field of COUNT_FIELDS) paths.push({ name: `${player}.${field}`, field, of: player });
    for (const field of MORE_COUNTS) {
      if (field in players[player]) paths.push({ name: `${player}.${field}`, field, of: player });
    }
  }
  paths.push({ name: "chain", field: "chain" }, { name: "targets", field: "targets" });
  return paths;
}

/** The values that the model's state has at the paths. */
export function valuesOf(state: State, chain: ChainValues = chainOf(state)): Values {
  const values: (Value | undefined)[] = [];
  for (const thing of state.things) {
    values.push(thing.place);
    if (thing.printedKind === "spell") continue;
    if (thing.printedKind === "legend") {
      values.push(thing.exhausted);
      continue;
    }
    const there = atLocation(thing.place);
    values.push(there ? thing.controller : null, there ? thing.exhausted : null);
    if (thing.printedKind === "gear") {
      values.push(there ? (thing.attachedTo ?? null) : null);
      continue;
    }
    values.push(there ? thing.stunned : null, there ? thing.damage : null, there ? mightOf(thing) : null);
    values.push(there ? thing.buff > 0 : null);
  }
  for (const player of PLAYERS) {
    const counts = countsOf(state, player);
    values.push(counts.hand, counts.deck, counts.trash);
    for (const field of MORE_COUNTS) if (field in counts) values.push(counts[field]);
  }
  values.push(chainText(chain.sources), targetsText(chain.targets));
  return values;
}

/** The same without what the rules do not say. */
export function onlySaid(values: Values, paths: readonly Path[]): Values {
  if (paths.every(({ unsaid }) => !unsaid)) return values;
  return values.map((value, at) => (paths[at]?.unsaid ? undefined : value));
}

/** All that is counted of a player: the cards of a zone, known or anonymous, and what the game is about besides. */
export function countsOf(state: State, player: PlayerId): State["filler"][PlayerId] {
  const counts = { ...state.filler[player] };
  for (const { place } of state.things) {
    if (place === `hand:${player}`) counts.hand += 1;
    else if (place === `deck:${player}`) counts.deck += 1;
    else if (place === `trash:${player}`) counts.trash += 1;
  }
  return counts;
}

/**
 * The values that an observation shows at the paths. Off the board nothing but the place is judged, so the rest
 * reads as null there, whatever the engine says.
 */
export function valuesShown(observation: Observation, paths: readonly Path[]): Values {
  const chain = chainShown(observation);
  return paths.map(({ field, of, unsaid }): Value | undefined => {
    if (unsaid) return undefined;
    if (of === undefined) {
      if (!chain) return undefined;
      return field === "chain" ? chainText(chain.sources) : targetsText(chain.targets);
    }
    if (isCount(field)) return observation.counts?.[of]?.[field];
    const places = observation.places[of] ?? NOWHERE;
    if (field === "place") return placeText(places);
    const object = observation.objects?.[of];
    if (!object && observation.objects === undefined) return undefined;
    const place = places[0];
    if (places.length !== 1 || place === undefined || !(atLocation(place) || place.startsWith("legend:"))) return null;
    switch (field) {
      case "controller":
        return object?.controller;
      case "exhausted":
        return object?.exhausted;
      case "stunned":
        return object?.stunned;
      case "damage":
        return object?.damage;
      case "buffed":
        return object?.buffed;
      case "attachedTo":
        return object?.attachedTo;
      default:
        return object?.might;
    }
  });
}

const NOWHERE: readonly string[] = [];

function placeText(places: readonly string[]): string {
  const [place = "nowhere"] = places;
  return places.length < 2 ? place : places.toSorted().join(" + ");
}

type CountField = (typeof COUNT_FIELDS)[number] | (typeof MORE_COUNTS)[number];

const COUNTS: ReadonlySet<string> = new Set([...COUNT_FIELDS, ...MORE_COUNTS]);
const isCount = (field: string): field is CountField => COUNTS.has(field);

/** What the model has on the chain. */
export function chainOf(state: State): ChainValues {
  return {
    sources: state.chain.map((item) => item.source.id),
    targets: state.chain.map((item) => [...item.locks.values()].flatMap((locks) => locks.map(({ id }) => id))),
  };
}

/** What an observation shows of the chain. */
export function chainShown({ chain }: Observation): ChainValues | undefined {
  if (!chain) return undefined;
  const targets = chain.flatMap((item) => (item.targets ? [item.targets] : []));
  return { sources: chain.map(({ source }) => source), targets: targets.length === chain.length ? targets : undefined };
}

/** The values of a checkpoint at which only the chain is looked at; it stands at the last two of the paths. */
export function valuesOfChain(chain: ChainValues | undefined, width: number): Values {
  const values: (Value | undefined)[] = new Array(Math.max(0, width - 2)).fill(undefined);
  values.push(chain && chainText(chain.sources), chain && targetsText(chain.targets));
  return values;
}

const chainText = (sources: readonly string[]): string => sources.join(" ");
const targetsText = (targets: ChainValues["targets"]): string | undefined =>
  targets?.map((ids) => (ids.length > 1 ? ids.toSorted().join(",") : (ids[0] ?? ""))).join(" | ");
