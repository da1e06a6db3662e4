import { filtersOf, objectMentions } from "../spec/model/mentions.ts";
import type { Card, Filter, Instruction, ObjectMention } from "../spec/types/index.ts";

/**
 * Whether a card's tree holds together: ids are unique within it, references go to something earlier, a spell says
 * something.
 * @param battlefields the ids that a text may name
 */
export function isWellWritten(card: Card, battlefields: readonly string[]): boolean {
  if (card.kind === "spell" ? card.text.length === 0 || card.abilities.length > 0 : card.text.length > 0) return false;
  const seen = new Seen(battlefields);
  if (!card.text.every((instruction) => seen.reads(instruction))) return false;
  return card.abilities.every((ability) => {
    if (!seen.adds(ability.id)) return false;
    if ("when" in ability) return ability.text.length > 0 && ability.text.every((each) => seen.reads(each));
    const { wouldDie, instead } = ability;
    return seen.names(wouldDie) && instead.length > 0 && instead.every((each) => seen.reads(each) && isAble(each));
  });
}

/** Whether an instruction can stand in for a death: it acts on what the effect knows, and kills nothing but its source. */
function isAble(instruction: Instruction): boolean {
  if (!("object" in instruction) || instruction.gate) return false;
  const { object, verb } = instruction;
  return "me" in object || ("it" in object && verb !== "kill");
}

/** The ids of a card up to some point of its text. */
class Seen {
  readonly #all = new Set<string>();
  readonly #mentions = new Set<string>();
  /** With what they hang on: "otherwise" belongs to an "if". */
  readonly #instructions = new Map<string, Instruction["gate"]>();
  readonly #battlefields: readonly string[];

  constructor(battlefields: readonly string[]) {
    this.#battlefields = battlefields;
  }

  /** Takes in an id; false when it is not new. */
  adds(id: string): boolean {
    if (this.#all.has(id)) return false;
    this.#all.add(id);
    return true;
  }

  /** Takes in a mention with its filters; false when something in it is not in order. */
  names(mention: ObjectMention): boolean {
    if ("it" in mention && !this.#mentions.has(mention.it)) return false;
    if (!this.adds(mention.id) || !filtersOf(mention).every((filter) => this.#filters(filter))) return false;
    this.#mentions.add(mention.id);
    return true;
  }

  /** Takes in an instruction; false when something in it is not in order. */
  reads(instruction: Instruction): boolean {
    if (!this.adds(instruction.id) || !this.#hangsOnKnown(instruction)) return false;
    if ("amount" in instruction && typeof instruction.amount === "object" && !this.adds(instruction.amount.id)) {
      return false;
    }
    for (const mention of objectMentions(instruction)) if (!this.names(mention)) return false;
    if ("player" in instruction && !("choose" in instruction.player)) {
      if (!this.adds(instruction.player.id)) return false;
      if ("of" in instruction.player && !this.#mentions.has(instruction.player.of)) return false;
    }
    if ("to" in instruction && typeof instruction.to === "object") {
      if (!this.#battlefields.includes(instruction.to.battlefield)) return false;
    }
    this.#instructions.set(instruction.id, instruction.gate);
    return true;
  }

  #filters(filter: Filter): boolean {
    return this.adds(filter.id) && (!("at" in filter) || this.names(filter.at));
  }

  #hangsOnKnown({ gate }: Instruction): boolean {
    if (!gate) return true;
    if ("if" in gate) return this.adds(gate.if.id);
    if (!this.adds(gate.id)) return false;
    if ("ifDone" in gate) return this.#instructions.has(gate.ifDone);
    const parent = this.#instructions.get(gate.otherwise);
    return parent !== undefined && "if" in parent;
  }
}
