import { EDIT_VERBS } from "../spec/model/edit.ts";
import { cardOf } from "../spec/model/mentions.ts";
import type { Card, EditStep, EditVerb, Instruction, PlayStep, Scenario, Step } from "../spec/types/index.ts";
import type { GeneratedCase } from "./case.ts";
import { allPicks, putIn } from "./step.ts";

/**
 * A case in which the board is edited where spells beside the item under test would do no more than that; the case itself
 * where there is no such spell.
 * @param verbs the actions that edits are to stand in for
 */
export function edited(generated: GeneratedCase, verbs: ReadonlySet<EditVerb>): GeneratedCase {
  const { scenario, tested } = generated;
  if (scenario.cards.some((card) => card.abilities.length > 0) || changesControl(scenario)) return generated;
  const edits = new Map<Step, readonly EditStep[]>();
  for (const step of scenario.script) {
    const instead = "play" in step && step.play.card !== tested ? editsFor(step, scenario, verbs) : undefined;
    if (instead) edits.set(step, instead);
  }
  if (edits.size === 0) return generated;
  return { ...generated, scenario: withEdits(scenario, edits) };
}

/** Whether a base may become the other player's by the time of an edit. */
const changesControl = ({ cards }: Scenario): boolean =>
  cards.some(({ text }) => text.some(({ verb }) => verb === "gain control" || verb === "control while I stay"));

/** The edits that stand in for a play; undefined where they would not do. */
function editsFor(step: PlayStep, scenario: Scenario, verbs: ReadonlySet<EditVerb>): readonly EditStep[] | undefined {
  const { card: id, choices, respondsTo, refused } = step.play;
  const card = cardOf(scenario, id);
  if (!card || refused || isSpokenOf(id, scenario)) return undefined;
  const edits: EditStep[] = [];
  for (const instruction of card.text) {
    const verb = EDIT_VERBS.find((each) => each === instruction.verb);
    if (verb === undefined || !verbs.has(verb) || !("object" in instruction) || instruction.gate) return undefined;
    const { object } = instruction;
    if (!("choose" in object) || object.from || object.by || object.word) return undefined;
    for (const chosen of choices[object.id] ?? []) {
      const edit = editOf(instruction, verb, chosen, scenario);
      if (!edit) return undefined;
      const responds = respondsTo === undefined ? {} : { respondsTo };
      edits.push({
        id: `${step.id}${edits.length === 0 ? "" : `.${edits.length + 1}`}`,
        edit: { ...edit, ...responds },
      });
    }
  }
  return edits.length > 0 ? edits : undefined;
}

/** Whether something answers a card, or chooses it. */
function isSpokenOf(id: string, scenario: Scenario): boolean {
  return scenario.script.some((step) => putIn(step)?.respondsTo === id) || allPicks(scenario).flat().includes(id);
}

function editOf(
  instruction: Instruction,
  verb: EditVerb,
  id: string,
  { objects }: Scenario,
): EditStep["edit"] | undefined {
  const object = objects.find((each) => each.id === id);
  if (!object || (object.kind !== "unit" && object.kind !== "gear")) return undefined;
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
