import fc from "fast-check";
import { Invalid, validateScenario } from "../spec/schema/validate.ts";
import { playSentences } from "../spec/text/sentences.ts";
import type { Bias } from "./bias.ts";
import { type GeneratedCase, randomCase } from "./case.ts";
import { type Chooser, pick } from "./chooser.ts";
import { allCandidates } from "./shrink/candidates.ts";
import { STREAMS } from "./streams.ts";
import { isValid } from "./valid.ts";

/**
 * Cases as values of fast-check: any stream's, or one's.
 * @param bias what they lean towards; missing = all streams alike
 */
export function gameCase(bias?: Bias): fc.Arbitrary<GeneratedCase> {
  return new CaseArbitrary(bias === undefined ? STREAMS : [bias]);
}

const TRIES = 50;

/** Draws random legal games and shrinks them by passes that know the game, without any context. */
export class CaseArbitrary extends fc.Arbitrary<GeneratedCase> {
  readonly #biases: readonly Bias[];

  constructor(biases: readonly Bias[]) {
    super();
    this.#biases = biases;
  }

  override generate(mrng: fc.Random): fc.Value<GeneratedCase> {
    const chooser: Chooser = { below: (n) => mrng.nextInt(0, n - 1) };
    const bias = pick(chooser, this.#biases);
    for (let n = 0; n < TRIES; n += 1) {
      const made = randomCase(chooser, bias);
      if (isValid(made.scenario, made.tested)) return asValue(made);
    }
    throw new Error("no case without an open point was found");
  }

  override canShrinkWithoutContext(value: unknown): value is GeneratedCase {
    return isCase(value);
  }

  /** Lighter valid cases, plainest first. What is known of the case stays that of the one it came from. */
  override shrink(value: GeneratedCase): fc.Stream<fc.Value<GeneratedCase>> {
    return fc.stream(shrunk(value));
  }
}

function* shrunk(value: GeneratedCase): IterableIterator<fc.Value<GeneratedCase>> {
  for (const { scenario, tested } of allCandidates(value)) yield asValue({ ...value, scenario, tested });
}

/** A value that reports show as the plays of its game. */
function asValue(made: GeneratedCase): fc.Value<GeneratedCase> {
  const shown = { ...made };
  Object.defineProperty(shown, fc.toStringMethod, { value: () => playSentences(made.scenario).join(" ") });
  return new fc.Value(shown, undefined);
}

function isCase(value: unknown): value is GeneratedCase {
  if (typeof value !== "object" || value === null) return false;
  if (!("scenario" in value && "tested" in value && "carrier" in value && "disturbances" in value)) return false;
  const { scenario, tested, carrier, disturbances } = value;
  if (typeof tested !== "string" || typeof carrier !== "string" || !Array.isArray(disturbances)) return false;
  try {
    return isValid(validateScenario(scenario), tested);
  } catch (error) {
    if (error instanceof Invalid) return false;
    throw error;
  }
}
