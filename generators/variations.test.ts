import { expect, test } from "vitest";
import { exampleCase } from "./example-case.ts";
import { isValid } from "./valid.ts";
import { variationsOf } from "./variations.ts";

test("what a reader may take to matter is varied, within what is a case", () => {
  const shown = variationsOf(exampleCase()).map(({ path, others }) => {
    const [id = "", field = ""] = path.split(".");
    const values = others.map(({ scenario }) => {
      const object = scenario.objects.find((each) => each.id === id);
      if (object) return field === "might" ? object.might : field === "place" ? object.place : object.owner;
      return id === "P1" ? scenario.players.P1.hand : scenario.players.P2.hand;
    });
    return `${path}: ${values.join(", ")}`;
  });
  expect(shown).toEqual([
    "U1.might: 1, 5, 8",
    // S1 asks for a unit at a battlefield, so that U1 cannot be chosen in a base.
    "U1.place: battlefield:B",
    "U1.owner: P1",
    "U2.might: 1, 4, 7",
    "U2.place: battlefield:A, battlefield:B",
    "U2.owner: P1",
    "P1.hand: 0, 2",
  ]);
});

test("every variation is a case", () => {
  const others = variationsOf(exampleCase()).flatMap((variation) => variation.others);
  expect(others.filter(({ scenario, tested }) => !isValid(scenario, tested))).toEqual([]);
});
