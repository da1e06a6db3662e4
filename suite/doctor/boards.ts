import type { Adapter } from "../../engine-adapter/contract.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import type { FieldShown, GameObject, Scenario } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { deviations } from "../judge/compare.ts";
import { game, mine, unit } from "../primitives/game.ts";

/** A board to be shown as it was set up. */
export interface Board {
  /** The fields that it is there for. */
  readonly fields: readonly string[];
  readonly scenario: Scenario;
}

/** Three units of P2's and whatever else; nobody does anything. */
function board(fields: readonly string[], middle: Partial<GameObject> = {}, more: readonly GameObject[] = []): Board {
  const { scenario } = game("", [], { middle, more, hand: 3 });
  return { fields, scenario: { ...scenario, script: [] } };
}

const their = (id: string, zone: string): GameObject => unit(id, { place: `${zone}:P2` });
const gear = mine("gear", "G", { attachedTo: "C", exhausted: true });

/** One board for each thing that a board can hold, the plainest first. */
export const BOARDS: readonly Board[] = [
  board(["place", "hand", "deck"], {}, [mine("unit", "C"), unit("D", { place: "battlefield:B" }), their("E", "base")]),
  board(["hand", "trash", "deck"], {}, [their("C", "hand"), their("D", "trash"), their("E", "deck")]),
  board(["place"], {}, [their("C", "banished")]),
  board(["damage"], { damage: 2 }),
  board(["exhausted"], { exhausted: true }),
  board(["might"], { bonus: 3 }),
  board(["stunned"], { stunned: true }),
  board(["controller"], { owner: "P1" }),
  board(["buffed"], { buffed: true }),
  board(["attachedTo"], {}, [mine("unit", "C"), gear]),
  board(["exhausted"], {}, [mine("legend", "L", { exhausted: true })]),
  board(["place"], { token: true }),
];

/** What an engine shows of a board. */
export interface BoardShown {
  readonly board: Board;
  /** By field: whether something is shown there. */
  readonly shown: ReadonlyMap<string, boolean>;
  /** By field: what was set up and what is shown instead. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly taken: boolean;
  /** How the engine failed, if it did. */
  readonly fault?: string;
}

/** Opens every board once. */
export async function showBoards(adapter: Adapter, profile: Scenario["profile"]): Promise<readonly BoardShown[]> {
  const all: BoardShown[] = [];
  for (const each of BOARDS) all.push(await showBoard(adapter, profile, each));
  return all;
}

async function showBoard(adapter: Adapter, profile: Scenario["profile"], board: Board): Promise<BoardShown> {
  const scenario = { ...board.scenario, profile };
  const right = play(scenario, RULEBOOK);
  const shown = new Map<string, boolean>();
  const wrong = new Map<string, string>();
  const played = await playOn(adapter, scenario, right.paths);
  if (played.kind === "fault") {
    const { kind, message } = played.fault;
    return { board, shown, wrong, taken: false, fault: `${kind}: ${message}` };
  }
  if (played.kind !== "played") return { board, shown, wrong, taken: false };
  const { trace } = played;
  for (const [path, { field }] of right.paths.entries()) {
    if (trace.checkpoints[0]?.values[path] !== undefined) shown.set(field, true);
    else if (!shown.has(field)) shown.set(field, false);
  }
  for (const { checkpoint, path } of deviations(trace, right, right)) {
    const { name, field } = right.paths[path] ?? { name: "", field: "" };
    if (wrong.has(field)) continue;
    const sentence = (of: typeof right): string =>
      pathSentence(name, of.checkpoints[checkpoint]?.values[path] ?? null, scenario);
    wrong.set(field, `set up: ${sentence(right)}; shown: ${sentence(trace)}`);
  }
  return { board, shown, wrong, taken: true };
}

/** The fields in the order in which they are told of; chain, targets and asks only show in games. */
const FIELDS = ["place", "controller", "exhausted", "stunned", "damage", "might", "buffed", "attachedTo"];
const COUNTS = ["hand", "deck", "trash"];
const IN_GAMES = ["chain", "targets", "asks"];

/**
 * What an engine shows field by field.
 * @param boards the boards as it shows them
 * @param hidden fields that it never shows in its primitives, though there is something to show
 */
export function fieldsShown(boards: readonly BoardShown[], hidden: ReadonlySet<string>): readonly FieldShown[] {
  const onBoards = [...FIELDS, ...COUNTS].map((field): FieldShown => {
    const wrong = boards.flatMap((each) => each.wrong.get(field) ?? [])[0];
    if (wrong !== undefined) return { field, state: "wrong", message: wrong };
    const own = boards.filter(({ board, taken }) => taken && board.fields.includes(field));
    if (own.length === 0) return { field, state: "not offered" };
    return { field, state: own.some(({ shown }) => shown.get(field)) ? "shown" : "not modelled" };
  });
  const inGames = IN_GAMES.map((field): FieldShown => ({ field, state: hidden.has(field) ? "not modelled" : "shown" }));
  return [...onBoards, ...inGames];
}
