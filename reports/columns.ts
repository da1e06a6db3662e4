/** Rows of cells as lines with aligned columns; columns that are empty but for their header are left out. */
export function columns(rows: readonly (readonly string[])[], header = false): readonly string[] {
  const body = header ? rows.slice(1) : rows;
  const count = Math.max(0, ...rows.map((row) => row.length));
  const used = Array.from({ length: count }, (_, index) => index).filter((index) =>
    body.some((row) => (row[index] ?? "") !== ""),
  );
  const widths = used.map((index) => Math.max(...rows.map((row) => (row[index] ?? "").length)));
  return rows.map((row) =>
    used
      .map((index, n) => (row[index] ?? "").padEnd(widths[n] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
