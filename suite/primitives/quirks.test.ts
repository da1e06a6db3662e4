import { expect, it } from "vitest";
import { QUIRKS, sparring } from "../../engine-adapter/sparring/index.ts";
import { checkPrimitive } from "../primitive-check.ts";
import { PRIMITIVES } from "./index.ts";

/** The first primitive that a quirk breaks. */
async function caughtBy(quirk: string): Promise<string> {
  const adapter = sparring([quirk]);
  for (const primitive of PRIMITIVES) {
    const result = await checkPrimitive(adapter, primitive);
    if (result.primitive.state === "broken") return primitive.name;
  }
  return "no primitive";
}

it("catch every quirk of a single action", async () => {
  const caught: string[] = [];
  for (const { name } of QUIRKS) caught.push(`${name}: ${await caughtBy(name)}`);
  expect(caught).toMatchInlineSnapshot(`
    [
      "late-cleanup: deaths between two items",
      "move-heals: move to base",
      "move-loses-bonus: move to base",
      "move-exhausts: move to base",
      "move-does-nothing: move to base",
      "move-goes-home: move to a battlefield",
      "draws-one-more: draw 3",
      "draws-nothing: draw",
      "draws-from-opponent: draw",
      "nobody-dies-of-damage: deal more than its Might",
      "triggers-dead: when you play a spell",
      "damage-clipped: damage stays when Might goes up",
      "damage-doubled: deal to an exhausted unit",
      "damage-lowers-might: deal",
      "heals-one: heal",
      "heal-does-nothing: heal",
      "return-does-nothing: return",
      "return-kills: return",
      "return-to-controller: return of a stolen unit",
      "banish-trashes: banish",
      "kill-banishes: deal more than its Might",
      "exhaust-does-nothing: replaced death",
      "ready-does-nothing: ready",
      "stun-does-nothing: stun",
      "stun-exhausts: stun",
      "recall-exhausts: recall",
      "recall-does-nothing: replaced death",
      "might-capped: Might up",
      "steal-readies: gain control",
      "steal-recalls: gain control",
      "steal-does-nothing: gain control",
      "spells-vanish: deal",
      "window-missed: two reactions in one chain",
      "replayed-ready: play again",
      "replayed-home: play again",
      "no-replacement: replaced death",
      "tokens-stay: kill of a token",
      "counter-does-nothing: counter what chooses one unit",
      "recycle-does-nothing: recycle",
      "recycle-returns: recycle",
      "buffs-double: buff",
      "buff-does-nothing: buff",
      "buff-exhausts: buff",
      "buffs-stick: remove a buff",
      "discard-draws: discard",
      "discards-one-more: discard",
      "looks-too-far: look and take",
      "channels-ready: channel exhausted",
      "gains-no-xp: gain XP",
      "attach-does-nothing: attach",
      "attach-from-afar: attach",
      "gear-stays-behind: attached gear follows its unit",
      "detach-does-nothing: detach",
      "prevent-does-nothing: prevent a part of the damage",
      "prevents-all: prevent a part of the damage",
      "save-does-nothing: save by a return",
      "saved-unhealed: save by a recall",
      "abilities-free: move here",
      "splits-evenly: split damage among two",
      "passives-dead: passive protection",
      "protects-nothing: choice of what can't be chosen",
      "moves-unnoticed: move to that battlefield",
      "finds-targets-again: no primitive",
      "loses-this-turn: no primitive",
      "choices-unnoticed: when you choose me",
      "types-stay: make gear a unit",
      "refused-lingers: no primitive",
      "refused-paid: no primitive",
    ]
  `);
});
