import { instructionsOf } from "../spec/model/mentions.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Finding, Scenario } from "../spec/types/index.ts";
import { deviations, shownAt } from "./judge/compare.ts";
import { editFeature } from "./primitives/edits.ts";

/** The fields in which a game first deviates, in a fixed order: two faults that differ there are two. */
export function deviatingFields(engine: Trace, right: Trace): readonly string[] {
  const marks = deviations(engine, right, right);
  const first = Math.min(...marks.map(({ checkpoint }) => checkpoint));
  const fields = marks
    .filter(({ checkpoint }) => checkpoint === first)
    .map(({ path }) => right.paths[path]?.field ?? "asks");
  return [...new Set(fields)].sort();
}

/** What a deviation is, apart from any rule. */
export function kindOfDeviation(engine: Trace, right: Trace, scenario: Scenario): Finding["kind"] {
  if (engine.end.kind === "refused" && right.end.kind === "complete") return "legal play refused";
  const misplaced = deviations(engine, right, right).some((mark) => {
    const path = right.paths[mark.path];
    // A token that is nowhere left the board, rightly or not.
    if (path?.field !== "place" || scenario.objects.some(({ id, token }) => id === path.of && token)) return false;
    const shown = shownAt(engine, right, mark);
    return typeof shown === "string" && (shown === "nowhere" || shown.includes(" + "));
  });
  return misplaced ? "card lost or duplicated" : "unexplained divergence";
}

/** The verbs of the cards that a scenario plays, and the edits of its board, in a fixed order. */
export function verbsOf({ cards, script }: Scenario): readonly string[] {
  const verbs = cards.flatMap((card) => instructionsOf(card).map(({ verb }): string => verb));
  const edits = script.flatMap((step) => ("edit" in step ? [editFeature(step.edit.verb)] : []));
  return [...new Set([...verbs, ...edits])].sort();
}
