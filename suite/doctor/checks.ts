import type { Check, FieldShown } from "../../spec/types/index.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import { TWO_REACTIONS } from "../primitives/index.ts";
import type { BoardShown } from "./boards.ts";
import { actsOn } from "./elsewhere.ts";
import type { Untrue } from "./handshake.ts";
import { LEVELS, levelOfPrimitive } from "./level.ts";
import type { Refusal } from "./refusals.ts";

/** Things of one sort that are told one by one; of more only their number is told. */
const FEW = 8;

const few = (lines: readonly string[]): string[] =>
  lines.length > FEW ? [...lines.slice(0, FEW), `and ${lines.length - FEW} more`] : [...lines];

/** Whether the adapter says of itself what is so. */
export function handshakeCheck({ bad, fair }: Untrue, features: Readonly<Record<string, boolean>>): Check {
  const offered = Object.values(features);
  const count = offered.filter(Boolean).length;
  const name = "handshake";
  if (bad.length > 0) {
    return {
      name,
      grade: "bad",
      says: "the adapter says of itself what is not so",
      details: few([...bad, ...fair]),
      advice: "make engine, capabilities and the names given with `unsupported` true (list --features has the names)",
    };
  }
  return {
    name,
    grade: fair.length > 0 ? "fair" : "good",
    says: `true; ${count} of ${offered.length} features offered`,
    details: few(fair),
    ...(fair.length > 0 && { advice: "correct what the capabilities say of these features, or leave them out" }),
  };
}

/** Whether observe shows the board that open was given. */
export function boardCheck(fields: readonly FieldShown[]): Check {
  const of = (state: FieldShown["state"]): readonly FieldShown[] => fields.filter((field) => field.state === state);
  const wrong = of("wrong");
  const hidden = of("not modelled").length;
  const says = [
    `${of("shown").length} of ${fields.length} fields shown as they were set up`,
    ...(wrong.length > 0 ? [`${wrong.length} wrong`] : []),
    ...(hidden > 0 ? [`${hidden} not modelled`] : []),
    ...(of("not offered").length > 0 ? [`${of("not offered").length} not offered`] : []),
  ].join(", ");
  return {
    name: "board",
    grade: wrong.length > 0 ? "bad" : "good",
    says,
    details: wrong.map(({ field, message }) => `${field}: ${message}`),
    ...(wrong.length > 0 && {
      advice: "let open set these up and observe show them; what the engine has not, observe leaves out",
    }),
  };
}

/** Whether the same game comes out the same twice. */
export function twiceCheck(results: readonly PrimitiveResult[], leaks: boolean): Check {
  const name = "same game twice";
  if (leaks) return { name, grade: "not tried", says: "games leak into each other, see below", details: [] };
  const unsteady = results.filter((each) => each.unsteady).map(({ game }) => game.name);
  if (unsteady.length === 0) return { name, grade: "good", says: "comes out the same", details: [] };
  return {
    name,
    grade: "bad",
    says: `${unsteady.length} of ${results.length} games come out otherwise the second time`,
    details: few(unsteady),
    advice: "take chance and the clock out of the engine, or seed it anew in open",
  };
}

/** Boards that came back as they were set up before other games were played, and no more afterwards. */
export function leaksOf(before: readonly BoardShown[], after: readonly BoardShown[]): readonly string[] {
  return after.flatMap(({ wrong, taken, board }, index) => {
    const first = before[index];
    if (!first?.taken || first.wrong.size > 0) return [];
    if (!taken) return [`a board for ${board.fields.join(", ")} is refused after other games were played`];
    return [...wrong.values()];
  });
}

/** Whether nothing of a game is left in the next. */
export function apartCheck(leaks: readonly string[], interleaved: string | undefined): Check {
  const name = "games apart";
  const details = [...leaks, ...(interleaved === undefined ? [] : [interleaved])];
  if (details.length === 0) return { name, grade: "good", says: "nothing of a game is left in the next", details };
  return {
    name,
    grade: "bad",
    says: "something of a game is left in another",
    details: few([...new Set(details)]),
    advice: "let open start from nothing: no state outside of the session that it returns",
  };
}

