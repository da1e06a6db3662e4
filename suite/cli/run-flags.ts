import type { RunOptions } from "../options.ts";

/** How much evidence a run in CI is to have: little on every change, much by night. */
export const TIERS = { pr: 20, nightly: 300 } as const;

/** The options that say how an engine is checked, as commander gives them. */
export interface RunFlags extends Pick<RunOptions, "only" | "seed" | "evidence" | "profile"> {
  readonly time?: RunOptions["seconds"];
  readonly tier?: keyof typeof TIERS;
  readonly jobs?: number;
  /** A file of capabilities. */
  readonly capabilities?: string;
  readonly cases?: string;
  readonly baseline?: string;
}

/** What is wished for in so many words counts before the tier. */
export const evidenceOf = ({ evidence, tier }: RunFlags): number | undefined => evidence ?? (tier && TIERS[tier]);

/** The same as the run itself takes them. */
export function optionsOf(adapter: string, flags: RunFlags): RunOptions {
  const { only, seed, time, profile } = flags;
  const evidence = evidenceOf(flags);
  return {
    adapter,
    ...(only === undefined ? {} : { only }),
    ...(seed === undefined ? {} : { seed }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(time === undefined ? {} : { seconds: time }),
    ...(profile === undefined ? {} : { profile }),
  };
}
