import type pc from "picocolors";
import { casesOf, WRITTEN, type WrittenCase } from "../../spec/cases/index.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { type Invariant, MISREADINGS, type NamedMisreading } from "../../spec/invariants/index.ts";
import { playOut } from "../../spec/model/play.ts";
import { gameLines } from "./explain-game.ts";
import { insteadLines } from "./explain-misreading.ts";

type Paint = ReturnType<typeof pc.createColors>;

/**
 * An invariant with its misreadings, and a written case that tells them apart from the rule, played step by step.
 * @param wanted the misreadings that the case is to show; missing = all
 */
export function invariantLines(
  invariant: Invariant,
  paint: Paint,
  wanted: readonly NamedMisreading[] = MISREADINGS.filter((each) => each.invariant.id === invariant.id),
): readonly string[] {
  const { id, rule, statement, profile, full } = invariant;
  const counted = wanted.length > 0 ? "telling cases for each misreading" : "games";
  const only = profile ? ` · only with --profile ${profile}` : "";
  const example = exampleOf(invariant, wanted);
  const shown = wanted.filter(({ name }) => example?.case.misreadings?.includes(name));
  const elsewhere = (misreading: NamedMisreading): string => {
    const other = shown.includes(misreading) ? undefined : exampleOf(invariant, [misreading]);
    return other ? ` (see ${other.id})` : "";
  };
  return [
    `${paint.bold(id)}  ${rule} · full evidence: ${full} ${counted}${only}`,
    `  ${statement}`,
    ...(wanted.length > 0 ? ["", paint.bold("Misreadings: an engine behaves as if ...")] : []),
    ...wanted.map((each) => `  · ${paint.cyan(each.id)}: ${each.says}${elsewhere(each)}`),
    ...(example ? ["", ...exampleLines(example, shown, paint)] : []),
  ];
}

function exampleLines(
  { id: example, case: { name, scenario } }: WrittenCase,
  misreadings: readonly NamedMisreading[],
  paint: Paint,
): readonly string[] {
  return [
    `${paint.bold("Example")}  ${example}: ${name}`,
    "",
    ...gameLines(scenario, paint),
    ...insteadLines(scenario, misreadings, ({ id }) => id, paint),
  ];
}

/**
 * The case that shows the most of the misreadings, if possible one that the rules decide in full, of the rule itself, and
 * small; without misreadings one of the rule.
 */
function exampleOf({ rule }: Invariant, wanted: readonly NamedMisreading[]): WrittenCase | undefined {
  const names = new Set(wanted.map(({ name }) => name));
  const shows = ({ case: { misreadings = [] } }: WrittenCase): number =>
    misreadings.filter((name) => names.has(name)).length;
  const apart = ({ case: { rules } }: WrittenCase): number => (rules.includes(rule) ? 0 : 1);
  const size = ({ case: { scenario } }: WrittenCase): number => scenario.objects.length + scenario.script.length;
  const able = names.size > 0 ? WRITTEN.filter((each) => shows(each) > 0) : casesOf([rule]);
  const [first, ...others] = able.toSorted((a, b) => shows(b) - shows(a) || apart(a) - apart(b) || size(a) - size(b));
  if (!first || isDecided(first)) return first;
  return others.find((each) => shows(each) === shows(first) && isDecided(each)) ?? first;
}

/** Whether the rules leave nothing open in a written case. */
const isDecided = ({ case: { scenario } }: WrittenCase): boolean => playOut(scenario, RULEBOOK).state.open.size === 0;
