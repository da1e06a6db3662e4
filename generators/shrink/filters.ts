import { costsOf, filtersOf } from "../../spec/model/mentions.ts";
import type { Card, Filter, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { filtersIn, replacing, withCard, withFilters } from "./text.ts";
import { withOuterFilters } from "./whole-card.ts";

/** Without restrictions: all of an instruction, then one at a time. */
export function* withoutFilters(subject: Subject): Generator<Subject> {
  const scenarios = replacing(subject.scenario, function* (instruction) {
    const filters = filtersIn(instruction);
    if (filters.length > 1) yield withFilters(instruction, () => []);
    for (const gone of filters) {
      yield withFilters(instruction, (all) => all.filter((filter) => filter !== gone));
    }
  });
  for (const scenario of scenarios) yield { ...subject, scenario };
  for (const scenario of changingOuter(subject.scenario, () => [undefined])) yield { ...subject, scenario };
}

const PLAIN = ["in a base", "at a battlefield", "ready", "exhausted", "enemy", "friendly"] as const;

/** A plainer restriction in place of one. */
export function* plainerFilters(subject: Subject): Generator<Subject> {
  const plainer = ({ id }: Filter): Filter[] => PLAIN.map((is) => ({ id, is }));
  const scenarios = replacing(subject.scenario, function* (instruction) {
    for (const gone of filtersIn(instruction)) {
      for (const other of plainer(gone)) {
        yield withFilters(instruction, (all) => all.map((filter) => (filter === gone ? other : filter)));
      }
    }
  });
  for (const scenario of scenarios) yield { ...subject, scenario };
  for (const scenario of changingOuter(subject.scenario, plainer)) yield { ...subject, scenario };
}

/** Every scenario in which one restriction outside the texts is another, or none. */
function* changingOuter(
  scenario: Scenario,
  others: (filter: Filter) => readonly (Filter | undefined)[],
): Generator<Scenario> {
  for (const card of scenario.cards) {
    for (const old of outerFilters(card)) {
      for (const other of others(old)) {
        const changed = withOuterFilters(card, (all) =>
          all.flatMap((filter) => (filter === old ? (other ?? []) : filter)),
        );
        yield withCard(scenario, changed);
      }
    }
  }
}

/** The restrictions on what costs are paid with, and on what abilities look on. */
function outerFilters(card: Card): readonly Filter[] {
  const looked = card.abilities.flatMap((ability) => {
    if ("passive" in ability) return filtersOf(ability.on);
    if ("when" in ability) return ability.if && "exists" in ability.if ? ability.if.exists.filters : [];
    return "wouldDie" in ability ? ability.wouldDie.filters : [];
  });
  return [...[card, ...card.abilities].flatMap(costsOf).flatMap(({ object }) => filtersOf(object)), ...looked];
}
