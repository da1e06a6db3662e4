import type {
  Ability,
  All,
  Amount,
  Card,
  Chosen,
  Condition,
  Cost,
  Filter,
  Gate,
  Instruction,
  It,
  Me,
  MightSource,
  ObjectMention,
  Place,
  PlayerMention,
  StatusCondition,
  There,
} from "../spec/types/index.ts";

/** New names by old ones. */
export type Names = ReadonlyMap<string, string>;

/**
 * A card with its nodes numbered in the order of its text and its keys in a fixed order.
 * @param place the new name of a battlefield
 * @param prefix stands before every new name
 */
export function rewrittenCard(
  card: Card,
  place: (id: string) => string,
  prefix = "",
): { readonly card: Card; readonly nodes: Names } {
  const writer = new Writer(place, prefix);
  const { id, name, kind, timing } = card;
  const costs = card.costs?.map((cost) => writer.cost(cost));
  const text = card.text.map((instruction) => writer.instruction(instruction));
  const abilities = card.abilities.map((ability) => writer.ability(ability));
  const [first, ...more] = costs ?? [];
  const paid = first && { costs: [first, ...more] satisfies Card["costs"] };
  return { card: { id, name, kind, timing, ...paid, text, abilities }, nodes: writer.names };
}

/** Writes a text anew, from its beginning to its end, since references go back. */
class Writer {
  readonly names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #place: (id: string) => string;
  readonly #prefix: string;

  constructor(place: (id: string) => string, prefix: string) {
    this.#place = place;
    this.#prefix = prefix;
  }

