import type { Slot } from "../decisions/assignment.ts";
import type { InformationInput } from "../decisions/information.ts";
import type { Amount, It, MightSource, PlayerId } from "../types/index.ts";
import { printedMight } from "./changing.ts";
import type { Doing } from "./doing.ts";
import { allNow } from "./existing.ts";
import type { Asker } from "./fits.ts";
import { objectMentions } from "./mentions.ts";
import { isThere, type Lock, mightOf, type Thing } from "./state.ts";
import { isOwnDeath, sourceThere } from "./targets.ts";

/** The number that an amount comes to; null when it cannot be read. */
export function amountOf(doing: Doing, amount: Amount): number | null {
  if (typeof amount === "number") return amount;
  if ("countOf" in amount) return allNow(doing, amount.countOf)?.length ?? null;
  return "costOf" in amount ? readCost(doing, amount.costOf) : readMight(doing, amount.mightOf);
}

/** Tells whether a thing is within the bound that a filter sets by what another mention stands for. */
export function withinFor(doing: Doing): Asker["within"] {
  return (thing, { upTo, moreThan, cost }) => {
    const than = cost ? readCost(doing, moreThan) : readMight(doing, moreThan);
    const value = than === null ? null : (cost ? thing.energy : mightOf(thing)) <= than + upTo;
    const answer = doing.book.condition({ value, bound: "at most" });
    return answer === "ignored" ? null : answer === "holds";
  };
}

/** The Might of what a mention stands for, as the item may read it. */
export function readMight(doing: Doing, mention: MightSource): number | null {
  if ("me" in mention) return readOwnMight(doing);
  const dead = deathBehind(doing, "it" in mention ? rootOf(doing, mention.it) : mention.id);
  if (dead) {
    doing.state.open.add("afterwards");
    return dead.might;
  }
  const slot = slotBehind(doing, mention);
  const thing = slot && doing.state.byId.get(slot.id);
  if (!slot || !thing || !wasUnit(thing)) return null;
  const seen = doing.resolution.mights.get(thing.id);
  const might = doing.book.information({
    of: "target",
    legal: slot.legal,
    linked: "it" in mention,
    ...presence(doing, thing, isThere(thing)),
    chosen: seen?.chosen ?? mightOf(thing),
    began: seen?.began ?? mightOf(thing),
  });
  // What Might gear has that was a unit is not said; by the rules nobody asks, since it is illegal.
  if (might !== null && isThere(thing) && thing.kind !== "unit") doing.state.open.add("type");
  return might;
}

/** Whether something has a Might to be read: it is a unit, or was one on the board, or is one as printed. */
const wasUnit = ({ kind, lastKind, printedKind }: Thing): boolean => [kind, lastKind, printedKind].includes("unit");

/** The printed cost of what a mention stands for: as printed it stays the same, but off the board it is null (206, 359.3.e.12). */
function readCost(doing: Doing, mention: It): number | null {
  const slot = slotBehind(doing, mention);
  const thing = slot && doing.state.byId.get(slot.id);
  if (!slot || !thing) return null;
  const { energy: now } = thing;
  const { present, movedByItem, asCost } = presence(doing, thing, isThere(thing));
  const same = { now, before: now, last: now, printed: now, chosen: now, began: now };
  return doing.book.information({
    of: "target",
    legal: slot.legal,
    linked: true,
    present,
    movedByItem,
    asCost,
    ...same,
  });
}

/** "My Might": of the source as it is now, as the same object (359.3.f.2). */
function readOwnMight(doing: Doing): number | null {
  const { item } = doing.resolution;
  if (isOwnDeath(item)) return item.sourceMight;
  if (doing.state.changing && item.source.kind === "gear") doing.state.open.add("type");
  return doing.book.information({
    of: "source",
    legal: true,
    linked: false,
    ...presence(doing, item.source, sourceThere(item)),
    chosen: item.sourceMight,
    began: item.sourceMight,
  });
}

/** Notes that a text speaks of what it would have killed, had something else not taken that off the board (359.3.e.14.b). */
export function noteReplacedAway({ state, moved }: Doing, { id, epoch }: Thing): void {
  if (moved.has(id) && state.takenInstead.get(id) === epoch) state.open.add("replaced away");
}

type Presence = Omit<InformationInput, "of" | "legal" | "linked" | "chosen" | "began">;

