import type { Choices, Chosen, Filter, GameObject, Instruction, PlayerId, Quality, Scenario } from "../types/index.ts";

/** A spell of P1 that is about the middle one of three units, or about one of two legends. */
export interface Sketch {
  readonly text: readonly Instruction[];
  readonly choices: Choices;
  /** What P2 plays in response. */
  readonly response?: { readonly says: Instruction; readonly chooses: string };
  readonly objects: readonly GameObject[];
}

/** What the units of a game have in common. */
export interface Side {
  readonly player: PlayerId;
  readonly place: string;
}

/** Units of either player, at either battlefield. */
export const SIDES: readonly [Side, ...Side[]] = [
  { player: "P2", place: "battlefield:A" },
  { player: "P1", place: "battlefield:B" },
];

/** Id of the unit or legend that a game is about. */
export const IT = "U2";
/** Id of the unit beside the middle one. */
export const NEIGHBOUR = "U1";

/** Three units on one side; changes by id. */
export function units(
  { player, place }: Side,
  changes: Readonly<Record<string, Partial<GameObject>>> = {},
): GameObject[] {
  return [NEIGHBOUR, IT, "U3"].map((id) => ({
    id,
    kind: "unit",
    owner: player,
    controller: player,
    place,
    might: 5,
    ...changes[id],
  }));
}

/** One of those that fit. */
export function one(id: string, choose: Chosen["choose"] = "unit", filters: readonly Filter[] = []): Chosen {
  return { id, choose, count: { min: 1, max: 1 }, filters: [...filters] };
}

/** "At a battlefield." */
export const AT_A_BATTLEFIELD: Filter = { id: "f1", is: "at a battlefield" };

/** The middle unit gets a quality in response, or its neighbour does. */
export function granted(quality: Quality, to: string): NonNullable<Sketch["response"]> {
  return { says: { id: "i1", verb: "grant", object: one("m1"), quality }, chooses: to };
}

/** The middle unit goes home in response, or its neighbour does. */
export function sentHome(who: string): NonNullable<Sketch["response"]> {
  return { says: { id: "i1", verb: "move", object: one("m1"), to: "base" }, chooses: who };
}

/** A sketch as a game. */
export function scenarioOf({ text, choices, response, objects }: Sketch): Scenario {
  const players = response ? (["P1", "P2"] as const) : (["P1"] as const);
  return {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A", "B"],
    players: { P1: { hand: 1, deck: 12 }, P2: { hand: 1, deck: 12 } },
    cards: players.map((player) => ({
      id: `card ${player}`,
      name: player === "P1" ? "Spell" : "Response",
      kind: "spell",
      timing: player === "P1" ? "main" : "reaction",
      text: player === "P1" ? [...text] : response ? [response.says] : [],
      abilities: [],
    })),
    objects: [
      ...objects,
      ...players.map(
        (player): GameObject => ({
          id: player === "P1" ? "S1" : "R1",
          kind: "spell",
          card: `card ${player}`,
          owner: player,
          controller: player,
          place: `hand:${player}`,
        }),
      ),
    ],
    script: [
      { id: "s1", play: { player: "P1", card: "S1", choices } },
      ...(response
        ? [
            {
              id: "s2",
              play: { player: "P2" as const, card: "R1", choices: { m1: [response.chooses] }, respondsTo: "S1" },
            },
          ]
        : []),
      { id: "end", resolve: 0 },
    ],
  };
}
