import { describe, expect, it } from "vitest";
import type { Case, Observation } from "../types/index.ts";
import {
  Invalid,
  validateCapabilities,
  validateCard,
  validateCase,
  validateEvent,
  validateObservation,
  validateReport,
  validateScenario,
} from "./validate.ts";

const drawOne = {
  id: "study",
  name: "Study",
  kind: "spell",
  timing: "reaction",
  text: [
    {
      id: "i1",
      verb: "deal",
      object: { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [{ id: "f1", is: "enemy" }] },
      amount: 2,
    },
    { id: "i2", verb: "draw", player: { id: "p1", player: "you" }, amount: 1 },
  ],
  abilities: [],
};

const scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 1 }, P2: { hand: 0, deck: 1 } },
  cards: [drawOne],
  objects: [
    { id: "X", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 3 },
    { id: "S1", kind: "spell", card: "study", owner: "P1", controller: "P1", place: "hand:P1" },
  ],
  script: [
    { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["X"] } } },
    { id: "end", resolve: 0 },
  ],
};

const valid = {
  format: 1,
  name: "Damage and a card",
  suite: "0.1.0",
  rules: ["355.10"],
  scenario,
  expected: [{ after: "end", values: { "X.damage": 2, "P1.hand": 1 } }],
};

/** A copy with one place changed; undefined takes the property away. */
function changed(value: object, path: string, to: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  let at: unknown = copy;
  for (const key of keys) at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  if (typeof at !== "object" || at === null) throw new Error(`nothing is at ${path}`);
  if (to === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, to);
  return copy;
}

function complaint(validate: (value: unknown) => unknown, value: unknown): string {
  try {
    validate(value);
  } catch (error) {
    if (error instanceof Invalid) return error.message;
    throw error;
  }
  return "";
}

const complaintAt = (path: string, to: unknown): string => complaint(validateCase, changed(valid, path, to));

describe("what fits is taken", () => {
  it("is returned as it is", () => {
    const each: Case = validateCase(valid);
    expect(each).toBe(valid);
    expect(validateScenario(scenario)).toBe(scenario);
    expect(validateCard(drawOne)).toBe(drawOne);
  });

  it("may leave out what an engine does not model", () => {
    const bare: Observation = { places: {} };
    expect(validateObservation(bare)).toBe(bare);
    expect(validateCapabilities({})).toEqual({});
  });
});

