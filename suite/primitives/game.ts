import type { Card, Choices, Filler, GameObject, PlayerId, Scenario, Step } from "../../spec/types/index.ts";

/** One action tried undisturbed, between a bystander before and one after what it acts on. */
export interface PrimitiveGame {
  readonly name: string;
  readonly scenario: Scenario;
  /** The feature of which nothing can be judged if this does not work: what hangs on it would look like a misread rule. */
  readonly carries?: string;
}

/** A spell that is played. */
export interface Played extends Pick<Card, "text" | "costs"> {
  readonly choices: Choices;
  readonly player: PlayerId;
  /** The rules refuse the play. */
  readonly refused?: true;
  /** Where the card is; missing = in the player's hand. */
  readonly from?: string;
}

/** An ability that P1 activates. */
export interface Activated {
  readonly object: string;
  readonly ability: string;
  readonly choices: Choices;
}

/**
 * What happens, in order: the first play opens a chain and others answer it; a number = everything resolves until so
 * many items are left, after 0 the next play opens a chain again.
 */
export type Happening = Played | Activated | number;

/** What is on the table beside the three units of P2 at a battlefield. */
export interface Table {
  /** What the middle one, U2, is like. */
  readonly middle?: Partial<GameObject>;
  readonly more?: readonly GameObject[];
  readonly cards?: readonly Card[];
  /** Anonymous cards in P1's hand; missing = 1. */
  readonly hand?: number;
  /** What else counts of P1; missing = the game is not about it. */
  readonly counts?: Partial<Filler>;
  readonly answers?: Record<string, Choices>;
}

/** A unit of P2 with 6 Might at battlefield A, but for what is said of it. */
export const unit = (id: string, more: Partial<GameObject> = {}): GameObject => ({
  id,
  kind: "unit",
  owner: "P2",
  controller: "P2",
  place: "battlefield:A",
  might: 6,
  ...more,
});

/** Something of P1's in P1's base, but for what is said of it. */
export const mine = (kind: GameObject["kind"], id: string, more: Partial<GameObject> = {}): GameObject => ({
  id,
  kind,
  owner: "P1",
  controller: "P1",
  place: kind === "legend" ? "legend:P1" : "base:P1",
  ...(kind === "unit" && { might: 2 }),
  ...more,
});

/** A game in which that happens, and everything resolves in the end. */
export function game(name: string, happenings: readonly Happening[], table: Table = {}): PrimitiveGame {
  const { middle, more = [], cards = [], hand = 1, counts, answers } = table;
  const spells: GameObject[] = [];
  const texts: Card[] = [];
  const script: Step[] = [];
  let opener: string | undefined;
  for (const happening of [...happenings, 0]) {
    const id = `s${script.length + 1}`;
    if (typeof happening === "number") {
      script.push({ id, resolve: happening });
      if (happening === 0) opener = undefined;
      continue;
    }
    const answering = opener === undefined ? {} : { respondsTo: opener };
    if ("ability" in happening) {
      script.push({ id, activate: { player: "P1", ...happening, ...answering } });
      opener ??= happening.object;
      continue;
    }
    const spell = `S${spells.length + 1}`;
    const { player, text, costs, choices, refused, from = `hand:${player}` } = happening;
    const timing = opener === undefined ? "main" : "reaction";
    const card = { id: `card${spells.length + 1}`, name: `Spell ${spell}`, kind: "spell", timing } as const;
    texts.push({ ...card, ...(costs && { costs }), text, abilities: [] });
    spells.push({ id: spell, kind: "spell", card: card.id, owner: player, controller: player, place: from });
    script.push({ id, play: { player, card: spell, choices, ...answering, ...(refused && { refused }) } });
    if (!refused) opener ??= spell;
  }
  return {
    name,
    scenario: {
      release: "2026-07-24",
      profile: "CR",
      battlefields: ["A", "B"],
      players: { P1: { hand, deck: 12, ...counts }, P2: { hand: 1, deck: 12 } },
      cards: [...texts, ...cards],
      objects: [unit("U1"), unit("U2", middle), unit("U3"), ...more, ...spells],
      ...(answers && { answers }),
      script,
    },
  };
}
