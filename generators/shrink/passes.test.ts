import { describe, expect, it } from "vitest";
import { playSentences } from "../../spec/text/sentences.ts";
import type { Subject } from "../canonical.ts";
import { aUnit, exampleCase, spell, spellCard } from "../example-case.ts";
import { fastForward } from "./fast-forward.ts";
import { withoutInstructions, withoutParents } from "./instructions.ts";
import { mergedPlays } from "./merged-plays.ts";
import { smallerNumbers } from "./numbers.ts";
import { mirrored } from "./players.ts";
import { withoutPauses, withoutPlays } from "./plays.ts";
import { repaired } from "./repaired.ts";
import { sorting } from "./table-order.ts";
import { isLighter, weightOf } from "./weight.ts";

/** The example with one more answer, "Give a unit +2 Might this turn." on U2. */
function longer(pause: boolean): Subject {
  const { scenario, tested } = exampleCase();
  const [first, second, end] = scenario.script;
  if (!first || !second || !end) throw new Error("the example has three steps");
  const raised = { id: "i1", verb: "might" as const, amount: 2, object: aUnit("m1") };
  const third = { id: "s9", play: { player: "P1" as const, card: "S3", choices: { m1: ["U2"] }, respondsTo: "S1" } };
  return {
    tested,
    scenario: {
      ...scenario,
      cards: [...scenario.cards, spellCard("S3", "reaction", [raised])],
      objects: [...scenario.objects, spell("S3", "P1")],
      script: [first, second, ...(pause ? [{ id: "s8", resolve: 1 }] : []), third, end],
    },
  };
}

const told = (subjects: Iterable<Subject>): string[][] =>
  [...subjects].map(({ scenario }) => playSentences(repaired(scenario)).map((sentence) => sentence.slice(0, 40)));

describe("passes", () => {
  it("take plays away together, then all but one, then one at a time", () => {
    const plays = [...withoutPlays(longer(false))].map(({ scenario }) =>
      scenario.script.flatMap((step) => ("play" in step ? [step.play.card] : [])).join(" "),
    );
    expect(plays).toEqual(["S1", "S1 S2", "S1 S3", "S1 S3", "S1 S2"]);
  });

  it("start from the board that resolved plays leave behind", () => {
    const [ahead] = fastForward(longer(true));
    expect(ahead?.scenario.objects.find(({ id }) => id === "U1")?.place).toBe("hand:P2");
    expect(ahead?.scenario.script.map(({ id }) => id)).toEqual(["s1", "s9", "s3"]);
    expect([...fastForward(longer(false))]).toEqual([]);
  });

  it("drop a pause, or have what came after it come before", () => {
    const orders = [...withoutPauses(longer(true))].map(({ scenario }) =>
      scenario.script.map(({ id }) => id).join(" "),
    );
    expect(orders).toEqual(["s1 s2 s9 s3", "s1 s9 s2 s3"]);
  });

  it("write two answers on one card, the newest first", () => {
    const [joined] = told(mergedPlays(longer(false)));
    expect(joined?.[1]).toBe('P2 responds with S2 ("Give a unit +2 Mig');
    expect(joined).toHaveLength(3);
  });

  it("take an instruction away with what is linked to it, or put its object into the link", () => {
    const texts = [...withoutInstructions(exampleCase())].map(({ scenario }) => scenario.cards[0]?.text.length);
    expect(texts).toEqual([1, 0]);
    const { scenario, tested } = exampleCase();
    const [own, ...rest] = scenario.cards;
    if (!own) throw new Error("the example has a card");
    const healed = { id: "i2", verb: "heal" as const, object: { id: "m2", it: "m1" } };
    const cards = [{ ...own, text: [...own.text.slice(0, 1), healed] }, ...rest];
    const [direct] = withoutParents({ scenario: { ...scenario, cards }, tested });
    expect(direct?.scenario.cards[0]?.text).toEqual([
      { ...healed, object: own.text[0] && "object" in own.text[0] ? own.text[0].object : undefined },
    ]);
  });

  it("turn numbers down: to the plainest, half way, by one", () => {
    const mights = [...smallerNumbers(exampleCase())].map(({ scenario }) => scenario.objects[0]?.might);
    expect(mights.filter((might) => might !== 4)).toEqual([1, 2, 3]);
  });

  it("have the players change seats, twice for nothing", () => {
    const start = exampleCase();
    const turned = mirrored(start);
    expect(turned.scenario.objects[1]).toMatchObject({ controller: "P1", place: "base:P1" });
    expect(mirrored(turned)).toEqual(start);
  });

  it("put what is chosen first, and count that as lighter", () => {
    const { scenario, tested } = exampleCase();
    const backwards = { scenario: { ...scenario, objects: scenario.objects.toReversed() }, tested };
    const [sorted] = sorting(backwards);
    expect(sorted?.scenario.objects.map(({ id }) => id)).toEqual(["U1", "U2", "S1", "S2"]);
    expect(sorted && isLighter(weightOf(sorted), weightOf(backwards))).toBe(true);
  });
});

describe("weightOf", () => {
  it("goes by plays, then text, then objects, then how plain the values are", () => {
    const start = exampleCase();
    const { scenario } = start;
    const lighter = (change: Partial<Subject["scenario"]>): boolean =>
      isLighter(weightOf({ ...start, scenario: { ...scenario, ...change } }), weightOf(start));
    expect(lighter({ script: scenario.script.slice(0, 1) })).toBe(true);
    expect(lighter({ objects: scenario.objects.slice(1) })).toBe(true);
    expect(lighter({ players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } } })).toBe(true);
    expect(lighter({ players: { P1: { hand: 1, deck: 3 }, P2: { hand: 0, deck: 3 } } })).toBe(false);
    expect(isLighter(weightOf(start), weightOf(start))).toBe(false);
  });
});
