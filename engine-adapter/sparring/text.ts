import type {
  Cost,
  DrawInstruction,
  Instruction,
  Later,
  NextDeathInstruction,
  PlayerId,
} from "../../spec/types/index.ts";
import { amountOf, gateOf, playersOf } from "./amount.ts";
import { countering } from "./countering.ts";
import { share } from "./damage.ts";
import type { Detail } from "./deed.ts";
import { exists, onBoard, type Zone } from "./entity.ts";
import { fitsOf } from "./filter.ts";
import { channel, discard, draw, gainXp, look, recycleAnonymous } from "./hand.ts";
import { newItem } from "./item.ts";
import { making } from "./making.ts";
import { objectsOf, related } from "./mention.ts";
import { nothing } from "./nothing.ts";
import { NOWHERE, placeOf } from "./place.ts";
import { newReader, type Reader } from "./reader.ts";
import type { Asking, Fate, Frame, Line, Price, Text } from "./rules.ts";
import { pointsOf, priced } from "./slot.ts";
import { knowsVerb, perform } from "./verbs.ts";
import { viewpoint } from "./viewpoint.ts";

const IGNORED: Fate = { ignored: true, performed: false };
const DONE: Fate = { ignored: false, performed: true };
const QUALITIES: readonly string[] = [
  "cantBeChosen",
  "cantBeKilled",
  "cantBeReadied",
  "cantMoveToBase",
  "entersInBase",
];

const LATERS: readonly string[] = ["do this", "at end of turn"];

/** What players do with a number of cards, runes or points. Each tells how many there were. */
const COUNTED: Readonly<Record<DrawInstruction["verb"], Counted>> = {
  draw: ({ table }, player, n) => draw(table, player, n),
  discard: ({ table }, player, n) => discard(table, player, n),
  look: ({ table, memory }, player, n) => look(table, player, n, memory.looked),
  channel: ({ table }, player, n, exhausted) => channel(table, player, n, exhausted),
  "gain XP": ({ table }, player, n) => gainXp(table, player, n),
};
type Counted = (frame: Frame, player: PlayerId, n: number, exhausted: boolean) => number;

type Zones = ReadonlyMap<string, Zone>;
type ObjectLike = Extract<Instruction, { readonly object: unknown }>;
/** Carries out an instruction and tells what became of it. */
type Act = (frame: Frame) => Asking<Fate>;

/** Turns a list of instructions and what they cost into functions. */
export function textOf(
  costs: readonly Cost[],
  instructions: readonly Instruction[],
  reader: Reader,
  zones: Zones,
): Text {
  const prices = costs.map((cost) => priceOf(cost, reader));
  const lines = instructions.map((one) => lineOf(one, reader, zones));
  const { name, chosen, library } = reader;
  const text = { name, costs: prices, lines, targets: chosen.filter(({ isTarget }) => isTarget) };
  library.texts.set(name, text);
  return text;
}

function priceOf({ id, pay, object }: Cost, reader: Reader): Price {
  if (!["kill", "exhaust", "return"].includes(pay)) reader.missing.add(`cost:${pay}`);
  return { id, pay, slot: "choose" in object ? priced(object, reader) : null };
}

function lineOf(instruction: Instruction, reader: Reader, zones: Zones): Line {
  const { id } = instruction;
  if (instruction.later !== undefined) return latterLine(instruction, instruction.later, reader, zones);
  const before = reader.chosen.length;
  reader.line = id;
  const act = actOf(instruction, reader, zones);
  const open = gateOf(instruction.gate, id, reader);
  return {
    id,
    targets: reader.chosen.slice(before).filter(({ isTarget }) => isTarget),
    *run(frame) {
      frame.fates.set(id, IGNORED);
      if (yield* open(frame)) frame.fates.set(id, yield* act(frame));
    },
  };
}

/** Reads what an instruction does. */
function actOf(instruction: Instruction, reader: Reader, zones: Zones): Act {
  if (isDraw(instruction)) return drawing(instruction, reader);
  if (instruction.verb === "play token") return making(instruction, reader, zones);
  if (instruction.verb === "counter" && "choose" in instruction.object) return countering(instruction.object, reader);
  return instruction.verb === "save next" ? promising(instruction, reader) : acting(instruction, reader, zones);
}

/** Reads a replacement of the next death of something: nobody chooses what that is (355.10.c). */
function promising({ id, wouldDie, instead }: NextDeathInstruction, reader: Reader): Act {
  const name = `${reader.name}/${id}`;
  const fits = fitsOf(wouldDie.all, wouldDie.filters, newReader(reader, name, false));
  reader.library.fits.set(name, fits);
  return ({ table, controller, source, me }) => {
    if (!table.has("save-does-nothing")) {
      table.promises.push({ view: viewpoint({ table, controller, source, me }), name, fits, instead });
    }
    return nothing(DONE);
  };
}

