import { expect, it } from "vitest";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { mutant } from "../../engine-adapter/mutant.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { featuresOf } from "../features.ts";
import { habitsOf } from "../habits.ts";
import { checkPrimitive, type PrimitiveResult } from "../primitive-check.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { waysOf } from "./ways.ts";

/** The primitives that habits are read from. */
const READ = /^(deal|buff|attach|draw|death by damage|deaths between|gain control|two reactions|a reaction after)/;

async function habits(adapter: Adapter, offered: Readonly<Record<string, boolean>> = {}): Promise<readonly string[]> {
  const results: PrimitiveResult[] = [];
  for (const each of PRIMITIVES.filter(({ name }) => READ.test(name)))
    results.push(await checkPrimitive(adapter, each));
  return [...habitsOf(results), ...(await waysOf(adapter, "CR", results, offered))];
}

/** Whoever controls something owns it. */
const ownersOnly: Adapter = {
  ...reference,
  open(setup) {
    const lacking = [...featuresOf(setup)].filter((name) => /^(verb:gain control|object:stolen)$/.test(name));
    return lacking.length > 0 ? { unsupported: lacking } : reference.open(setup);
  },
};

it("an engine without habits has none", async () => {
  expect(await habits(reference)).toEqual([]);
  expect(await habits(sparring())).toEqual([]);
});

it.each([
  ["whole-chain", ["resolves a whole chain at once"]],
  ["late-cleanup", ["does no cleanup between two items of a chain"]],
  ["asks-later", ["asks for targets after the play"]],
  ["asks-later-anonymous", ["asks for targets after the play", "does not say what it asks for"]],
  ["asks-later-unless-forced", ["asks for targets after the play", "takes the only option unasked"]],
  ["asks-costs", ["asks what costs are paid with after the play"]],
  ["auto-pass", ["passes by itself for players who have nothing to answer with"]],
  ["auto-pass-all", ["passes by itself for players who have nothing to answer with"]],
  ["opponent-first", ["gives priority to the other player first when something is played"]],
  ["takes-only-option", ["takes the only option unasked"]],
  ["asks-split-of-one", ["asks how to split damage even if all of it goes to one target"]],
  ["confirms-plays", ["asks to confirm plays or passes"]],
  ["confirms-passes", ["asks to confirm plays or passes"]],
  ["asks-nothing", ["does not tell what must be chosen to play a card"]],
  ["hides-chain", ["does not show the chain", "does not show the targets of what is on the chain"]],
  ["hides-chain-targets", ["does not show the targets of what is on the chain"]],
  ["hides-damage", ["does not show damage"]],
  ["hides-might", ["does not show Might"]],
  ["hides-exhausted", ["does not show what is exhausted"]],
  ["hides-stunned", ["does not show what is stunned"]],
  ["hides-buffs", ["does not show what has a buff"]],
  ["hides-attachments", ["does not show what gear is attached to"]],
  ["hides-controller", ["does not show who controls what"]],
  ["async", []],
])("sparring:%s", async (name, expected) => {
  expect(await habits(sparring([name]))).toEqual(expected);
});

it("targets that are chosen as an item resolves", async () => {
  expect(await habits(mutant("target/mentioned/chosen-on-resolution"))).toEqual([
    "lets targets be chosen only as an item resolves",
  ]);
});

it("owners that are the only controllers", async () => {
  expect(await habits(ownersOnly, { "object:stolen": false })).toEqual(["knows no controller but the owner"]);
});
