import type { Check, FieldShown } from "../../spec/types/index.ts";
import { FEATURES, mustBeClaimed } from "../feature-names.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import type { BoardShown } from "./boards.ts";
import { actsOn } from "./elsewhere.ts";
import type { Untrue } from "./handshake.ts";
import { LEVELS, levelOfPrimitive } from "./level.ts";
import type { Refusal } from "./refusals.ts";

/** Things of one sort that are told one by one; of more only their number is told. */
const FEW = 8;

/** Why nothing else can be said of an engine whose games are not apart. */
const LEAKING = "games leak into each other";

const few = (lines: readonly string[]): string[] =>
  lines.length > FEW ? [...lines.slice(0, FEW), `and ${lines.length - FEW} more`] : [...lines];

/** How many features there are. */
const NUMBER = Object.keys(FEATURES).filter((name) => !mustBeClaimed(name)).length;

/** Whether the adapter says of itself what is so. */
export function handshakeCheck({ bad, fair }: Untrue, features: Readonly<Record<string, boolean>>): Check {
  const known = Object.keys(features).flatMap((name) => (mustBeClaimed(name) ? [] : [features[name]]));
  const offered = known.filter(Boolean).length;
  const refused = known.length - offered;
  const says = [
    `true; ${offered} features offered`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(known.length < NUMBER ? [`${NUMBER - known.length} not tried`] : []),
  ].join(", ");
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
    says,
    details: few(fair),
    ...(fair.length > 0 && { advice: "correct what the capabilities say of these features, or leave them out" }),
  };
}

/** Whether observe shows the board that open was given. */
export function boardCheck(fields: readonly FieldShown[], boards: readonly BoardShown[]): Check {
  const faults = new Set(boards.flatMap(({ fault }) => fault ?? []));

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
    grade: wrong.length + faults.size > 0 ? "bad" : "good",
    says,
    details: [...faults, ...wrong.map(({ field, message }) => `${field}: ${message}`)],
    ...(faults.size > 0 && { advice: "let open take a board and observe show it, in the form of the schemas" }),
    ...(wrong.length > 0 && {
      advice: "let open set these up and observe show them; what the engine has not, observe leaves out",
    }),
  };
}

/** Whether the same game comes out the same twice. */
export function twiceCheck(results: readonly PrimitiveResult[], leaks: boolean): Check {
  const name = "same game twice";
  if (leaks) return { name, grade: "not tried", says: LEAKING, details: [] };
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
export function primitivesCheck(results: readonly PrimitiveResult[], leaks: boolean): Check {
  const name = "primitives";
  const of = (state: string): readonly PrimitiveResult[] =>
    results.filter(({ primitive }) => primitive.state === state);
  const [works, broken, absent] = [of("works"), of("broken"), of("not offered")];
  const says = [
    `${works.length} work`,
    ...(broken.length > 0 ? [`${broken.length} broken`] : []),
    ...(absent.length > 0 ? [`${absent.length} not offered`] : []),
  ].join(", ");
  if (leaks && broken.length > 0) return { name, grade: "not tried", says: LEAKING, details: [] };
  const inOrder = broken.toSorted((a, b) => levelOfPrimitive(a) - levelOfPrimitive(b));
  const details = few(alike(inOrder));
  const first = inOrder[0];
  if (works.length === 0 && broken.length === 0) {
    return { name, grade: "bad", says, details, advice: `offer the first level: ${LEVELS[0]?.what}` };
  }
  if (!first) return { name, grade: "good", says, details };
  const basic = levelOfPrimitive(first) === 0 || works.length === 0;
  return { name, grade: basic ? "bad" : "fair", says, details, advice: cure(first) };
}

/** What is wrong with each of them, those with the same fault together. */
function alike(broken: readonly PrimitiveResult[]): readonly string[] {
  const byFault = new Map<string, string[]>();
  for (const each of broken) {
    const fault = actsOn(each) ?? each.primitive.message ?? "comes out wrong";
    byFault.set(fault, [...(byFault.get(fault) ?? []), each.primitive.name]);
  }
  return [...byFault].map(([fault, [name = "", ...more]]) =>
    more.length > 0 ? `${name}, and ${more.length} more: ${fault}` : `${name}: ${fault}`,
  );
}

function cure({ fault, primitive: { name } }: PrimitiveResult): string {
  switch (fault?.kind) {
    case "crash":
      return `mend the crash in "${name}"; what the engine does not have, open must refuse by name`;
    case "stuck":
      return `mend "${name}": after each action \`pending\` must say who may act, and \`none\` when the chain is empty`;
    case "bad observation":
      return "let observe return what its schema says";
    default:
      return `mend "${name}": it must do what its text says to the chosen one, and to nobody else`;
  }
}

/** Whether plays that the rules refuse are refused. */
export function refusalsCheck(refusals: Readonly<Record<string, Refusal>>): Check {
  const name = "refusals";
  const of = (kind: Refusal): readonly string[] => Object.keys(refusals).filter((each) => refusals[each] === kind);
  const [silent, accepted, refused] = [of("silent"), of("accepted"), of("refused")];
  if (silent.length > 0) {
    return {
      name,
      grade: "fair",
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

/**
 * Whether players can answer what is on the chain: without that no target ever gets illegal.
 * @param one a single answer
 * @param two two answers in a row
 */
export function reactionsCheck([one, two]: readonly (PrimitiveResult | undefined)[], leaks: boolean): Check {
  const name = "reactions";
  if (one === undefined)
    return { name, grade: "not tried", says: "neither damage nor killing is offered", details: [] };
  const broken = [one, two].flatMap((each) => (each?.primitive.state === "broken" ? [each.primitive] : []));
  if (broken.length === 0) return { name, grade: "good", says: "resolve before what they answer", details: [] };
  if (leaks) return { name, grade: "not tried", says: LEAKING, details: [] };
  const works = one.primitive.state === "works";
  return {
    name,
    grade: works ? "fair" : "bad",
    says: works ? "one is fine, two in a row are not" : "do not work",
    details: broken.map(({ name: game, message }) => `${game}: ${message}`),
    advice: "after a play and after each pass let `pending` name who has priority, until both players have passed",
  };
}
