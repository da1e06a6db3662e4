import { expect, it } from "vitest";
import type { Checkup } from "../spec/types/index.ts";
import { renderDoctor } from "./doctor.ts";

const CHECKUP: Checkup = {
  format: 1,
  suite: "0.1.0",
  release: "2026-07-24",
  profile: "CR",
  engine: { name: "mine", version: "2" },
  fit: false,
  level: "none",
  checks: [
    { name: "handshake", grade: "good", says: "true; 4 features offered, 90 refused", details: [] },
    { name: "same game twice", grade: "not tried", says: "games leak into each other", details: [] },
    {
      name: "primitives",
      grade: "bad",
      says: "2 work, 1 broken",
      details: ["deal: acts on U1,\u001b[2J which stands first"],
      advice: 'mend "deal"',
    },
    { name: "refusals", grade: "fair", says: "illegal plays are accepted", details: ["a spell in response"] },
  ],
  fields: [{ field: "damage", state: "not modelled" }],
  primitives: [],
  habits: ["does not show damage"],
  detectors: [
    { name: "what a card asks for when it is played", usable: true },
    { name: "what is listed as a target on the chain", usable: false, because: "does not show the chain" },
  ],
  features: { "verb:kill": true, "verb:draw": false },
  missing: [
    { feature: "verb:draw", closes: ["target/condition", "info/whose"], narrows: ["info/null/zero"] },
    { feature: "verb:stun", closes: [], narrows: [] },
  ],
  next: 'primitives first: mend "deal"',
  speed: { games: 500, seconds: 0.25 },
};

it("a checkup is told in order and ends in the next thing to do", () => {
  expect(renderDoctor(CHECKUP, false)).toMatchInlineSnapshot(`
    "riftbound-conformance 0.1.0 doctor · engine mine 2
    handshake        ✓ true; 4 features offered, 90 refused
    same game twice  – games leak into each other
    primitives       ✗ 2 work, 1 broken
      ✗ deal: acts on U1,\\u001b[2J which stands first
    refusals         … illegal plays are accepted
      … a spell in response
    Habits, no faults
      · does not show damage
    Detectors of targets
      ✓ what a card asks for when it is played
      – what is listed as a target on the chain: does not show the chain
    Not offered, and what that closes off
      – verb:draw: target/condition, info/whose; 1 misreading of other rules
      – verb:stun: nothing by itself
    Level
      none reached yet
    Speed
      2,000 games a second
    Not fit to run yet
      primitives first: mend "deal"
    "
  `);
});

it("what is offered in full takes few lines", () => {
  const fit: Checkup = {
    ...CHECKUP,
    fit: true,
    level: "fifth",
    checks: CHECKUP.checks.slice(0, 1),
    habits: [],
    detectors: [],
    missing: [],
    next: "run the suite: 65 of 65 invariants can be told of",
    speed: { games: 0, seconds: 0 },
  };
  expect(renderDoctor(fit, false)).toMatchInlineSnapshot(`
    "riftbound-conformance 0.1.0 doctor · engine mine 2
    handshake  ✓ true; 4 features offered, 90 refused
    Level
      fifth reached
    Speed
      nothing works that could be timed
    Fit to run
      run the suite: 65 of 65 invariants can be told of
    "
  `);
});
