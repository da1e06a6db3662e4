import { expect, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { reference } from "../engine-adapter/reference.ts";
import { officialCard } from "../spec/catalogue/index.ts";
import type { Capabilities, Card, GameObject, Scenario } from "../spec/types/index.ts";
import { setupFor } from "./card-supply.ts";
import { PRIMITIVES } from "./primitives/index.ts";

const taking = (capabilities: Capabilities): Adapter => ({ ...reference, capabilities });

const named = (name: string): Card => {
  const found = officialCard(name);
  if (!found) throw new Error(`the catalogue has no ${name}`);
  return found.card;
};

const unit = (more: Partial<GameObject>): GameObject => ({
  id: "U1",
  kind: "unit",
  owner: "P1",
  controller: "P1",
  place: "base:P1",
  might: 5,
  ...more,
});

const gust = named("Gust");
const runner = named("Ruin Runner");
const scenario: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A", "B"],
  players: { P1: { hand: 1, deck: 12 }, P2: { hand: 1, deck: 12 } },
  cards: [{ ...gust, id: "card1", name: "Spell S1" }, runner],
  objects: [
    unit({ card: runner.id, qualities: ["cantBeChosen"] }),
    { id: "S1", kind: "spell", card: "card1", owner: "P1", controller: "P1", place: "hand:P1" },
  ],
  script: [],
};
const { script: _, ...setup } = scenario;

test("an engine that takes trees gets nothing but these", () => {
  expect(setupFor(reference, scenario)).toEqual(setup);
});

test("an engine that reads texts gets one for each card, in its symbols", () => {
  expect(setupFor(taking({ cards: "text", symbols: { Might: ":rb_might:" } }), scenario)).toEqual({
    ...setup,
    texts: {
      card1: "Return a unit at a battlefield with 3 :rb_might: or less to its owner's hand.",
      "ruin-runner": "",
    },
  });
});

test("an engine gets the names of the cards that it has, whatever they are called here", () => {
  const names = ["Gust", "Ruin Runner", "Defy"];
  expect(setupFor(taking({ cards: "names", names }), scenario)?.names).toEqual({
    card1: "Gust",
    "ruin-runner": "Ruin Runner",
  });
  expect(setupFor(taking({ names: ["Gust"] }), scenario)?.names).toEqual({ card1: "Gust" });
});

test("an engine that has cards by name only gets no game with others", () => {
  const [primitive] = PRIMITIVES;
  expect(setupFor(taking({ cards: "names", names: ["Ruin Runner"] }), scenario)).toBeUndefined();
  expect(primitive && setupFor(taking({ cards: "names", names: ["Gust"] }), primitive.scenario)).toBeUndefined();
});

test("named cards are as printed, but for what a setup may change", () => {
  const stronger = { ...scenario, objects: [unit({ card: runner.id, might: 9 })], cards: [runner] };
  const sooner: Scenario = { ...scenario, cards: [{ ...gust, timing: "main" }], objects: [] };
  const names = ["Gust", "Ruin Runner"];
  expect(setupFor(taking({ cards: "names", names }), stronger)).toBeUndefined();
  expect(setupFor(taking({ cards: "names", names }), sooner)).toBeUndefined();
  const lenient = taking({ cards: "names", names, override: ["might", "timing"] });
  const plain = { ...stronger, objects: [unit({ card: runner.id, might: 9, qualities: ["cantBeChosen"] })] };
  expect(setupFor(lenient, plain)?.names).toEqual({ "ruin-runner": "Ruin Runner" });
  expect(setupFor(lenient, sooner)?.names).toEqual({ gust: "Gust" });
});
