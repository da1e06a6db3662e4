import type { PlayedCheckpoint, Trace } from "../model/trace.ts";
import type { Scenario, Value } from "../types/index.ts";
import { pathSentence } from "./path-sentence.ts";

/** What is known of a game before a step, by path. */
type Known = Map<string, Value | undefined>;

/** What each step of a game changed, in sentences without a full stop: a list for each step that was carried out. */
export function changeSentences(trace: Trace, scenario: Scenario): readonly (readonly string[])[] {
  const [start, ...rows] = trace.checkpoints;
  const known: Known = new Map(trace.paths.map(({ name }, index) => [name, start?.values[index]]));
  return rows.map((row) => {
    if (!isRefused(row, scenario)) playing(row, known, scenario);
    const changes = trace.paths.flatMap(({ name }, index) => {
      const value = row.values[index];
      return value === undefined || value === known.get(name) ? [] : [{ name, value }];
    });
    const told = changes.filter((change) => worthSaying(change, changes, row));
    for (const { name, value } of changes) known.set(name, value);
    return told.map(({ name, value }) => pathSentence(name, value, scenario));
  });
}

interface Change {
  readonly name: string;
  readonly value: Value;
}

/** Whether the rules refuse what the step plays, so that its card stays where it is. */
function isRefused({ after }: PlayedCheckpoint, { script }: Scenario): boolean {
  const step = script.find(({ id }) => id === after);
  return step !== undefined && "play" in step && step.play.refused === true;
}

/** While a card is played only the chain is looked at; that the card left its hand is no news of a later step. */
function playing({ card }: PlayedCheckpoint, known: Known, scenario: Scenario): void {
  const object = scenario.objects.find(({ id }) => id === card);
  if (!object) return;
  const hand = `${object.owner}.hand`;
  const before = known.get(hand);
  if (object.place === `hand:${object.owner}` && typeof before === "number") known.set(hand, before - 1);
  known.set(`${object.id}.place`, "chain");
}

/** Whether a change says something that the others do not. */
function worthSaying({ name, value }: Change, changes: readonly Change[], row: PlayedCheckpoint): boolean {
  const [of = "", field] = name.split(".");
  if (name === "targets") return row.card !== undefined && value !== "";
  if (field === "place") return value !== "chain";
  if (field === "trash") return !changes.some((change) => change.value === `trash:${of}`);
  // What left the board has no state there, which its place says already.
  return value !== null;
}
