import { describe, expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { modelAdapter, reference } from "../engine-adapter/reference.ts";
import { rewriting } from "../engine-adapter/rewriting.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { misread } from "../spec/decisions/rulebook.ts";
import { READINGS, rulebookOf } from "../spec/readings/index.ts";
import type { ReadingResult } from "../spec/types/index.ts";
import { checkReadings } from "./readings.ts";
import { runConformance } from "./run.ts";

type Profile = "CR" | "FAQ+";

/** A result in one line. */
const said = ({ id, state, reads, alternatives, games, because }: ReadingResult): string =>
  [
    `${id}: ${[state, ...reads].join(" ")}`,
    `${alternatives.map(({ name, games: n }) => `${name} ${n}`).join(", ")} of ${games}`,
    ...(because === undefined ? [] : [because]),
  ].join(" · ");

const all = async (adapter: Adapter, profile: Profile): Promise<string> =>
  (await checkReadings(adapter, profile, READINGS)).map(said).join("\n");

const negated = async (adapter: Adapter, profile: Profile = "CR"): Promise<string> =>
  (
    await checkReadings(
      adapter,
      profile,
      READINGS.filter(({ id }) => id === "link/negated"),
    )
  )
    .map(said)
    .join("\n");

describe("how an engine reads what is left open", () => {
  it("the reference engine, by the Core Rules and by the rulings", async () => {
    expect(await all(reference, "CR")).toMatchInlineSnapshot(`
      "target/picked: reads as target · target 10, no target 0 of 10
      target/legend-you-control: reads as target · target 8, no target 0 of 8
      target/late-choice: reads as by the instruction · by the instruction 12, as the item begins 0 of 12
      illegal/second-mention: reads as per slot · per slot 16, whole card 0 of 16
      link/negated: reads as ignored · ignored 20, negated 0 of 20
      link/nothing-new: reads as done · done 10, nothing happened 0, ignored 0 of 10
      link/prevented: reads as runs · runs 12, ignored 0 of 12"
    `);
    expect(await all(reference, "FAQ+")).toMatchInlineSnapshot(`
      "target/picked: reads as no target · target 0, no target 10 of 10
      target/legend-you-control: reads as no target · target 0, no target 8 of 8
      target/late-choice: reads as by the instruction · by the instruction 12, as the item begins 0 of 12
      illegal/second-mention: reads as per slot · per slot 16, whole card 0 of 16
      link/negated: reads as negated · ignored 0, negated 20 of 20
      link/nothing-new: reads as done · done 10, nothing happened 0, ignored 0 of 10
      link/prevented: reads as runs · runs 12, ignored 0 of 12"
    `);
  });

  it("the sparring engine, by the Core Rules and by the rulings", async () => {
    expect(await all(sparring(), "CR")).toMatchInlineSnapshot(`
      "target/picked: reads as target · target 10, no target 0 of 10
      target/legend-you-control: reads as target · target 8, no target 0 of 8
      target/late-choice: reads as by the instruction · by the instruction 12, as the item begins 0 of 12
      illegal/second-mention: reads as per slot · per slot 16, whole card 0 of 16
      link/negated: reads as ignored · ignored 20, negated 0 of 20
      link/nothing-new: reads as nothing happened · done 0, nothing happened 10, ignored 0 of 10
      link/prevented: reads as runs · runs 12, ignored 0 of 12"
    `);
    expect(await all(sparring(), "FAQ+")).toMatchInlineSnapshot(`
      "target/picked: reads as no target · target 0, no target 10 of 10
      target/legend-you-control: reads as no target · target 0, no target 8 of 8
      target/late-choice: reads as by the instruction · by the instruction 12, as the item begins 0 of 12
      illegal/second-mention: reads as per slot · per slot 16, whole card 0 of 16
      link/negated: reads as negated · ignored 0, negated 20 of 20
      link/nothing-new: reads as nothing happened · done 0, nothing happened 10, ignored 0 of 10
      link/prevented: reads as runs · runs 12, ignored 0 of 12"
    `);
  });

  it.each(READINGS)("an engine of every alternative of $id is told in both profiles", async (reading) => {
    for (const alternative of reading.alternatives) {
      const engine = modelAdapter("one of them", rulebookOf(alternative));
      for (const profile of ["CR", "FAQ+"] as const) {
        const [result] = await checkReadings(engine, profile, [reading]);
        expect(result).toMatchObject({ state: "reads as", reads: [alternative.name], games: reading.games.length });
      }
    }
  });

  it("now this way, now that", async () => {
    const players = misread({
      link: (right) => (input) => right({ ...input, profile: input.reads === "player" ? "FAQ+" : "CR" }),
    });
    expect(await negated(modelAdapter("its controller draws", players))).toMatchInlineSnapshot(
      `"link/negated: mixed · ignored 10, negated 10 of 20"`,
    );
  });

  it("neither: it does what cannot be done", async () => {
    const bold = modelAdapter("bold", misread({ forbidden: () => () => false }));
    expect(await negated(bold)).toMatchInlineSnapshot(`"link/negated: neither · ignored 0, negated 0 of 20"`);
  });

  it("a broken action leaves out the games that rest on it", async () => {
    expect(await negated(rewriting(reference, "stun-does-nothing"))).toMatchInlineSnapshot(
      `"link/negated: reads as ignored · ignored 16, negated 0 of 16"`,
    );
    expect(await negated(sparring(["draws-nothing"]))).toMatchInlineSnapshot(
      `"link/negated: reads as ignored · ignored 10, negated 0 of 10"`,
    );
  });

  it("an engine that does not show or offer what would tell", async () => {
    expect(await negated({ ...reference, open: () => ({ unsupported: ["play"] }) })).toMatchInlineSnapshot(
      `"link/negated: not shown · ignored 0, negated 0 of 0 · needs play"`,
    );
    expect(
      await all(sparring(["hides-objects", "hides-counts", "asks-nothing", "hides-chain-targets"]), "CR"),
    ).toMatchInlineSnapshot(`
      "target/picked: reads as target · target 2, no target 0 of 2
      target/legend-you-control: not shown · target 0, no target 0 of 0 · the engine does not show where the answers differ
      target/late-choice: reads as by the instruction · by the instruction 3, as the item begins 0 of 3
      illegal/second-mention: not shown · per slot 0, whole card 0 of 0 · the engine does not show where the answers differ
      link/negated: not shown · ignored 0, negated 0 of 0 · the engine does not show where the answers differ
      link/nothing-new: not shown · done 0, nothing happened 0, ignored 0 of 0 · the engine does not show where the answers differ
      link/prevented: not shown · runs 0, ignored 0 of 0 · the engine does not show where the answers differ"
    `);
  });

  it("stands in the report of a run, which may ask for nothing else", async () => {
    const report = await runConformance(sparring(), { only: ["link/negated"], profile: "FAQ+" });
    expect(report.readings?.map(said)).toEqual(["link/negated: reads as negated · ignored 0, negated 20 of 20"]);
    expect([report.invariants, report.findings, report.extent.generated]).toEqual([[], [], 0]);
  });
});
