import { describe, expect, it } from "vitest";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { playOut } from "../../spec/model/play.ts";
import { validateScenario } from "../../spec/schema/validate.ts";
import { changeSentences } from "../../spec/text/change-sentences.ts";
import { checkPrimitives } from "../primitive-check.ts";
import { PRIMITIVES } from "./index.ts";

/** What came of each game, in sentences. */
const outcomes = PRIMITIVES.map(({ name, scenario }) => {
  const { trace } = playOut(scenario, RULEBOOK);
  const changes = changeSentences(trace, scenario).flat();
  return `${name}: ${changes.filter((each) => !/chain|S\d is in P\d's trash/.test(each)).join("; ") || "nothing"}`;
});

it("are legal games in which the rules leave nothing open", () => {
  const faulty = PRIMITIVES.filter(({ scenario }) => {
    const { trace, state } = playOut(validateScenario(scenario), RULEBOOK);
    return trace.end.kind !== "complete" || trace.substituted || state.open.size > 0;
  });
  expect(faulty.map(({ name }) => name)).toEqual([]);
});

it("have names of their own", () => {
  expect(new Set(PRIMITIVES.map(({ name }) => name)).size).toBe(PRIMITIVES.length);
});

describe.each(["CR", "FAQ+"] as const)("all work by the %s", (profile) => {
  it.each([reference, sparring()])("on the engine $engine.name", async (adapter) => {
    const results = await checkPrimitives(adapter, profile, () => {});
    expect(results.filter(({ primitive }) => primitive.state !== "works").map((each) => each.primitive)).toEqual([]);
  });
});

