/** Experiments that a step of the search for misreadings looks at. */
export const SAMPLE = 60;

/** Up to that many of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], n = SAMPLE): readonly T[] {
  if (list.length <= n) return list;
  return Array.from({ length: n }, (_, index) => list[Math.floor((index * list.length) / n)]).flatMap((each) =>
    each === undefined ? [] : [each],
  );
}

/** Whether at least n of a list are so; looks at no more of them than it must. */
export function atLeast<T>(n: number, list: readonly T[], is: (each: T) => boolean): boolean {
  let found = 0;
  for (const [index, each] of list.entries()) {
    if (found >= n || found + list.length - index < n) break;
    if (is(each)) found++;
  }
  return found >= n;
}
