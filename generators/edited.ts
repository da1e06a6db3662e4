import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { EDIT_VERBS } from "../spec/model/edit.ts";
import { asItIs } from "../spec/model/fits.ts";
import { fitting } from "../spec/model/fitting.ts";
import { startGame } from "../spec/model/game.ts";
import { cardOf } from "../spec/model/mentions.ts";
import type {
  Card,
  Choices,
  EditStep,
  EditVerb,
  GameObject,
  Instruction,
  IsFilter,
  ObjectMention,
  PlayerId,
  PlayStep,
  Scenario,
  Step,
} from "../spec/types/index.ts";
import type { GeneratedCase } from "./case.ts";
import { askerFor } from "./mention.ts";
import { allPicks, putIn } from "./step.ts";

/**
 * A case in which the board is edited where spells beside the item under test would do no more than that; the case itself
 * where there is no such spell.
 * @param verbs the actions that edits are to stand in for
 */
export function edited(generated: GeneratedCase, verbs: ReadonlySet<EditVerb>): GeneratedCase {
  const { scenario, tested } = generated;
  const edits = new Map<Step, readonly EditStep[]>();
  for (const step of scenario.script) {
    const instead = "play" in step && step.play.card !== tested ? editsFor(step, scenario, verbs) : undefined;
    if (instead) edits.set(step, instead);
  }
  if (edits.size === 0) return generated;
  return { ...generated, scenario: withEdits(scenario, edits) };
}

/** The edits that stand in for a play; undefined where they would not do. */
function editsFor(step: PlayStep, scenario: Scenario, verbs: ReadonlySet<EditVerb>): readonly EditStep[] | undefined {
  const { player, card: id, choices, respondsTo, later, refused } = step.play;
  const card = cardOf(scenario, id);
  if (!card || card.costs || refused || later || isSpokenOf(id, scenario)) return undefined;
  const edits: EditStep[] = [];
  for (const instruction of card.text) {
    const verb = EDIT_VERBS.find((each) => each === instruction.verb);
    if (verb === undefined || !verbs.has(verb) || !("object" in instruction) || instruction.gate) return undefined;
    const affected = affectedBy(instruction.object, choices, player, scenario);
    for (const object of affected ?? []) {
      const edit = editOf(instruction, verb, object, player);
      if (!edit) return undefined;
      const responds = respondsTo === undefined ? {} : { respondsTo };
      edits.push({
        id: `${step.id}${edits.length === 0 ? "" : `.${edits.length + 1}`}`,
        edit: { ...edit, ...responds },
      });
    }
    if (!affected) return undefined;
  }
  return edits.length > 0 ? edits : undefined;
}

/** Whether something answers a card, or chooses it. */
function isSpokenOf(id: string, scenario: Scenario): boolean {
  return scenario.script.some((step) => putIn(step)?.respondsTo === id) || allPicks(scenario).flat().includes(id);
}

/** What an instruction acts on as the game begins; undefined where that is not to be told from the board alone. */
function affectedBy(
  mention: ObjectMention,
  choices: Choices,
  player: PlayerId,
  scenario: Scenario,
): readonly GameObject[] | undefined {
  const named = (ids: readonly string[]): readonly GameObject[] =>
    scenario.objects.filter(({ id }) => ids.includes(id));
  if ("all" in mention) {
    if (mention.from || !mention.filters.every((filter) => "is" in filter && SEEN.has(filter.is))) return undefined;
    const { state } = startGame(scenario, RULEBOOK);
    const asker = { ...askerFor(state, { player, hiddenAt: undefined }), chooses: false };
    return named(fitting(state, mention.all, mention.filters, asker, asItIs));
  }
  if (!("choose" in mention) || mention.from || mention.by || mention.word) return undefined;
  return named(choices[mention.id] ?? []);
}

/** Requirements that are seen at once. */
const SEEN: ReadonlySet<IsFilter["is"]> = new Set(["friendly", "enemy", "at a battlefield", "in a base"]);

function editOf(
  instruction: Instruction,
  verb: EditVerb,
  object: GameObject,
  player: PlayerId,
): EditStep["edit"] | undefined {
  if (object.kind !== "unit" && object.kind !== "gear") return undefined;
  const { id } = object;
  const { owner, controller } = object;
  switch (verb) {
    case "kill":
      return { verb, object: id, place: `trash:${owner}` };
    case "banish":
      return { verb, object: id, place: `banished:${owner}` };
    case "return":
      return { verb, object: id, place: `hand:${owner}` };
    case "recycle":
      return { verb, object: id, place: `deck:${owner}` };
    case "recall":
      return { verb, object: id, place: `base:${controller}` };
    case "move": {
      const to = "to" in instruction ? instruction.to : undefined;
      if (to === "base") return { verb, object: id, place: `base:${controller}` };
      if (typeof to !== "object" || !("battlefield" in to)) return undefined;
      return { verb, object: id, place: `battlefield:${to.battlefield}` };
    }
    case "deal":
    case "might": {
      const amount = "amount" in instruction && !("split" in instruction) ? instruction.amount : undefined;
      return typeof amount === "number" ? { verb, object: id, amount } : undefined;
    }
    case "gain control":
      return { verb, object: id, player };
    default:
      return { verb, object: id };
  }
}

/** The scenario with edits in place of plays, without the cards of these, and without waiting for them to resolve. */
function withEdits(scenario: Scenario, edits: ReadonlyMap<Step, readonly EditStep[]>): Scenario {
  const gone = new Set([...edits.keys()].flatMap((step) => ("play" in step ? [step.play.card] : [])));
  const objects = scenario.objects.filter(({ id }) => !gone.has(id));
  const used = new Set(objects.map(({ card }) => card));
  const cards = scenario.cards.filter((card: Card) => used.has(card.id));
  const script: Step[] = [];
  for (const step of scenario.script) {
    const last = script.at(-1);
    if ("resolve" in step && step.resolve > 0 && last && "edit" in last) continue;
    script.push(...(edits.get(step) ?? [step]));
  }
  return { ...scenario, cards, objects, script };
}
