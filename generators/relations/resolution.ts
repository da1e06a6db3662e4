import { mistargeted } from "../../spec/decisions/outcome.ts";
import { misread, type Patch } from "../../spec/decisions/rulebook.ts";
import { playOut } from "../../spec/model/play.ts";
import type { Instruction, Scenario } from "../../spec/types/index.ts";
import { sayingOf } from "./parts.ts";

/** What the rules make of an item as it resolves. */
export interface Seen {
  /** Ids that were chosen and are illegal by now. */
  readonly lost: ReadonlySet<string>;
  /** Ids of the instructions that are ignored for illegal targets. */
  readonly ignored: ReadonlySet<string>;
}

/** Plays a case by the rules and looks over their shoulder as the item under test resolves. */
export function seenIn(scenario: Scenario, tested: string): Seen {
  const { text } = sayingOf(scenario, tested);
  const lost = new Set<string>();
  const ignored = new Set<string>();
  let slots: readonly { readonly id: string; readonly legal: boolean }[] = [];
  let left: Instruction[] = [];
  const watching: Patch = {
    assignment: (right) => (input) => {
      slots = input.slots.flat();
      return right(input);
    },
    order: (right) => (input) => {
      const indexes = right(input);
      const own = input.text === text;
      left = own ? indexes.flatMap((index) => text[index] ?? []) : [];
      if (own) for (const { id, legal } of slots) if (!legal) lost.add(id);
      return indexes;
    },
    after: (right) => (input) => {
      const instruction = left.shift();
      if (instruction && mistargeted(input.outcome)) ignored.add(instruction.id);
      return right(input);
    },
  };
  playOut(scenario, misread(watching), []);
  return { lost, ignored };
}
