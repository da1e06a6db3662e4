import type { Adapter, Question } from "../../engine-adapter/contract.ts";
import type { GameObject, PlayerId, Scenario } from "../../spec/types/index.ts";
import { type EngineGame, playOn } from "../engine-game.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import { game, mine, type PrimitiveGame } from "../primitives/game.ts";
import { deals, does, draw, one, plays, U } from "../primitives/plays.ts";
import { type Asked, type Move, noted, questionsAfter } from "./noted.ts";

/** A game with what was said in it. */
interface Talk {
  readonly game: EngineGame;
  readonly moves: readonly Move[];
}

async function talk(adapter: Adapter, scenario: Scenario, profile: Scenario["profile"]): Promise<Talk> {
  const { adapter: listening, games } = noted(adapter);
  const played = await playOn(listening, { ...scenario, profile });
  const moves = games.flatMap((each: Asked) => each.moves);
  return { game: played, moves };
}

const alone = game("alone", [deals(1)]);
const answered = game("answered", [deals(1), deals(2, "U1", "P2")]);
/** P2 holds a reaction, and does not play it. */
const held: Scenario = {
  ...answered.scenario,
  script: answered.scenario.script.filter((step) => !("play" in step && step.play.player === "P2")),
};

/** The same with U2 as the only unit. */
const single = ({ scenario }: PrimitiveGame): Scenario => ({
  ...scenario,
  objects: scenario.objects.filter(({ id }) => id !== "U1" && id !== "U3"),
});

const stuns = game("stuns", [does("stun")]);
const must = game("must", [one({ id: "i1", verb: "stun", object: { ...U, word: "must" } })]);
const paying = game(
  "paying",
  [{ ...plays([draw(1)], { c1m: ["C2"] }), costs: [{ id: "c1", pay: "exhaust", object: { ...U, id: "c1m" } }] }],
  { more: ["C1", "C2"].map((id): GameObject => mine("unit", id)) },
);
const splitOfOne = game("split", [
  one(
    { id: "i1", verb: "deal", amount: 2, split: true, object: { ...U, count: { min: 1, max: 2 } } },
    { m1: ["U2"], i1: ["U2", "U2"] },
  ),
]);

const passesOf = ({ moves }: Talk): readonly PlayerId[] =>
  moves.flatMap(({ action }) => (action.kind === "pass" ? [action.player] : []));
const isPlayed = (talks: readonly Talk[]): boolean => talks.every(({ game: { kind } }) => kind === "played");
const offers = ({ options }: Question): boolean => options.length > 0;

/**
 * Ways of the engine that show in what it says and asks, and are no faults.
 * @param results its primitives
 * @param offered features that it was seen to offer
 */
export async function waysOf(
  adapter: Adapter,
  profile: Scenario["profile"],
  results: readonly PrimitiveResult[],
  offered: Readonly<Record<string, boolean>>,
): Promise<readonly string[]> {
  const listen = (scenario: Scenario): Promise<Talk> => talk(adapter, scenario, profile);
  const idle = await listen(alone.scenario);
  const ready = await listen(held);
  const plain = [idle, await listen(stuns.scenario)];
  const paid = await listen(paying.scenario);
  const split = await listen(splitOfOne.scenario);
  return [
    ...passing(idle, ready),
    ...asking(plain, paid),
    ...splitting(plain, split),
    ...(await choosesUnasked(listen)),
    ...cleaning(results),
    ...owning(results, offered),
  ];
}

/** Who gets priority: by the rules first who played, then the other player, whatever they have in hand. */
function passing(idle: Talk, ready: Talk): readonly string[] {
  if (!isPlayed([idle, ready])) return [];
  const [few, all] = [passesOf(idle), passesOf(ready)];
  // Of passes that are left out nobody knows whose they would have been.
  if (few.length < all.length) return ["passes by itself for players who have nothing to answer with"];
  const ways: string[] = [];
  if (all.length === 1) ways.push("resolves after a single pass");
  if (all[0] === "P2") ways.push("gives priority to the other player first when something is played");
  return ways;
}

function asking(plain: readonly Talk[], paid: Talk): readonly string[] {
  const later = plain.flatMap(({ moves }) => questionsAfter(moves, "play")).filter(offers);
  const atLast = plain.flatMap(({ moves }) => questionsAfter(moves, "pass")).filter(offers);
  const all = [...plain, paid].flatMap(({ moves }) => [
    ...questionsAfter(moves, "play"),
    ...questionsAfter(moves, "pass"),
  ]);
  const ways: string[] = [];
  if (later.length > 0) ways.push("asks for targets after the play");
  if (atLast.length > 0) ways.push("lets targets be chosen only as an item resolves");
  if (later.length === 0 && questionsAfter(paid.moves, "play").some(offers))
    ways.push("asks what costs are paid with after the play");
  if (all.some((question) => offers(question) && question.mention === undefined))
    ways.push("does not say what it asks for");
  if (all.some((question) => !offers(question) && question.max === 0)) ways.push("asks to confirm plays or passes");
  return ways;
}

/** Where targets are chosen that late a question may be about them. */
function splitting(plain: readonly Talk[], split: Talk): readonly string[] {
  const late = (each: Talk): boolean => questionsAfter(each.moves, "pass").some(offers);
  return late(split) && !plain.some(late) ? ["asks how to split damage even if all of it goes to one target"] : [];
}

/** Whether what is asked of three is not asked of one. */
async function choosesUnasked(listen: (scenario: Scenario) => Promise<Talk>): Promise<readonly string[]> {
  for (const each of [must, stuns]) {
    const several = await listen(each.scenario);
    const only = await listen(single(each));
    const asked = ({ moves }: Talk): boolean =>
      [...questionsAfter(moves, "play"), ...questionsAfter(moves, "pass")].some(offers);
    if (isPlayed([several, only]) && asked(several) && !asked(only)) return ["takes the only option unasked"];
  }
  return [];
}

const stateOf = (results: readonly PrimitiveResult[], name: string) =>
  results.find(({ game: { name: own } }) => own === name)?.primitive.state;

/** Who dies of damage dies, but not between two items of a chain. */
function cleaning(results: readonly PrimitiveResult[]): readonly string[] {
  const late = stateOf(results, "deaths between two items") === "broken";
  return late && stateOf(results, "death by damage") === "works"
    ? ["does no cleanup between two items of a chain"]
    : [];
}

function owning(results: readonly PrimitiveResult[], offered: Readonly<Record<string, boolean>>): readonly string[] {
  const never = stateOf(results, "gain control") !== "works" && offered["object:stolen"] === false;
  return never ? ["knows no controller but the owner"] : [];
}
