import { writeFileSync } from "node:fs";
import { PIECE_NAMES } from "../../generators/recipes/names.ts";
import { STREAMS } from "../../generators/streams.ts";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { DEFAULT_SEED } from "../options.ts";
import { Pool } from "../pool.ts";

/** Cases of each stream that are looked at. */
const CASES = 60;
/** A stream of plain games that tells in one case of so many is preferred to those about a piece of the language. */
const SELDOM = 8;
/** Streams that are kept for a misreading: the best ones, as long as they serve it nearly as well as the best. */
const KEPT = 6;

const PIECES: ReadonlySet<string> = new Set(PIECE_NAMES);

/** Writes which streams tell most often for each misreading, over cases of another seed than the one of a default run. */
const pools = { CR: new Pool(DEFAULT_SEED + 1), "FAQ+": new Pool(DEFAULT_SEED + 1, "FAQ+") };
const table: Record<string, string[]> = {};
for (const { name, invariant } of MISREADINGS) {
  const pool = pools[invariant.profile ?? "CR"];
  const all = STREAMS.map((_, stream) => {
    let count = 0;
    for (let index = 0; index < CASES; index += 1) if (pool.at(stream, index)?.tells(name)) count += 1;
    return count;
  });
  // Evidence that comes from plain games holds for engines that are not far on their way, too.
  const plain = all.map((count, stream) => (PIECES.has(STREAMS[stream]?.name ?? "") ? 0 : count));
  const counts = SELDOM * Math.max(...plain) >= CASES ? plain : all;
  const most = Math.max(...counts);
  const good = [...STREAMS.keys()].filter((stream) => (counts[stream] ?? 0) > 0 && 2 * (counts[stream] ?? 0) >= most);
  good.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  table[name] = good.slice(0, KEPT).flatMap((stream) => STREAMS[stream]?.name ?? []);
  process.stdout.write(
    `${String(Math.round((100 * most) / CASES)).padStart(3)} %  ${name}  ${table[name].join(", ")}\n`,
  );
}
writeFileSync(
  "suite/best-streams.ts",
  `/** By misreading the streams that tell most often for it, the best first; made by \`npm run streams\`. */
export const BEST_STREAMS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(table, null, 2)};
`,
);
