import { deal, heal, prevent } from "./damage.ts";
import { changed, type Deed, type Detail, type Result, type Verb } from "./deed.ts";
import { type Entity, isLegend, kindOf, onBoard } from "./entity.ts";
import { attach, detach } from "./gear.ts";
import { deprive, grant, hasQuality } from "./quality.ts";
import type { Asking, Frame } from "./rules.ts";
import { banish, counter, give, kill, move, play, recall, recycle, swap } from "./travel.ts";

/** Lets a verb act only on what is on the board, because off it nothing has such a state. */
function onBoardOnly(verb: Verb, kind: "any" | "unit" | "gear" = "any"): Verb {
  return (frame, entity, detail) =>
    onBoard(entity) && (kind === "any" || kindOf(entity) === kind) ? verb(frame, entity, detail) : "impossible";
}

function gainControl({ table, controller }: Frame, entity: Entity): Result {
  if (table.has("steal-does-nothing")) return "done";
  const did = table.control(entity, controller, null);
  if (table.has("steal-readies")) table.set(entity, "exhausted", false);
  if (table.has("steal-recalls")) table.shift(entity, table.zoneOf("base", controller));
  return changed(did);
}

/** Control for as long as the source stays; if it has left nothing comes of it (359.3.e.16). */
function borrow({ table, controller, me }: Frame, entity: Entity): Result {
  if (me === null || !onBoard(me)) return "impossible";
  if (table.has("steal-does-nothing")) return "done";
  return changed(table.control(entity, controller, me));
}

function changeMight({ table }: Frame, entity: Entity, { amount }: Detail): Result {
  const wanted = amount(entity);
  const given = table.has("might-capped") ? Math.max(-2, Math.min(2, wanted)) : wanted;
  return changed(table.set(entity, "bonus", entity.bonus + given));
}

function stun({ table }: Frame, entity: Entity): Result {
  if (table.has("stun-does-nothing")) return "done";
  const did = table.set(entity, "stunned", true);
  if (table.has("stun-exhausts")) table.set(entity, "exhausted", true);
  return changed(did);
}

/** Turns a card upright or sideways; what is so already cannot become so again (414.1, 415.1). A legend can be turned. */
const ready: Verb = ({ table }, entity) => {
  if (!onBoard(entity) && !isLegend(entity)) return "impossible";
  if (hasQuality(table, entity, "cantBeReadied")) return "impossible";
  return table.has("ready-does-nothing") ? "done" : changed(table.set(entity, "exhausted", false));
};

const exhaust: Verb = ({ table }, entity) => {
  if (!onBoard(entity) && !isLegend(entity)) return "impossible";
  return table.has("exhaust-does-nothing") ? "done" : changed(table.set(entity, "exhausted", true));
};

/** A unit has one buff at most (702.3), so a buffed one stays as it is. */
function buff({ table }: Frame, entity: Entity): Result {
  if (table.has("buff-does-nothing")) return "done";
  if (table.has("buff-exhausts")) table.set(entity, "exhausted", true);
  return changed(table.set(entity, "buffed", true));
}

function removeBuff({ table }: Frame, entity: Entity): Result {
  if (!entity.buffed) return "impossible";
  if (!table.has("buffs-stick")) table.set(entity, "buffed", false);
  return "done";
}

function save({ table }: Frame, entity: Entity, { instead }: Detail): Result {
  if (instead === null) return "impossible";
  if (!table.has("save-does-nothing")) table.set(entity, "saves", [...entity.saves, instead]);
  return "done";
}

/** Changes the type and, for a unit, assigns Might (477.1.a); off the board it is as printed again (124.1). */
function become({ table }: Frame, entity: Entity, { role }: Detail): Result {
  if (role === null) return "impossible";
  if (!table.has("types-stay")) table.set(entity, "role", role);
  return "done";
}

/** Verbs that act on one object after the other. */
const VERBS: Readonly<Record<string, Verb>> = {
  choose: () => "done",
  permit: ({ table }, entity) => {
    table.replayable.add(entity);
    return "done";
  },
  return: give,
  banish,
  recycle,
  counter,
  exhaust,
  ready,
  deal: onBoardOnly(deal, "unit"),
  prevent: onBoardOnly(prevent, "unit"),
  might: onBoardOnly(changeMight, "unit"),
  heal: onBoardOnly(heal, "unit"),
  stun: onBoardOnly(stun, "unit"),
  buff: onBoardOnly(buff, "unit"),
  "remove buff": onBoardOnly(removeBuff, "unit"),
  save: onBoardOnly(save),
  become: onBoardOnly(become),
  move: onBoardOnly(move),
  recall: onBoardOnly(recall),
  attach: onBoardOnly(attach, "gear"),
  detach: onBoardOnly(detach, "gear"),
  swap: onBoardOnly(swap, "unit"),
  "gain control": onBoardOnly(gainControl),
  "control while I stay": onBoardOnly(borrow),
  grant: onBoardOnly(({ table }, entity, { quality }) => changed(quality !== null && grant(table, entity, quality))),
  remove: onBoardOnly(({ table }, entity, { quality }) => changed(quality !== null && deprive(table, entity, quality))),
};

/**
 * Tells whether the engine knows a verb that acts on objects.
 * @param verb as the card has it
 */
export function knowsVerb(verb: string): boolean {
  return verb === "kill" || verb === "play" || Object.hasOwn(VERBS, verb);
}

/** Applies a verb to all its objects. */
export function* perform(
  verb: string,
  frame: Frame,
  objects: readonly Entity[],
  detail: Detail,
): Asking<readonly Deed[]> {
  if (verb === "kill") return yield* kill(frame, objects);
  const single = VERBS[verb];
  return objects.map((entity) =>
    single === undefined ? play(frame, entity, detail) : { entity, result: single(frame, entity, detail) },
  );
}
