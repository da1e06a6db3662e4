import type { Adapter } from "../engine-adapter/contract.ts";

/**
 * Plays one thing after the other on however many engines there are, and hands over what comes of each in the order of
 * the things. With one engine nothing is played before it is asked for. Ends when no engine plays any more.
 * @param adapters of the same engine; none plays anything else meanwhile
 */
export async function* inOrder<T, R>(
  adapters: readonly [Adapter, ...Adapter[]],
  things: Iterable<T>,
  play: (adapter: Adapter, thing: T) => Promise<R>,
): AsyncGenerator<{ readonly thing: T; readonly came: R }, void> {
  const [first, ...more] = adapters;
  if (more.length === 0) {
    for (const thing of things) yield { thing, came: await play(first, thing) };
    return;
  }
  const left = things[Symbol.iterator]();
  /** One thing for each engine: when its turn comes the engine takes the next one. */
  const begun: { readonly adapter: Adapter; readonly thing: T; readonly coming: Promise<R> }[] = [];
  const begin = (adapter: Adapter): void => {
    const { done, value } = left.next();
    if (done) return;
    const coming = play(adapter, value);
    // A failure is told when its turn comes, if it does.
    coming.catch(() => {});
    begun.push({ adapter, thing: value, coming });
  };
  try {
    for (const adapter of adapters) begin(adapter);
    for (let next = begun.shift(); next !== undefined; next = begun.shift()) {
      const came = await next.coming;
      begin(next.adapter);
      yield { thing: next.thing, came };
    }
  } finally {
    await Promise.allSettled(begun.map(({ coming }) => coming));
  }
}