describe("what does not fit is explained", () => {
  it("says which property is wrong at the top", () => {
    expect(complaintAt("format", 2)).toMatchInlineSnapshot(`"no valid case: at /format: must be 1, but is 2"`);
    expect(complaintAt("rules", undefined)).toMatchInlineSnapshot(
      `"no valid case: at the top: must have the property "rules""`,
    );
    expect(complaintAt("colour", "red")).toMatchInlineSnapshot(
      `"no valid case: at the top: must not have the property "colour""`,
    );
    expect(complaint(validateCase, [])).toMatchInlineSnapshot(`"no valid case: at the top: must be object, but is []"`);
    expect(complaint(validateCase, undefined)).toMatchInlineSnapshot(
      `"no valid case: at the top: must be object, but is undefined"`,
    );
    expect(complaint(validateReport, {})).toMatchInlineSnapshot(
      `"no valid report: at the top: must have the property "format""`,
    );
  });

  it("says where in the board it is wrong", () => {
    expect(complaintAt("scenario/objects/0/might", "3")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/objects/0/might: must be integer, but is "3""`,
    );
    expect(complaintAt("scenario/objects/0/place", "base:P3")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/objects/0/place: must match pattern "^(base|hand|deck|trash|banished|legend):P[12]$|^(battlefield|facedown):[A-Z]$|^nowhere$", but is "base:P3""`,
    );
    expect(complaintAt("scenario/players/P1/deck", -1)).toMatchInlineSnapshot(
      `"no valid case: at /scenario/players/P1/deck: must be >= 0, but is -1"`,
    );
    expect(complaintAt("scenario/battlefields", [])).toMatchInlineSnapshot(
      `"no valid case: at /scenario/battlefields: must NOT have fewer than 1 items, but is []"`,
    );
    expect(complaintAt("scenario/objects/0/qualities", ["flying"])).toMatchInlineSnapshot(
      `"no valid case: at /scenario/objects/0/qualities/0: must be "cantBeChosen", "cantBeKilled", "cantBeReadied", "cantMoveToBase" or "entersInBase", but is "flying""`,
    );
  });

  it("explains the step that was meant", () => {
    expect(complaintAt("scenario/script/0/play/player", "P3")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/script/0/play/player: must be "P1" or "P2", but is "P3""`,
    );
    expect(complaintAt("scenario/script/1/resolve", -1)).toMatchInlineSnapshot(
      `"no valid case: at /scenario/script/1/resolve: must be >= 0, but is -1"`,
    );
    expect(complaintAt("scenario/script/1", "end")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/script/1: must be PlayStep, ActivateStep, EditStep, AttackStep, SaveStep or ResolveStep, but is "end""`,
    );
  });

  it("explains the instruction that was meant", () => {
    expect(complaintAt("scenario/cards/0/text/0/verb", "zap")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/verb: must be "choose", "kill", "banish", "return", "recycle", "exhaust", "ready", "stun", "heal", "recall", "buff", "remove buff", "detach", "gain control", "counter", "permit", "deal", "might", "prevent", "attach", "swap", "control while I stay", "save", "save next", "move", "play", "play token", "grant", "remove", "become", "draw", "discard", "look", "channel" or "gain XP", but is "zap""`,
    );
    expect(complaintAt("scenario/cards/0/text/0/amount", undefined)).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0: must have the property "amount""`,
    );
    expect(complaintAt("scenario/cards/0/text/0/amount", "four")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/amount: must be FixedAmount, MightOf, CostOf or CountOf, but is "four""`,
    );
    expect(complaintAt("scenario/cards/0/text/0/amount", { id: "n1", mightOf: { id: "t1" } })).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/amount/mightOf: must be It, Chosen or Me, but is {"id":"t1"}"`,
    );
    expect(complaintAt("scenario/cards/0/text/0/object", "X")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/object: must be Chosen, All, It, Me, This or YourLegend, but is "X""`,
    );
    expect(complaintAt("scenario/cards/0/text/0/object/choose", "rune")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/object/choose: must be "unit", "gear", "battlefield", "player", "spell", "ability", "spell or ability", "legend" or "card", but is "rune""`,
    );
    expect(complaintAt("scenario/cards/0/text/0/object/filters/0/is", "at home")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/object/filters/0/is: must be "friendly", "enemy", "you control", "at a battlefield", "in a base", "here", "elsewhere", "another", "alone", "exhausted", "ready", "stunned", "damaged", "buffed", "equipped" or "token", but is "at home""`,
    );
    expect(
      complaintAt("scenario/cards/0/text/0/object/filters/0", { id: "f1", might: "at most" }),
    ).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/0/object/filters/0: must have the property "n""`,
    );
    expect(complaintAt("scenario/cards/0/text/1/player/player", "me")).toMatchInlineSnapshot(
      `"no valid case: at /scenario/cards/0/text/1/player/player: must be "you" or "opponent", but is "me""`,
    );
    expect(
      complaintAt("scenario/cards/0/text/1/gate", {
        if: { id: "c1", mightOf: { id: "t1", it: "m1" }, might: "at most" },
      }),
    ).toMatchInlineSnapshot(`"no valid case: at /scenario/cards/0/text/1/gate/if: must have the property "n""`);
  });

  it("says what may stand in an expectation and an observation", () => {
    expect(complaintAt("expected/0/values/X.damage", [])).toMatchInlineSnapshot(
      `"no valid case: at /expected/0/values/X.damage: must be string, number, boolean or null, but is []"`,
    );
    expect(complaint(validateObservation, { places: {}, objects: { U1: { might: "3" } } })).toMatchInlineSnapshot(
      `"no valid observation: at /objects/U1/might: must be integer or null, but is "3""`,
    );
    expect(complaint(validateObservation, { places: { U1: "base:P1" } })).toMatchInlineSnapshot(
      `"no valid observation: at /places/U1: must be array, but is "base:P1""`,
    );
    expect(complaint(validateCapabilities, { features: { "verb:banish": "yes" } })).toMatchInlineSnapshot(
      `"no valid capabilities: at /features/verb:banish: must be boolean, but is "yes""`,
    );
  });

  it("cuts long values", () => {
    expect(
      complaintAt(
        "name",
        Array.from({ length: 99 }, () => "long"),
      ),
    ).toMatchInlineSnapshot(
      `"no valid case: at /name: must be string, but is ["long","long","long","long","long","long","long","long","lo..."`,
    );
  });
});

describe("an event", () => {
  it("is told by its kind", () => {
    const event = { kind: "progress", phase: "playing", done: 3, total: 100 };
    expect(validateEvent(event)).toBe(event);
    expect(() => validateEvent({ ...event, kind: "progres" })).toThrowErrorMatchingInlineSnapshot(
      `[Invalid: no valid event: at /kind: must be "started", "progress", "invariant", "finding" or "finished", but is "progres"]`,
    );
    expect(() => validateEvent({ ...event, phase: "sleeping" })).toThrowErrorMatchingInlineSnapshot(
      `[Invalid: no valid event: at /phase: must be "primitives", "generating", "playing", "diagnosing" or "shrinking", but is "sleeping"]`,
    );
  });
});
