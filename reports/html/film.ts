import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { oneByOne } from "../../spec/model/one-by-one.ts";
import { pathsOf, valuesOf } from "../../spec/model/paths.ts";
import { play, playOut } from "../../spec/model/play.ts";
import { changeSentences, pathSentence, playSentences } from "../../spec/text/sentences.ts";
import type { Case, Scenario, Step, Telltale, Value } from "../../spec/types/index.ts";
import { withoutEchoes } from "../echoes.ts";

/** What stands at each path of a game. */
export type Values = ReadonlyMap<string, Value>;

/** One moment of a game. */
export interface Frame {
  /** "start"; else the number of the step, with a letter where its items resolve one by one: "3b". */
  readonly label: string;
  /** What happens, in a few words. */
  readonly title: string;
  /** The same as people would tell it at the table. */
  readonly sentence: string;
  /** What it changes by the rules, in sentences. */
  readonly changes: readonly string[];
  readonly expected: Values;
  /** What the engine showed; "as expected", "not looked at", or how its game ended. */
  readonly got: Values | string;
  /** What differs, in sentences. */
  readonly differences: readonly Difference[];
}

/** A value that is not as the rules have it. */
export interface Difference {
  readonly expected: string;
  readonly got: string;
}

export const AS_EXPECTED = "as expected";
export const NOT_LOOKED_AT = "not looked at";

/** How a telltale says that the engine's game broke off. */
const ENDED = "the game ended: ";

/** A case moment by moment, the engine's board beside the right one: what a case does not say differs is as expected. */
export function filmOf(of: Case): readonly Frame[] {
  const { scenario, states, changes } = rightGame(of);
  const sentences = playSentences(scenario);
  const steps: readonly (Step | undefined)[] = [undefined, ...scenario.script];
  const labels = labelsOf(scenario, of.scenario);
  let ended: string | undefined;
  return steps.flatMap((step, index): Frame[] => {
    const expected = states[index];
    if (!expected) return [];
    const after = step?.id ?? "start";
    const telltales = (of.telltales ?? []).filter((telltale) => telltale.after === after);
    ended ??= telltales.map(({ wrong }) => wrong).find(isEnd);
    const looked = of.telltales !== undefined && of.expected.some((checkpoint) => checkpoint.after === after);
    const shown = telltales.length > 0 ? changed(expected, telltales) : looked ? AS_EXPECTED : NOT_LOOKED_AT;
    return [
      {
        label: labels[index] ?? "",
        title: titleOf(step, states[index - 1], scenario),
        sentence: sentences[index - 1] ?? "The board on which the game starts.",
        changes: changes[index - 1] ?? [],
        expected: new Map([...expected, ...telltales.map(({ path, right }) => [path, right] as const)]),
        got: ended ?? shown,
        differences: withoutEchoes(telltales).map(({ path, right, wrong }) => ({
          expected: pathSentence(path, right, scenario),
          got: isEnd(wrong) ? wrong : pathSentence(path, wrong, scenario),
        })),
      },
    ];
  });
}

const isEnd = (value: Value): value is string => typeof value === "string" && value.startsWith(ENDED);

const changed = (expected: Values, telltales: readonly Telltale[]): Values =>
  new Map([...expected, ...telltales.map(({ path, wrong }) => [path, wrong] as const)]);

/** A game as the rules have it. */
interface RightGame {
  /** With a step for each item that resolves, where the model can play it. */
  readonly scenario: Scenario;
  /** At the start and after each step. */
  readonly states: readonly Values[];
  readonly changes: readonly (readonly string[])[];
}

/** What the case file says goes first; the model adds what happens in between. */
function rightGame(of: Case): RightGame {
  const { scenario: written, expected } = of;
  const said = (id: string): readonly (readonly [string, Value])[] =>
    expected.filter(({ after }) => after === id).flatMap(({ values }) => Object.entries(values));
  try {
    const scenario = oneByOne(written);
    const states = [undefined, ...scenario.script].map((step, index) => {
      const played = playOut({ ...scenario, script: scenario.script.slice(0, index) }, RULEBOOK);
      const values = valuesOf(played.state);
      const model = pathsOf(scenario).flatMap(({ name }, at) => {
        const value = values[at];
        return value === undefined ? [] : [[name, value] as const];
      });
      return new Map([...model, ...said(step?.id ?? "start")]);
    });
    return { scenario, states, changes: changeSentences(play(scenario, RULEBOOK), scenario) };
  } catch {
    // A file that another release wrote may hold what this model does not know: it still says what was expected.
    let known: readonly (readonly [string, Value])[] = [];
    const states = [undefined, ...written.script].map((step) => {
      known = [...known, ...said(step?.id ?? "start")];
      return new Map(known);
    });
    return { scenario: written, states, changes: [] };
  }
}

/** Numbers as in the bug report, with letters for the items that resolve within a step. */
function labelsOf({ script }: Scenario, { script: written }: Scenario): readonly string[] {
  const numbers = script.map(({ id }) => 1 + written.findIndex((step) => id === step.id || id.startsWith(`${step.id}, `)));
  const labels = numbers.map((number, index) => {
    const alike = numbers.filter((each) => each === number).length;
    return alike === 1 ? `${number}` : `${number}${String.fromCharCode(97 + index - numbers.indexOf(number))}`;
  });
  return ["start", ...labels];
}

function titleOf(step: Step | undefined, before: Values | undefined, scenario: Scenario): string {
  if (!step) return "The board";
  if ("play" in step) {
    const { player, card, respondsTo, refused } = step.play;
    return `${player} ${refused ? "tries" : respondsTo === undefined ? "plays" : "responds with"} ${card}`;
  }
  if ("activate" in step) return `${step.activate.player} activates ${step.activate.object}`;
  const chain = String(before?.get("chain") ?? "").split(" ");
  const [item] = chain.slice(-1);
  if (!item) return "Nothing to resolve";
  if (chain.length > step.resolve + 1) return "The chain resolves";
  return scenario.objects.find(({ id }) => id === item)?.kind === "spell" ? `${item} resolves` : `${item}'s ability resolves`;
}
