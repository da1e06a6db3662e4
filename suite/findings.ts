import type { Adapter } from "../engine-adapter/contract.ts";
import { misread, type Patch } from "../spec/decisions/rulebook.ts";
import type { Invariant } from "../spec/invariants/index.ts";
import { play } from "../spec/model/play.ts";
import type { Finding, Scenario } from "../spec/types/index.ts";
import type { CampaignState } from "./campaign.ts";
import { caseOf } from "./case-file.ts";
import { faultText, playBuilt } from "./engine-game.ts";
import { sentFor } from "./fitted.ts";
import { deviations } from "./judge/compare.ts";
import type { PrimitiveResult } from "./primitive-check.ts";
import { smallestFault } from "./smallest.ts";

/** Findings of one sort that are shrunk and shown at most. */
export const MOST = 6;

/** Primitives that came out wrong, but for those that a blamed misreading predicts to the letter. */
export function primitiveFindings(results: readonly PrimitiveResult[], blamed: readonly Patch[]): Finding[] {
  const book = misread(...blamed);
  return results.flatMap(({ primitive, game, engine, right, fault, badStart }): Finding[] => {
    if (primitive.state !== "broken" || fault || badStart !== undefined) return [];
    if (engine && blamed.length > 0 && deviations(engine, play(game.scenario, book), right).length === 0) return [];
    return [
      {
        kind: "primitive broken",
        signature: `primitive ${primitive.name}`,
        message: `${primitive.name}: ${primitive.message ?? "comes out wrong"}`,
        count: 1,
        ...(primitive.case && { case: primitive.case }),
      },
    ];
  });
}

/** Signature of what comes out otherwise each time. */
export const UNSTEADY = "unsteady";

/** The first finding that breaks an invariant; a broken relation breaks the invariant of its own name alone. */
export function findingAgainst({ id, brokenBy = [] }: Invariant, findings: readonly Finding[]): Finding | undefined {
  return findings.find(
    ({ kind, signature }) => brokenBy.includes(kind) && (kind !== "relation broken" || signature === id),
  );
}

/** Findings of one signature as one, with the counts added up. */
export function merged(findings: readonly Finding[]): Finding[] {
  const bySignature = new Map<string, Finding>();
  for (const finding of findings) {
    const known = bySignature.get(finding.signature);
    bySignature.set(finding.signature, known ? { ...finding, ...known, count: known.count + finding.count } : finding);
  }
  return [...bySignature.values()];
}

/** Games that do not start as they were set up, or come out otherwise the second time. */
export function steadinessFindings(results: readonly PrimitiveResult[]): Finding[] {
  const badStarts = results.filter(({ badStart }) => badStart !== undefined);
  const unsteady = results.filter((each) => each.unsteady && each.badStart === undefined);
  const findings: Finding[] = [];
  const [bad] = badStarts;
  if (bad) {
    // If the very first game started rightly, what is wrong later must have been left behind.
    const left = results[0]?.badStart === undefined;
    findings.push({
      kind: left ? "state leaked" : "primitive broken",
      signature: left ? "state leaked" : "setup",
      message: `${left ? "an earlier game left something behind" : "a game does not start as it was set up"} (${bad.game.name}): ${bad.badStart}`,
      count: badStarts.length,
    });
  }
  const [first] = unsteady;
  if (first && !bad) {
    findings.push({
      kind: "nondeterministic",
      signature: UNSTEADY,
      message: `${first.game.name}: the same game comes out otherwise when it is played again`,
      count: unsteady.length,
    });
  }
  return findings;
}

/** More broken primitives than this are one finding: the engine as a whole does not work yet. */
const FEW = 6;

/** The findings of broken primitives as a report lists them: a few by themselves, many as one. */
export function listed(broken: readonly Finding[], tried: number): readonly Finding[] {
  const [first] = broken;
  if (!first || broken.length <= FEW) return broken;
  const message = `${broken.length} of ${tried} primitives come out wrong, the first: ${first.message}`;
  return [{ ...first, signature: "many primitives", message, count: broken.length }];
}

/** Games that are played again at most to see whether an engine hangs, or was only slow that one time. */
const AGAIN = 3;

async function hangsAgain(adapter: Adapter, seen: readonly { readonly scenario: Scenario }[]): Promise<boolean> {
  for (const { scenario } of seen.slice(0, AGAIN)) {
    const { game } = await playBuilt(adapter, sentFor(scenario));
    if (game.kind === "fault" && game.fault.kind === "hang") return true;
  }
  return false;
}

/**
 * One finding for each way in which the engine failed as an engine, with a game.
 * @param small whether the game is to be made as small as it gets
 */
export async function faultFindings(
  adapter: Adapter,
  primitives: readonly PrimitiveResult[],
  state: CampaignState,
  small: boolean,
): Promise<Finding[]> {
  const seen = [
    ...primitives.flatMap(({ fault, game }) => (fault ? [{ fault, scenario: game.scenario }] : [])),
    ...state.faults,
  ];
  const groups = new Map<string, typeof seen>();
  for (const each of seen) {
    const signature = `${each.fault.kind}: ${each.fault.message}`.slice(0, 200);
    groups.set(signature, [...(groups.get(signature) ?? []), each]);
  }
  const findings: Finding[] = [];
  for (const [signature, [first, ...more]] of groups) {
    if (!first) continue;
    const { kind } = first.fault;
    const message = faultText(first.fault);
    if (findings.length >= MOST) continue;
    if (kind === "hang" && !(await hangsAgain(adapter, [first, ...more]))) continue;
    const tested = first.scenario.script.flatMap((step) => ("play" in step ? [step.play.card] : []))[0];
    const { scenario, free } =
      tested === undefined || !small
        ? { scenario: first.scenario, free: undefined }
        : await smallestFault(adapter, { scenario: first.scenario, tested }, kind);
    const right = play(scenario, misread());
    const shown = caseOf(
      {
        tested: tested ?? "",
        paths: right.paths,
        games: [{ name: "case", scenario, right }],
        tells: [],
        predictions: [],
      },
      undefined,
      {
        name: signature,
        rules: [],
        free,
      },
    );
    findings.push({ kind, signature, message, count: 1 + more.length, ...(shown && { case: shown }) });
  }
  return findings;
}
