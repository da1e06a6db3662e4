import type { Quality } from "../types/index.ts";

/** Something with a quality as a clause: "a unit can't be killed", "units enter in base". */
export function qualityClause(subject: string, quality: Quality, singular: boolean): string {
  const words = QUALITIES[quality];
  return `${subject} ${"act" in words ? `can't ${words.act}` : words[singular ? "does" : "do"]}`;
}

/** What somebody without it has lost: "protection from being killed". */
export function qualityLost(quality: Quality): string {
  return QUALITIES[quality].lost;
}

const QUALITIES: Readonly<
  Record<
    Quality,
    { readonly lost: string } & ({ readonly act: string } | { readonly does: string; readonly do: string })
  >
> = {
  cantBeChosen: {
    act: "be chosen by enemy spells and abilities",
    lost: "protection from being chosen by enemy spells and abilities",
  },
  cantBeKilled: { act: "be killed", lost: "protection from being killed" },
  cantBeReadied: { act: "be readied", lost: "ban on being readied" },
  cantMoveToBase: { act: "move to base", lost: "ban on moving to base" },
  entersInBase: { does: "enters in base", do: "enter in base", lost: "rule of entering in base" },
};