/** Whether each action works by itself. */
export function primitivesCheck(results: readonly PrimitiveResult[], mended: (verb: string) => boolean): Check {
  const name = "primitives";
  const of = (state: string): readonly PrimitiveResult[] =>
    results.filter(({ primitive }) => primitive.state === state);
  const [works, broken, absent] = [of("works"), of("broken"), of("not offered")];
  const says = [
    `${works.length} work`,
    ...(broken.length > 0 ? [`${broken.length} broken`] : []),
    ...(absent.length > 0 ? [`${absent.length} not offered`] : []),
  ].join(", ");
  const inOrder = broken.toSorted((a, b) => levelOfPrimitive(a) - levelOfPrimitive(b));
  const details = few(
    inOrder.map((each) => {
      const other = actsOn(each);
      return `${each.primitive.name}: ${other ?? each.primitive.message ?? "comes out wrong"}`;
    }),
  );
  const first = inOrder[0];
  if (works.length === 0 && broken.length === 0) {
    return { name, grade: "bad", says, details, advice: `offer the first level: ${LEVELS[0]?.what}` };
  }
  if (!first) return { name, grade: "good", says, details };
  const basic = levelOfPrimitive(first) === 0 && !mended(verbOf(first));
  const advice = `mend "${first.primitive.name}": undisturbed it must do what its text says, to the chosen one and nobody else`;
  return { name, grade: basic || works.length === 0 ? "bad" : "fair", says, details, advice };
}

/** The verb that a primitive is about: that of its last spell. */
export function verbOf({ game }: PrimitiveResult): string {
  return game.scenario.cards.flatMap(({ text }) => text.map(({ verb }) => verb)).at(-1) ?? "";
}

/** Whether plays that the rules refuse are refused. */
export function refusalsCheck(refusals: Readonly<Record<string, Refusal>>): Check {
  const name = "refusals";
  const of = (kind: Refusal): readonly string[] => Object.keys(refusals).filter((each) => refusals[each] === kind);
  const [silent, accepted, refused] = [of("silent"), of("accepted"), of("refused")];
  if (silent.length > 0) {
    return {
      name,
      grade: "bad",
      says: "illegal plays do nothing, but the answer is ok",
      details: [...silent],
      advice: "compare the state before and after: where a play changed nothing, act must answer `rejected`",
    };
  }
  if (accepted.length > 0) {
    return {
      name,
      grade: "fair",
      says: "illegal plays are accepted",
      details: [...accepted],
      advice: "refuse them; a run tells more",
    };
  }
  if (refused.length === 0) return { name, grade: "not tried", says: "no illegal play could be tried", details: [] };
  return { name, grade: "good", says: "illegal plays are refused", details: [] };
}

/** Whether players can answer what is on the chain: without that no target ever gets illegal. */
export function reactionsCheck(results: readonly PrimitiveResult[]): Check {
  const name = "reactions";
  const found = [TWO_REACTIONS, "a reaction resolves first"].map((wanted) =>
    results.find(({ game }) => game.name === wanted),
  );
  const [two, one] = found.map((each) => each?.primitive.state);
  if (one === "not offered" && two === "not offered") {
    return { name, grade: "not tried", says: "dealing damage is not offered", details: [] };
  }
  if (two === "works" && one === "works")
    return { name, grade: "good", says: "resolve first, two in a row as well", details: [] };
  const broken = found.flatMap((each) => (each?.primitive.state === "broken" ? [each.primitive] : []));
  return {
    name,
    grade: one === "works" ? "fair" : "bad",
    says: one === "works" ? "one is fine, two in a row are not" : "do not work",
    details: broken.map(({ name: game, message }) => `${game}: ${message}`),
    advice: "after a play and after each pass let `pending` name who has priority, until both players have passed",
  };
}
