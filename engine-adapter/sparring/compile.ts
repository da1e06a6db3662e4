import type { Ability, Card } from "../../spec/types/index.ts";
import { conditionOf } from "./amount.ts";
import { isInCombat } from "./combat.ts";
import type { Zone } from "./entity.ts";
import { fitsOf } from "./filter.ts";
import { type Library, newReader } from "./reader.ts";
import type { Activated, Frame, Passive, Replacement, Rules, Trigger } from "./rules.ts";
import { isNow } from "./status.ts";
import { textOf } from "./text.ts";
import { newFrame } from "./viewpoint.ts";

const EVENTS: readonly string[] = [
  "you play a spell",
  "you choose me",
  "I move to a battlefield",
  "an enemy unit moves to a battlefield",
  "you play me",
  "you play a unit",
  "an opponent plays a unit",
  "I attack",
  "I defend",
  "I die",
  "a friendly unit dies",
];

type Of<K extends string> = Extract<Ability, Record<K, unknown>>;

/** Turns the cards of one game into functions. */
export class Compiler {
  /** Names of what no card of this game can be played without and the engine does not understand. */
  readonly missing = new Set<string>();
  readonly library: Library = { texts: new Map(), fits: new Map() };
  readonly faq: boolean;
  readonly #zones: ReadonlyMap<string, Zone>;

  constructor(zones: ReadonlyMap<string, Zone>, faq: boolean) {
    this.#zones = zones;
    this.faq = faq;
  }

  /** Reads a whole card. */
  rules({ id: card, timing, costs, text, abilities }: Card): Rules {
    const rules = {
      triggers: abilities.flatMap((ability) => ("when" in ability ? [this.#trigger(ability, card)] : [])),
      activated: abilities.flatMap((ability) => ("activate" in ability ? [this.#activated(ability, card)] : [])),
      passives: abilities.flatMap((ability) => ("passive" in ability ? [this.#passive(ability, card)] : [])),
      replacements: abilities.flatMap((ability) => ("wouldDie" in ability ? [this.#replacement(ability, card)] : [])),
    };
    const known = Object.values(rules).reduce((sum, { length }) => sum + length, 0);
    if (known < abilities.length) this.missing.add("ability:unknown");
    return {
      reaction: timing === "reaction",
      action: timing === "action",
      text: textOf(costs ?? [], text, newReader(this, card), this.#zones),
      ...rules,
    };
  }

  #trigger({ id, when, subject, if: condition, may, costs, text }: Of<"when">, card: string): Trigger {
    if (!EVENTS.includes(when)) this.missing.add(`when:${String(when)}`);
    const name = `${card}/${id}`;
    const holds = condition === undefined ? undefined : conditionOf(condition, newReader(this, name, false));
    return {
      offer: may ? id : null,
      when,
      subject: subject ?? null,
      holds(view, moved) {
        if (holds === undefined) return true;
        const acted: Frame["acted"] =
          subject !== undefined && moved !== null ? new Map([[subject, [moved]]]) : new Map();
        return holds(newFrame(view, { acted })).next().value === true;
      },
      text: textOf(costs ?? [], text, newReader(this, name), this.#zones),
    };
  }

  #activated({ id, activate, timing, text }: Of<"activate">, card: string): Activated {
    const reader = newReader(this, `${card}/${id}`);
    return {
      id,
      reaction: timing === "reaction",
      action: timing === "action",
      text: textOf(activate, text, reader, this.#zones),
    };
  }

  /** What an ability gives others its source does not have, unless it is about its source (369). */
  #passive({ id, passive, on, while: status, unless }: Of<"passive">, card: string): Passive {
    if (unless !== undefined && unless !== "in combat") this.missing.add(`unless:${String(unless)}`);
    const fits = "me" in on ? () => true : fitsOf(on.all, on.filters, newReader(this, `${card}/${id}`));
    const self = "me" in on;
    return {
      quality: passive,
      fits: (entity, view) => (entity === view.me) === self && fits(entity, view),
      holds: (me, table) =>
        (status === undefined || isNow(status.is, me)) && !(unless === "in combat" && isInCombat(table, me)),
    };
  }

  /** Nothing that a replacement effect mentions is a target (355.10.c). */
  #replacement({ id, may, wouldDie, instead }: Of<"wouldDie">, card: string): Replacement {
    const reader = newReader(this, `${card}/${id}`, false);
    const fits = fitsOf(wouldDie.all, wouldDie.filters, reader);
    return {
      id,
      optional: may === true,
      subject: wouldDie.id,
      fits,
      instead: textOf([], instead, reader, this.#zones),
    };
  }
}
