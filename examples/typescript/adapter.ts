import { type Action, defineAdapter, featuresOf, type Outcome, type Pending, type Setup } from "riftbound-conformance";
import { type Effect, Game, IllegalMove, mightOf, onBoard, type Piece, type Seat, type Spot } from "./engine.ts";

/**
 * 1. What your engine can do so far, by its published names: `npx riftbound-conformance list --features` prints them
 * all. A game that needs anything else is refused by name in `open`; the suite leaves it out and says so in the report.
 */
const OFFERED = new Set([
  "verb:deal",
  "verb:kill",
  "verb:move",
  "verb:return",
  "verb:draw",
  "noun:unit",
  "filter:friendly",
  "filter:enemy",
  "filter:at a battlefield",
  "filter:in a base",
  "object:stolen",
]);

type Instruction = Setup["cards"][number]["text"][number];

/** 2. The suite and your engine each have their own words for the same things; these lead from one to the other. */
const SEATS = { P1: "south", P2: "north" } as const;
const PLAYERS = { south: "P1", north: "P2" } as const;

/** Places are written as zone:player or zone:battlefield. */
function spotOf(place: string): Spot {
  const [zone, whose = ""] = place.split(":");
  if (zone === "battlefield") return { zone, name: whose };
  const named = (["hand", "deck", "trash", "banished", "base"] as const).find((each) => each === zone);
  if (named === undefined) throw new Error(`no such place: ${place}`);
  return { zone: named, seat: seatOf(whose) };
}

const seatOf = (player: string): Seat => (player === "P1" ? SEATS.P1 : SEATS.P2);

function placeOf(spot: Spot): string {
  if (spot.zone === "chain") return "chain";
  return spot.zone === "battlefield" ? `battlefield:${spot.name}` : `${spot.zone}:${PLAYERS[spot.seat]}`;
}

/**
 * 3. A card comes as a tree of instructions. Build your own card from it, and never leave anything out in silence:
 * what you cannot build must be refused, or the suite takes your engine to be wrong about it.
 */
function effectOf(instruction: Instruction): Effect {
  if (instruction.verb === "draw" && "player" in instruction.player && typeof instruction.amount === "number") {
    return { does: "draw", cards: instruction.amount, who: instruction.player.player };
  }
  const mention = mentionOf(instruction);
  if (!mention) throw new Error(`cannot build ${JSON.stringify(instruction)}`);
  const has = (is: string): boolean => mention.filters.some((filter) => "is" in filter && filter.is === is);
  const target = {
    optional: mention.count.min === 0,
    ...(has("friendly") ? { side: "friendly" as const } : has("enemy") ? { side: "enemy" as const } : {}),
    ...(has("at a battlefield") ? { at: "battlefield" as const } : has("in a base") ? { at: "base" as const } : {}),
  };
  switch (instruction.verb) {
    case "deal":
      if (typeof instruction.amount === "number") return { does: "deal", damage: instruction.amount, target };
      break;
    case "kill":
    case "return":
      return { does: instruction.verb, target };
    case "move":
      if (instruction.to === "base") return { does: "move", to: instruction.to, target };
      if (typeof instruction.to === "object" && "battlefield" in instruction.to) {
        return { does: "move", to: { battlefield: instruction.to.battlefield }, target };
      }
  }
  throw new Error(`cannot build ${JSON.stringify(instruction)}`);
}

/** What an instruction has its player choose, if anything. */
function mentionOf(instruction: Instruction) {
  return "object" in instruction && "choose" in instruction.object ? instruction.object : undefined;
}

/** 4. The board. Every card that has an id must be found again under it, wherever it goes. */
function piecesOf(setup: Setup): Piece[] {
  return setup.objects.map(({ id, card, owner, controller, place, might = 0, bonus = 0, damage = 0, exhausted }) => {
    const tree = setup.cards.find((each) => each.id === card);
    const piece: Piece = {
      name: id,
      owner: SEATS[owner],
      controller: SEATS[controller],
      spot: spotOf(place),
      might,
      bonus,
      damage,
      exhausted: exhausted ?? false,
      life: 0,
    };
    if (tree?.kind !== "spell") return piece;
    return { ...piece, spell: { reaction: tree.timing === "reaction", effects: tree.text.map(effectOf) } };
  });
}

