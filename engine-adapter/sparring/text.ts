import type {
  Ability,
  Amount,
  Card,
  Condition,
  Gate,
  Instruction,
  Place,
  PlayerId,
  PlayerMention,
} from "../../spec/types/index.ts";
import { settle } from "./choice.ts";
import type { Detail } from "./deed.ts";
import { exists, opponentOf, type Zone } from "./entity.ts";
import { boundOf, fitsOf, itOf, type Mights, mightSeen, objectsOf, type Reader, related, targetOf } from "./mention.ts";
import type { Asking, Fate, Frame, Line, Replacement, Rules, Text } from "./rules.ts";
import { draw, knowsVerb, perform } from "./verbs.ts";

const IGNORED: Fate = { ignored: true, performed: false };

/** Turns the cards of one game into functions. */
export class Compiler {
  /** Names of what no card of this game can be played without and the engine does not understand. */
  readonly missing = new Set<string>();
  readonly #mights: Mights;
  readonly #zones: ReadonlyMap<string, Zone>;

  constructor(zones: ReadonlyMap<string, Zone>, mights: Mights) {
    this.#zones = zones;
    this.#mights = mights;
  }

  /** Reads a whole card. */
  rules(card: Card): Rules {
    const triggers = card.abilities.flatMap((ability) => ("when" in ability ? [this.#trigger(ability)] : []));
    const replacements = card.abilities.flatMap((ability) =>
      "wouldDie" in ability ? [this.#replacement(ability)] : [],
    );
    if (triggers.length + replacements.length < card.abilities.length) this.missing.add("ability:unknown");
    return {
      reaction: card.timing === "reaction",
      text: this.#text(card.text, this.#reader()),
      triggers,
      replacements,
    };
  }

  #reader(): Reader {
    return { missing: this.missing, targets: [], home: new Map(), refersTo: new Map(), line: "" };
  }

  #trigger(ability: Extract<Ability, { when: string }>): Text {
    if (ability.when !== "you play a spell") this.missing.add(`when:${String(ability.when)}`);
    return this.#text(ability.text, this.#reader());
  }

  /** Nothing that a replacement effect mentions is a target (355.10.c). */
  #replacement({ id, wouldDie, instead }: Extract<Ability, { wouldDie: unknown }>): Replacement {
    const reader = this.#reader();
    const fits = fitsOf(wouldDie.all, wouldDie.filters, this.#mights, reader);
    const applies = (entity: Parameters<typeof fits>[0], seer: PlayerId) => fits(entity, seer, new Map());
    return { id, subject: wouldDie.id, applies, instead: this.#text(instead, reader) };
  }

  #text(instructions: readonly Instruction[], reader: Reader): Text {
    return { lines: instructions.map((one) => this.#line(one, reader)), targets: reader.targets };
  }

  #line(instruction: Instruction, reader: Reader): Line {
    const { id } = instruction;
    const before = reader.targets.length;
    reader.line = id;
    const act = instruction.verb === "draw" ? this.#draw(instruction, reader) : this.#act(instruction, reader);
    const open = this.#gate(instruction.gate, id, reader);
    return {
      id,
      targets: reader.targets.slice(before),
      *run(frame) {
        frame.fates.set(id, IGNORED);
        if (yield* open(frame)) frame.fates.set(id, yield* act(frame));
      },
    };
  }

  /** Reads an instruction that acts on objects. */
  #act(instruction: Exclude<Instruction, { verb: "draw" }>, reader: Reader): (frame: Frame) => Asking<Fate> {
    const { verb } = instruction;
    if (!knowsVerb(verb)) this.missing.add(`verb:${String(verb)}`);
    const { id } = instruction.object;
    const objects = objectsOf(instruction.object, this.#mights, reader);
    const amount = "amount" in instruction ? this.#amount(instruction.amount, reader) : () => nothing(0);
    const place = "to" in instruction ? this.#place(instruction.to, verb) : () => undefined;
    const quality = "quality" in instruction ? instruction.quality : null;
    if (quality !== null && !["cantBeChosen", "cantBeKilled"].includes(quality)) this.missing.add(`quality:${quality}`);
    return function* (frame) {
      const named = yield* objects(frame);
      const n = yield* amount(frame);
      // Nothing legal to act on, or missing information: the instruction cannot be followed (359.3.e.7, .12).
      if (named === null || named.length === 0 || n === null) return IGNORED;
      const detail: Detail = { amount: n, quality, place };
      const deeds = yield* perform(verb, frame, named, detail);
      const possible = deeds.filter(({ result }) => result !== "impossible");
      if (possible.length === 0 && !frame.table.negates) return IGNORED;
      frame.acted.set(id, possible.length === 0 ? named : possible.map(({ entity }) => entity));
      return { ignored: false, performed: possible.some(({ result }) => result === "done") };
    };
  }

  #draw(instruction: Extract<Instruction, { verb: "draw" }>, reader: Reader): (frame: Frame) => Asking<Fate> {
    const players = this.#players(instruction.player, reader);
    const amount = this.#amount(instruction.amount, reader);
    return function* (frame) {
      const who = yield* players(frame);
      const n = yield* amount(frame);
      if (who === null || who.length === 0 || n === null) return IGNORED;
      const drawn = who.map((player) => draw(frame.table, player, n));
      return { ignored: false, performed: drawn.some((count) => count > 0) };
    };
  }

  /** Reads who draws; null = that cannot be known. */
  #players(mention: PlayerMention, reader: Reader): (frame: Frame) => Asking<readonly PlayerId[] | null> {
    if ("choose" in mention) {
      const slot = targetOf(mention, this.#mights, reader);
      return function* (frame) {
        const picked = yield* settle(frame, slot);
        return picked.map(({ id }) => (id === "P1" ? "P1" : "P2"));
      };
    }
    if ("player" in mention) {
      return ({ controller }) => nothing([mention.player === "you" ? controller : opponentOf(controller)]);
    }
    const { whose, of } = mention;
    const { line } = reader;
    if (whose !== "controller" && whose !== "owner") this.missing.add(`player:${String(whose)}`);
    return (frame) => {
      const objects = related(frame, of, line, reader);
      if (objects === null) return nothing(null);
      const found = objects.flatMap((entity) => {
        const seen = exists(entity) ? entity : frame.memory.seen.get(entity);
        if (seen === undefined) return [];
        if (whose === "owner") return [entity.piece.owner];
        return [frame.table.has("controller-is-opponent") ? opponentOf(frame.controller) : seen.controller];
      });
      return nothing(found.length === 0 ? null : [...new Set(found)]);
    };
  }

  #amount(amount: Amount, reader: Reader): (frame: Frame) => Asking<number | null> {
    return typeof amount === "number" ? () => nothing(amount) : this.#mightOf(amount.mightOf, reader);
  }

  /** Reads the Might of something; null = there is no such information (359.3.e.12). Of several it is the sum. */
  #mightOf(mention: Condition["mightOf"], reader: Reader): (frame: Frame) => Asking<number | null> {
    const objects = "it" in mention ? undefined : objectsOf(mention, this.#mights, reader);
    const it = "it" in mention ? itOf(mention, reader) : undefined;
    return function* (frame) {
      const named = (objects === undefined ? it?.(frame) : yield* objects(frame)) ?? null;
      if (named === null) return null;
      frame.acted.set(mention.id, named);
      const mights = named.map((entity) => mightSeen(frame, entity)).filter((might) => might !== null);
      return mights.length === 0 ? null : mights.reduce((sum, might) => sum + might, 0);
    };
  }

  #place(place: Place, verb: string): Detail["place"] {
    if (place === "base") {
      return ({ table }, { piece, controller }) => table.zoneOf("base", verb === "play" ? piece.owner : controller);
    }
    if (place === "where it was") return ({ memory }, { piece }) => memory.origin.get(piece);
    const zone = this.#zones.get(`battlefield:${place.battlefield}`);
    if (zone === undefined) this.missing.add(`place:${place.battlefield}`);
    return () => zone;
  }

  /** Reads what an instruction hangs on; what it tells is whether to go on. */
  #gate(gate: Gate | undefined, line: string, reader: Reader): (frame: Frame) => Asking<boolean> {
    if (gate === undefined) return () => nothing(true);
    if ("if" in gate) {
      const value = this.#mightOf(gate.if.mightOf, reader);
      const within = boundOf(gate.if.might, gate.if.n, reader);
      return function* (frame) {
        const might = yield* value(frame);
        frame.conditions.set(line, might === null ? null : within(might));
        return within(might);
      };
    }
    // A condition that could not be read neither held nor failed.
    if ("otherwise" in gate) return ({ conditions }) => nothing(conditions.get(gate.otherwise) === false);
    if ("ifDone" in gate) return ({ fates }) => nothing(fates.get(gate.ifDone)?.performed === true);
    this.missing.add("gate:unknown");
    return () => nothing(false);
  }
}

/** Gives a value at once where a player might have been asked. */
function* nothing<T>(value: T): Asking<T> {
  yield* [];
  return value;
}
