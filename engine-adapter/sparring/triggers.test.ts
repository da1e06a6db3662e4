import { describe, expect, it } from "vitest";
import type { Ability, Card, Instruction } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, inHand, is, it as its, me, permanent, play, questions, type Step, unit } from "./kit.ts";

const grows: Instruction[] = [{ id: "i1", verb: "might", object: me("m1"), amount: 1 }];
const watching = (more: Partial<Extract<Ability, { when: string }>>, text: Instruction[]): Card =>
  permanent("watcher", "unit", [{ id: "ab1", when: "you play a spell", ...more, text }]);

async function might(watcher: Card, steps: readonly Step[], switches: readonly string[] = []): Promise<unknown> {
  const setup = board(
    [...CARDS, watcher],
    [
      inHand("B", "P1", "toB"),
      inHand("F", "P1", "flash"),
      inHand("G", "P1", "grip"),
      inHand("K", "P1", "blink"),
      inHand("D", "P2", "deny"),
      inHand("E", "P2", "toB"),
      inHand("R", "P2", "bounce"),
      unit("W", "P1", "base:P1", 3, { card: "watcher" }),
      unit("V", "P1", "base:P1", 3),
      unit("U", "P2", "base:P2", 9),
    ],
  );
  const { objects, places } = await play(sparring(switches), setup, steps);
  return [objects.W?.might ?? null, objects.U?.damage, places.U?.[0]];
}

describe("you choose me", () => {
  const watcher = watching({ when: "you choose me" }, grows);

  it("triggers once for each time it is chosen, whatever becomes of the item (383.4.b)", async () => {
    expect(await might(watcher, [["P1", "B", { t1: ["W"] }], 1])).toEqual([4, 0, "base:P2"]);
    expect(await might(watcher, [["P1", "B", { t1: ["W"] }], ["P2", "D", { t1: ["B"] }], 0])).toEqual([
      4,
      0,
      "base:P2",
    ]);
    expect(await might(watcher, [["P1", "B", { t1: ["V"] }], 0])).toEqual([3, 0, "base:P2"]);
  });

  it("does not trigger on the choice of another player", async () => {
    expect(await might(watcher, [["P1", "B", { t1: ["V"] }], ["P2", "R", { t1: ["W"] }], 0])).toEqual([
      null,
      0,
      "base:P2",
    ]);
  });
});

describe("moves to a battlefield", () => {
  const arrives = watching({ when: "I move to a battlefield" }, grows);
  const hits = watching({ when: "an enemy unit moves to a battlefield", subject: "s1" }, [
    { id: "i1", verb: "deal", object: its("r1", "s1"), amount: 2 },
  ]);

  it("triggers on its own move, not on going home", async () => {
    expect(await might(arrives, [["P1", "B", { t1: ["W"] }], 0])).toEqual([4, 0, "base:P2"]);
    expect(await might(arrives, [["P1", "B", { t1: ["W"] }], 0, ["P1", "F", { t1: ["W"] }], 0])).toEqual([
      4,
      0,
      "base:P2",
    ]);
  });

  it("means the unit that moved and no later object of the card", async () => {
    const move: readonly Step[] = [["P1", "B", { t1: ["V"] }], ["P2", "E", { t1: ["U"] }], "both pass"];
    expect(await might(hits, [...move, 0])).toEqual([3, 2, "battlefield:B"]);
    expect(await might(hits, [...move, ["P2", "R", { t1: ["U"] }], 0])).toEqual([3, undefined, "hand:P2"]);
  });

  it("asks its condition when the event happens, and not again", async () => {
    const weak = watching(
      { when: "I move to a battlefield", if: { id: "c1", mightOf: me("m2"), might: "at most", n: 2 } },
      grows,
    );
    const strong = watching(
      { when: "I move to a battlefield", if: { id: "c1", mightOf: me("m2"), might: "at least", n: 3 } },
      grows,
    );
    expect(await might(weak, [["P1", "B", { t1: ["W"] }], 0])).toEqual([3, 0, "base:P2"]);
    expect(await might(strong, [["P1", "B", { t1: ["W"] }], 0])).toEqual([4, 0, "base:P2"]);
  });

  it("keeps 'there' although the source has left", async () => {
    const there = watching({ when: "I move to a battlefield" }, [
      {
        id: "i1",
        verb: "deal",
        object: { id: "a1", all: "unit", filters: [{ id: "f1", at: { id: "h1", there: true } }] },
        amount: 1,
      },
    ]);
    const setup = board(
      [...CARDS, there],
      [
        inHand("B", "P1", "toB"),
        inHand("R", "P2", "bounce"),
        unit("W", "P1", "base:P1", 3, { card: "watcher" }),
        unit("U", "P2", "battlefield:B", 9),
        unit("V", "P2", "battlefield:A", 9),
      ],
    );
    const end = await play(sparring(), setup, [["P1", "B", { t1: ["W"] }], "both pass", ["P2", "R", { t1: ["W"] }], 0]);
    expect([end.places.W, end.objects.U?.damage, end.objects.V?.damage]).toEqual([["hand:P1"], 1, 0]);
  });
});

describe("you play a spell", () => {
  it("is not seen by what the spell itself has played: that comes in only after it (354.3)", async () => {
    const watcher = watching({}, grows);
    expect(await might(watcher, [["P1", "K", { t1: ["V"] }], 0])).toEqual([4, 0, "base:P2"]);
    expect(await might(watcher, [["P1", "K", { t1: ["W"] }], 0])).toEqual([3, 0, "base:P2"]);
  });
});

describe("triggers with targets", () => {
  const zaps = watching({}, [{ id: "i1", verb: "deal", object: a("z1", "unit", [is("enemy")]), amount: 1 }]);
  const setup = board(
    [...CARDS, zaps],
    [
      inHand("F", "P1", "flash"),
      unit("W", "P1", "base:P1", 3, { card: "watcher" }),
      unit("U", "P2", "base:P2", 9),
      unit("V", "P2", "base:P2", 9),
    ],
  );

  it("asks for the target when it goes on the chain", async () => {
    const steps: readonly Step[] = [["P1", "F", { t1: [], z1: ["V"] }], 0];
    expect(await questions(sparring(), setup, steps)).toEqual(["P1 z1: U V"]);
    expect((await play(sparring(), setup, steps)).objects.V?.damage).toBe(1);
  });

  it("is removed if there is nothing to choose (402.4)", async () => {
    const alone = { ...setup, objects: setup.objects.slice(0, 2) };
    expect(await questions(sparring(), alone, [["P1", "F", { t1: [] }], 0])).toEqual([]);
  });
});