  ability(ability: Ability): Ability {
    const id = this.#name("a", ability.id);
    if ("when" in ability) {
      const { when, subject } = ability;
      return {
        id,
        when,
        ...(subject !== undefined && { subject: this.#name("m", subject) }),
        ...(ability.if && { if: this.#condition(ability.if) }),
        ...(ability.may && { may: ability.may }),
        ...(ability.costs && { costs: ability.costs.map((each) => this.cost(each)) }),
        text: ability.text.map((each) => this.instruction(each)),
      };
    }
    if ("activate" in ability) {
      const activate = ability.activate.map((each) => this.cost(each));
      return { id, activate, timing: ability.timing, text: ability.text.map((each) => this.instruction(each)) };
    }
    if ("passive" in ability) {
      const on = "me" in ability.on ? this.#me(ability.on) : this.#all(ability.on);
      return { id, passive: ability.passive, on, ...(ability.while && { while: this.#status(ability.while) }) };
    }
    const wouldDie = this.#all(ability.wouldDie);
    const may = ability.may && { may: ability.may };
    return { id, ...may, wouldDie, instead: ability.instead.map((each) => this.instruction(each)) };
  }

  cost({ id, pay, object }: Cost): Cost {
    const name = this.#name("c", id);
    return { id: name, pay, object: "me" in object ? this.#me(object) : this.#chosen(object) };
  }

  instruction(node: Instruction): Instruction {
    const id = this.#name("i", node.id);
    const gate = {
      ...(node.gate && { gate: this.#gate(node.gate) }),
      ...(node.later && { later: node.later }),
    };
    switch (node.verb) {
      case "draw":
      case "discard":
      case "look":
      case "channel":
      case "gain XP": {
        const amount = this.#amount(node.amount);
        const exhausted = node.exhausted && { exhausted: node.exhausted };
        return { id, verb: node.verb, amount, player: this.#player(node.player), ...exhausted, ...gate };
      }
      case "deal":
      case "might":
      case "prevent": {
        const amount = this.#amount(node.amount);
        const split = node.split && { split: node.split };
        return { id, verb: node.verb, amount, object: this.#mention(node.object), ...split, ...gate };
      }
      case "attach":
      case "swap":
        return { id, verb: node.verb, object: this.#mention(node.object), unit: this.#mention(node.unit), ...gate };
      case "save":
        return { id, verb: node.verb, object: this.#mention(node.object), instead: node.instead, ...gate };
      case "control while I stay":
        return { id, verb: node.verb, object: this.#mention(node.object), ...gate };
      case "move":
      case "play":
        return { id, verb: node.verb, object: this.#mention(node.object), to: this.#to(node.to), ...gate };
      case "save next":
        return { id, verb: node.verb, wouldDie: this.#all(node.wouldDie), instead: node.instead, ...gate };
      case "play token": {
        const token = { ...node.token, id: this.#name("m", node.token.id) };
        return { id, verb: node.verb, token, to: this.#to(node.to), ...gate };
      }
      case "grant":
      case "remove":
        return { id, verb: node.verb, quality: node.quality, object: this.#mention(node.object), ...gate };
      case "become": {
        const might = node.might !== undefined && { might: node.might };
        return { id, verb: node.verb, object: this.#mention(node.object), becomes: node.becomes, ...might, ...gate };
      }
      default:
        return { id, verb: node.verb, object: this.#mention(node.object), ...gate };
    }
  }

  #name(letter: string, id: string): string {
    const n = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, n);
    const name = `${this.#prefix}${letter}${n}`;
    this.names.set(id, name);
    return name;
  }

  #reference(id: string): string {
    return this.names.get(id) ?? id;
  }

  #gate(gate: Gate): Gate {
    if ("if" in gate) return { if: this.#condition(gate.if) };
    const id = this.#name("g", gate.id);
    if ("ifDone" in gate) return { id, ifDone: this.#reference(gate.ifDone) };
    return { id, otherwise: this.#reference(gate.otherwise) };
  }

  #condition(condition: Condition): Condition {
    const name = this.#name("g", condition.id);
    if ("exists" in condition) return { id: name, exists: this.#all(condition.exists) };
    if ("is" in condition) return this.#status(condition, name);
    const { mightOf, might, n } = condition;
    return { id: name, mightOf: this.#source(mightOf), might, n };
  }

  #status({ id, object, is }: StatusCondition, name = this.#name("g", id)): StatusCondition {
    return { id: name, object: "me" in object ? this.#me(object) : this.#it(object), is };
  }

  #amount(amount: Amount): Amount {
    if (typeof amount === "number") return amount;
    const id = this.#name("g", amount.id);
    if ("countOf" in amount) return { id, countOf: this.#all(amount.countOf) };
    return "costOf" in amount ? { id, costOf: this.#it(amount.costOf) } : { id, mightOf: this.#source(amount.mightOf) };
  }

  #to(to: Place): Place {
    if (typeof to !== "object") return to;
    return "choose" in to ? this.#chosen(to) : { battlefield: this.#place(to.battlefield) };
  }

  #player(mention: PlayerMention): PlayerMention {
    if ("choose" in mention) return this.#chosen(mention);
    const id = this.#name("m", mention.id);
    if ("player" in mention) return { id, player: mention.player };
    return { id, whose: mention.whose, of: this.#reference(mention.of) };
  }

  #mention(mention: ObjectMention): ObjectMention {
    if ("all" in mention) return this.#all(mention);
    if ("this" in mention) return { id: this.#name("m", mention.id), this: mention.this };
    if ("legend" in mention) return { id: this.#name("m", mention.id), legend: mention.legend };
    return this.#source(mention);
  }

  #source(mention: MightSource): MightSource {
    if ("me" in mention) return this.#me(mention);
    if ("choose" in mention) return this.#chosen(mention);
    return this.#it(mention);
  }

  #it({ id, it }: It): It {
    return { id: this.#name("m", id), it: this.#reference(it) };
  }

  #me(mention: Me): Me {
    return { id: this.#name("m", mention.id), me: mention.me };
  }

  #all(mention: All): All {
    const { id, all, from, filters } = mention;
    return { id: this.#name("m", id), all, ...(from && { from }), filters: this.#filters(filters) };
  }

  #chosen({ id, choose, count, filters, word, from, by, group }: Chosen): Chosen {
    return {
      id: this.#name("m", id),
      choose,
      count: { min: count.min, max: count.max },
      filters: this.#filters(filters),
      ...(word !== undefined && { word }),
      ...(from !== undefined && { from }),
      ...(by !== undefined && { by: typeof by === "object" ? { they: this.#reference(by.they) } : by }),
      ...(group !== undefined && {
        group: {
          id: this.#name("g", group.id),
          totalMight: group.totalMight,
          ...(group.together && { together: group.together }),
        },
      }),
    };
  }

  #there(mention: There): There {
    return { id: this.#name("m", mention.id), there: mention.there };
  }

  #filters(filters: readonly Filter[]): Filter[] {
    return filters.map((filter): Filter => {
      const id = this.#name("f", filter.id);
      if ("is" in filter) return { id, is: filter.is };
      if ("with" in filter) return { id, with: this.#it(filter.with) };
      if ("choosesUnits" in filter) return { id, choosesUnits: filter.choosesUnits };
      if ("at" in filter) return { id, at: "there" in filter.at ? this.#there(filter.at) : this.#chosen(filter.at) };
      if ("moreThan" in filter) {
        const { id: of, it } = filter.moreThan;
        const cost = filter.cost && { cost: filter.cost };
        return { id, upTo: filter.upTo, moreThan: { id: this.#name("m", of), it: this.#reference(it) }, ...cost };
      }
      return { id, might: filter.might, n: filter.n };
    });
  }
}
