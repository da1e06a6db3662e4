import { describe, expect, it } from "vitest";
import type { Adapter, Session, Setup } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { POOL } from "./default-pools.ts";
import { runConformance } from "./run.ts";
import { distrustOf } from "./trust.ts";

/** The reference engine, which says something else than it does. */
const lying = (twist: (session: Session, setup: Setup) => Partial<Session>): Adapter => ({
  ...reference,
  async open(setup) {
    const opened = await reference.open(setup);
    if (!("session" in opened)) return opened;
    return { ...opened, session: { ...opened.session, ...twist(opened.session, setup) } };
  },
});

/** It names whatever the card acts on, chosen or not. */
const asksForEverything = lying((_, setup) => ({
  asks(id) {
    const card = setup.cards.find((each) => each.id === setup.objects.find((object) => object.id === id)?.card);
    return card?.text.flatMap((each) => ("object" in each ? [each.object.id] : [])) ?? [];
  },
}));
const listsNothing = lying((session) => ({
  async observe() {
    const shown = await session.observe();
    return { ...shown, chain: (shown.chain ?? []).map((item) => ({ ...item, targets: [] })) };
  },
}));

describe("what an engine says of targets is tried on a sure target and on what surely is none", () => {
  it.each([
    ["that tells both apart", reference, { silent: false }],
    ["that says nothing", sparring(["asks-nothing", "hides-chain"]), { silent: false }],
    ["that refuses without saying so", sparring(["refuses-silently"]), { silent: true }],
    [
      "that asks for everything",
      asksForEverything,
      {
        asks: "of what surely is no target, expected: S1 asks for nothing when it is played; got: S1 asks for m1 when it is played",
        silent: false,
      },
    ],
    [
      "that lists no targets",
      listsNothing,
      {
        targets: "of a sure target, expected: the item on the chain targets U2; got: nothing on the chain has a target",
        silent: false,
      },
    ],
  ])("an engine %s", async (_, adapter, distrust) => {
    expect(await distrustOf(adapter, "CR")).toEqual(distrust);
  });

  it("and nobody is distrusted for a misread rule", async () => {
    for (const name of ["target/mentioned/never-chosen", "target/no-choice/all-are-targets"])
      expect(await distrustOf(mutant(name), "CR")).toEqual({ silent: false });
  });
});

it("no rule is blamed for what is not so", async () => {
  const report = await runConformance(asksForEverything, { only: ["target/must"], evidence: 5, shrink: false }, POOL);
  expect(report.invariants.map(({ id, verdict }) => [id, verdict])).toEqual([["target/must", "conforms"]]);
  expect(report.findings.map(({ kind, signature }) => [kind, signature])).toEqual([
    ["primitive broken", "what a card asks for when it is played"],
  ]);
});
