import type { State, Thing } from "../spec/model/state.ts";
import type { Chosen, Instruction } from "../spec/types/index.ts";
import type { Bias } from "./bias.ts";
import { between, type Chooser, pick } from "./chooser.ts";
import { type Caster, type Choice, choosable, type Ids } from "./mention.ts";

/** A spell that is being made. */
export interface Making {
  readonly chooser: Chooser;
  readonly bias: Bias;
  readonly state: State;
  readonly caster: Caster;
  readonly ids: Ids;
  readonly text: Instruction[];
  readonly choices: Record<string, string[]>;
  readonly sides: Readonly<Record<string, string>>;
}

/** Makes a choice the spell's own. */
export function take(making: Making, choice: Choice): Chosen {
  making.choices[choice.mention.id] = [...choice.picks];
  return choice.mention;
}

/** "Draw n", the same n as before if it is written again. */
export function addDraw({ text, ids, chooser, bias }: Making): void {
  if (bias.verbs !== "all" && !bias.verbs.includes("draw")) return;
  const drawn = text.find((each) => each.verb === "draw" && "player" in each.player && !each.gate);
  const amount = drawn?.verb === "draw" ? drawn.amount : between(chooser, 1, 2);
  text.push({ id: ids.next("i"), verb: "draw", amount, player: { id: ids.next("m"), player: "you" } });
}

/** A unit that the caster may choose and that the spell does not choose yet. */
export function freshUnit({ state, caster, choices, chooser }: Making): Thing | undefined {
  const taken = new Set(Object.values(choices).flat());
  const units = choosable(state, caster, "unit").filter(({ id }) => !taken.has(id));
  return units.length > 0 ? pick(chooser, units) : undefined;
}