/** Whether something is there, and what its Might is and was. */
export function presence(doing: Doing, thing: Thing, present: boolean): Presence {
  const asCost = doing.resolution.item.paid.has(thing.id);
  noteReplacedAway(doing, thing);
  return {
    present,
    movedByItem: !present && (asCost || doing.moved.has(thing.id)),
    asCost: !present && asCost,
    now: mightOf(thing),
    before: thing.lastMight,
    last: present ? mightOf(thing) : thing.lastMight,
    printed: printedMight(thing),
  };
}

/** The one thing that was chosen for a mention or for the mention that it refers to. */
export function slotBehind(doing: Doing, mention: Exclude<MightSource, { me: true }>): Slot | undefined {
  return slotOf(doing, "it" in mention ? rootOf(doing, mention.it) : mention.id);
}

/** Where what a reference stands for is, or was before this item took it off the board (359.3.e.13); else null. */
export function placeBehind(doing: Doing, it: It): string | null {
  const dead = deathBehind(doing, rootOf(doing, it.it));
  if (dead) return dead.place;
  const slot = slotBehind(doing, it);
  const thing = slot && doing.state.byId.get(slot.id);
  if (!slot?.legal || !thing) return null;
  if (isThere(thing)) return thing.place;
  return doing.moved.has(thing.id) ? thing.last.place : null;
}

/** The one thing that a mention stands for: chosen, paid with, or named by the trigger condition. */
export function slotOf(doing: Doing, mention: string): Slot | undefined {
  const { item, slots } = doing.resolution;
  const chosen = slots.get(mention)?.[0];
  if (chosen) return chosen;
  const paid = item.costs.get(mention)?.[0];
  if (paid) {
    const same = doing.state.byId.get(paid.id)?.epoch === paid.epoch;
    return { id: paid.id, legal: same || item.paid.has(paid.id) };
  }
  const given = item.given.get(mention)?.[0];
  if (given) return { id: given.id, legal: doing.state.byId.get(given.id)?.epoch === given.epoch };
  if (!isSubject(doing, mention) || !item.event) return undefined;
  const { id, epoch } = item.event.unit;
  return { id, legal: doing.state.byId.get(id)?.epoch === epoch || wasActedOn(doing, mention, id) };
}

/** Whether this item itself has done something to what a mention stands for: of that it looks back (359.3.e.13). */
function wasActedOn(doing: Doing, mention: string, thing: string): boolean {
  for (const [by, acted] of doing.resolution.acted) {
    if (rootOf(doing, by) === mention && acted.some(({ id }) => id === thing)) return true;
  }
  return false;
}

/** The unit as it died, if that is what an id stands for: noted then, and not looked up any more. */
export function deathBehind(doing: Doing, mention: string): Lock | undefined {
  const { event } = doing.resolution.item;
  return event?.died && isSubject(doing, mention) ? event.unit : undefined;
}

/** Whether an id stands for what the trigger condition names. */
export function isSubject(doing: Doing, mention: string): boolean {
  const { ability } = doing.resolution.item;
  return ability !== undefined && "when" in ability && ability.subject === mention;
}

/** The mention that a reference means in the end: "it" may refer to another "it". */
export function rootOf(doing: Doing, id: string): string {
  for (const instruction of doing.resolution.item.compiled.text) {
    for (const mention of objectMentions(instruction)) {
      if (mention.id === id && "it" in mention) return rootOf(doing, mention.it);
    }
  }
  return id;
}

/** The player that "its controller" or "its owner" means; null when nothing may be looked up. */
export function playerBehind(doing: Doing, which: "controller" | "owner", slot: Slot, thing: Thing): PlayerId | null {
  const chosen = [...doing.resolution.item.locks.values()].flat().find(({ id, item }) => id === slot.id && item)?.item;
  if (chosen) return slot.legal ? chosen.controller : null;
  const present = isThere(thing) || thing.place === "chain";
  const asCost = !present && doing.resolution.item.paid.has(thing.id);
  return doing.book.whose({
    which,
    legal: slot.legal,
    present,
    movedByItem: !present && (asCost || doing.moved.has(thing.id)),
    asCost,
    now: which === "owner" ? thing.owner : thing.controller,
    before: which === "owner" ? thing.owner : thing.last.controller,
    last: which === "owner" ? thing.owner : present ? thing.controller : thing.last.controller,
    owner: thing.owner,
    caster: doing.controller,
  });
}
