import { describe, expect, it } from "vitest";
import type { GameObject, PlayerId } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { board, type End, inHand, play, type Step, unit } from "./kit.ts";

const student: GameObject = { ...unit("Student", "P1", "base:P1", 2), card: "student" };
const hourglass: GameObject = {
  id: "Hourglass",
  kind: "gear",
  card: "hourglass",
  owner: "P2",
  controller: "P2",
  place: "base:P2",
};

/** One reaction for every card of a list, each resolved before the next is played. */
function reactions(by: PlayerId, ...cards: string[]): { objects: GameObject[]; steps: Step[] } {
  const objects = cards.map((card, at) => inHand(`R${at}`, by, card));
  const steps = objects.flatMap(({ id }, at): Step[] => [
    [by, id, { t1: cards[at] === "deny" ? ["Blade"] : ["U"] }],
    1,
  ]);
  return { objects, steps };
}

async function blade(
  from: "hand" | "hidden",
  given: { by?: PlayerId; cards?: string[]; more?: GameObject[]; target?: Partial<GameObject>; faq?: boolean },
): Promise<End> {
  const { objects, steps } = reactions(given.by ?? "P2", ...(given.cards ?? []));
  const card = inHand("Blade", "P1", "blade", from === "hand" ? "hand:P1" : "facedown:A");
  const target = unit("U", "P2", "battlefield:A", 4, given.target);
  const setup = board(CARDS, [card, target, student, ...objects, ...(given.more ?? [])], given.faq ? "FAQ+" : "CR");
  return play(sparring(), setup, [["P1", "Blade", { t1: ["U"] }], ...steps, 0]);
}

type Row = readonly [string, Parameters<typeof blade>[1], hand: Outcome, hidden: Outcome];
/** Where the target ends, and how many cards P1 and P2 drew. */
type Outcome = readonly [string[], number, number];

const DIES: Outcome = [["trash:P2"], 0, 2];

const ROWS: readonly Row[] = [
  ["nothing", {}, DIES, DIES],
  ["to base", { cards: ["flash"] }, [["base:P2"], 0, 0], [["base:P2"], 0, 0]],
  ["to the other battlefield", { cards: ["toB"] }, DIES, [["battlefield:B"], 0, 0]],
  ["to base and back", { cards: ["flash", "toA"] }, DIES, DIES],
  ["to base, then to the other one", { cards: ["flash", "toB"] }, DIES, [["battlefield:B"], 0, 0]],
  ["returned", { cards: ["bounce"] }, [["hand:P2"], 0, 0], [["hand:P2"], 0, 0]],
  ["banished and replayed", { cards: ["blink"] }, [["battlefield:A"], 0, 0], [["battlefield:A"], 0, 0]],
  ["death replaced", { more: [hourglass] }, [["base:P2"], 0, 2], [["base:P2"], 0, 2]],
  ["stolen", { by: "P1", cards: ["steal"] }, [["trash:P2"], 2, 0], [["trash:P2"], 2, 0]],
  ["cannot be chosen", { cards: ["veil"] }, [["battlefield:A"], 0, 0], [["battlefield:A"], 0, 0]],
  ["cannot be chosen for a while", { cards: ["veil", "unveil"] }, DIES, DIES],
  ["stronger", { cards: ["pump"] }, DIES, DIES],
  ["stunned, exhausted, damaged", { cards: ["stun", "tire", "sting"] }, DIES, DIES],
  ["a token", { target: { token: true } }, [[], 0, 2], [[], 0, 2]],
  ["cannot be killed", { cards: ["guard"] }, [["battlefield:A"], 0, 0], [["battlefield:A"], 0, 0]],
  ["cannot be killed, rulings", { cards: ["guard"], faq: true }, [["battlefield:A"], 0, 2], [["battlefield:A"], 0, 2]],
  ["countered", { cards: ["deny"] }, [["battlefield:A"], 0, 0], [["battlefield:A"], 0, 0]],
];

describe("kill a unit at a battlefield, its controller draws 2", () => {
  for (const [name, given, ...outcomes] of ROWS) {
    for (const [at, from] of (["hand", "hidden"] as const).entries()) {
      it(`${name}, from ${from}`, async () => {
        const { places, drew, refused, objects } = await blade(from, given);
        expect([places.U, drew.P1, drew.P2]).toEqual(outcomes[at]);
        expect(refused).toEqual([]);
        expect(places.Blade).toEqual(["trash:P1"]);
        // Resolving counts as playing whatever happened, being countered does not (359.3.e.10, 425.1.b).
        const plays = name === "countered" ? 0 : given.by === "P1" ? 2 : 1;
        expect(objects.Student?.might).toBe(2 + plays);
      });
    }
  }

  it("leaves a saved unit healed and exhausted", async () => {
    const { objects, places } = await blade("hand", { more: [hourglass], target: { damage: 2 } });
    expect(objects.U).toEqual({
      owner: "P2",
      controller: "P2",
      exhausted: true,
      stunned: false,
      buffed: false,
      attachedTo: null,
      damage: 0,
      might: 4,
    });
    expect(places.Hourglass).toEqual(["trash:P2"]);
  });
});

describe("kill a friendly unit, if you do its Might goes to another", () => {
  const cases: readonly [string, Step[], [string[] | undefined, number | null | undefined, number]][] = [
    ["nothing", [], [["trash:P1"], 7, 1]],
    ["first stronger", [["P2", "Boost", { t1: ["T1"] }], 1], [["trash:P1"], 10, 1]],
    ["first returned", [["P2", "Bounce", { t1: ["T1"] }], 1], [["hand:P1"], 3, 1]],
    ["second returned", [["P2", "Bounce", { t1: ["T2"] }], 1], [["trash:P1"], undefined, 1]],
    ["first stolen", [["P2", "Steal", { t1: ["T1"] }], 1], [["base:P2"], 3, 1]],
    ["countered", [["P2", "Deny", { t1: ["Grip"] }], 1], [["base:P1"], 3, 0]],
  ];
  for (const [name, steps, expected] of cases) {
    it(name, async () => {
      const setup = board(CARDS, [
        inHand("Grip", "P1", "grip"),
        inHand("Boost", "P2", "boost"),
        inHand("Bounce", "P2", "bounce"),
        inHand("Steal", "P2", "steal"),
        inHand("Deny", "P2", "deny"),
        unit("T1", "P1", "base:P1", 4),
        unit("T2", "P1", "base:P1", 3),
      ]);
      const end = await play(sparring(), setup, [["P1", "Grip", { t1: ["T1"], t2: ["T2"] }], ...steps, 0]);
      expect([end.places.T1, end.objects.T2?.might, end.drew.P1]).toEqual(expected);
    });
  }

  it("gives nothing if the death was replaced", async () => {
    const setup = board(CARDS, [
      inHand("Grip", "P1", "grip"),
      unit("T1", "P1", "base:P1", 4),
      unit("T2", "P1", "base:P1", 3),
      { ...hourglass, owner: "P1", controller: "P1", place: "base:P1" },
    ]);
    const end = await play(sparring(), setup, [["P1", "Grip", { t1: ["T1"], t2: ["T2"] }], 0]);
    expect(end.places).toEqual({ Grip: ["trash:P1"], T1: ["base:P1"], T2: ["base:P1"], Hourglass: ["trash:P1"] });
    expect([end.objects.T2?.might, end.objects.T1?.exhausted, end.drew.P1]).toEqual([3, true, 1]);
  });
});
