import type { Adapter } from "../../engine-adapter/contract.ts";
import { choosesMe } from "../../generators/stock-cards.ts";
import { a, every } from "../../spec/catalogue/tree.ts";
import { RULEBOOK, type Rulebook } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import type { Trace } from "../../spec/model/trace.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import type { All, Chosen, Detector, Instruction, Scenario, Value } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { lossOf } from "../fitted.ts";
import { notShowing } from "../habits.ts";
import { deviations } from "../judge/compare.ts";
import { HYPOTHESES } from "../judge/hypotheses.ts";
import { game, mine, type Played, type Table, unit } from "../primitives/game.ts";
import { one, plays, U } from "../primitives/plays.ts";

/** A game, and where it is to be looked at. */
interface Look {
  readonly scenario: Scenario;
  /** After that step. */
  readonly step: string;
  /** As written in cases. */
  readonly path: string;
}

/** A way to tell targets, with a look at a sure target and one at what surely is none. */
export interface Pair {
  readonly name: string;
  readonly target: Look;
  readonly other: Look;
}

const on = (verb: "kill" | "exhaust", object: Chosen | All): Instruction => ({ id: "i1", verb, object });
const chosen = (verb: "kill" | "exhaust", choices = { m1: ["U2"] }): Played => one(on(verb, U), choices);
const all = (verb: "kill" | "exhaust"): Played => plays([on(verb, every("m1", "unit"))]);
const scenarioOf = (happenings: readonly Played[], table?: Table): Scenario => game("", happenings, table).scenario;

/** The same game without any unit. */
function without(scenario: Scenario): Scenario {
  const objects = scenario.objects.filter(({ kind }) => kind !== "unit");
  return { ...scenario, objects };
}

/** The same game, whose first play the rules refuse. */
function refused(scenario: Scenario): Scenario {
  const script = scenario.script.map((step, index) =>
    index === 0 && "play" in step ? { ...step, play: { ...step.play, refused: true as const } } : step,
  );
  return { ...scenario, script: script.slice(0, 1) };
}

const guarded: Table = { middle: { qualities: ["cantBeChosen"] } };
const triggering: Table = { more: [mine("unit", "C", { card: choosesMe.id })], cards: [choosesMe] };
const there = "at a battlefield" as const;
/** A unit comes from its base in response. */
const comes: Played = plays(
  [{ id: "i1", verb: "move", to: { battlefield: "B" }, object: a("m1", "unit", "friendly") }],
  { m1: ["E"] },
  "P2",
);
const waiting: Table = { more: [unit("E", { place: "base:P2" })] };

const look = (scenario: Scenario, step: string, path: string): Look => ({ scenario, step, path });
const asks = (scenario: Scenario): Look => look(scenario, "s1", "S1.asks");

/** What the engine says before a card is played. */
export const ASKED: Pair = {
  name: "what a card asks for when it is played",
  target: asks(scenarioOf([chosen("kill")])),
  other: asks(scenarioOf([all("kill")])),
};
/** What the engine says once it has been played. */
export const LISTED: Pair = {
  name: "what is listed as a target on the chain",
  target: look(scenarioOf([chosen("kill")]), "s1", "targets"),
  other: look(scenarioOf([all("kill")]), "s1", "targets"),
};

/** The ways in which the invariants on targets tell what is one. */
export const DETECTORS: readonly Pair[] = [
  ASKED,
  LISTED,
  {
    name: "what can't be chosen is no target",
    target: asks(refused(scenarioOf([chosen("kill")], guarded))),
    other: look(scenarioOf([all("kill")], guarded), "s2", "U2.place"),
  },
  {
    name: 'what triggers "when you choose me"',
    target: look(scenarioOf([chosen("exhaust", { m1: ["C"] })], triggering), "s2", "C.might"),
    other: look(scenarioOf([all("exhaust")], triggering), "s2", "C.might"),
  },
  {
    name: "who comes in response is no target any more",
    target: look(scenarioOf([one(on("kill", a("m1", "unit", there))), comes], waiting), "s3", "E.place"),
    other: look(scenarioOf([plays([on("kill", every("m1", "unit", there))]), comes], waiting), "s3", "E.place"),
  },
  {
    name: "a card is refused when it has no target",
    target: asks(refused(without(scenarioOf([chosen("kill", { m1: [] })])))),
    other: look(without(scenarioOf([all("kill")])), "s2", "S1.place"),
  },
];

