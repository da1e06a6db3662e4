import { expect, it } from "vitest";
import type { Ability, GameObject } from "../../spec/types/index.ts";
import type { Action, Pending } from "../contract.ts";
import { sparring } from "./index.ts";
import { board, permanent, unit } from "./kit.ts";

const draws: Ability = {
  id: "ab1",
  when: "I attack",
  text: [{ id: "i1", verb: "draw", amount: 1, player: { id: "p1", player: "you" } }],
};

/** What the game waits for after each action; "rejected" = it was refused. */
async function after(objects: GameObject[], ...actions: readonly Action[]): Promise<(Pending | "rejected")[]> {
  const opened = await sparring().open(board([permanent("raider", "unit", [draws])], objects));
  if (!("session" in opened)) throw new Error(`it lacks ${opened.unsupported.join(", ")}`);
  const said: (Pending | "rejected")[] = [];
  for (const action of actions) {
    const outcome = await opened.session.act(action);
    said.push(outcome.kind === "ok" ? outcome.pending : "rejected");
  }
  return said;
}

const V = unit("V", "P1", "base:P1", 3, { card: "raider" });
const W = unit("W", "P1", "base:P1", 3);
const X = unit("X", "P2", "battlefield:A", 3);
const attack = (id: string): Action => ({ kind: "attack", player: "P1", units: [id], battlefield: "A" });
const passes = (["P1", "P2"] as const).map((player): Action => ({ kind: "pass", player }));

it("gives the attacker focus, at once or when what has triggered is done with (346.1, 464.2)", async () => {
  expect(await after([V, W, X], attack("W"))).toEqual([{ kind: "focus", player: "P1" }]);
  expect(await after([V, W, X], attack("V"), ...passes)).toEqual([
    { kind: "priority", player: "P1" },
    { kind: "priority", player: "P2" },
    { kind: "focus", player: "P1" },
  ]);
});

it("opens no combat where nobody defends, and no second one (144.1.c, 460)", async () => {
  expect(await after([V, W], attack("V"))).toEqual([{ kind: "none" }]);
  expect(await after([V, W, X], attack("W"), attack("V"))).toEqual([{ kind: "focus", player: "P1" }, "rejected"]);
});
