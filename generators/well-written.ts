import { costsOf, filtersOf, objectMentions } from "../spec/model/mentions.ts";
import type {
  Ability,
  Card,
  Chosen,
  Condition,
  Cost,
  Filter,
  Instruction,
  MoreThanFilter,
  ObjectMention,
  There,
} from "../spec/types/index.ts";
import { type Carrier, isSensible, isSensibleMention, mayStand, type Sort } from "./sensible.ts";

/**
 * Whether a card's tree holds together: ids are unique within it, references go to something earlier, a spell says
 * something, and every word stands where it means something.
 * @param battlefields the ids that a text may name
 */
export function isWellWritten(card: Card, battlefields: readonly string[]): boolean {
  const { kind, text, abilities } = card;
  if (kind === "spell" ? text.length === 0 || abilities.length > 0 : text.length > 0 || card.costs) return false;
  const seen = new Seen(card, battlefields);
  if (!costsOf(card).every((cost) => seen.pays(cost))) return false;
  if (!text.every((instruction) => seen.reads(instruction))) return false;
  return abilities.every((ability) => holds(seen, ability, kind));
}

function holds(seen: Seen, ability: Ability, kind: Card["kind"]): boolean {
  if ("when" in ability) {
    const { id, subject, text } = ability;
    const moves = ability.when.endsWith("a battlefield");
    const named = moves || / (unit|dies)$/.test(ability.when) || ability.when.endsWith("plays a unit");
    if (!seen.begins(id, moves ? "triggered by a move" : "triggered")) return false;
    if (subject !== undefined && !(named && seen.namesAs(subject, "unit"))) return false;
    if (ability.if && ("choose" in ability.if.mightOf || !seen.asks(ability.if))) return false;
    const { may, costs = [] } = ability;
    if (costs.length > 0 && !may) return false;
    return costs.every((cost) => seen.pays(cost)) && text.length > 0 && text.every((each) => seen.reads(each));
  }
  if ("activate" in ability) {
    const { id, activate, text } = ability;
    return (
      seen.begins(id, "activated") &&
      activate.every((cost) => seen.pays(cost)) &&
      text.length > 0 &&
      text.every((each) => seen.reads(each))
    );
  }
  // A legend is at no location, from which these would be in force.
  if (kind === "legend" || !seen.begins(ability.id, "onlooking")) return false;
  if ("passive" in ability) return seen.names(ability.on);
  const { wouldDie, instead } = ability;
  return seen.names(wouldDie) && instead.length > 0 && instead.every((each) => seen.reads(each) && isAble(each));
}

/** Whether an instruction can stand in for a death: it acts on what the effect knows, and kills nothing but its source. */
function isAble(instruction: Instruction): boolean {
  if (!("object" in instruction) || instruction.gate) return false;
  const { object, verb } = instruction;
  if (verb === "attach" || verb === "control while I stay") return false;
  return "me" in object || ("it" in object && verb !== "kill");
}

/** The ids of a card up to some point of its text. */
class Seen {
  readonly #all = new Set<string>();
  /** What may be referred to, with its sort; references reach no further than a text. */
  readonly #mentions = new Map<string, Sort>();
  /** With what they hang on: "otherwise" belongs to an "if". */
  readonly #instructions = new Map<string, Instruction["gate"]>();
  readonly #battlefields: readonly string[];
  readonly #kind: Card["kind"];
  #carrier: Carrier = "spell";
  /** Whether the text has looked at cards by now. */
  #looked = false;

  constructor({ kind }: Card, battlefields: readonly string[]) {
    this.#kind = kind;
    this.#battlefields = battlefields;
  }

  /** Begins an ability. */
  begins(id: string, carrier: Carrier): boolean {
    this.#carrier = carrier;
    this.#mentions.clear();
    this.#instructions.clear();
    this.#looked = false;
    return this.adds(id);
  }

