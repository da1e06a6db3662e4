import { cardOf, costsOf } from "../../spec/model/mentions.ts";
import type { ActivatedAbility, ActivateStep, Card, GameObject, PlayStep } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { sourceOf, withPut } from "../step.ts";
import { QUALITIES } from "./cost.ts";
import { withAbility, withCard } from "./text.ts";
import { withCosts } from "./whole-card.ts";

/** Without one of several abilities of a card. */
export function* withoutAbilities(subject: Subject): Generator<Subject> {
  for (const card of subject.scenario.cards) {
    if (card.abilities.length < 2) continue;
    for (const gone of card.abilities) {
      const abilities = card.abilities.filter((each) => each !== gone);
      yield { ...subject, scenario: withCard(subject.scenario, { ...card, abilities }) };
    }
  }
}

/** Triggers and passives without a condition or a name for what moves; what is not optional; plainer qualities. */
export function* plainerAbilities(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const card of scenario.cards) {
    for (const [at, ability] of card.abilities.entries()) {
      if ("when" in ability) {
        const { if: asked, ...always } = ability;
        if (asked) yield { ...subject, scenario: withAbility(scenario, card, at, () => always) };
        const { subject: named, ...nameless } = ability;
        if (named !== undefined) yield { ...subject, scenario: withAbility(scenario, card, at, () => nameless) };
      }
      if ("may" in ability && costsOf(ability).length === 0) {
        const { may: _, ...always } = ability;
        yield { ...subject, scenario: withAbility(scenario, card, at, () => always) };
      }
      if (!("passive" in ability)) continue;
      const { while: asked, ...always } = ability;
      if (asked) yield { ...subject, scenario: withAbility(scenario, card, at, () => always) };
      const { unless, ...forever } = ability;
      if (unless) yield { ...subject, scenario: withAbility(scenario, card, at, () => forever) };
      for (const passive of QUALITIES.slice(0, QUALITIES.indexOf(ability.passive))) {
        yield { ...subject, scenario: withAbility(scenario, card, at, () => ({ ...ability, passive })) };
      }
    }
  }
}

/** A spell with the same text in place of an activated ability: at no cost, then at the same. */
export function* spellsForAbilities(subject: Subject): Generator<Subject> {
  for (const [index, step] of subject.scenario.script.entries()) {
    if (!("activate" in step)) continue;
    const card = cardOf(subject.scenario, step.activate.object);
    const ability = card?.abilities.find(({ id }) => id === step.activate.ability);
    if (!card || !ability || !("activate" in ability)) continue;
    for (const costs of ability.activate.length > 0 ? [[], ability.activate] : [[]]) {
      yield played(subject, index, step, withCosts(asSpell(card, ability), costs));
    }
  }
}

/** The spell that is played with the text of an ability in place of its own, which the play set off. */
export function* spellsForTriggers(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const source of scenario.objects) {
    const card = cardOf(scenario, source.id);
    const ability = card?.abilities.find((each) => "when" in each);
    if (!card || !ability || !("when" in ability)) continue;
    for (const [index, step] of scenario.script.entries()) {
      if (!("play" in step) || step.play.player !== source.controller || step.play.card === source.id) continue;
      const spell = cardOf(scenario, step.play.card);
      if (spell?.kind === "spell") yield saidBy(subject, source, { index, step, spell }, ability.text);
    }
  }
}

interface Played {
  readonly index: number;
  readonly step: PlayStep;
  readonly spell: Card;
}

/** The game in which a spell that is played says what a permanent did, which has no text any more. */
function saidBy(
  { scenario, tested }: Subject,
  source: GameObject,
  { index, step, spell }: Played,
  text: Card["text"],
): Subject {
  const { [source.id]: choices = {}, ...answers } = scenario.answers ?? {};
  const { answers: _, ...rest } = scenario;
  const { costs: __, ...plain } = spell;
  const script = scenario.script
    .with(index, { ...step, play: { ...step.play, choices } })
    .map((each) =>
      withPut(each, (put) => (put.respondsTo === source.id ? { ...put, respondsTo: step.play.card } : put)),
    );
  return {
    tested: tested === source.id ? step.play.card : tested,
    scenario: {
      ...withCard(rest, { ...plain, text }),
      ...(Object.keys(answers).length > 0 && { answers }),
      objects: scenario.objects.map((each) => (each.id === source.id ? textless(each) : each)),
      script,
    },
  };
}

function asSpell({ costs: _, ...card }: Card, { timing, text }: ActivatedAbility): Card {
  return { ...card, id: `${card.id}s`, kind: "spell", timing, text, abilities: [] };
}

/** The game in which a spell is played in place of an activation; a source that then does nothing has no text. */
function played({ scenario, tested }: Subject, index: number, step: ActivateStep, card: Card): Subject {
  const { object: source, ability: _, ...said } = step.activate;
  const id = `${source}s`;
  const { player } = said;
  const spell: GameObject = {
    id,
    kind: "spell",
    card: card.id,
    owner: player,
    controller: player,
    place: `hand:${player}`,
  };
  const script = scenario.script
    .with(index, { id: step.id, play: { ...said, card: id } })
    .map((each, at) =>
      withPut(each, (put) => (at > index && put.respondsTo === source ? { ...put, respondsTo: id } : put)),
    );
  const used = script.some((each) => sourceOf(each) === source);
  const objects = used
    ? scenario.objects
    : scenario.objects.map((each) => (each.id === source ? textless(each) : each));
  return {
    tested: tested === source && !used ? id : tested,
    scenario: { ...scenario, cards: [...scenario.cards, card], objects: [...objects, spell], script },
  };
}

function textless({ card: _, ...object }: GameObject): GameObject {
  return object;
}
