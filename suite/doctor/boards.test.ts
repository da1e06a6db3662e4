import { expect, it } from "vitest";
import type { Adapter, Setup } from "../../engine-adapter/contract.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { featuresOf } from "../features.ts";
import { BOARDS, fieldsShown, showBoards } from "./boards.ts";
import { leaksOf } from "./checks.ts";

const fields = async (adapter: Adapter) =>
  fieldsShown(await showBoards(adapter, "CR"), new Set())
    .filter(({ state }) => state !== "shown")
    .map(({ field, state, message }) => [field, state, ...(message === undefined ? [] : [message])]);

/** The reference engine, given another board than was asked for. */
const given = (change: (setup: Setup) => Setup): Adapter => ({
  ...reference,
  open: (setup) => reference.open(change(setup)),
});

it("every board is shown as it was set up", async () => {
  expect([await fields(reference), await fields(sparring())]).toEqual([[], []]);
});

it("what an engine does not model", async () => {
  expect(await fields(sparring(["hides-damage", "hides-controller"]))).toEqual([
    ["controller", "not modelled"],
    ["damage", "not modelled"],
  ]);
});

it("what an engine takes no board with", async () => {
  const plain: Adapter = {
    ...reference,
    open(setup) {
      const lacking = [...featuresOf(setup)].filter((name) => name.startsWith("object:"));
      return lacking.length > 0 ? { unsupported: lacking } : reference.open(setup);
    },
  };
  expect(await fields(plain)).toEqual([
    ["controller", "not offered"],
    ["buffed", "not offered"],
    ["attachedTo", "not offered"],
  ]);
});

it("what is set up otherwise", async () => {
  const undamaged = given((setup) => ({
    ...setup,
    objects: setup.objects.map(({ damage: _, ...object }) => object),
  }));
  expect(await fields(undamaged)).toEqual([["damage", "wrong", "set up: U2 has 2 damage; shown: U2 has no damage"]]);
});

it("what an earlier game left behind", async () => {
  const before = await showBoards(reference, "CR");
  const after = await showBoards(
    given((setup) => ({ ...setup, players: { ...setup.players, P1: { hand: 0, deck: 0 } } })),
    "CR",
  );
  expect(leaksOf(before, after).slice(0, 2)).toEqual([
    "set up: P1 has 3 cards in hand; shown: P1 has no cards in hand",
    "set up: P1 has 12 cards in the deck; shown: P1 has no cards in the deck",
  ]);
  expect(leaksOf(before, before)).toEqual([]);
});

it("no board asks for two things that an engine may lack", () => {
  const needs = BOARDS.map(({ scenario }) => [...featuresOf(scenario)].sort().join(", "));
  expect(needs.filter((each) => each !== "")).toEqual([
    "object:stolen",
    "object:buffed",
    "object:attached, object:gear",
    "object:legend",
    "object:token",
  ]);
});
