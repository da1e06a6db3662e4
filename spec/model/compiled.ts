import type { TargetInput } from "../decisions/target.ts";
import type { All, Card, Chosen, Condition, Instruction, WhoseMention, YourLegend } from "../types/index.ts";
import { chosenBy, chosenIn, hasText, isNow, objectMentions } from "./mentions.ts";

/** A card with what its texts have somebody choose, looked up when it is first asked for: most cards are not played. */
export class CompiledCard {
  readonly card: Card;
  #text: CompiledText | undefined;
  #abilities: ReadonlyMap<string, CompiledText> | undefined;

  constructor(card: Card) {
    this.card = card;
  }

  get text(): CompiledText {
    this.#text ??= compileText(this.card.text);
    return this.#text;
  }

  /** The texts of its abilities that go on the chain, by the ability's id. */
  get abilities(): ReadonlyMap<string, CompiledText> {
    this.#abilities ??= new Map(this.card.abilities.filter(hasText).map(({ id, text }) => [id, compileText(text)]));
    return this.#abilities;
  }
}

/** An instruction as it is carried out in the end: what it hangs on was settled when its ability was made. */
function atOnce(instruction: Instruction): Instruction {
  const { later, gate, ...now } = instruction;
  return now;
}

/** A text with what it has somebody choose, in text order. */
export interface CompiledText {
  readonly text: readonly Instruction[];
  readonly chosen: readonly Chosen[];
  /** By instruction id: the text of the ability that a reflexive instruction makes. */
  readonly later: ReadonlyMap<string, CompiledText>;
  /** By mention id: where what is chosen stands. */
  readonly slots: ReadonlyMap<string, TargetInput["slot"]>;
  /** By mention id: the conditions on what is chosen for it. */
  readonly conditions: ReadonlyMap<string, readonly Condition[]>;
  /** By mention id: what is done to it; a mention that is only asked about has no entry. */
  readonly verbs: ReadonlyMap<string, Instruction["verb"]>;
  /** What it names besides: "all", players behind something, your legend; by mention id. */
  readonly determined: ReadonlyMap<string, All | WhoseMention | YourLegend>;
}

const conditionOf = ({ gate }: Instruction): Condition | undefined => (gate && "if" in gate ? gate.if : undefined);

function slotIn({ verb }: Instruction): TargetInput["slot"] {
  if (verb === "save") return "replacement";
  return verb === "buff" || verb === "remove buff" ? "counter" : "instruction";
}

function compileText(whole: readonly Instruction[]): CompiledText {
  const text = whole.filter(isNow);
  const later = new Map(whole.filter((each) => !isNow(each)).map((each) => [each.id, compileText([atOnce(each)])]));
  const slots = new Map<string, TargetInput["slot"]>();
  const verbs = new Map<string, Instruction["verb"]>();
  const conditions = new Map<string, readonly Condition[]>();
  const determined = new Map<string, All | WhoseMention | YourLegend>();
  for (const instruction of text) {
    const asked = conditionOf(instruction);
    if (asked) {
      const about = "it" in asked.mightOf ? asked.mightOf.it : asked.mightOf.id;
      conditions.set(about, [...(conditions.get(about) ?? []), asked]);
    }
    for (const mention of objectMentions(instruction)) {
      const slot = "all" in mention ? "place of all" : slotIn(instruction);
      for (const { id } of chosenBy(mention)) slots.set(id, slot);
      if ("object" in instruction && mention === instruction.object) verbs.set(mention.id, instruction.verb);
      const special = slotIn(instruction);
      if ("it" in mention && special !== "instruction") slots.set(mention.it, special);
      if ("all" in mention || "legend" in mention) determined.set(mention.id, mention);
    }
    if ("player" in instruction && "of" in instruction.player)
      determined.set(instruction.player.id, instruction.player);
  }
  return { text: whole, chosen: chosenIn(text), later, slots, verbs, conditions, determined };
}
