import { MISREADINGS } from "../spec/invariants/index.ts";
import type { Finding, InvariantResult } from "../spec/types/index.ts";

/** The misreadings that explain a violation equally well, each completing "the engine behaves as if ...". */
export function explanations({ id, misreading, also = [], explains }: InvariantResult): readonly string[] {
  const named = misreading === undefined ? [] : [{ name: misreading, says: explains ?? says(misreading, id) }];
  return [...named, ...also.map((name) => ({ name, says: says(name, id) }))].map(({ name, says }) =>
    says === undefined ? name : `${says} (${fullName(name, id)})`,
  );
}

/** The misreadings that come nearest to a finding, with how often they are right. */
export function nearMisses({ nearest = [] }: Finding): readonly string[] {
  return nearest.map(({ misreading, rate }) => {
    const meaning = says(misreading, "");
    return `${meaning === undefined ? "" : `${meaning} `}(${misreading}, right in ${Math.round(rate * 100)} % of the cases)`;
  });
}

const fullName = (name: string, invariant: string): string => (name.includes("/") ? name : `${invariant}/${name}`);

function says(name: string, invariant: string): string | undefined {
  return MISREADINGS.find((misreading) => misreading.name === fullName(name, invariant))?.says;
}
