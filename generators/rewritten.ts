import type {
  Ability,
  All,
  Amount,
  Card,
  Chosen,
  Filter,
  Gate,
  Instruction,
  It,
  ObjectMention,
  Place,
  PlayerMention,
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
  const text = card.text.map((instruction) => writer.instruction(instruction));
  const abilities = card.abilities.map((ability) => writer.ability(ability));
  return { card: { id, name, kind, timing, text, abilities }, nodes: writer.names };
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
      return { id, when: ability.when, text: ability.text.map((each) => this.instruction(each)) };
    }
    const wouldDie = this.#all(ability.wouldDie);
    return { id, wouldDie, instead: ability.instead.map((each) => this.instruction(each)) };
  }

  instruction(node: Instruction): Instruction {
    const id = this.#name("i", node.id);
    const gate = node.gate && { gate: this.#gate(node.gate) };
    switch (node.verb) {
      case "draw": {
        const amount = this.#amount(node.amount);
        return { id, verb: node.verb, amount, player: this.#player(node.player), ...gate };
      }
      case "deal":
      case "might": {
        const amount = this.#amount(node.amount);
        return { id, verb: node.verb, amount, object: this.#mention(node.object), ...gate };
      }
      case "move":
      case "play":
        return { id, verb: node.verb, object: this.#mention(node.object), to: this.#to(node.to), ...gate };
      case "grant":
      case "remove":
        return { id, verb: node.verb, quality: node.quality, object: this.#mention(node.object), ...gate };
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
    if ("if" in gate) {
      const id = this.#name("g", gate.if.id);
      return { if: { id, mightOf: this.#itOrChosen(gate.if.mightOf), might: gate.if.might, n: gate.if.n } };
    }
    const id = this.#name("g", gate.id);
    if ("ifDone" in gate) return { id, ifDone: this.#reference(gate.ifDone) };
    return { id, otherwise: this.#reference(gate.otherwise) };
  }

  #amount(amount: Amount): Amount {
    if (typeof amount === "number") return amount;
    const id = this.#name("g", amount.id);
    return { id, mightOf: this.#itOrChosen(amount.mightOf) };
  }

  #to(to: Place): Place {
    return typeof to === "object" ? { battlefield: this.#place(to.battlefield) } : to;
  }

  #player(mention: PlayerMention): PlayerMention {
    if ("choose" in mention) return this.#chosen(mention);
    const id = this.#name("m", mention.id);
    if ("player" in mention) return { id, player: mention.player };
    return { id, whose: mention.whose, of: this.#reference(mention.of) };
  }

  #mention(mention: ObjectMention): ObjectMention {
    if ("all" in mention) return this.#all(mention);
    if ("me" in mention) return { id: this.#name("m", mention.id), me: mention.me };
    return this.#itOrChosen(mention);
  }

  #itOrChosen(mention: It | Chosen): It | Chosen {
    if ("choose" in mention) return this.#chosen(mention);
    return { id: this.#name("m", mention.id), it: this.#reference(mention.it) };
  }

  #all(mention: All): All {
    return { id: this.#name("m", mention.id), all: mention.all, filters: this.#filters(mention.filters) };
  }

  #chosen({ id, choose, count, filters, word }: Chosen): Chosen {
    return {
      id: this.#name("m", id),
      choose,
      count: { min: count.min, max: count.max },
      filters: this.#filters(filters),
      ...(word !== undefined && { word }),
    };
  }

  #filters(filters: readonly Filter[]): Filter[] {
    return filters.map((filter): Filter => {
      const id = this.#name("f", filter.id);
      if ("is" in filter) return { id, is: filter.is };
      if ("at" in filter) return { id, at: this.#chosen(filter.at) };
      return { id, might: filter.might, n: filter.n };
    });
  }
}
