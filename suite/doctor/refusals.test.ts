import { expect, it } from "vitest";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { featuresOf } from "../features.ts";
import { REFUSED, refusalsOf } from "./refusals.ts";

it("the rules refuse the last play of each game, and no other", () => {
  const ends = REFUSED.flatMap((games) =>
    Object.values(games).map((scenario) => play(scenario, RULEBOOK).checkpoints.at(-1)?.asks),
  );
  expect(new Set(ends)).toEqual(new Set(["refused"]));
});

const of = async (adapter: Adapter) => [...new Set(Object.values(await refusalsOf(adapter, "CR")))];

it("what is refused aloud, silently, or not at all", async () => {
  const lenient: Adapter = {
    ...reference,
    async open(setup) {
      const cards = setup.cards.map((card) => ({ ...card, timing: "reaction" as const }));
      return reference.open({ ...setup, cards });
    },
  };
  expect(await of(reference)).toEqual(["refused"]);
  expect(await of(sparring(["refuses-silently"]))).toEqual(["silent"]);
  expect(await of(lenient)).toEqual(["accepted", "refused"]);
});

it("an engine without killing is asked with something else", async () => {
  const gentle: Adapter = {
    ...reference,
    open: (setup) => (featuresOf(setup).has("verb:kill") ? { unsupported: ["verb:kill"] } : reference.open(setup)),
  };
  expect(await of(gentle)).toEqual(["refused"]);
});
