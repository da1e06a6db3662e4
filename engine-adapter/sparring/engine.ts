import type { GameObject } from "../../spec/types/index.ts";
import type { Adapter, Opened, Outcome, Session, Setup } from "../contract.ts";
import { Compiler } from "./compile.ts";
import { EDITS } from "./edit.ts";
import { newEntity, type Piece, type Zone } from "./entity.ts";
import { Game } from "./game.ts";
import { load } from "./load.ts";
import type { Library } from "./reader.ts";
import type { Rules } from "./rules.ts";
import { save } from "./save.ts";
import type { Has, SwitchName } from "./switches.ts";
import { Table } from "./table.ts";
import { observe } from "./view.ts";

const VERSION = "1.0.0";
const KINDS = ["unit", "gear", "spell", "legend"];
const BLANK: Rules = {
  reaction: false,
  action: false,
  text: { name: "", costs: [], targets: [], lines: [] },
  triggers: [],
  activated: [],
  passives: [],
  replacements: [],
};

function addZones(table: Table, battlefields: readonly string[]): void {
  const add = (kind: Zone["kind"], of: string, name = `${kind}:${of}`) =>
    table.zones.set(name, { name, kind, of, cards: [] });
  for (const player of ["P1", "P2"]) {
    for (const kind of ["base", "hand", "deck", "trash", "banished", "legend"] as const) add(kind, player);
  }
  for (const battlefield of battlefields) {
    add("battlefield", battlefield);
    add("facedown", battlefield);
  }
  add("chain", "", "chain");
}

/** Puts an object into its zone; a token without one is there to be made. */
function addObject(table: Table, zone: Zone | null, object: GameObject, rules: Rules): void {
  const { id, kind, owner, controller, might = null, energy = 0, token = false } = object;
  const piece: Piece = {
    id,
    kind,
    owner,
    printed: might,
    energy,
    token,
    lasting: object.qualities ?? [],
    rules,
    now: null,
  };
  table.pieces.push(piece);
  if (zone === null) {
    table.unmade.push(piece);
    return;
  }
  const { damage = 0, bonus = 0, exhausted = false, stunned = false, buffed = false } = object;
  piece.now = newEntity(piece, zone, controller, { damage, bonus, exhausted, stunned, buffed });
  zone.cards.push(piece.now);
}

function attach(table: Table, { id, attachedTo }: GameObject): void {
  if (attachedTo === undefined) return;
  const entities = table.entities();
  const gear = entities.find(({ piece }) => piece.id === id);
  const unit = entities.find(({ piece }) => piece.id === attachedTo);
  if (gear !== undefined && unit !== undefined) gear.attachedTo = unit;
}

/** A game at its start. */
interface Start {
  readonly table: Table;
  readonly library: Library;
  /** Names of what the engine does not understand. */
  readonly missing: ReadonlySet<string>;
}

function start(setup: Setup, has: Has): Start {
  const table = new Table(setup.players, setup.profile === "FAQ+", has);
  addZones(table, setup.battlefields);
  const compiler = new Compiler(table.zones, table.faq);
  const { missing, library } = compiler;
  const cards = new Map(setup.cards.map((card) => [card.id, compiler.rules(card)]));
  for (const object of setup.objects) {
    const zone = object.place === "nowhere" ? null : table.zones.get(object.place);
    const rules = object.card === undefined ? BLANK : cards.get(object.card);
    if (!KINDS.includes(object.kind)) missing.add(`object:${object.kind}`);
    if (zone === undefined) missing.add(`place:${object.place}`);
    if (rules === undefined) missing.add(`card:${object.card}`);
    if (zone !== undefined && rules !== undefined) addObject(table, zone, object, rules);
  }
  for (const object of setup.objects) attach(table, object);
  return { table, library, missing };
}

function open(setup: Setup, has: Has): Opened {
  const { table, missing } = start(setup, has);
  if (missing.size > 0) return { unsupported: [...missing].sort() };
  const game = new Game(table);
  return { session: sessionOf(game, setup, has), pending: game.pending };
}

function sessionOf(opened: Game, setup: Setup, has: Has): Session {
  let game = opened;
  const saveAndLoad = (): Outcome => {
    if (game.pending.kind === "question") return { kind: "rejected", reason: "a question is open" };
    const text = save(game);
    const { table, library } = start(setup, has);
    game = load(text, table, library);
    return { kind: "ok", pending: game.pending };
  };
  const asks = (card: string, ability?: string): string[] => {
    const rules = game.table.pieces.find(({ id }) => id === card)?.rules;
    const text = ability === undefined ? rules?.text : rules?.activated.find(({ id }) => id === ability)?.text;
    const ids = text?.targets.map(({ id }) => id) ?? [];
    return has("asks-in-reverse") ? ids.reverse() : ids;
  };
  return {
    act: (action) => {
      if (action.kind === "save and load") return saveAndLoad();
      const outcome = game.act(action);
      const silent = outcome.kind === "rejected" && action.kind === "play" && has("refuses-silently");
      return silent ? { kind: "ok", pending: game.pending } : outcome;
    },
    observe: () => observe(game),
    ...(has("asks-nothing") ? {} : { asks }),
  };
}

/** The same session with a promise for every answer. */
function later(session: Session): Session {
  const { asks } = session;
  return {
    act: async (action) => session.act(action),
    observe: async () => session.observe(),
    ...(asks === undefined ? {} : { asks: async (card: string, ability?: string) => asks(card, ability) }),
  };
}

/**
 * Makes the engine with any set of switches.
 * @param name what the engine calls itself
 * @param switches the names of those that are on
 */
export function engine(name: string, switches: ReadonlySet<string>): Adapter {
  const has: Has = (one: SwitchName) => switches.has(one);
  return {
    engine: { name, version: VERSION, language: "TypeScript" },
    capabilities: { features: { "save and load": true, ...(has("offers-edits") && EDITS) } },
    open(setup) {
      const opened = open(setup, has);
      if (!has("async")) return opened;
      return Promise.resolve("session" in opened ? { ...opened, session: later(opened.session) } : opened);
    },
  };
}
