/** A value at a path of a checkpoint, as telltales and deviations have it. */
interface Placed {
  readonly after: string;
  readonly path: string;
}

/** Without what only follows from a card being elsewhere: its state there, the count of a trash. */
export function withoutEchoes<T extends Placed>(values: readonly T[]): T[] {
  const placed = values.filter(({ path }) => path.endsWith(".place"));
  return values.filter(({ after, path }) => {
    const [of, field] = path.split(".");
    if (field === "place") return true;
    const here = placed.filter((each) => each.after === after);
    return !here.some((each) => each.path === `${of}.place`) && !(field === "trash" && here.length > 0);
  });
}
