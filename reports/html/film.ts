import { cardOf } from "../../spec/model/mentions.ts";
import { rulesText } from "../../spec/text/rules-text.ts";
import { pathSentence, playSentences } from "../../spec/text/sentences.ts";
import type { Case, Scenario, Step, Telltale, Value } from "../../spec/types/index.ts";
import { withoutEchoes } from "../echoes.ts";
import { rightGame, type Values } from "./right-game.ts";

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

/** A case moment by moment, the engine's board beside the right one: what no telltale says differs is as expected. */
export function filmOf(of: Case): readonly Frame[] {
  const { scenario, states } = rightGame(of);
  const sentences = playSentences(scenario);
  const labels = labelsOf(scenario, of.scenario);
  let ended: string | undefined;
  return [undefined, ...scenario.script].map((step, index): Frame => {
    const before = states[index - 1];
    const after = step?.id ?? "start";
    const telltales = (of.telltales ?? []).filter((telltale) => telltale.after === after);
    const right: Values = new Map([
      ...(states[index] ?? []),
      ...telltales.map(({ path, right }) => [path, right] as const),
    ]);
    ended ??= telltales.map(({ wrong }) => wrong).find(isEnd);
    const looked = of.telltales !== undefined && of.expected.some((checkpoint) => checkpoint.after === after);
    const shown = telltales.length > 0 ? wrongly(right, telltales) : looked ? AS_EXPECTED : NOT_LOOKED_AT;
    return {
      label: labels[index] ?? "",
      ...told(step, before, scenario, sentences[index - 1]),
      changes: before ? changes(before, right, scenario) : [],
      expected: right,
      got: ended ?? shown,
      differences: differences(telltales, scenario),
    };
  });
}

const isEnd = (value: Value): value is string => typeof value === "string" && value.startsWith(ENDED);

const wrongly = (right: Values, telltales: readonly Telltale[]): Values =>
  new Map([...right, ...telltales.map(({ path, wrong }) => [path, wrong] as const)]);

const differences = (telltales: readonly Telltale[], scenario: Scenario): readonly Difference[] =>
  withoutEchoes(telltales).map(({ path, right, wrong }) => ({
    expected: isEnd(wrong) ? "the game goes on" : pathSentence(path, right, scenario),
    got: isEnd(wrong) ? wrong : pathSentence(path, wrong, scenario),
  }));

/** Numbers as in the bug report, with letters for the items that resolve within a step. */
function labelsOf({ script }: Scenario, { script: written }: Scenario): readonly string[] {
  const numbers = script.map(
    ({ id }) => 1 + written.findIndex((step) => id === step.id || id.startsWith(`${step.id}, `)),
  );
  const labels = numbers.map((number, index) => {
    const alike = numbers.filter((each) => each === number).length;
    return alike === 1 ? `${number}` : `${number}${String.fromCharCode(97 + index - numbers.indexOf(number))}`;
  });
  return ["start", ...labels];
}

/** A step in a few words, and as it is told. */
function told(
  step: Step | undefined,
  before: Values | undefined,
  scenario: Scenario,
  sentence = "",
): Pick<Frame, "title" | "sentence"> {
  if (!step) return { title: "The board", sentence: "The board on which the game starts." };
  if ("play" in step) {
    const { player, card, respondsTo, refused } = step.play;
    return {
      title: `${player} ${refused ? "tries" : respondsTo === undefined ? "plays" : "responds with"} ${card}`,
      sentence,
    };
  }
  if ("activate" in step) return { title: `${step.activate.player} activates ${step.activate.object}`, sentence };
  if ("saveAndLoad" in step) return { title: "The game is saved and loaded", sentence };
  if ("edit" in step) return { title: `${step.edit.object} is edited`, sentence };
  if ("attack" in step) return { title: `P1 attacks with ${step.attack.units.join(" and ")}`, sentence };
  if (step.endTurn) return { title: "The turn ends", sentence };
  const chain = String(before?.get("chain") ?? "").split(" ");
  const item = chain.at(-1) ?? "";
  if (item === "" || chain.length > step.resolve + 1) return { title: "The chain resolves", sentence };
  const card = cardOf(scenario, item);
  if (card?.kind !== "spell")
    return { title: `${item}'s ability resolves`, sentence: `Everybody passes. ${item}'s ability resolves.` };
  const text = rulesText(card).replaceAll("\n", " / ");
  return {
    title: `${item} resolves`,
    sentence: `Everybody passes. ${item} resolves (${text === "" ? "without text" : `"${text}"`}).`,
  };
}

/** What came to be otherwise on the board, without what only follows from a card being elsewhere. */
function changes(before: Values, after: Values, scenario: Scenario): readonly string[] {
  const changed = [...after].flatMap(([path, value]) =>
    before.get(path) === value ? [] : [{ after: "", path, value }],
  );
  const places = changed.flatMap(({ path, value }) => (path.endsWith(".place") ? [value, before.get(path)] : []));
  return withoutEchoes(changed)
    .filter(({ path, value }) => {
      const [of, field] = path.split(".");
      if (field === undefined || field === "asks" || value === "chain") return false;
      return !(field === "hand" && places.includes(`hand:${of}`));
    })
    .map(({ path, value }) => pathSentence(path, value, scenario));
}
