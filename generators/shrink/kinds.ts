import type { Chosen, GameObject, Instruction } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { withChosen } from "./text.ts";
import { withInstructions } from "./whole-card.ts";

/** A unit in place of gear without text, wherever spells speak of it. */
export function* unitsForGear(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const plainGear = ({ kind, card, attachedTo }: GameObject): boolean =>
    kind === "gear" && card === undefined && attachedTo === undefined;
  if (!scenario.objects.some(plainGear)) return;
  const objects = scenario.objects.map(
    (object): GameObject => (plainGear(object) ? { ...object, kind: "unit", might: 1 } : object),
  );
  const cards = scenario.cards.map((card) => withInstructions(card, aboutUnits));
  yield { ...subject, scenario: { ...scenario, objects, cards } };
}

function aboutUnits(instruction: Instruction): Instruction {
  const unit = (chosen: Chosen): Chosen => (chosen.choose === "gear" ? { ...chosen, choose: "unit" } : chosen);
  const result = withChosen(instruction, unit);
  if (!("object" in result) || !("all" in result.object) || result.object.all !== "gear") return result;
  return { ...result, object: { ...result.object, all: "unit" } };
}
