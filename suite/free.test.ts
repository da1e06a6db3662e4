import { expect, test } from "vitest";
import { exampleCase } from "../generators/example-case.ts";
import { freeValues } from "./free.ts";

test("free is what shows the fault with each value that was tried", async () => {
  const shows = async ({ scenario }: ReturnType<typeof exampleCase>): Promise<boolean> => {
    const [first, second] = scenario.objects;
    // As if the fault needed a big U1, and a U2 that is not where U1 is.
    return (first?.might ?? 0) > 3 && first?.place !== second?.place;
  };
  expect(await freeValues(exampleCase(), shows)).toEqual(["U1.place", "U1.owner", "U2.might", "U2.owner", "P1.hand"]);
});
