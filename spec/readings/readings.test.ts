import { describe, expect, it } from "vitest";
import { RULEBOOK, type Rulebook } from "../decisions/rulebook.ts";
import { INVARIANTS } from "../invariants/index.ts";
import { playOut } from "../model/play.ts";
import { CLAUSES } from "../releases/2026-07-24/index.ts";
import { validateScenario } from "../schema/validate.ts";
import type { Scenario } from "../types/index.ts";
import { READINGS } from "./index.ts";
import { rulebookOf } from "./reading.ts";

const PROFILES = ["CR", "FAQ+"] as const;

/** The game as it came out, and what it left open. */
function playedBy(scenario: Scenario, book: Rulebook): { outcome: string; open: readonly string[]; end: string } {
  const { trace, state } = playOut(scenario, book);
  return { outcome: JSON.stringify(trace.checkpoints), open: [...state.open], end: trace.end.kind };
}

describe("readings", () => {
  it("have ids and questions of their own, and rules that there are", () => {
    const ids = [...READINGS, ...INVARIANTS].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const rules = new Set(CLAUSES.map(({ id }) => id));
    expect(READINGS.filter(({ rule }) => !rules.has(rule)).map(({ id }) => id)).toEqual([]);
  });

  it("play every answer to their question", () => {
    for (const { alternatives, question } of READINGS) {
      expect(alternatives.map(({ name }) => name)).toEqual(question.readings.map(({ name }) => name));
    }
  });

  it("are played by the rulebook as the profile has it, where it decides", () => {
    for (const { alternatives, question, games } of READINGS) {
      for (const profile of PROFILES) {
        const name = question.readings.find(({ profiles }) => profiles.includes(profile))?.name;
        const taken = alternatives.find((alternative) => alternative.name === name);
        if (!taken) continue;
        for (const game of games) {
          const scenario = { ...game.scenario, profile };
          expect(playedBy(scenario, RULEBOOK).outcome).toBe(playedBy(scenario, rulebookOf(taken)).outcome);
        }
      }
    }
  });
});

describe.each(READINGS)("$id", ({ alternatives, games, opens }) => {
  it.each(PROFILES)(
    "has 8 to 24 games of which each tells its alternatives apart and opens nothing else (%s)",
    (profile) => {
      expect(games.length).toBeGreaterThanOrEqual(8);
      expect(games.length).toBeLessThanOrEqual(24);
      for (const game of games) {
        const scenario = validateScenario({ ...game.scenario, profile });
        const played = alternatives.map((alternative) => playedBy(scenario, rulebookOf(alternative)));
        expect(new Set(played.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
        expect(played.map(({ end }) => end)).toEqual(alternatives.map(() => "complete"));
        expect(played.flatMap(({ open }) => open).filter((point) => point !== opens)).toEqual([]);
      }
    },
  );

  it.each(PROFILES)("has controls in which its question does not arise (%s)", (profile) => {
    for (const { controls } of games) {
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) {
        const scenario = validateScenario({ ...control, profile });
        const right = playedBy(scenario, RULEBOOK);
        expect(right).toMatchObject({ end: "complete", open: [] });
        for (const alternative of alternatives) expect(playedBy(scenario, rulebookOf(alternative))).toEqual(right);
      }
    }
  });

  it("has the outcomes of its first game as written", () => {
    const [first] = games;
    for (const alternative of alternatives) {
      expect(first).toBeDefined();
      if (!first) continue;
      const { trace } = playOut(first.scenario, rulebookOf(alternative));
      const last = trace.checkpoints.at(-1)?.values ?? [];
      const came = Object.fromEntries(trace.paths.map(({ name }, index) => [name, last[index]]));
      expect(came).toMatchObject(alternative.comes);
    }
  });

  it("tells every two of its alternatives apart in some game", () => {
    for (const one of alternatives) {
      for (const other of alternatives) {
        if (one === other) continue;
        const telling = games.filter(
          ({ scenario }) =>
            playedBy(scenario, rulebookOf(one)).outcome !== playedBy(scenario, rulebookOf(other)).outcome,
        );
        expect(telling.length).toBeGreaterThan(2);
      }
    }
  });
});
