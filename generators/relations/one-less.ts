import { chosenIn } from "../../spec/model/mentions.ts";
import { withChosen } from "../shrink/text.ts";
import type { Relation } from "./pair.ts";
import { putOf, sayingOf, withText } from "./parts.ts";
import { seenIn } from "./resolution.ts";

/** Those of several targets that are lost are not chosen in the first place, nor asked for. */
export const oneLess: Relation = (scenario, tested) => {
  const choices = putOf(scenario, tested)?.choices ?? {};
  const { text } = sayingOf(scenario, tested);
  const several = chosenIn(text).filter(({ id }) => (choices[id]?.length ?? 0) > 1);
  if (several.length === 0) return undefined;
  const { lost } = seenIn(scenario, tested);
  for (const { id, count } of several) {
    const picks = choices[id] ?? [];
    const kept = picks.filter((pick) => !lost.has(pick));
    // With none left the text would speak of nothing at all, which the rules leave open.
    if (kept.length === 0 || kept.length === picks.length) continue;
    const min = Math.min(count.min, kept.length);
    const max = count.min < picks.length ? count.max : kept.length;
    const fewer = text.map((each) =>
      withChosen(each, (mention) => (mention.id === id ? { ...mention, count: { min, max } } : mention)),
    );
    return { one: scenario, other: withText(scenario, tested, fewer, { ...choices, [id]: kept }) };
  }
  return undefined;
};
