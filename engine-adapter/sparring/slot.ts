import type { Amount, Chosen } from "../../spec/types/index.ts";
import { abilityFits, fitsOf } from "./filter.ts";
import type { Reader } from "./reader.ts";
import type { Slot } from "./rules.ts";
import { mightSeen } from "./viewpoint.ts";

/** Whether the chooser is told to choose on resolution, so that the mention is no target. */
function isTarget({ from, by, word, choose, filters }: Chosen, faq: boolean): boolean {
  // A hand or deck is not public (355.10.a); what others choose (355.10.e) and what one must do (355.10.f) waits as well.
  if (from === "hand" || from === "looked" || by !== undefined || word === "must") return false;
  if (!faq) return true;
  // The rulings page adds what is picked, and legends that "you control".
  const own = filters.some((filter) => "is" in filter && filter.is === "you control");
  return word !== "pick" && !(choose === "legend" && own);
}

/** Reads a mention that a player chooses. */
function slotOf(chosen: Chosen, reader: Reader, points: Slot["points"]): Slot {
  if (chosen.choose === "battlefield" && chosen.filters.length > 0) reader.missing.add("filter:battlefield");
  const wanted = chosen.filters.flatMap((filter) => ("is" in filter ? [filter.is] : []));
  return {
    id: chosen.id,
    noun: chosen.choose,
    min: chosen.count.min,
    max: chosen.count.max,
    from: chosen.from ?? null,
    by: chosen.by ?? null,
    isTarget: reader.aims && isTarget(chosen, reader.faq),
    group: chosen.group ?? null,
    points,
    fits: fitsOf(chosen.choose === "spell or ability" ? "spell" : chosen.choose, chosen.filters, reader),
    fitsAbility: abilityFits(chosen, reader),
    fitsPlayer: (player, seer) =>
      (!(wanted.includes("friendly") || wanted.includes("you control")) || player === seer) &&
      (!wanted.includes("enemy") || player !== seer),
    neverThere: wanted.includes("in a base") || wanted.includes("elsewhere"),
  };
}

/** Reads a chosen mention of an instruction. */
export function mentioned(chosen: Chosen, reader: Reader, points: Slot["points"] = null): Slot {
  const slot = slotOf(chosen, reader, points);
  reader.home.set(chosen.id, reader.line);
  reader.chosen.push(slot);
  return slot;
}

/** Reads a place that the text lets a player choose; it is no target (355.10.b). */
export function permitted(chosen: Chosen, reader: Reader): Slot {
  const slot = { ...slotOf(chosen, reader, null), isTarget: false };
  reader.chosen.push(slot);
  return slot;
}

/** Reads what a cost chooses; it is no target (355.10.c) and belongs to no instruction. */
export function priced(chosen: Chosen, reader: Reader): Slot {
  const slot = { ...slotOf(chosen, reader, null), isTarget: false };
  reader.chosen.push(slot);
  return slot;
}

/** Reads how many points a split has as far as that is known while targets are chosen (355.14.c). */
export function pointsOf(amount: Amount): Slot["points"] {
  if (typeof amount === "number") return () => amount;
  // Only a fixed amount and a Might are known that early.
  if ("countOf" in amount || "costOf" in amount) return () => null;
  const source = amount.mightOf;
  if ("me" in source) return (view) => (view.me === null ? null : mightSeen(view, view.me));
  const id = "it" in source ? source.it : source.id;
  return (view) => {
    const mights = (view.chosen.get(id) ?? []).flatMap(({ entity }) =>
      entity === null ? [] : [mightSeen(view, entity)],
    );
    const known = mights.filter((might) => might !== null);
    return known.length === 0 ? null : known.reduce((sum, might) => sum + might, 0);
  };
}
