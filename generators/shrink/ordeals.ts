import type { Chosen, Filter, GameObject, Instruction, MightCondition } from "../../spec/types/index.ts";

/** What may become of a target: the plainest ways to make it illegal, to have it regain what it lost, to read it. */
export interface Ordeal {
  /** What the item under test asks of its target. */
  readonly filters: readonly Filter[];
  /** What the target is like besides plain. */
  readonly target: Pick<GameObject, "place" | "bonus">;
  /** The answers, in the order played. */
  readonly answers: readonly (readonly Act[])[];
  /** The text of the item under test; missing = as it is. */
  readonly text?: readonly Act[];
}

type Act = (object: Chosen) => Instruction;

const dealt: Act = (object) => ({ id: "i1", verb: "deal", amount: 1, object });
const returned: Act = (object) => ({ id: "i1", verb: "return", object });
const movedToBase: Act = (object) => ({ id: "i1", verb: "move", to: "base", object });
const exhausted: Act = (object) => ({ id: "i1", verb: "exhaust", object });
const readied: Act = (object) => ({ id: "i1", verb: "ready", object });
const raised: Act = (object) => ({ id: "i1", verb: "might", amount: 1, object });
const lowered: Act = (object) => ({ id: "i1", verb: "might", amount: -1, object });
const replayed: Act = (object) => ({ id: "i2", verb: "play", to: "base", object: { id: "m2", it: object.id } });

const drawnIf = (might: MightCondition["might"], n: number, mightOf: MightCondition["mightOf"]): Instruction => {
  const condition: MightCondition = { id: "zg", mightOf, might, n };
  return { id: "zi", verb: "draw", amount: 1, player: { id: "zp", player: "you" }, gate: { if: condition } };
};
const drawnAt =
  (n: number): Act =>
  (object) =>
    drawnIf("at least", n, object);
const drawnIfStillSmall: Act = ({ id }) => drawnIf("at most", 1, { id: "zm", it: id });

const READY: Filter = { id: "zf", is: "ready" };
const SOME_MIGHT: Filter = { id: "zf", might: "at least", n: 1 };
const HOME = { place: "base:P2" };

/** The ordeals that are tried, the plainest first. */
export const ORDEALS: readonly Ordeal[] = [
  { filters: [], target: HOME, answers: [[dealt]] },
  { filters: [], target: HOME, answers: [[returned]] },
  { filters: [], target: { place: "battlefield:A" }, answers: [[movedToBase]] },
  { filters: [READY], target: HOME, answers: [[exhausted]] },
  { filters: [], target: HOME, answers: [[returned, replayed]] },
  { filters: [READY], target: HOME, answers: [[readied], [exhausted]] },
];

/** For texts that ask about what they choose, or whose order matters. */
export const READINGS: readonly Ordeal[] = [
  { filters: [], target: HOME, answers: [], text: [raised, drawnIfStillSmall] },
  { filters: [], target: { ...HOME, bonus: 1 }, answers: [[returned]], text: [drawnAt(2)] },
  { filters: [SOME_MIGHT], target: HOME, answers: [[lowered]], text: [drawnAt(1)] },
];
