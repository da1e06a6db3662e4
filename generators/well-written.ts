import { askedAbout, costsOf, filtersOf, objectMentions } from "../spec/model/mentions.ts";
import type {
  Ability,
  All,
  Card,
  Chosen,
  Condition,
  Cost,
  Filter,
  Instruction,
  MoreThanFilter,
  ObjectMention,
  PlaceInstruction,
  There,
  TokenInstruction,
} from "../spec/types/index.ts";
import { type Carrier, isSensible, isSensibleMention, mayStand, type Sort } from "./sensible.ts";

/**
 * Whether a card's tree holds together: ids are unique within it, references go to something earlier, a spell says
 * something, and every word stands where it means something.
 * @param battlefields the ids that a text may name
 */
export function isWellWritten(card: Card, battlefields: readonly string[]): boolean {
  const { kind, text, abilities } = card;
  if (kind === "spell" ? text.length === 0 || abilities.length > 0 : text.length > 0) return false;
  if (kind === "legend" && card.costs) return false;
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
    if (ability.if && !seen.asksAtOnce(ability.if)) return false;
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
  if ("passive" in ability) {
    const { on, while: status } = ability;
    return seen.names(on) && (!status || ("me" in status.object && seen.asks(status)));
  }
  const { wouldDie, instead } = ability;
  return seen.names(wouldDie) && instead.length > 0 && instead.every((each) => seen.reads(each) && isAble(each));
}

/** Whether an instruction can stand in for a death: it acts on what the effect knows, and kills nothing but its source. */
function isAble(instruction: Instruction): boolean {
  if (!("object" in instruction) || instruction.gate || instruction.later) return false;
  const { object, verb } = instruction;
  if ("unit" in instruction || verb === "control while I stay") return false;
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
    // Two things that have to be together are a restriction on a pair, which the rules leave open.
    const together = filtersOf(mention).some((filter) => "with" in filter);
    if (together && (!("all" in mention) || mention.from || this.#carrier === "onlooking")) return false;
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
  asks(condition: Condition): boolean {
    if (!this.adds(condition.id)) return false;
    if ("exists" in condition) return this.looksFor(condition.exists);
    const asked = askedAbout(condition);
    return asked !== undefined && this.names(asked);
  }

  /** Takes in the condition of a trigger: nobody chooses anything for it, and its event is no place yet. */
  asksAtOnce(condition: Condition): boolean {
    const asked = askedAbout(condition);
    if (asked ? "choose" in asked : "exists" in condition && condition.exists.filters.some((each) => "at" in each)) {
      return false;
    }
    return this.asks(condition);
  }

  /** Takes in what is only looked for: on the board, with no choice in it. */
  looksFor(mention: All): boolean {
    if (mention.all === "card" || mention.filters.some((filter) => "at" in filter || "with" in filter)) return false;
    return this.names(mention) && this.#forgets(mention.id);
  }

  /** Takes in an instruction; false when something in it is not in order. */
  reads(instruction: Instruction): boolean {
    if (!this.adds(instruction.id) || !this.#hangsOnKnown(instruction)) return false;
    if ("amount" in instruction && typeof instruction.amount === "object") {
      const { amount } = instruction;
      if (!this.adds(amount.id) || ("countOf" in amount && !this.looksFor(amount.countOf))) return false;
    }
    for (const mention of objectMentions(instruction)) if (!this.names(mention)) return false;
    if (!isSensible(instruction, (mention) => this.#sortOf(mention), this.#carrier)) return false;
    if ("player" in instruction && !("choose" in instruction.player)) {
      if (!this.adds(instruction.player.id)) return false;
      if ("of" in instruction.player && !this.#mentions.has(instruction.player.of)) return false;
    }
    if ("wouldDie" in instruction && !this.looksFor(instruction.wouldDie)) return false;
    if ("token" in instruction && !this.namesAs(instruction.token.id, instruction.token.token)) return false;
    if ("to" in instruction && !this.#leadsTo(instruction)) return false;
    if (instruction.verb === "look") this.#looked = true;
    // What is played is a card no more.
    if (instruction.verb === "play" && "choose" in instruction.object && instruction.object.choose !== "card") {
      this.#mentions.set(instruction.object.id, instruction.object.choose);
    }
    if (instruction.later) return this.#putsOff(instruction);
    this.#instructions.set(instruction.id, instruction.gate);
    return true;
  }

  /** Whether a place means something where it stands; what is played to a chosen one is its owner's to play. */
  #leadsTo(instruction: PlaceInstruction | TokenInstruction): boolean {
    const { verb, to } = instruction;
    if (to === "here") return !["spell", "onlooking"].includes(this.#carrier) && this.#kind !== "legend";
    if (to === "there") return this.#carrier === "triggered by a move";
    if (typeof to === "string") return true;
    if ("battlefield" in to) return this.#battlefields.includes(to.battlefield);
    const { choose, count, filters, word, from, by, group } = to;
    if (choose !== "battlefield" || count.min !== 1 || count.max !== 1 || filters.length > 0) return false;
    if (word || from || by || group) return false;
    if (!("object" in instruction)) return true;
    const { object } = instruction;
    return verb === "play" && ("it" in object || ("choose" in object && !!object.from && !object.by));
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
    if ("with" in filter) {
      return this.#sortOf(filter.with) === "unit" && this.adds(filter.with.id);
    }
    if (!("is" in filter) || (filter.is !== "here" && filter.is !== "elsewhere")) return true;
    return this.#carrier !== "spell" && this.#kind !== "legend";
  }

  /** Nothing refers to what is only looked for. */
  #forgets(id: string): boolean {
    return this.#mentions.delete(id);
  }

  /** Gear costs something as well. */
  #compares({ moreThan, cost }: MoreThanFilter): boolean {
    const sort = this.#sortOf(moreThan);
    return (sort === "unit" || (cost === true && sort === "gear")) && this.adds(moreThan.id);
  }

  /** Takes in that an instruction is carried out later: nothing refers to it, and it looks at nothing that is over by then. */
  #putsOff(instruction: Instruction): boolean {
    const { gate } = instruction;
    const asked = gate && "if" in gate ? askedAbout(gate.if) : undefined;
    if ("split" in instruction || (asked && "choose" in asked)) return false;
    for (const mention of objectMentions(instruction)) {
      if ("this" in mention || ("from" in mention && mention.from === "looked")) return false;
      if (filtersOf(mention).some((filter) => "at" in filter || "with" in filter || "moreThan" in filter)) return false;
      this.#forgets(mention.id);
    }
    return true;
  }

  #hangsOnKnown({ gate }: Instruction): boolean {
    if (!gate) return true;
    if ("if" in gate) {
      if ("exists" in gate.if) return this.asks(gate.if);
      const isOnBoard = !("is" in gate.if) || ["unit", "gear"].includes(this.#sortOf(gate.if.object) ?? "");
      return isOnBoard && this.adds(gate.if.id);
    }
    if (!this.adds(gate.id)) return false;
    if ("ifDone" in gate) return this.#instructions.has(gate.ifDone);
    const parent = this.#instructions.get(gate.otherwise);
    return parent !== undefined && "if" in parent;
  }
}
