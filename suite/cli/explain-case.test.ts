import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { WRITTEN } from "../../spec/cases/index.ts";
import { INVARIANTS, MISREADINGS } from "../../spec/invariants/index.ts";
import { CLAUSES } from "../../spec/releases/2026-07-24/index.ts";
import { explanation } from "./explain.ts";
import { failureOf } from "./failure.ts";

const folder = mkdtempSync(join(tmpdir(), "riftbound-explain-"));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (what: string): string => explanation(what, false).join("\n");

function refusal(what: string): unknown {
  try {
    return text(what);
  } catch (error) {
    const { code, message = "" } = failureOf(error);
    return { code, message: message.replaceAll(folder, "<folder>") };
  }
}

function fileOf(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

describe("explain, of games and names", () => {
  it("plays a written case by its id or by its name", () => {
    const [written] = WRITTEN.filter(({ id }) => id === "deathgrip/death-replaced");
    expect(text("deathgrip/death-replaced")).toMatchInlineSnapshot(`
      "Deathgrip: the death is replaced by a gear
        359.3.e.14.b: If an action was replaced, a later instruction about its object still runs, one about the action itself does not.

      Board
        Object        Owner  Place          Might  Remarks
        Unit X        P1     battlefield A  4      damage 1
        Unit Y        P1     P1's base      3
        Unit Z        P1     P1's base      1
        Deathgrip S1  P1     P1's hand             reaction, "Kill a friendly unit. If you do, give Might equal to its Might to a friendly unit this turn. Draw 1."
        Gear G1       P1     P1's base             "If a friendly unit would die, kill this instead; heal it, exhaust it and recall it."
        P1                                         2 other cards in hand, 6 cards in the deck
        P2                                         2 other cards in hand, 6 cards in the deck

      Play, and what the rules make of it
        1. P1 plays S1 ("Kill a friendly unit. If you do, give Might equal to its Might to a friendly unit this turn. Draw 1."), choosing X, then Y.
           → the chain holds S1
           → the item on the chain targets X and Y
        2. Everybody passes until the chain is empty.
           → X is in P1's base
           → X is exhausted
           → X has no damage
           → S1 is in P1's trash
           → G1 is in P1's trash
           → P1 has 3 cards in hand
           → P1 has 5 cards in the deck
           → the chain is empty

      With a misreading instead
        · link/replaced-action/runs: after step 2, Y has 7 Might"
    `);
    expect(text(written?.case.name ?? "")).toBe(text("deathgrip/death-replaced"));
  });

  it("plays a case file, with what the engine did on which it was found", () => {
    const [written] = WRITTEN.filter(({ id }) => id === "some-of-one/singularity-one-returned");
    const telltales = [{ after: "end", path: "Y.damage", right: 6, wrong: 12 }];
    const file = fileOf("found.json", { ...written?.case, name: "\u001b[31mred", telltales });
    const lines = text(file).split("\n");
    expect(lines[0]).toBe("\\u001b[31mred");
    expect(lines.slice(-2).join("\n")).toMatchInlineSnapshot(`
      "The engine that the case was found on instead
        ✗ Y has 12 damage"
    `);
  });

  it("knows every rule, invariant, misreading and written case", () => {
    const names = [CLAUSES, INVARIANTS, WRITTEN].flatMap((all) => all.map(({ id }) => id));
    const all = [...names, ...MISREADINGS.map(({ name }) => name)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => text(name) === "")).toEqual([]);
  });

  it("names what is called nearly so", () => {
    expect({
      rule: refusal("359.3.e.88"),
      invariant: refusal("some-of-on"),
      file: refusal(join(folder, "none.json")),
    }).toMatchInlineSnapshot(`
      {
        "file": {
          "code": 2,
          "message": "no such file: <folder>/none.json",
        },
        "invariant": {
          "code": 2,
          "message": "no rule, invariant or case is called "some-of-on"; the nearest are "rulings/some-of-one", "illegal/some-of-one", "some-of-one/stun-up-to-three"",
        },
        "rule": {
          "code": 2,
          "message": "no rule, invariant or case is called "359.3.e.88"; the nearest are "359.3.e.8", "359.3.e.1", "359.3.e.2"",
        },
      }
    `);
  });

  it("says how a game ends that cannot be played to its end", () => {
    const [written] = WRITTEN;
    const script = [{ id: "s1", play: { player: "P1", card: "X9", choices: {} } }];
    const file = fileOf("refused.json", { ...written?.case, scenario: { ...written?.case.scenario, script } });
    expect(text(file).split("\n").slice(-2).join("\n")).toMatchInlineSnapshot(`
      "  1. P1 plays X9 (without text).
        The game ends early: step 1 is refused (no such card)."
    `);
  });

  it("refuses a case whose parts do not fit together", () => {
    const [written] = WRITTEN.filter(({ id }) => id === "link/hidden-blade-undisturbed");
    const scenario = written?.case.scenario;
    const text = [{ id: "i1", verb: "kill", object: { id: "m1", it: "m1" } }];
    const cards = scenario?.cards.map((card) => ({ ...card, text }));
    const file = fileOf("unplayable.json", { ...written?.case, scenario: { ...scenario, cards } });
    expect(refusal(file)).toMatchInlineSnapshot(`
      {
        "code": 2,
        "message": "<folder>/unplayable.json: the case cannot be played: Maximum call stack size exceeded",
      }
    `);
  });
});
