import { costsOf } from "../../spec/model/mentions.ts";
import type { Ability, Card, Cost, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { PAYMENTS } from "./cost.ts";
import { passagesOf, withAbility, withCard, withPassage } from "./text.ts";
import { withCosts } from "./whole-card.ts";

/** Without a cost of a card or an ability, and what refers to it. */
export function* withoutCosts(subject: Subject): Generator<Subject> {
  for (const scenario of recosted(subject.scenario, () => [[]])) yield { ...subject, scenario };
}

/** Cheaper costs: paid in a plainer way, or with the source itself. */
export function* plainerCosts(subject: Subject): Generator<Subject> {
  const cheaper = (cost: Cost): Cost[][] => {
    const ways = PAYMENTS.slice(0, PAYMENTS.indexOf(cost.pay)).map((pay) => [{ ...cost, pay }]);
    return "me" in cost.object ? ways : [...ways, [{ ...cost, object: { id: cost.object.id, me: true } }]];
  };
  for (const scenario of recosted(subject.scenario, cheaper)) yield { ...subject, scenario };
}

/** Every scenario in which one cost is replaced by others. */
function* recosted(scenario: Scenario, others: (cost: Cost) => Iterable<readonly Cost[]>): Generator<Scenario> {
  for (const card of scenario.cards) {
    for (const [index, cost] of costsOf(card).entries()) {
      for (const other of others(cost)) {
        yield withTexts(withCard(scenario, withCosts(card, costsOf(card).toSpliced(index, 1, ...other))), card);
      }
    }
    for (const [at, ability] of card.abilities.entries()) {
      for (const [index, cost] of costsOf(ability).entries()) {
        for (const other of others(cost)) {
          const left = costsOf(ability).toSpliced(index, 1, ...other);
          yield withTexts(
            withAbility(scenario, card, at, (old) => paidWith(old, left)),
            card,
          );
        }
      }
    }
  }
}

function paidWith(ability: Ability, costs: readonly Cost[]): Ability {
  if ("activate" in ability) return { ...ability, activate: [...costs] };
  if (!("when" in ability)) return ability;
  const { costs: _, ...free } = ability;
  return costs.length > 0 ? { ...free, costs: [...costs] } : free;
}

/** The scenario without what of a card's texts refers to a cost that is gone. */
function withTexts(scenario: Scenario, { id }: Card): Scenario {
  const count = passagesOf(scenario).length;
  let result = scenario;
  for (let at = 0; at < count; at += 1) {
    const passage = passagesOf(result)[at];
    if (passage?.card.id === id) result = withPassage(result, passage, passage.text);
  }
  return result;
}
