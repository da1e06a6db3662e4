import { expect, it, test } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { mutant } from "../engine-adapter/mutant.ts";
import { reference } from "../engine-adapter/reference.ts";
import { rewriting } from "../engine-adapter/rewriting.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { EDIT_VERBS } from "../spec/model/edit.ts";
import { playSentences } from "../spec/text/sentences.ts";
import type { Report } from "../spec/types/index.ts";
import { POOL } from "./default-pools.ts";
import { editedVerbs } from "./editing.ts";
import { missingFrom } from "./missing.ts";
import { checkPrimitive, checkPrimitives } from "./primitive-check.ts";
import { editPrimitives } from "./primitives/edits.ts";
import { runConformance } from "./run.ts";

const BROKEN = ["move-does-nothing", "return-does-nothing"];
const ALL = { features: Object.fromEntries(EDIT_VERBS.map((verb) => [`edit:${verb}`, true])) };

const run = (adapter: Adapter, ...only: readonly string[]): Promise<Report> =>
  runConformance(adapter, { only: [...only], evidence: 3, shrink: false }, POOL);
const verdicts = ({ invariants }: Report): readonly string[] =>
  invariants.map(({ id, verdict, because, misreading }) => [id, verdict, because ?? misreading ?? ""].join(" · "));

it("judges rules by edits where moving and returning do nothing, and says so", async () => {
  const without = await run(sparring(BROKEN), "illegal/regained");
  const report = await run(sparring([...BROKEN, "offers-edits"]), "illegal/regained");
  expect([...verdicts(without), ...verdicts(report)]).toMatchInlineSnapshot(`
    [
      "illegal/regained · blocked · primitive move to base",
      "illegal/regained · conforms · with edits of the board in place of move",
    ]
  `);
  expect(report.invariants[0]?.edits).toEqual(["edit:move"]);
  // That the actions do nothing is told all the same.
  expect(report.findings.map(({ message }) => message.replace(/^.*?, the first/, "the first"))).toMatchInlineSnapshot(`
    [
      "the first: return: expected: U2 is in P2's hand; got: U2 is at battlefield A",
    ]
  `);
});

it("blames a misread rule by edits as it would by cards", async () => {
  const misread = rewriting(mutant("illegal/zone-change/affected-there"), "return-does-nothing");
  const only = ["illegal/zone-change"];
  const report = await runConformance({ ...misread, capabilities: ALL }, { only, evidence: 12, shrink: false }, POOL);
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "illegal/zone-change · violates · illegal/zone-change/affected-there",
    ]
  `);
  const [shown] = report.invariants[0]?.cases ?? [];
  expect(shown && playSentences(shown.scenario)).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Move an enemy unit at a battlefield to base.") on U2.",
      "P1 responds with S2 ("Kill an enemy unit.") on U2.",
      "Everybody passes until the chain is empty.",
    ]
  `);
});

test.each([reference, sparring(["offers-edits"])])(
  "$engine.name edits the board as the actions would",
  async (adapter) => {
    const games = editPrimitives(ALL);
    const states: string[] = [];
    for (const game of games) states.push((await checkPrimitive(adapter, game)).primitive.state);
    expect(states).toEqual(games.map(() => "works"));
  },
);

it("edits nothing where an edit does not do what it says", async () => {
  const inner = sparring([...BROKEN, "offers-edits"]);
  const lying: Adapter = {
    ...inner,
    async open(setup) {
      const opened = await inner.open(setup);
      if (!("session" in opened)) return opened;
      const { session, pending } = opened;
      // Only moves are carried out.
      const act = (action: Parameters<typeof session.act>[0]) =>
        action.kind === "edit" && action.verb !== "move" ? { kind: "ok" as const, pending } : session.act(action);
      return { ...opened, session: { ...session, act } };
    },
  };
  const primitives = await checkPrimitives(lying, "CR", () => {});
  expect([...editedVerbs(primitives, missingFrom(lying, primitives))]).toEqual(["move"]);
});

it("edits who controls what, and says so of what every game must keep as well", async () => {
  const report = await run(sparring(["steal-does-nothing", "offers-edits"]), "whole/one-place");
  expect(verdicts(report)).toMatchInlineSnapshot(`
    [
      "whole/one-place · conforms · with edits of the board in place of gain control",
    ]
  `);
});
