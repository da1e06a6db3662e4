import type { Path, Values } from "./paths.ts";

/** What a board shows but for what the next turn begins with: P2 readies what is P2's, and draws (315). */
export function withoutNextTurn(values: Values, paths: readonly Path[]): Values {
  const seen = (name: string): Values[number] => values[paths.findIndex((path) => path.name === name)];
  return values.map((value, index) => {
    const { field, of } = paths[index] ?? {};
    if (field === "exhausted" && seen(`${of}.controller`) !== "P1") return undefined;
    return of === "P2" && (field === "hand" || field === "deck") ? undefined : value;
  });
}
