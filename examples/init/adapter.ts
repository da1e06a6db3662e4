import {
  type Action,
  defineAdapter,
  featuresOf,
  type Observation,
  type Outcome,
  type Setup,
} from "riftbound-conformance";

/**
 * What your engine can do so far. A game that needs anything else is refused by name, and the report says what is not
 * offered. Take a name in as soon as the engine can do it; `npx riftbound-conformance list --features` prints them all.
 */
const OFFERED = new Set<string>([
  // "noun:unit",
  // "verb:kill",
]);

/** One game on your engine. What stands here only keeps the board as it was set up: connect it step by step. */
class Connection {
  readonly #places: ReadonlyMap<string, string>;

  constructor(setup: Setup) {
    // Step 1: start a game of your engine with this board. setup.objects are the cards that have an id, each with its
    // place; setup.players says how many blank cards lie in hands and decks; setup.cards are the texts, as trees.
    this.#places = new Map(setup.objects.map(({ id, place }) => [id, place]));
  }

  /** Step 2: show the board of your engine. Leave out what it has no notion of; never show a value that you made up. */
  observe(): Observation {
    return {
      // By id of a card the places that hold it: hand:P1, deck:P1, base:P2, battlefield:A, trash:P1, banished:P2, chain.
      places: Object.fromEntries([...this.#places].map(([id, place]) => [id, [place]])),
      // objects: { U1: { controller: "P1", might: 3, damage: 0, exhausted: false } },
      // counts: { P1: { hand: 1, deck: 12, trash: 0 }, P2: { hand: 1, deck: 12, trash: 0 } },
      // chain: [{ source: "S1", controller: "P1", targets: ["U1"] }],
    };
  }

  /**
   * Step 3: carry out plays and passes, then say what the game waits for:
   *   { kind: "ok", pending: { kind: "none" } }                     the chain is empty
   *   { kind: "ok", pending: { kind: "priority", player: "P2" } }   P2 may react or pass
   *   { kind: "rejected", reason: "..." }                           the rules do not allow it, and nothing has changed
   * If your engine throws to refuse, or hands back the same state, make it "rejected" here. Let its other errors
   * through: the suite reports them as crashes, each with the game that led to it.
   */
  act(action: Action): Outcome {
    switch (action.kind) {
      case "play": // action.player plays action.card; action.choices has what is chosen, by mention of the card's text.
      case "pass": // action.player passes; once both have passed in a row, the newest item on the chain resolves.
      case "activate": // Not before you offer "ability:activated".
      case "answer": // Not before you answer with a pending question.
      case "end turn": // Not before you offer "later:at end of turn".
      case "attack": // Not before you offer "action:attack".
      case "edit": // Not before your capabilities claim it.
      case "save and load": // Not before your capabilities claim it.
        throw new Error(`"${action.kind}" is not connected to the engine yet`);
    }
  }
}

export default defineAdapter({
  engine: { name: "my-engine", version: "0.1.0", language: "TypeScript" },
  open(setup) {
    const unsupported = [...featuresOf(setup)].filter((feature) => !OFFERED.has(feature));
    if (unsupported.length > 0) return { unsupported };
    return { session: new Connection(setup), pending: { kind: "none" } };
  },
});
