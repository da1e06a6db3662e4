import { describe, expect, it } from "vitest";
import { BROKEN } from "./broken.ts";
import { CARDS } from "./cards.ts";
import { board, inHand, play, unit } from "./kit.ts";

describe("engines that are broken beyond rules", () => {
  const setup = board(CARDS, [
    inHand("S", "P1", "sting"),
    inHand("R", "P1", "bounce"),
    inHand("B", "P1", "blink"),
    unit("U", "P2", "battlefield:A", 5),
    unit("V", "P1", "battlefield:B", 5),
  ]);
  const broken = (name: string) => {
    const found = BROKEN.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found.adapter();
  };

  it("lists all of them", () => {
    expect(BROKEN.map(({ name }) => name)).toEqual([
      "inert",
      "crashes-on-banish",
      "loses-card",
      "random",
      "never-settles",
      "stuck-question",
      "leaks",
      "bad-observation",
      "open-throws",
    ]);
  });

  it("inert: nothing happens", async () => {
    const end = await play(broken("inert"), setup, [["P1", "S", { t1: ["U"] }]]);
    expect([end.places.S, end.refused]).toEqual([["hand:P1"], []]);
  });

  it("crashes-on-banish: throws", async () => {
    await expect(play(broken("crashes-on-banish"), setup, [["P1", "B", { t1: ["V"] }], 0])).rejects.toThrow(
      "banishing is not implemented",
    );
  });

  it("loses-card: the card is nowhere", async () => {
    expect((await play(broken("loses-card"), setup, [["P1", "R", { t1: ["U"] }], 0])).places.U).toEqual([]);
  });

  it("random: damage differs", async () => {
    const big = board(CARDS, [inHand("S", "P1", "sting"), unit("U", "P2", "battlefield:A", 5000)]);
    const seen = new Set<number | undefined>();
    for (let i = 0; i < 8; i++) {
      seen.add((await play(broken("random"), big, [["P1", "S", { t1: ["U"] }], 0])).objects.U?.damage);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it("never-settles: somebody always has priority", async () => {
    const opened = await broken("never-settles").open(setup);
    if (!("session" in opened)) throw new Error("not opened");
    const { session } = opened;
    await session.act({ kind: "play", player: "P1", card: "S", choices: { t1: ["U"] }, targets: ["U"] });
    for (const player of ["P1", "P2", "P1", "P2"] as const) {
      const other = player === "P1" ? "P2" : "P1";
      const outcome = await session.act({ kind: "pass", player });
      expect(outcome).toEqual({ kind: "ok", pending: { kind: "priority", player: other } });
    }
  });

  it("stuck-question: asks for one of nothing and takes no answer", async () => {
    await expect(play(broken("stuck-question"), setup, [["P1", "S", { t1: ["U"] }], 0])).rejects.toThrow(
      'answer refused: {"kind":"rejected","reason":"a question is open"}',
    );
  });

  it("leaks: damage comes back in the next game", async () => {
    const adapter = broken("leaks");
    await play(adapter, setup, [["P1", "S", { t1: ["U"] }], 0]);
    expect((await play(adapter, setup, [])).objects.U?.damage).toBe(2);
  });

  it("bad-observation: Might is text", async () => {
    expect((await play(broken("bad-observation"), setup, [])).objects.U?.might).toBe("5");
  });

  it("open-throws: throws", async () => {
    await expect(play(broken("open-throws"), setup, [])).rejects.toThrow("this engine starts no game");
  });
});
