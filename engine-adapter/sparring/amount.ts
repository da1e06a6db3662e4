import type { Amount, Condition, Gate, It, MightSource, PlayerId, PlayerMention } from "../../spec/types/index.ts";
import { exists, opponentOf } from "./entity.ts";
import { boundOf } from "./filter.ts";
import { itOf, numberOf, objectsOf, related } from "./mention.ts";
import { nothing } from "./nothing.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Frame } from "./rules.ts";
import { settle } from "./settle.ts";
import { mentioned } from "./slot.ts";
import { statusOf } from "./status.ts";
import { mightSeen } from "./viewpoint.ts";

/** Reads how much; null = that cannot be known (359.3.e.12). */
export function amountOf(amount: Amount, reader: Reader): (frame: Frame) => Asking<number | null> {
  if (typeof amount === "number") return () => nothing(amount);
  if ("mightOf" in amount) return mightOf(amount.mightOf, reader);
  if ("costOf" in amount) return costOf(amount.costOf, reader);
  const count = numberOf(amount.countOf, reader);
  return (frame) => nothing(count(frame));
}

/** Reads the Might of something. Of several it is the sum. */
function mightOf(mention: MightSource, reader: Reader): (frame: Frame) => Asking<number | null> {
  if ("me" in mention) return (frame) => nothing(frame.me === null ? null : mightSeen(frame, frame.me));
  const objects = "it" in mention ? undefined : objectsOf(mention, reader);
  const it = "it" in mention ? itOf(mention, reader) : undefined;
  return function* (frame) {
    const named = (objects === undefined ? it?.(frame) : yield* objects(frame)) ?? null;
    if (named === null) return null;
    frame.acted.set(mention.id, named);
    const mights = named.map((entity) => mightSeen(frame, entity)).filter((might) => might !== null);
    return mights.length === 0 ? null : mights.reduce((sum, might) => sum + might, 0);
  };
}

/** Reads a printed cost (206): also of a card that this item moved, but not of any other that is gone (359.3.e.12). */
function costOf(mention: It, reader: Reader): (frame: Frame) => Asking<number | null> {
  const it = itOf(mention, reader);
  return (frame) => {
    const costs = (it(frame) ?? []).map(({ piece }) => piece.energy);
    return nothing(costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0));
  };
}

/** Reads a condition; what it tells is null if the information is missing. */
export function conditionOf(condition: Condition, reader: Reader): (frame: Frame) => Asking<boolean | null> {
  if ("exists" in condition) {
    const count = numberOf(condition.exists, reader);
    return (frame) => {
      const found = count(frame);
      return nothing(found === null ? null : found > 0);
    };
  }
  if ("is" in condition) return statusOf(condition, reader);
  const value = mightOf(condition.mightOf, reader);
  const within = boundOf(condition.might, condition.n, reader);
  return function* (frame) {
    const might = yield* value(frame);
    return might === null ? null : within(might);
  };
}

/** Reads what an instruction hangs on; what it tells is whether to go on. */
export function gateOf(gate: Gate | undefined, line: string, reader: Reader): (frame: Frame) => Asking<boolean> {
  if (gate === undefined) return () => nothing(true);
  if ("if" in gate) {
    const holds = conditionOf(gate.if, reader);
    return function* (frame) {
      const held = yield* holds(frame);
      frame.conditions.set(line, held);
      return held === true;
    };
  }
  // A condition that could not be read neither held nor failed.
  if ("otherwise" in gate) return ({ conditions }) => nothing(conditions.get(gate.otherwise) === false);
  if ("ifDone" in gate) return ({ fates }) => nothing(fates.get(gate.ifDone)?.performed === true);
  reader.missing.add("gate:unknown");
  return () => nothing(false);
}

/** Reads who draws or discards; null = that cannot be known. */
export function playersOf(
  mention: PlayerMention,
  reader: Reader,
): (frame: Frame) => Asking<readonly PlayerId[] | null> {
  if ("choose" in mention) {
    const slot = mentioned(mention, reader);
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
  if (whose !== "controller" && whose !== "owner") reader.missing.add(`player:${String(whose)}`);
  return (frame) => {
    const objects = related(frame, of, line, reader);
    if (objects === null) return nothing(null);
    // An ability is its own controller's, whoever has its source (191.4.b).
    const ofAbilities = (frame.legal.get(of) ?? []).flatMap(({ ability }) => ability?.controller ?? []);
    const found = objects.flatMap((entity) => {
      const seen = exists(entity) ? entity : frame.memory.seen.get(entity);
      if (seen === undefined) return [];
      if (whose === "owner") return [entity.piece.owner];
      return [frame.table.has("controller-is-opponent") ? opponentOf(frame.controller) : seen.controller];
    });
    const players = [...ofAbilities, ...found];
    return nothing(players.length === 0 ? null : [...new Set(players)]);
  };
}
