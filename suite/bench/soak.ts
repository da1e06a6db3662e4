import type { Adapter } from "../../engine-adapter/contract.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { generateCase } from "../../generators/case.ts";
import { STREAMS } from "../../generators/streams.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { pathsOf } from "../../spec/model/paths.ts";
import { playOut } from "../../spec/model/play.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import { playOn } from "../engine-game.ts";
import { deviations } from "../judge/compare.ts";
import { DEFAULT_SEED } from "../options.ts";

/** Plays that many generated cases on an engine and compares it with the model, game by game. */
async function soak(adapter: Adapter, cases: number, seed: number): Promise<boolean> {
  let different = 0;
  let open = 0;
  for (let n = 0; n < cases; n += 1) {
    const { scenario } = generateCase(seed, n % STREAMS.length, Math.floor(n / STREAMS.length));
    const paths = pathsOf(scenario);
    const { trace, state } = playOut(scenario, RULEBOOK, paths);
    // Where the rules are open two engines may differ.
    if (state.open.size > 0) {
      open += 1;
      continue;
    }
    const game = await playOn(adapter, scenario, paths);
    const same = game.kind === "played" && deviations(game.trace, trace, trace).length === 0;
    if (same) continue;
    different += 1;
    process.stdout.write(
      `case ${n} of seed ${seed} differs (${game.kind}):\n  ${playSentences(scenario).join("\n  ")}\n`,
    );
  }
  process.stdout.write(`${adapter.engine.name}: ${cases} cases, ${open} of them open, ${different} different\n`);
  return different === 0;
}

const [, , count = "50000", seed = String(DEFAULT_SEED), only] = process.argv;
for (const adapter of [reference, sparring()]) {
  if (only !== undefined && only !== adapter.engine.name) continue;
  if (!(await soak(adapter, Number(count), Number(seed)))) process.exitCode = 1;
}
