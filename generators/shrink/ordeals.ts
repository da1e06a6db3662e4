import { chosenIn } from "../../spec/model/mentions.ts";
import type { Chosen, Filter, GameObject, Instruction, PlayStep, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { playsOf, withoutThose } from "./plays.ts";
import { withChosen } from "./text.ts";

/** What may become of a target: the plainest ways to make it illegal, or to have it regain what it lost. */
interface Ordeal {
  /** What the item under test asks of its target. */
  readonly filters: readonly Filter[];
  readonly place: "base:P2" | "battlefield:A";
  /** The answers, in the order played. */
  readonly answers: readonly (readonly Act[])[];
}

type Act = (object: Chosen) => Instruction;

const dealt: Act = (object) => ({ id: "i1", verb: "deal", amount: 1, object });
const returned: Act = (object) => ({ id: "i1", verb: "return", object });
const movedToBase: Act = (object) => ({ id: "i1", verb: "move", to: "base", object });
const exhausted: Act = (object) => ({ id: "i1", verb: "exhaust", object });
const readied: Act = (object) => ({ id: "i1", verb: "ready", object });
const replayed: Act = (object) => ({ id: "i2", verb: "play", to: "base", object: { id: "m2", it: object.id } });

const READY: Filter = { id: "fr", is: "ready" };

const ORDEALS: readonly Ordeal[] = [
  { filters: [], place: "base:P2", answers: [[dealt]] },
  { filters: [], place: "base:P2", answers: [[returned]] },
  { filters: [], place: "battlefield:A", answers: [[movedToBase]] },
  { filters: [READY], place: "base:P2", answers: [[exhausted]] },
  { filters: [], place: "base:P2", answers: [[returned, replayed]] },
  { filters: [READY], place: "base:P2", answers: [[readied], [exhausted]] },
];

/** The plainest ordeals in place of all that happens to a target, without and with a bystander of its sort. */
export function* plainOrdeals(subject: Subject): Generator<Subject> {
  for (const [alone, mention, victim] of withVictims(subject)) {
    for (const ordeal of ORDEALS) {
      const scenario = suffering(alone, mention, victim, ordeal);
      yield { ...alone, scenario };
      yield { ...alone, scenario: withBystander(scenario, victim) };
    }
  }
}

/** The item under test alone, with each of its mentions and what is first chosen for it. */
export function* withVictims(subject: Subject): Generator<readonly [Subject, Chosen, GameObject]> {
  const others = playsOf(subject.scenario).filter((card) => card !== subject.tested);
  for (const alone of others.length > 0 ? withoutThose(subject, others) : [subject]) {
    const step = alone.scenario.script.find((each) => "play" in each);
    const own = alone.scenario.objects.find(({ id }) => id === alone.tested);
    const card = alone.scenario.cards.find(({ id }) => id === own?.card);
    if (!step || !("play" in step) || !card) continue;
    for (const mention of chosenIn(card.text)) {
      const victim = alone.scenario.objects.find(({ id }) => id === step.play.choices[mention.id]?.[0]);
      if (victim && victim.kind !== "spell") yield [alone, mention, victim];
    }
  }
}

function suffering({ scenario, tested }: Subject, mention: Chosen, victim: GameObject, ordeal: Ordeal): Scenario {
  const plain = plainest(victim, ordeal.place);
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
  const [first, ...rest] = scenario.script;
  if (!first || !("play" in first)) return scenario;
  const choices = { ...first.play.choices, [mention.id]: renamed(first.play.choices[mention.id] ?? [], victim.id, id) };
  return {
    ...scenario,
    cards: [
      ...scenario.cards.map((card) =>
        card.id === own ? { ...card, text: card.text.map((instruction) => withChosen(instruction, asked)) } : card,
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

/** The plainest object of that sort. */
export function plainest({ id, kind }: GameObject, place: string): GameObject {
  const there = kind === "gear" ? "base:P2" : place;
  return { id, kind, owner: "P2", controller: "P2", place: there, ...(kind === "unit" && { might: 1 }) };
}

function withBystander(scenario: Scenario, victim: GameObject): Scenario {
  return { ...scenario, objects: [...scenario.objects, { ...plainest(victim, "base:P2"), id: `${victim.id}y` }] };
}
