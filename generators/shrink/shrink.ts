import { canonical, type Subject } from "../canonical.ts";
import { isValid } from "../valid.ts";
import { candidatesOf } from "./candidates.ts";
import { PASSES } from "./passes.ts";

/** How far shrinking got. */
export interface Shrunk extends Subject {
  /** How many candidates were tried. */
  readonly tried: number;
}

/**
 * Makes a case as small as it gets while it stays interesting: each pass until it finds nothing more, and all of them
 * again until none does. The result shrinks to itself.
 * @param start the case, which is interesting
 * @param accept whether a candidate, valid and lighter than all before it, is interesting too; the same for the same
 * @param budget how many candidates may be tried
 */
export async function shrink(
  start: Subject,
  accept: (candidate: Subject) => boolean | Promise<boolean>,
  budget: { readonly candidates: number },
): Promise<Shrunk> {
  let tried = 0;
  const seen = new Set<string>();
  const firstOf = async (candidates: Iterable<Subject>): Promise<Subject | undefined> => {
    for (const candidate of candidates) {
      if (tried >= budget.candidates) return undefined;
      tried += 1;
      if (await accept(candidate)) return candidate;
    }
    return undefined;
  };
  // Passes copy their subject by its keys, and it may make its scenario only when that is asked for.
  const { scenario, tested } = start;
  let best = (await firstOf(inCanonicalForm(start))) ?? { scenario, tested };
  for (let better = true; better; ) {
    better = false;
    for (const pass of PASSES) {
      for (;;) {
        const next = await firstOf(candidatesOf(pass, best, seen));
        if (!next) break;
        best = next;
        better = true;
      }
    }
  }
  return { scenario: best.scenario, tested: best.tested, tried };
}

function inCanonicalForm(start: Subject): readonly Subject[] {
  const form = canonical(start.scenario, start.tested);
  return JSON.stringify(form.scenario) !== JSON.stringify(start.scenario) && isValid(form.scenario, form.tested)
    ? [form]
    : [];
}
