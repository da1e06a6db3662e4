import { a, every, it, me, unit } from "../../spec/catalogue/tree.ts";
import type { GameObject, TokenInstruction } from "../../spec/types/index.ts";
import { game, mine } from "./game.ts";
import { activates, does, one, onU2, plays, U } from "./plays.ts";

const worn: Partial<GameObject> = { damage: 2, bonus: 3 };

const caller = unit("Caller", {
  id: "a1",
  activate: [{ id: "c1", pay: "exhaust", object: me("m9") }],
  timing: "main",
  text: [{ id: "i1", verb: "move", to: "here", object: a("m1", "unit", "another", "friendly") }],
});
const leader = unit("Leader", {
  id: "a1",
  when: "I move to a battlefield",
  text: [{ id: "i1", verb: "move", to: "there", object: every("m1", "unit", "another", "friendly") }],
});

/** P1 has a unit with that card at a place, and two others in base. */
const led = (card: typeof caller, place: string) => ({
  more: [mine("unit", "C", { card: card.id, place }), mine("unit", "C1"), mine("unit", "C2")],
  cards: [card],
});

/** "Play a 1 Might Recruit unit token." */
const recruit = (
  more: Partial<TokenInstruction["token"]> = {},
  to: TokenInstruction["to"] = "base",
): TokenInstruction => ({
  id: "i1",
  verb: "play token",
  token: { id: "m1", token: "unit", name: "Recruit", might: 1, ...more },
  to,
});
/** A token of P1's that is not there yet. */
const made = (id: string, might: number) => mine("unit", id, { place: "nowhere", token: true, might });

/** From one place on the board to another. */
export const MOVING = [
  game("move to base", [one({ id: "i1", verb: "move", to: "base", object: U })], { middle: worn }),
  game("move to a battlefield", [one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: U })], {
    middle: worn,
  }),
  game("move to base of what can't", [one({ id: "i1", verb: "move", to: "base", object: U })], {
    middle: { qualities: ["cantMoveToBase"] },
  }),
  game("move here", [activates("C", { m1: ["C1"] })], led(caller, "battlefield:B")),
  game(
    "move to that battlefield",
    [one({ id: "i1", verb: "move", to: { battlefield: "B" }, object: U }, { m1: ["C"] })],
    led(leader, "base:P1"),
  ),
  game("swap", [one({ id: "i1", verb: "swap", object: U, unit: a("m2", "unit") }, { m1: ["U2"], m2: ["U3"] })], {
    middle: { place: "base:P2", ...worn },
  }),
  game("recall", [does("recall")], { middle: worn }),
  game("recall of what can't move to base", [does("recall")], { middle: { qualities: ["cantMoveToBase"] } }),
  game(
    "move to your base",
    [one({ id: "i1", verb: "move", to: "your base", object: a("m1", "gear") }, { m1: ["C"] })],
    {
      // P1 controls what P2 owns, so that it stays there.
      more: [mine("gear", "C", { owner: "P2", place: "base:P2" })],
    },
  ),
  game(
    "play to a battlefield that its owner chooses",
    [
      plays(
        [
          { id: "i1", verb: "banish", object: U },
          { id: "i2", verb: "play", object: it("m2", "m1"), to: a("m3", "battlefield") },
        ],
        { m1: ["U2"], m3: ["B"] },
      ),
    ],
    { middle: worn },
  ),
  game("play a token", [plays([recruit()])], { more: [made("T1", 1)] }),
  game("play two tokens that enter ready", [plays([recruit({ might: 3, count: 2, enters: "ready" })])], {
    more: [made("T1", 1), made("T2", 3), made("T3", 3)],
  }),
  game("play a token here", [activates("C")], {
    more: [mine("unit", "C", { card: "recruiter", place: "battlefield:B" }), made("T1", 1)],
    cards: [
      unit("Recruiter", {
        id: "a1",
        activate: [{ id: "c1", pay: "exhaust", object: me("m9") }],
        timing: "main",
        text: [recruit({}, "here")],
      }),
    ],
  }),
  game(
    "play of what enters in base",
    [
      plays(
        [
          { id: "i1", verb: "banish", object: U },
          { id: "i2", verb: "play", object: it("m2", "m1"), to: { battlefield: "B" } },
        ],
        onU2,
      ),
    ],
    { middle: { qualities: ["entersInBase"] } },
  ),
];
