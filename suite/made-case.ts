import { type GeneratedCase, judgedCase } from "../generators/case.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type Asked, ask } from "./judge/experiment.ts";

/** A generated case with what the rules say of it. */
export interface MadeCase {
  readonly generated: GeneratedCase;
  readonly asked: Asked;
}

/** A case of a stream, see `generateCase`. */
export function makeCase(seed: number, stream: number, index: number, profile: Scenario["profile"]): MadeCase {
  const { generated, judged } = judgedCase(seed, stream, index, profile, askAsWished);
  return { generated, asked: judged };
}

function askAsWished(scenario: Scenario, tested: string): Asked | undefined {
  const asked = ask(scenario, tested);
  return asked?.right.substituted ? undefined : asked;
}

/** A case that comes from elsewhere; undefined when the rules cannot judge it. */
export function madeOf(generated: GeneratedCase): MadeCase | undefined {
  const asked = ask(generated.scenario, generated.tested);
  return asked && { generated, asked };
}
