import { describe, expect, it } from "vitest";
import { RULEBOOK } from "../decisions/rulebook.ts";
import { playSentences } from "../text/sentences.ts";
import type { GameObject, Scenario } from "../types/index.ts";
import type { Action, Outcome, Pending } from "./action.ts";
import { startGame } from "./game.ts";
import { pathsOf } from "./paths.ts";
import { playOut } from "./play.ts";
import { playScript } from "./script.ts";

const unit = (id: string, player: "P1" | "P2", place: string, more: Partial<GameObject> = {}): GameObject => ({
  id,
  kind: "unit",
  owner: player,
  controller: player,
  place,
  might: 3,
  ...more,
});

const SCENARIO: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A", "B"],
  players: { P1: { hand: 0, deck: 6 }, P2: { hand: 0, deck: 6 } },
  cards: [],
  objects: [
    unit("V", "P1", "base:P1"),
    unit("W", "P1", "base:P1"),
    unit("T", "P1", "base:P1", { exhausted: true }),
    unit("U", "P1", "battlefield:B"),
    unit("X", "P2", "battlefield:A"),
  ],
  script: [
    { id: "s1", attack: { units: ["V", "W"], battlefield: "A" } },
    { id: "end", resolve: 0 },
  ],
};

/** What becomes of actions, one after another, in one game. */
function outcomes(...actions: readonly Action[]): readonly (Pending | string)[] {
  const game = startGame(SCENARIO, RULEBOOK);
  const said = (outcome: Outcome): Pending | string =>
    outcome.kind === "ok" ? outcome.pending : outcome.kind === "rejected" ? outcome.reason : outcome.feature;
  return actions.map((action) => said(game.act(action)));
}

const attack = (...units: readonly string[]): Action => ({ kind: "attack", player: "P1", units, battlefield: "A" });

describe("a standard move", () => {
  it("opens a combat in which the attacker has focus, and no turn ends (464.2.c.1.a)", () => {
    expect(outcomes(attack("V", "W"), { kind: "end turn", player: "P1" })).toEqual([
      { kind: "focus", player: "P1" },
      "the turn does not end now",
    ]);
  });

  it("is one of ready units from their own base, and not in a showdown (144)", () => {
    expect(outcomes(attack("T"), attack("U"), attack("X"), attack("V"), attack("W"))).toEqual([
      "T is exhausted",
      "U is not in base",
      "X is no unit of P1",
      { kind: "focus", player: "P1" },
      "not during a showdown",
    ]);
  });

  it("leaves the game open where nobody is to be attacked, or where it triggers something first", () => {
    const alone = { ...SCENARIO, objects: SCENARIO.objects.filter(({ id }) => id !== "X") };
    expect([...playOut(alone, RULEBOOK).state.open]).toEqual(["showdown"]);
    expect([...playOut(SCENARIO, RULEBOOK).state.open]).toEqual([]);
  });

  it("is told in a sentence", () => {
    expect(playSentences(SCENARIO)).toEqual([
      "P1 attacks battlefield A with V and W.",
      "Everybody passes until the chain is empty.",
    ]);
  });
});

/** How a script ends on an engine that says this of an attack. */
function endOn(outcome: Outcome): unknown {
  const script = playScript(SCENARIO, pathsOf(SCENARIO), { kind: "none" });
  let step = script.next({});
  while (!step.done) step = script.next(step.value.kind === "act" ? { outcome } : { values: [] });
  return step.value.end;
}

describe("the script of an attack", () => {
  it("proves nothing of an engine whose showdown is over by itself", () => {
    expect(endOn({ kind: "ok", pending: { kind: "focus", player: "P1" } })).toEqual({ kind: "complete" });
    expect(endOn({ kind: "ok", pending: { kind: "none" } })).toEqual({ kind: "window missed", step: "end" });
  });

  it("is not offered by an engine that does not take it, whatever it says", () => {
    const lacking = { kind: "unsupported", feature: "action:attack" };
    expect(endOn({ kind: "rejected", reason: "there is nothing to attack" })).toEqual(lacking);
    expect(endOn({ kind: "unsupported", feature: "showdowns" })).toEqual(lacking);
  });
});