/** Tries every detector on a sure target and on what surely is none. */
export async function calibrated(adapter: Adapter, profile: Scenario["profile"]): Promise<readonly Detector[]> {
  const detectors: Detector[] = [];
  for (const { name, target, other } of DETECTORS) {
    const because =
      (await faultAt(adapter, profile, target, "a sure target")) ??
      (await faultAt(adapter, profile, other, "what surely is no target"));
    detectors.push({ name, usable: because === undefined, ...(because !== undefined && { because }) });
  }
  return detectors;
}

/** Why a look says nothing; undefined if the engine shows what it must. */
async function faultAt(
  adapter: Adapter,
  profile: Scenario["profile"],
  { scenario, step, path }: Look,
  what: string,
): Promise<string | undefined> {
  const setup = { ...scenario, profile };
  const played = await playOn(adapter, setup);
  if (played.kind === "unsupported") return `needs ${played.features.join(", ")}`;
  if (played.kind === "window missed") return "the engine leaves no window for the play";
  if (played.kind === "built otherwise") return lossOf(played.build);
  if (played.kind === "fault") return `${played.fault.kind}: ${played.fault.message}`;
  const shown = valueAfter(played.trace, step, path);
  if (shown === valueAfter(play(setup, RULEBOOK), step, path)) return undefined;
  if (shown === undefined) return notShowing(path.split(".").at(-1) ?? path);
  return sentence({ scenario: setup, step, path }, played.trace, what);
}

/**
 * Why a detector is not to be believed: it is wrong of a sure target or of what surely is none, and no misread rule
 * would look like that. Undefined if it tells both apart, or says nothing.
 */
export async function misled(
  adapter: Adapter,
  profile: Scenario["profile"],
  { target, other }: Pair,
): Promise<string | undefined> {
  const looks = [target, other].map((each) => ({ ...each, scenario: { ...each.scenario, profile } }));
  const seen: { readonly look: Look; readonly trace: Trace }[] = [];
  for (const each of looks) {
    const played = await playOn(adapter, each.scenario);
    if (played.kind === "played") seen.push({ look: each, trace: played.trace });
  }
  const wrong = seen.filter(({ look: { scenario, step, path }, trace }) => {
    const shown = valueAfter(trace, step, path);
    return shown !== undefined && shown !== valueAfter(play(scenario, RULEBOOK), step, path);
  });
  const [first] = wrong;
  if (
    !first ||
    HYPOTHESES.some(({ book }) => seen.every(({ look: { scenario }, trace }) => fits(trace, scenario, book)))
  )
    return undefined;
  return first.look === looks[0]
    ? sentence(first.look, first.trace, "a sure target")
    : sentence(first.look, first.trace, "what surely is no target");
}

/** Whether a rulebook explains all that an engine shows of a game. */
const fits = (trace: Trace, scenario: Scenario, book: Rulebook): boolean =>
  deviations(trace, play(scenario, book), play(scenario, RULEBOOK)).length === 0;

function sentence({ scenario, step, path }: Look, trace: Trace, what: string): string {
  const right = valueAfter(play(scenario, RULEBOOK), step, path);
  const expected = pathSentence(path, right, scenario);
  return `of ${what}, expected: ${expected}; got: ${pathSentence(path, valueAfter(trace, step, path), scenario)}`;
}

function valueAfter({ checkpoints, paths, end }: Trace, step: string, path: string): Value | undefined {
  const row = checkpoints.find(({ after }) => after === step);
  if (!row) return `the game ended: ${end.kind}`;
  return path.endsWith(".asks") ? row.asks : row.values[paths.findIndex(({ name }) => name === path)];
}