it("come out like this", () => {
  expect(outcomes).toMatchInlineSnapshot(`
    [
      "deal: U2 has 3 damage",
      "deal to an exhausted unit: U2 has 2 damage",
      "deal more than its Might: U2 is in P2's trash",
      "death by damage: U2 is in P2's trash",
      "heal: U2 has no damage",
      "Might up: U2 has 9 Might",
      "Might down: U2 has 3 Might",
      "damage stays when Might goes up: U2 has 7 damage; U2 has 9 Might",
      "split damage among two: U2 has 3 damage; U3 has 1 damage",
      "prevent a part of the damage: U2 has 1 damage",
      "prevent all of the damage: nothing",
      "prevent damage once: U2 has 1 damage",
      "save by a return: U2 is in P2's hand; P2 has 2 cards in hand",
      "save by a recall: U2 is in P2's base; U2 is exhausted; U2 has no damage",
      "save whichever dies next: U2 is in P2's hand; P2 has 2 cards in hand; U3 is in P2's trash",
      "save from damage: U2 is in P2's base; U2 is exhausted",
      "kill: U2 is in P2's trash",
      "kill of a token: U2 is nowhere",
      "replaced death: U2 is in P2's base; U2 is exhausted; U2 has no damage; G is in P2's trash",
      "banish: U2 is in P2's banishment",
      "return: U2 is in P2's hand; P2 has 2 cards in hand",
      "return of a stolen unit: U2 is in P1's hand; P1 has 2 cards in hand",
      "return of a token: U2 is nowhere",
      "recycle: U2 is in P2's deck; P2 has 13 cards in the deck",
      "recycle of a stolen unit: U2 is in P1's deck; P1 has 13 cards in the deck",
      "play again: U2 is exhausted; U2 has no damage; U2 has 6 Might",
      "return from the trash: C2 is in P1's hand; P1 has 2 cards in hand",
      "banish from the trash: C2 is in P1's banishment",
      "play from the trash: C2 is in P1's base; C2 is controlled by P1; C2 is exhausted; C2 is not stunned; C2 has no damage; C2 has 2 Might; C2 has no buff",
      "recycle from the hand: C2 is in P1's deck; P1 has 3 cards in hand; P1 has 13 cards in the deck",
      "banish from the hand: C2 is in P1's banishment; P1 has 3 cards in hand",
      "play from the hand: C2 is in P1's base; C2 is controlled by P1; C2 is exhausted; C2 is not stunned; C2 has no damage; C2 has 2 Might; C2 has no buff; P1 has 3 cards in hand",
      "return of a facedown card: C2 is in P2's hand; P2 has 2 cards in hand",
      "banish of a facedown card: C2 is in P2's banishment",
      "play from the hand to a chosen battlefield: C2 is at battlefield B; C2 is controlled by P1; C2 is exhausted; C2 is not stunned; C2 has no damage; C2 has 2 Might; C2 has no buff; P1 has 2 cards in hand",
      "play of gear from the trash: G2 is in P1's base; G2 is controlled by P1; G2 is ready",
      "move to base: U2 is in P2's base",
      "move to a battlefield: U2 is at battlefield B",
      "move to base of what can't: nothing",
      "move here: C is at battlefield B; C is exhausted; C1 is at battlefield B",
      "move to that battlefield: C is at battlefield B; C1 is at battlefield B; C2 is at battlefield B",
      "swap: U2 is at battlefield A; U3 is in P2's base",
      "recall: U2 is in P2's base",
      "recall of what can't move to base: U2 is in P2's base",
      "move to your base: C is in P1's base",
      "play to a battlefield that its owner chooses: U2 is at battlefield B; U2 is exhausted; U2 has no damage; U2 has 6 Might",
      "play a token: T1 is in P1's base; T1 is controlled by P1; T1 is exhausted; T1 is not stunned; T1 has no damage; T1 has 1 Might; T1 has no buff",
      "play two tokens that enter ready: T2 is in P1's base; T2 is controlled by P1; T2 is ready; T2 is not stunned; T2 has no damage; T2 has 3 Might; T2 has no buff; T3 is in P1's base; T3 is controlled by P1; T3 is ready; T3 is not stunned; T3 has no damage; T3 has 3 Might; T3 has no buff",
      "play a token here: C is at battlefield B; C is exhausted; T1 is at battlefield B; T1 is controlled by P1; T1 is exhausted; T1 is not stunned; T1 has no damage; T1 has 1 Might; T1 has no buff",
      "play of what enters in base: U2 is in P2's base; U2 is exhausted",
      "exhaust: U2 is exhausted",
      "ready: U2 is ready",
      "ready of what can't be: nothing",
      "stun: U2 is stunned",
      "buff: U2 has 7 Might; U2 has a buff",
      "buff of a buffed unit: nothing",
      "remove a buff: U2 has 6 Might; U2 has no buff",
      "return of a buffed unit: U2 is in P2's hand; P2 has 2 cards in hand",
      "give a quality: nothing",
      "take a quality: U2 is in P2's trash",
      "exhaust your legend: L1 is exhausted",
      "exhaust a legend: L2 is exhausted",
      "ready your legend: L1 is ready",
      "gain control: U2 is controlled by P1",
      "gain control of a unit in a base: U2 is in P1's base; U2 is controlled by P1",
      "control while I stay: U2 is controlled by P1; C is in P1's base; C is exhausted",
      "control while I stay ends: U2 is controlled by P1; C is in P1's base; C is exhausted; U2 is controlled by P2; C is in P1's hand; P1 has 2 cards in hand",
      "kill of gear: G2 is in P2's trash",
      "exhaust gear: G2 is exhausted",
      "attach: G2 is at battlefield A; G2 is attached to U2",
      "attach what is attached already: G2 is attached to U2",
      "detach: nothing",
      "detach at a battlefield: G2 is in P2's base",
      "attached gear follows its unit: U2 is at battlefield B; G2 is at battlefield B",
      "attached gear is left behind: U2 is in P2's hand; G2 is in P2's base; P2 has 2 cards in hand",
      "attached gear is left behind in a base: U2 is in P2's trash",
      "make gear a unit: G1 is in P2's trash; G3 is in P2's trash; G2 is in P2's trash",
      "make a unit gear: U1 is in P2's trash; U3 is in P2's trash; U2 is in P2's trash",
      "return of attached gear: G2 is in P2's hand; P2 has 2 cards in hand",
      "draw: P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "draw 3: P1 has 4 cards in hand; P1 has 9 cards in the deck",
      "draws of the other player: P2 has 3 cards in hand; P2 has 10 cards in the deck",
      "discard: P1 has 2 cards in hand",
      "look and take: D2 is in P1's hand; P1 has 3 cards in hand; P1 has 15 cards in the deck; D4 is in P1's hand; P1 has 3 cards in hand; P1 has 14 cards in the deck",
      "look and play: D2 is in P1's base; D2 is controlled by P1; D2 is exhausted; D2 is not stunned; D2 has no damage; D2 has 5 Might; D2 has no buff; P1 has 15 cards in the deck; D1 is in P1's hand; P1 has 2 cards in hand; P1 has 14 cards in the deck",
      "look and play what is no stronger: U2 is in P2's trash; D2 is in P1's base; D2 is controlled by P1; D2 is exhausted; D2 is not stunned; D2 has no damage; D2 has 5 Might; D2 has no buff; P1 has 15 cards in the deck",
      "look and play what costs no more: U2 is in P2's trash; D2 is in P1's base; D2 is controlled by P1; D2 is exhausted; D2 is not stunned; D2 has no damage; D2 has 5 Might; D2 has no buff; P1 has 15 cards in the deck",
      "draw as many as it costs: U2 is in P2's trash; P1 has 4 cards in hand; P1 has 9 cards in the deck",
      "channel: P1 has 3 ready runes; P1 has 3 runes in the Rune Deck",
      "channel exhausted: P1 has 2 exhausted runes; P1 has 4 runes in the Rune Deck",
      "channel with too few left: P1 has 2 ready runes; P1 has 0 runes in the Rune Deck",
      "gain XP: P1 has 3 XP",
      "discard with too few in hand: P1 has no cards in hand",
      "what a player must choose: U2 is in P2's trash",
      "the opponent chooses: U2 is in P2's trash",
      "each player chooses: U2 is in P2's trash; C2 is in P1's trash",
      "a chosen player chooses: U2 is in P2's trash",
      "a group within its limit: U1 is in P2's trash; U2 is in P2's trash",
      "one unit and another: U2 is stunned; U3 is exhausted",
      "all that are friendly: C1 is stunned; C2 is stunned; C3 is stunned",
      "all that are enemies: U1 is stunned; U2 is stunned; U3 is stunned",
      "all that are at a battlefield: U1 is stunned; U3 is stunned",
      "all that are in a base: U2 is stunned",
      "all that are exhausted: U2 is stunned",
      "all that are ready: U1 is stunned; U3 is stunned",
      "all that are stunned: U2 is exhausted",
      "all that are damaged: U2 is stunned",
      "all that are buffed: U2 is stunned",
      "all that are equipped: U2 is stunned",
      "all that are alone: U2 is stunned",
      "all that are tokens: U2 is stunned",
      "all that have little Might: U2 is stunned",
      "all that have much Might: U1 is stunned; U3 is stunned",
      "all that are here: C1 is in P1's base; C1 is stunned; C2 is stunned",
      "counter what chooses one unit: nothing",
      "choice of what can't be chosen: nothing",
      "gear among units: U1 is stunned; U2 is stunned; U3 is stunned; U4 is stunned",
      "exhaust to pay: C2 is exhausted; P1 has 3 cards in hand; P1 has 10 cards in the deck",
      "kill to pay: C2 is in P1's trash; P1 has 3 cards in hand; P1 has 10 cards in the deck",
      "return to pay: C2 is in P1's hand; P1 has 4 cards in hand; P1 has 10 cards in the deck",
      "activate by exhausting the source: U2 is stunned; C2 is in P1's base; C2 is exhausted",
      "activate by killing the source: U2 is stunned; C2 is in P1's trash",
      "activate by returning the source: U2 is stunned; C2 is in P1's hand; P1 has 2 cards in hand",
      "activate in response: U2 is stunned; C2 is in P1's base; C2 is exhausted; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "when you play a spell: O has 3 Might; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "when you choose me: C2 is exhausted; C2 has 3 Might",
      "when I move to a battlefield: C2 is at battlefield B; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "when an enemy unit moves to a battlefield: U2 is at battlefield B; U2 is stunned",
      "units at that battlefield: U2 is at battlefield B; U2 is stunned",
      "a trigger whose condition holds: U2 is at battlefield B; U2 is stunned",
      "a trigger whose condition does not hold: U2 is at battlefield B",
      "a trigger with a target: U2 is at battlefield B; C2 is stunned",
      "when I die: C1 is in P1's trash; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "when I die, of damage: C1 is in P1's trash; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "when a friendly unit dies: C2 is in P1's trash; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "play of a unit with a play effect: C1 is in P1's base; C1 is controlled by P1; C1 is exhausted; C1 is not stunned; C1 has no damage; C1 has 2 Might; C1 has no buff; C2 has 3 Might; C2 has a buff",
      "play of a unit whose play effect finds nothing: C1 is in P1's base; C1 is controlled by P1; C1 is exhausted; C1 is not stunned; C1 has no damage; C1 has 2 Might; C1 has no buff",
      "play of a unit from hiding: C1 is at battlefield B; C1 is controlled by P1; C1 is exhausted; C1 is not stunned; C1 has no damage; C1 has 2 Might; C1 has no buff; C2 has 3 Might; C2 has a buff",
      "when you play a unit: C2 is in P1's base; C2 is controlled by P1; C2 is exhausted; C2 is stunned; C2 has no damage; C2 has 2 Might; C2 has no buff",
      "when an opponent plays a unit: C2 is in P1's base; C2 is controlled by P1; C2 is exhausted; C2 is stunned; C2 has no damage; C2 has 2 Might; C2 has no buff",
      "if it was an enemy: U2 is in P2's trash; P1 has 3 cards in hand; P1 has 10 cards in the deck",
      "if it was friendly: U2 is in P2's trash",
      "do this: U2 is stunned; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "at the end of the turn: P1 has 2 cards in hand; P1 has 11 cards in the deck; P1 has 4 cards in hand; P1 has 9 cards in the deck",
      "an optional trigger that is wanted: C1 is ready; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "an optional trigger that is declined: P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "a trigger that is paid for: C2 is in P1's trash; P1 has 4 cards in hand; P1 has 9 cards in the deck",
      "an optional replacement that is wanted: C2 is exhausted",
      "an optional replacement that is declined: C2 is in P1's trash",
      "passive protection: nothing",
      "protection in base: nothing",
      "no protection out of base: U2 is in P2's trash",
      "passive protection ends: C is in P2's hand; P2 has 2 cards in hand; U2 is in P2's trash",
      "a reaction resolves first: U1 has 2 damage; U2 has 1 damage",
      "counter: nothing",
      "counter an ability: C is in P1's base; C is exhausted",
      "deaths between two items: U1 has 12 Might; U2 is in P2's trash; U3 has 12 Might",
      "two reactions in one chain: U1 has 2 damage; U2 has 1 damage; U3 has 3 damage",
      "a reaction after a reaction: U1 has 2 damage; U2 has 1 damage; U3 has 3 damage",
      "play from hiding: U2 is stunned",
      "banish this spell: U2 is stunned; S1 is in P1's banishment; P1 has 2 cards in hand; P1 has 11 cards in the deck",
      "return this spell: U2 is stunned; S1 is in P1's hand; P1 has 3 cards in hand; P1 has 11 cards in the deck",
      "recycle this spell: U2 is stunned; S1 is in P1's deck; P1 has 2 cards in hand",
    ]
  `);
});
