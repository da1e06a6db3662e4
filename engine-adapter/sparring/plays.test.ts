import { describe, expect, it } from "vitest";
import type { GameObject } from "../../spec/types/index.ts";
import type { Opened, Session } from "../contract.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, inHand, spell, unit } from "./kit.ts";

async function start(objects: GameObject[]): Promise<Session> {
  const opened: Opened = await sparring().open(board(CARDS, objects));
  if (!("session" in opened)) throw new Error("not opened");
  return opened.session;
}

describe("plays and priority", () => {
  it("names targets by the rules, not by the words", async () => {
    const session = await start([
      inHand("P", "P1", "poke"),
      inHand("Q", "P1", "quake"),
      inHand("G", "P1", "grip"),
      unit("U", "P2", "battlefield:A", 3),
    ]);
    const asked = await Promise.all(["P", "Q", "G", "U"].map((card) => session.asks?.(card)));
    expect(asked).toEqual([["t1"], ["b1"], ["t1", "t2"], []]);
  });

  it("gives priority to the player, then to the other, and shows the chain", async () => {
    const session = await start([
      inHand("S", "P1", "seeker"),
      inHand("F", "P2", "flash"),
      unit("U", "P2", "battlefield:A", 5),
    ]);
    const action = { kind: "play", player: "P1", card: "S", choices: { t1: ["U"] }, targets: ["U"] } as const;
    expect(session.act(action)).toEqual({ kind: "ok", pending: { kind: "priority", player: "P1" } });
    expect(await session.observe()).toEqual({
      places: { S: ["chain"], F: ["hand:P2"], U: ["battlefield:A"] },
      objects: {
        U: {
          owner: "P2",
          controller: "P2",
          exhausted: false,
          stunned: false,
          buffed: false,
          attachedTo: null,
          damage: 0,
          might: 5,
        },
      },
      counts: { P1: { hand: 3, deck: 10, trash: 0 }, P2: { hand: 4, deck: 10, trash: 0 } },
      chain: [{ source: "S", controller: "P1", targets: ["U"] }],
    });
    expect(session.act({ kind: "pass", player: "P2" })).toEqual({ kind: "rejected", reason: "P2 has no priority" });
    expect(session.act({ kind: "pass", player: "P1" })).toEqual({
      kind: "ok",
      pending: { kind: "priority", player: "P2" },
    });
    expect(session.act({ kind: "pass", player: "P2" })).toEqual({ kind: "ok", pending: { kind: "none" } });
  });

  it("refuses what is not allowed and changes nothing", async () => {
    const session = await start([
      inHand("S", "P1", "seeker"),
      inHand("M", "P1", "singularity"),
      inHand("F", "P2", "flash"),
      inHand("H", "P1", "blade", "facedown:B"),
      unit("U", "P2", "battlefield:A", 5),
      unit("V", "P2", "base:P2", 5, { qualities: ["cantBeChosen"] }),
    ]);
    const before = await session.observe();
    const tried = (player: "P1" | "P2", card: string, ...t1: string[]) =>
      session.act({ kind: "play", player, card, choices: { t1 }, targets: t1 });
    expect([
      tried("P2", "F"),
      tried("P1", "F"),
      tried("P1", "X"),
      tried("P1", "S"),
      tried("P1", "S", "V"),
      tried("P1", "M", "V"),
      tried("P1", "M", "U", "U"),
      tried("P1", "H", "U"),
    ]).toEqual([
      { kind: "rejected", reason: "only the turn player may open a chain" },
      { kind: "rejected", reason: "P1 cannot play F from hand:P2" },
      { kind: "rejected", reason: "there is no card X" },
      { kind: "rejected", reason: "t1 takes 1 to 1 choices" },
      { kind: "rejected", reason: "t1 does not allow one of V" },
      { kind: "rejected", reason: "t1 does not allow one of V" },
      { kind: "rejected", reason: "t1 is given the same choice twice" },
      { kind: "rejected", reason: "there is no valid choice for H" },
    ]);
    expect(await session.observe()).toEqual(before);
    tried("P1", "S", "U");
    expect(tried("P1", "M", "U")).toEqual({ kind: "rejected", reason: "M is no reaction" });
  });

  it("asks for the target of a triggered ability when it goes on the chain", async () => {
    const session = await start([
      inHand("S", "P1", "sting"),
      unit("U", "P2", "battlefield:A", 5),
      unit("H", "P1", "base:P1", 2, { card: "herald", exhausted: true }),
    ]);
    await session.act({ kind: "play", player: "P1", card: "S", choices: { t1: ["U"] }, targets: ["U"] });
    await session.act({ kind: "pass", player: "P1" });
    expect(await session.act({ kind: "pass", player: "P2" })).toEqual({
      kind: "ok",
      pending: { kind: "question", player: "P1", options: ["H"], min: 1, max: 1, item: "H", mention: "t1" },
    });
    expect(session.act({ kind: "answer", player: "P1", picks: ["U"] })).toEqual({
      kind: "rejected",
      reason: "a pick is no option",
    });
    expect(session.act({ kind: "answer", player: "P1", picks: ["H"] })).toEqual({
      kind: "ok",
      pending: { kind: "priority", player: "P1" },
    });
  });

  it("names what it does not understand", () => {
    const odd = spell("odd", [does("i1", "choose", a("t1", "unit")), { ...does("i2", "kill", a("t2", "unit")) }]);
    const card = JSON.parse(JSON.stringify(odd).replace('"kill"', '"juggle"'));
    expect(sparring().open(board([card], []))).toEqual({ unsupported: ["verb:juggle"] });
  });
});
