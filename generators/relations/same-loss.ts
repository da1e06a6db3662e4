import { textOf } from "../../spec/model/mentions.ts";
import type { Instruction, ObjectInstruction, Scenario } from "../../spec/types/index.ts";
import type { Pair, Relation } from "./pair.ts";
import { laterPlays, putOf, withText } from "./parts.ts";

/** What takes the place of an action that takes something off the board. */
const INSTEAD = { kill: "return", return: "banish", banish: "kill" } as const satisfies Partial<
  Record<ObjectInstruction["verb"], ObjectInstruction["verb"]>
>;

/** A reaction that kills, banishes or returns what the item under test chose does another of the three. */
export const sameLoss: Relation = (scenario, tested) => {
  const chosen = Object.values(putOf(scenario, tested)?.choices ?? {}).flat();
  for (const { card, choices } of laterPlays(scenario, tested)) {
    const victims = Object.values(choices).flat();
    const [only, ...more] = textOf(scenario, card);
    const changed = only && more.length === 0 ? otherLoss(only) : undefined;
    if (changed && victims.length > 0 && victims.every((id) => chosen.includes(id)))
      return pairOf(scenario, card, changed, victims);
  }
  return undefined;
};

function otherLoss(instruction: Instruction): Instruction | undefined {
  const { verb } = instruction;
  return verb === "kill" || verb === "return" || verb === "banish"
    ? { ...instruction, verb: INSTEAD[verb] }
    : undefined;
}

/** Where the victim went is the one thing that may differ, and so how many cards its owner has in hand and trash. */
function pairOf(scenario: Scenario, card: string, changed: Instruction, victims: readonly string[]): Pair {
  const owners = scenario.objects.filter(({ id }) => victims.includes(id)).map(({ owner }) => owner);
  const counts = owners.flatMap((owner) => [`${owner}.hand`, `${owner}.trash`]);
  const { choices = {} } = putOf(scenario, card) ?? {};
  return {
    one: scenario,
    other: withText(scenario, card, [changed], choices),
    footprint: new Set([...victims, ...counts]),
  };
}
