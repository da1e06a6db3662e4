import type { Choices, Chosen, Condition, Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { pick } from "../chooser.ts";
import { addActivation, addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { withAbility } from "./with-ability.ts";
import { draw } from "./writing.ts";

/** What a text may stand on: a spell, or an ability of a permanent. */
export const MEANS = ["spell", "activated", "triggered"] as const;
/** One of them. */
export type Means = (typeof MEANS)[number];

/** A text with what is chosen for it, and whom somebody may disturb. */
export interface Saying {
  readonly text: readonly Instruction[];
  readonly choices: Choices;
  readonly mentions: readonly Chosen[];
  readonly chosen: readonly string[];
  /** Whether an ability triggers at all. */
  readonly if?: Condition | undefined;
}

/**
 * Puts a text of the first player's on the chain: on a spell, on an ability that is activated by exhausting its source,
 * or on one that triggers on a spell.
 * @param source the permanent whose ability it is; missing = one more unit
 */
export function carried(growing: Growing, saying: Saying, means: Means, source = sourceFor(growing, means)): Tested {
  const { text, choices, mentions, chosen } = saying;
  const rest = { choices, mentions, chosen, items: 1 };
  if (source === undefined) {
    const timing = pick(growing.draft.chooser, ["main", "reaction"] as const);
    return { tested: addSpell(growing, "P1", { text, choices }, { timing }), ...rest };
  }
  if (means === "activated") {
    const cost = { id: "c1", pay: "exhaust" as const, object: { id: "m0", me: true as const } };
    withAbility(growing.draft, source, { id: "a1", activate: [cost], timing: "main", text: [...text] });
    addActivation(growing, "P1", source, "a1", choices);
    return { tested: source, ...rest };
  }
  const asked = saying.if && { if: saying.if };
  withAbility(growing.draft, source, { id: "a1", when: "you play a spell", ...asked, text: [...text] });
  if (Object.keys(choices).length > 0) growing.answers[source] = choices;
  addSpell(growing, "P1", { text: [draw(nodeIds())], choices: {} }, { timing: "main" });
  return { tested: source, ...rest, triggered: true };
}

function sourceFor({ draft }: Growing, means: Means): string | undefined {
  if (means === "spell") return undefined;
  return addUnit(draft, { controller: "P1", exhausted: false, token: false, qualities: [] });
}