export default defineAdapter({
  engine: { name: "example", version: "1.0.0", language: "TypeScript" },

  /** 5. A fresh game for each setup: nothing may be left of the one before. */
  open(setup) {
    const unsupported = [...featuresOf(setup)].filter((feature) => !OFFERED.has(feature));
    if (unsupported.length > 0) return { unsupported };

    const pieces = piecesOf(setup);
    const { P1, P2 } = setup.players;
    const game = new Game(SEATS.P1, pieces, { south: { ...P1 }, north: { ...P2 } });
    const treeOf = (id: string) =>
      setup.cards.find((card) => card.id === setup.objects.find((object) => object.id === id)?.card);
    const piece = (id: string): Piece | undefined => pieces.find(({ name }) => name === id);

    /** 6. After each action the suite wants to know whom the game waits for. It passes for that player by itself. */
    const pending = (): Pending =>
      game.priority === undefined ? { kind: "none" } : { kind: "priority", player: PLAYERS[game.priority] };

    /** 7. The choices of a play come by the id of each mention; for an engine with one flat list there is `targets`. */
    function play({ player, card, choices }: Extract<Action, { kind: "play" }>): void {
      const chosen = treeOf(card)?.text.map((instruction) => {
        const [first] = choices[mentionOf(instruction)?.id ?? ""] ?? [];
        return first === undefined ? undefined : piece(first);
      });
      const found = piece(card);
      if (!found || !chosen) throw new IllegalMove(`there is no card ${card}`);
      game.play(SEATS[player], found, chosen);
    }

    function act(action: Action): Outcome {
      try {
        if (action.kind === "play") play(action);
        else if (action.kind === "pass") game.pass(SEATS[action.player]);
        else if (action.kind === "attack") return { kind: "unsupported", feature: "action:attack" };
        else return { kind: "rejected", reason: `there is nothing to ${action.kind}` };
      } catch (error) {
        // 8. Only what your engine throws to refuse a move is a refusal. Any other error is a crash: let it through.
        if (error instanceof IllegalMove) return { kind: "rejected", reason: error.message };
        throw error;
      }
      return { kind: "ok", pending: pending() };
    }

    /**
     * 9. What can be seen. Only `places` must be there; leave out a key that your engine has no notion of (stunned, here)
     * rather than inventing a value.
     */
    function observe() {
      const inZone = (zone: string, seat: Seat): number =>
        pieces.filter(({ spot }) => spot.zone === zone && "seat" in spot && spot.seat === seat).length;
      const counts = (seat: Seat) => ({
        hand: game.blanks[seat].hand + inZone("hand", seat),
        deck: game.blanks[seat].deck + inZone("deck", seat),
        trash: inZone("trash", seat),
      });
      return {
        places: Object.fromEntries(pieces.map(({ name, spot }) => [name, [placeOf(spot)]])),
        objects: Object.fromEntries(
          pieces.filter(onBoard).map((each) => [
            each.name,
            {
              owner: PLAYERS[each.owner],
              controller: PLAYERS[each.controller],
              might: mightOf(each),
              damage: each.damage,
              exhausted: each.exhausted,
            },
          ]),
        ),
        counts: { P1: counts(SEATS.P1), P2: counts(SEATS.P2) },
        chain: game.chain.map(({ card, seat, targets }) => ({
          source: card.name,
          controller: PLAYERS[seat],
          targets: targets.flatMap((target) => (target ? [target.piece.name] : [])),
        })),
      };
    }

    /** 10. If your engine can tell what must be chosen to play a card, more rules can be checked. */
    const asks = (card: string): string[] =>
      treeOf(card)?.text.flatMap((instruction) => mentionOf(instruction)?.id ?? []) ?? [];

    return { session: { act, observe, asks }, pending: pending() };
  },
});