/** Reads an instruction that only makes an ability, which does the rest when it comes to the chain (388.1). */
function latterLine(instruction: Instruction, later: Later, reader: Reader, zones: Zones): Line {
  const { id, gate } = instruction;
  reader.line = id;
  if (!LATERS.includes(later)) reader.missing.add(`later:${String(later)}`);
  const open = gateOf(gate, id, reader);
  const { gate: _gate, later: _later, ...rest } = instruction;
  const text = textOf([], [rest], newReader(reader, `${reader.name}/${id}`, reader.aims), zones);
  const references = referencesIn(rest);
  return {
    id,
    targets: [],
    *run(frame) {
      frame.fates.set(id, IGNORED);
      if (!(yield* open(frame))) return;
      const { table, controller, source, me, there } = frame;
      const item = newItem(viewpoint({ table, controller, source, me, there }), text);
      for (const of of references) {
        const meant = related(frame, of, id, reader);
        if (meant === null) return;
        item.given.set(
          of,
          meant.flatMap((entity) => (exists(entity) ? [entity] : [])),
        );
      }
      // What should happen at a time that has come already is never made (359.3.e.16).
      if (later === "at end of turn" && table.phase !== "main") return;
      (later === "at end of turn" ? table.delayed : table.waiting).push(item);
      frame.fates.set(id, DONE);
    },
  };
}

/** Ids of the mentions that something refers to. */
function referencesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    (key === "it" || key === "of") && typeof value === "string" ? [value] : referencesIn(value),
  );
}

function isDraw(instruction: Instruction): instruction is DrawInstruction {
  return Object.hasOwn(COUNTED, instruction.verb);
}

/** Reads what an instruction says beyond verb and object, as far as nobody has to choose it. */
function saidBy(instruction: ObjectLike, reader: Reader): Pick<Detail, "quality" | "role" | "instead"> {
  const quality = "quality" in instruction ? instruction.quality : null;
  if (quality !== null && !QUALITIES.includes(quality)) reader.missing.add(`quality:${quality}`);
  return {
    quality,
    role: "becomes" in instruction ? { kind: instruction.becomes, might: instruction.might ?? null } : null,
    instead: "instead" in instruction ? instruction.instead : null,
  };
}

/** Reads an instruction that acts on objects. */
function acting(instruction: ObjectLike, reader: Reader, zones: Zones): Act {
  const { id, verb, object } = instruction;
  if (!knowsVerb(verb)) reader.missing.add(`verb:${String(verb)}`);
  const splits = "amount" in instruction && instruction.split === true;
  const sweeps = verb === "recycle" && "all" in object && object.from === "trash" && object.filters.length === 0;
  const objects = objectsOf(object, reader, splits ? pointsOf(instruction.amount) : null);
  const unit = "unit" in instruction ? instruction.unit : null;
  const units = unit === null ? null : objectsOf(unit, reader);
  const amount = "amount" in instruction ? amountOf(instruction.amount, reader) : () => nothing(0);
  const said = saidBy(instruction, reader);
  const places = "to" in instruction ? placeOf(instruction, reader, zones) : () => nothing(NOWHERE);
  return function* (frame) {
    const named = yield* objects(frame);
    const on = units === null ? null : ((yield* units(frame)) ?? []);
    const n = yield* amount(frame);
    if (sweeps && recycleAnonymous(frame.table, frame.controller) && named?.length === 0) return DONE;
    // Nothing legal to act on, or missing information: the instruction cannot be followed (359.3.e.7, .12).
    if (named === null || named.length === 0 || n === null || on?.length === 0) return IGNORED;
    // Control that would have ended already is never given (359.3.e.16).
    if (verb === "control while I stay" && !(frame.me !== null && onBoard(frame.me))) return IGNORED;
    const shares = splits ? yield* share(frame, id, named, n) : null;
    const acted = shares === null ? named : named.filter((entity) => shares.has(entity));
    if (acted.length === 0) return IGNORED;
    const place = yield* places(frame, acted);
    if (place === null) return IGNORED;
    const detail: Detail = { ...said, place, amount: (entity) => shares?.get(entity) ?? n, unit: on?.[0] ?? null };
    const deeds = yield* perform(verb, frame, acted, detail);
    const possible = deeds.filter(({ result }) => result !== "impossible");
    // By the rulings page what is impossible is negated: links by object go on.
    if (possible.length === 0 && !frame.table.faq) return IGNORED;
    frame.acted.set(object.id, possible.length === 0 ? acted : possible.map(({ entity }) => entity));
    if (unit !== null) frame.acted.set(unit.id, on ?? []);
    return { ignored: false, performed: possible.some(({ result }) => result === "done") };
  };
}

/** Reads an instruction by which players do something with a number of cards. */
function drawing({ verb, player, amount: asked, exhausted }: DrawInstruction, reader: Reader): Act {
  const players = playersOf(player, reader);
  const amount = amountOf(asked, reader);
  return function* (frame) {
    const who = yield* players(frame);
    const n = yield* amount(frame);
    if (who === null || who.length === 0 || n === null) return IGNORED;
    const performed = who.map((one) => COUNTED[verb](frame, one, n, exhausted === true)).some((count) => count > 0);
    // With no card in hand there is nothing that could be discarded in part (359.3.e.11).
    return { ignored: verb === "discard" && !performed && !frame.table.faq, performed };
  };
}