  /** Takes in an id; false when it is not new. */
  adds(id: string): boolean {
    if (this.#all.has(id)) return false;
    this.#all.add(id);
    return true;
  }

  /** Takes in an id that may be referred to. */
  namesAs(id: string, sort: Sort): boolean {
    this.#mentions.set(id, sort);
    return this.adds(id);
  }

  /** Takes in a mention with its filters; false when something in it is not in order. */
  names(mention: ObjectMention | There): boolean {
    const sort = this.#sortOf(mention);
    if (sort === undefined || !mayStand(mention, this.#carrier, this.#kind)) return false;
    if ("there" in mention) return this.adds(mention.id);
    if ("from" in mention && mention.from === "looked" && !this.#looked) return false;
    if (!filtersOf(mention).every((filter) => this.#filters(filter))) return false;
    if ("choose" in mention && !this.#chooses(mention)) return false;
    return this.namesAs(mention.id, sort);
  }

  /** Takes in a cost. */
  pays({ id, pay, object }: Cost): boolean {
    if ("choose" in object) {
      const { choose, count, from, by, group, word } = object;
      if (choose !== "unit" && choose !== "gear" && choose !== "legend") return false;
      if (count.min !== 1 || count.max !== 1 || from || by || group || word) return false;
      if (object.filters.some((filter) => "at" in filter)) return false;
    }
    const sort = this.#sortOf(object);
    return this.adds(id) && this.names(object) && (sort !== "legend" || pay === "exhaust");
  }

  /** Takes in a condition. */
  asks({ id, mightOf }: Condition): boolean {
    return this.adds(id) && this.names(mightOf);
  }

  /** Takes in an instruction; false when something in it is not in order. */
  reads(instruction: Instruction): boolean {
    if (!this.adds(instruction.id) || !this.#hangsOnKnown(instruction)) return false;
    if ("amount" in instruction && typeof instruction.amount === "object" && !this.adds(instruction.amount.id)) {
      return false;
    }
    for (const mention of objectMentions(instruction)) if (!this.names(mention)) return false;
    if (!isSensible(instruction, (mention) => this.#sortOf(mention), this.#carrier)) return false;
    if ("player" in instruction && !("choose" in instruction.player)) {
      if (!this.adds(instruction.player.id)) return false;
      if ("of" in instruction.player && !this.#mentions.has(instruction.player.of)) return false;
    }
    if ("to" in instruction && typeof instruction.to === "object") {
      if (!this.#battlefields.includes(instruction.to.battlefield)) return false;
    }
    if (instruction.verb === "look") this.#looked = true;
    this.#instructions.set(instruction.id, instruction.gate);
    return true;
  }

  /** What sort of thing a mention stands for; undefined when it refers to nothing. */
  #sortOf(mention: ObjectMention | There): Sort | undefined {
    if ("it" in mention) return this.#mentions.get(mention.it);
    if ("choose" in mention) return mention.from ? "card" : mention.choose;
    if ("all" in mention) return mention.from ? "card" : mention.all;
    if ("me" in mention) return this.#kind;
    if ("there" in mention) return "battlefield";
    return "this" in mention ? "card" : "legend";
  }

  #chooses(mention: Chosen): boolean {
    const { by, group } = mention;
    if (typeof by === "object" && this.#mentions.get(by.they) !== "player") return false;
    return isSensibleMention(mention) && (!group || this.adds(group.id));
  }

  #filters(filter: Filter): boolean {
    if (!this.adds(filter.id)) return false;
    if ("moreThan" in filter) return this.#compares(filter);
    if ("at" in filter) return this.#carrier !== "onlooking" && this.names(filter.at);
    if (!("is" in filter) || filter.is !== "here") return true;
    return this.#carrier !== "spell" && this.#kind !== "legend";
  }

  /** Gear costs something as well. */
  #compares({ moreThan, cost }: MoreThanFilter): boolean {
    const sort = this.#sortOf(moreThan);
    return (sort === "unit" || (cost === true && sort === "gear")) && this.adds(moreThan.id);
  }

  #hangsOnKnown({ gate }: Instruction): boolean {
    if (!gate) return true;
    if ("if" in gate) return this.adds(gate.if.id);
    if (!this.adds(gate.id)) return false;
    if ("side" in gate) return this.#mentions.has(gate.of);
    if ("ifDone" in gate) return this.#instructions.has(gate.ifDone);
    const parent = this.#instructions.get(gate.otherwise);
    return parent !== undefined && "if" in parent;
  }
}
