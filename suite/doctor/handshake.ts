import type { Adapter } from "../../engine-adapter/contract.ts";
import { validateCapabilities, validateEngineInfo } from "../../spec/schema/validate.ts";
import { FEATURES } from "../feature-names.ts";
import { nearest } from "../select.ts";
import type { Asked } from "./noted.ts";

/** What an adapter says of itself that is not so. */
export interface Untrue {
  readonly bad: readonly string[];
  /** What does no harm but keeps games from an engine that could play them. */
  readonly fair: readonly string[];
}

const isPublished = (name: string): boolean => Object.hasOwn(FEATURES, name);
const NAMES = Object.keys(FEATURES);

/**
 * Features that an engine was seen to offer or to refuse, by published name; of what it does now this way, now that,
 * it is taken at its word that it does not offer it.
 */
export function learned(games: readonly Asked[]): Readonly<Record<string, boolean>> {
  const offered = new Set(games.flatMap(({ refused, threw, needs }) => (refused || threw ? [] : [...needs])));
  const refused = new Set(games.flatMap((each) => each.refused ?? []));
  const known = NAMES.filter((name) => refused.has(name) || offered.has(name));
  return Object.fromEntries(known.map((name) => [name, !refused.has(name)]));
}

/** Holds what an adapter says against what became of the games that it was asked for. */
export function untrue({ engine, capabilities }: Adapter, games: readonly Asked[]): Untrue {
  const { features = {} } = capabilities ?? {};
  const taken = new Set(games.flatMap(({ refused, threw, needs }) => (refused || threw ? [] : [...needs])));
  const refused = new Set(games.flatMap((each) => each.refused ?? []));
  const bad = [
    ...complaint("engine", () => validateEngineInfo(engine)),
    ...complaint("capabilities", () => capabilities && validateCapabilities(capabilities)),
    ...unknown("capabilities name", Object.keys(features)),
    ...unknown("a game is refused for", [...refused]),
    ...Object.entries(features).flatMap(([name, claimed]) =>
      claimed && refused.has(name) ? [`capabilities claim "${name}", but a game with it is refused`] : [],
    ),
    ...(games.some((each) => each.refused?.length === 0)
      ? ["a game is refused without a name of what is missing"]
      : []),
    ...needless(games),
  ];
  const fair = [
    ...Object.entries(features).flatMap(([name, claimed]) =>
      !claimed && taken.has(name) ? [`capabilities deny "${name}", but games with it are taken`] : [],
    ),
    ...[...refused].flatMap((name) =>
      isPublished(name) && features[name] === undefined && taken.has(name)
        ? [`"${name}" is refused in one game and taken in another; no game with it is tried`]
        : [],
    ),
  ];
  return { bad, fair };
}

function complaint(part: string, check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [`${part}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const unknown = (where: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    isPublished(name) ? [] : [`${where} "${name}", which is no feature; the nearest is "${nearest(name, NAMES)}"`],
  );

/** Games that are refused for what is not in them. */
function needless(games: readonly Asked[]): readonly string[] {
  const names = new Set(
    games.flatMap(({ refused = [], needs }) => refused.filter((name) => isPublished(name) && !needs.has(name))),
  );
  return [...names].map((name) => `a game is refused for "${name}", which is not in it`);
}
