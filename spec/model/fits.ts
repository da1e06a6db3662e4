import { atLocation } from "../decisions/identity.ts";
import type { RequirementInput, RequirementKind } from "../decisions/requirement.ts";
import type { Filter, Noun, PlayerId } from "../types/index.ts";
import { mightOf, type State, type Thing } from "./state.ts";

/** Who asks whether something fits, and for what. */
export interface Asker {
  readonly controller: PlayerId;
  readonly source: Thing;
  /** A spell from hidden: what it chooses must be at this battlefield (811.1.d.2). */
  readonly hiddenAt?: string | undefined;
  /** Whether it chooses, so that "can't be chosen" counts (757). */
  readonly chooses: boolean;
  readonly phase: "choose" | "resolve";
  /** The battlefield that an "at" filter stands for, by mention id. */
  readonly battlefieldOf: (mention: string) => string | undefined;
}

/** Decides one requirement. */
export type Requires = (input: RequirementInput) => boolean;

/** Whether a thing on the board fits a noun and filters, requirement by requirement. */
export function fits(thing: Thing, noun: Noun, filters: readonly Filter[], asker: Asker, requires: Requires): boolean {
  const check = checker(asker, requires);
  if (!check("noun", thing.kind === noun)) return false;
  for (const filter of filters) if (!fitsFilter(thing, filter, asker, check)) return false;
  if (!asker.chooses) return true;
  const enemy = thing.controller !== asker.controller;
  if (thing.qualities.includes("cantBeChosen") && !check("protection", !enemy, thing.owner === asker.controller)) {
    return false;
  }
  const bound = asker.hiddenAt !== undefined && !filters.some((filter) => "is" in filter && filter.is === "in a base");
  return !bound || check("hidden", thing.place === `battlefield:${asker.hiddenAt}`);
}

function checker(asker: Asker, requires: Requires): Check {
  return (kind, met, metByOwner = met, metAsPrinted = met) =>
    requires({ kind, met, metByOwner, metAsPrinted, phase: asker.phase });
}

type Check = (kind: RequirementKind, met: boolean, metByOwner?: boolean, metAsPrinted?: boolean) => boolean;

function fitsFilter(thing: Thing, filter: Filter, asker: Asker, check: Check): boolean {
  if ("might" in filter) {
    const might = mightOf(thing);
    return filter.might === "at most"
      ? check("might at most", might <= filter.n, might <= filter.n, thing.printed <= filter.n)
      : check("might at least", might >= filter.n, might >= filter.n, thing.printed >= filter.n);
  }
  if ("at" in filter) {
    const battlefield = asker.battlefieldOf(filter.at.id);
    return check("location", battlefield !== undefined && thing.place === `battlefield:${battlefield}`);
  }
  switch (filter.is) {
    case "friendly":
      return check("controller", thing.controller === asker.controller, thing.owner === asker.controller);
    case "enemy":
      return check("controller", thing.controller !== asker.controller, thing.owner !== asker.controller);
    case "at a battlefield":
      return check("location", thing.place.startsWith("battlefield:"));
    case "in a base":
      return check("location", thing.place.startsWith("base:"));
    case "exhausted":
      return check("exhausted", thing.exhausted);
    case "ready":
      return check("ready", !thing.exhausted);
    case "stunned":
      return check("stunned", thing.stunned);
    case "damaged":
      return check("damaged", thing.damage > 0);
  }
}

/** Whether a spell on the chain fits: only its side can be asked for. */
export function spellFits(spell: Thing, filters: readonly Filter[], asker: Asker, requires: Requires): boolean {
  return filters.every((filter) => fitsFilter(spell, filter, asker, checker(asker, requires)));
}

/** Everything that fits a noun and filters now, by id, in table order: objects, players, battlefields, or spells on the chain. */
export function fitting(
  state: State,
  noun: Noun,
  filters: readonly Filter[],
  asker: Asker,
  requires: Requires,
): string[] {
  switch (noun) {
    case "player":
      return ["P1", "P2"];
    case "battlefield":
      return [...state.battlefields];
    case "spell":
      return state.chain
        .filter(
          (item) => !item.ability && item.source !== asker.source && spellFits(item.source, filters, asker, requires),
        )
        .map((item) => item.source.id)
        .sort((a, b) => (state.byId.get(a)?.index ?? 0) - (state.byId.get(b)?.index ?? 0));
    default:
      return state.things
        .filter(
          (thing) => thing.kind !== "spell" && atLocation(thing.place) && fits(thing, noun, filters, asker, requires),
        )
        .map((thing) => thing.id);
  }
}
