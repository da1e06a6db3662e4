import { chosenIn } from "../../spec/model/mentions.ts";
import type { Chosen, GameObject, Instruction, PlayStep, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { ORDEALS, type Ordeal, READINGS } from "./ordeals.ts";
import { playsBeside, withoutThose } from "./plays.ts";
import { withChosen } from "./text.ts";

/** The plainest ordeals in place of all that happens to a target, without and with a bystander of its sort. */
export function* plainOrdeals(subject: Subject): Generator<Subject> {
  for (const [alone, mention, victim] of withVictims(subject)) {
    const reads = victim.kind === "unit" && textOf(alone).some((each) => each.gate || readsMight(each));
    for (const ordeal of reads ? [...ORDEALS, ...READINGS] : ORDEALS) {
      const scenario = suffering(alone, mention, victim, ordeal);
      yield { ...alone, scenario };
      yield { ...alone, scenario: withBystander(scenario, victim) };
    }
  }
}

/** The item under test alone, with each of its mentions and what is first chosen for it. */
function* withVictims(subject: Subject): Generator<readonly [Subject, Chosen, GameObject]> {
  const others = playsBeside(subject);
  for (const alone of others.length > 0 ? withoutThose(subject, others) : [subject]) {
    const step = alone.scenario.script.find((each) => "play" in each);
    if (!step || !("play" in step)) continue;
    for (const mention of chosenIn(textOf(alone))) {
      const victim = alone.scenario.objects.find(({ id }) => id === step.play.choices[mention.id]?.[0]);
      if (victim?.kind === "unit" || victim?.kind === "gear") yield [alone, mention, victim];
    }
  }
}

function textOf({ scenario, tested }: Subject): readonly Instruction[] {
  const own = scenario.objects.find(({ id }) => id === tested)?.card;
  return scenario.cards.find(({ id }) => id === own)?.text ?? [];
}

const readsMight = (instruction: Instruction): boolean =>
  "amount" in instruction && typeof instruction.amount === "object";

function suffering({ scenario, tested }: Subject, mention: Chosen, victim: GameObject, ordeal: Ordeal): Scenario {
  const plain = plainest(victim, ordeal.target);
  // One that has abilities stays beside the plain one, at the side of the player whose spell is tested.
  const keeps = victim.card !== undefined;
  const id = keeps ? `${victim.id}x` : victim.id;
  const object: Chosen = { id: "m1", choose: victim.kind, count: { min: 1, max: 1 }, filters: [] };
  const answers = ordeal.answers.map((acts, index) => ({
    id: `${tested}r${index}`,
    text: acts.map((act) => act(object)),
  }));
  const spells = answers.map(
    (answer): GameObject => ({
      id: answer.id,
      kind: "spell",
      card: answer.id,
      owner: "P2",
      controller: "P2",
      place: "hand:P2",
    }),
  );
  const objects = scenario.objects.flatMap((each) => {
    if (each.id === tested) return [{ ...each, place: `hand:${each.controller}` }];
    if (each !== victim) return [each];
    return keeps
      ? [
          { ...plain, id },
          { ...each, owner: "P1" as const, controller: "P1" as const, place: "base:P1" },
        ]
      : [plain];
  });
  const asked = (chosen: Chosen): Chosen =>
    chosen.id === mention.id ? { ...chosen, filters: [...ordeal.filters] } : chosen;
  const own = scenario.objects.find((each) => each.id === tested)?.card;
  const single = { ...mention, count: { min: 1, max: 1 } };
  const written = ordeal.text ? ordeal.text.map((act) => act(single)) : textOf({ scenario, tested });
  const [first, ...rest] = scenario.script;
  if (!first || !("play" in first)) return scenario;
  const choices = { ...first.play.choices, [mention.id]: renamed(first.play.choices[mention.id] ?? [], victim.id, id) };
  return {
    ...scenario,
    cards: [
      ...scenario.cards.map((card) =>
        card.id === own ? { ...card, text: written.map((instruction) => withChosen(instruction, asked)) } : card,
      ),
      ...answers.map((answer) => ({
        id: answer.id,
        name: answer.id,
        kind: "spell" as const,
        timing: "reaction" as const,
        text: answer.text,
        abilities: [],
      })),
    ],
    objects: [...objects, ...spells],
    script: [
      { ...first, play: { ...first.play, choices } },
      ...spells.map(
        (spell): PlayStep => ({
          id: spell.id,
          play: { player: "P2", card: spell.id, choices: { [object.id]: [id] }, respondsTo: tested },
        }),
      ),
      ...rest,
    ],
  };
}

const renamed = (ids: readonly string[], old: string, id: string): string[] =>
  ids.map((each) => (each === old ? id : each));

/** The plainest object of that sort, but for what is said of it. */
function plainest({ id, kind }: GameObject, said: Ordeal["target"]): GameObject {
  const player = { owner: "P2", controller: "P2" } as const;
  return kind === "unit" ? { id, kind, ...player, might: 1, ...said } : { id, kind, ...player, place: "base:P2" };
}

function withBystander(scenario: Scenario, victim: GameObject): Scenario {
  return {
    ...scenario,
    objects: [...scenario.objects, { ...plainest(victim, { place: "base:P2" }), id: `${victim.id}y` }],
  };
}
