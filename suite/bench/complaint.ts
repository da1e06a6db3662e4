import type { Report } from "../../spec/types/index.ts";
import { classOf } from "../judge/classes.ts";

/** The misreadings that a report blames first, in its order. */
export const violated = (report: Report): readonly string[] =>
  report.invariants.flatMap(({ verdict, misreading }) =>
    verdict === "violates" && misreading !== undefined ? [misreading] : [],
  );

const named = (report: Report): ReadonlySet<string> =>
  new Set(
    report.invariants.flatMap(({ verdict, misreading, also, more }) =>
      verdict === "violates" ? [misreading ?? "", ...(also ?? []), ...(more ?? [])] : [],
    ),
  );

/** The first-named class contains the misreading, and nothing outside the class is named. */
export function rightlyBlamed(report: Report, has: string): string | undefined {
  const blamed = violated(report);
  const [first] = blamed;
  if (first === undefined) return report.findings.length > 0 ? "unexplained" : "survives";
  const own = classOf(has);
  if (blamed.some((name) => !own.includes(name))) return `blames ${blamed.join(" and ")}`;
  return report.findings.length > 0 ? `and ${report.findings.length} findings` : undefined;
}

/** Every one of the misreadings is named, if only beside one that explains as much. */
export function allNamed(report: Report, has: readonly string[]): string | undefined {
  const names = named(report);
  const missed = has.filter((name) => !classOf(name).some((each) => names.has(each)));
  return missed.length > 0
    ? `does not name ${missed.join(" and ")}; names ${[...names].join(" and ") || "nothing"}`
    : undefined;
}

/** No rule is blamed; a silent engine has no finding either, any other has one. */
export function notBlamed(report: Report, silent: boolean): string | undefined {
  const blamed = violated(report);
  if (blamed.length > 0) return `blames ${blamed.join(" and ")}`;
  const loud = report.findings.length > 0;
  if (silent && loud) return `${report.findings.length} findings: ${report.findings[0]?.signature}`;
  return silent || loud ? undefined : "is not noticed";
}

/** Whatever is blamed is one of the misreadings, or named beside one that explains as much. */
export function nothingElse(report: Report, has: readonly string[]): string | undefined {
  const known = new Set(has.flatMap(classOf));
  const wrong = report.invariants.flatMap(({ verdict, misreading = "", also = [] }) =>
    verdict === "violates" && ![misreading, ...also].some((name) => known.has(name)) ? [misreading] : [],
  );
  return wrong.length > 0 ? `blames ${wrong.join(" and ")}` : undefined;
}
