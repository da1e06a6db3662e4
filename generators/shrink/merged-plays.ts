import { cardOf, costsOf } from "../../spec/model/mentions.ts";
import type { Card, PlayStep, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { rewrittenCard } from "../rewritten.ts";
import { withoutThose } from "./plays.ts";
import { withCosts } from "./whole-card.ts";

/** Two plays beside the item under test as one: what would have resolved first comes first in its text. */
export function* mergedPlays(subject: Subject): Generator<Subject> {
  const { scenario, tested } = subject;
  const others = scenario.script.flatMap((step) => ("play" in step && step.play.card !== tested ? [step] : []));
  for (const [index, below] of others.entries()) {
    for (const above of others.slice(index + 1)) {
      const joined = withBoth(scenario, below, above);
      if (joined) yield* withoutThose({ ...subject, scenario: joined }, [above.id]);
    }
  }
}

function withBoth(scenario: Scenario, below: PlayStep, above: PlayStep): Scenario | undefined {
  const lower = cardOf(scenario, below.play.card);
  const upper = cardOf(scenario, above.play.card);
  if (!lower || !upper || lower === upper) return undefined;
  const { card, nodes } = rewrittenCard(upper, (id) => id, "x");
  const both: Card = { ...lower, text: [...card.text, ...lower.text] };
  const choices = { ...below.play.choices };
  for (const [id, picks] of Object.entries(above.play.choices)) choices[nodes.get(id) ?? id] = picks;
  return {
    ...scenario,
    cards: scenario.cards.map((each) =>
      each === lower ? withCosts(both, [...costsOf(card), ...costsOf(lower)]) : each,
    ),
    script: scenario.script.map((step) => (step === below ? { ...below, play: { ...below.play, choices } } : step)),
  };
}
