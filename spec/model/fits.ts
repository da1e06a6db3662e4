import { atLocation } from "../decisions/identity.ts";
import type { RequirementInput, RequirementKind } from "../decisions/requirement.ts";
import type { Filter, IsFilter, It, MoreThanFilter, Noun, PlayerId, Quality } from "../types/index.ts";
import { asksOfUnits, printedMight } from "./changing.ts";
import { isSo } from "./look.ts";
import { thingOf } from "./on-chain.ts";
import { type Item, isActive, isBounded, lookOf, mightOf, type State, type Thing } from "./state.ts";

/** Who asks whether something fits, and for what. */
export interface Asker {
  readonly state: State;
  readonly controller: PlayerId;
  readonly source: Thing;
  /** A spell from hidden: what it chooses must be at this battlefield (811.1.d.2). */
  readonly hiddenAt?: string | undefined;
  /** Whether it chooses a target, so that "can't be chosen" counts (757). */
  readonly chooses: boolean;
  readonly phase: "choose" | "resolve";
  /** The place that an "at" filter stands for, by mention id. */
  readonly battlefieldOf: (mention: string) => string | undefined;
  /** What "here" means; null when the source is gone. */
  readonly here: string | null;
  /** The place of what a reference in a requirement stands for; missing = there are no references. */
  readonly placeOf?: (it: It) => string | null;
  /** Ids that "another" excludes. */
  readonly besides: readonly string[];
  /** Where a chosen thing was when it was chosen. */
  readonly placeChosen?: string;
  /** What asks: see RequirementInput. */
  readonly carrier: RequirementInput["carrier"];
  readonly verb: RequirementInput["verb"];
  readonly slot: number;
  /** How many units on the board an item on the chain chose. */
  readonly unitsChosenBy: (item: Item) => number;
  /** The item on the chain that is asked about; missing = it is none. */
  readonly asked?: Item;
  /** Whether a thing is within a bound that hangs on another mention; null when that cannot be read. */
  readonly within: (thing: Thing, bound: MoreThanFilter) => boolean | null;
}

/** Decides one requirement. */
export type Requires = (input: RequirementInput) => boolean;

/** Whether a thing on the board fits a noun and filters, requirement by requirement. */
export function fits(thing: Thing, noun: Noun, filters: readonly Filter[], asker: Asker, requires: Requires): boolean {
  const check = checker(asker, requires);
  if (!check("noun", noun === "card" || thing.kind === noun)) return false;
  // Whoever does not ask for the type again asks gear for its Might.
  if (asker.state.changing && noun === "unit" && thing.kind === "gear" && filters.some(asksOfUnits)) {
    asker.state.open.add("type");
  }
  for (const filter of filters) if (!fitsFilter(thing, filter, asker, check)) return false;
  if (!asker.chooses) return true;
  const enemy = thing.controller !== asker.controller;
  if (hasQuality(asker.state, thing, "cantBeChosen")) {
    if (!check("protection", !enemy, thing.owner === asker.controller)) return false;
  }
  const bound =
    asker.hiddenAt !== undefined &&
    atLocation(thing.place) &&
    !filters.some((filter) => "is" in filter && (filter.is === "in a base" || filter.is === "elsewhere"));
  return !bound || check("hidden", thing.place === `battlefield:${asker.hiddenAt}`);
}

/** Whether something has a quality, of its own or from a passive ability of something else. */
export function hasQuality(state: State, thing: Thing, quality: Quality): boolean {
  if (thing.qualities.includes(quality)) return true;
  for (const { source, ability } of state.passives) {
    if (ability.passive !== quality || !isActive(source)) continue;
    if (ability.while && !isSo(lookOf(source), ability.while.is, source.controller)) continue;
    // What an ability gives others its source does not have.
    if ("me" in ability.on !== (source === thing)) continue;
    if ("me" in ability.on || fits(thing, ability.on.all, ability.on.filters, onlooker(state, source), asItIs))
      return true;
  }
  return false;
}

/** The view of a permanent that looks on without choosing. */
export function onlooker(state: State, source: Thing): Asker {
  return {
    state,
    controller: source.controller,
    source,
    chooses: false,
    phase: "resolve",
    battlefieldOf: () => undefined,
    here: atLocation(source.place) ? source.place : null,
    besides: [source.id],
    carrier: "triggered",
    verb: null,
    slot: 0,
    unitsChosenBy: () => 0,
    within: () => null,
  };
}

/** Decides a requirement as things stand, without any misreading. */
export const asItIs: Requires = ({ met }) => met;

function checker(asker: Asker, requires: Requires): Check {
  return (kind, met, metByOwner = met, metAsPrinted = met, stays = true) =>
    requires({
      kind,
      met,
      metByOwner,
      metAsPrinted,
      stays,
      phase: asker.phase,
      carrier: asker.carrier,
      verb: asker.verb,
      slot: asker.slot,
    });
}

type Check = (
  kind: RequirementKind,
  met: boolean,
  metByOwner?: boolean,
  metAsPrinted?: boolean,
  stays?: boolean,
) => boolean;

function fitsFilter(thing: Thing, filter: Filter, asker: Asker, check: Check): boolean {
  if ("might" in filter) {
    const might = mightOf(thing);
    const met = isBounded(might, filter);
    return check(`might ${filter.might}`, met, met, isBounded(printedMight(thing), filter));
  }
  if ("with" in filter) return check("location", thing.place === (asker.placeOf?.(filter.with) ?? null));
  if ("choosesUnits" in filter)
    return check("count", asker.asked !== undefined && asker.unitsChosenBy(asker.asked) === filter.choosesUnits);
  if ("moreThan" in filter) return check("might at most", asker.within(thing, filter) ?? false);
  if ("at" in filter) {
    const battlefield = asker.battlefieldOf(filter.at.id);
    return check("location", battlefield !== undefined && thing.place === `battlefield:${battlefield}`);
  }
  return fitsWord(thing, filter.is, asker, check);
}

function fitsWord(thing: Thing, is: IsFilter["is"], asker: Asker, check: Check): boolean {
  switch (is) {
    case "friendly":
    case "you control":
      return check("controller", thing.controller === asker.controller, thing.owner === asker.controller);
    case "enemy":
      return check("controller", thing.controller !== asker.controller, thing.owner !== asker.controller);
    case "at a battlefield": {
      const met = thing.place.startsWith("battlefield:");
      return check("location", met, met, met, thing.place === (asker.placeChosen ?? thing.place));
    }
    case "in a base":
      return check("location", thing.place.startsWith("base:"));
    case "here":
      return check("here", thing.place === asker.here);
    case "elsewhere":
      return check("location", asker.here !== null && atLocation(thing.place) && thing.place !== asker.here);
    case "another":
      return check("another", !asker.besides.includes(thing.id));
    case "alone":
      return check("alone", isAlone(asker.state, thing));
    case "exhausted":
      return check("exhausted", thing.exhausted);
    case "ready":
      return check("ready", !thing.exhausted);
    case "stunned":
      return check("stunned", thing.stunned);
    case "damaged":
      return check("damaged", thing.damage > 0);
    case "buffed":
      return check("buffed", thing.buff > 0);
    case "equipped":
      return check(
        "equipped",
        asker.state.things.some(({ attachedTo }) => attachedTo === thing.id),
      );
    case "token":
      return check("token", thing.token);
  }
}

/** No other friendly unit is with it (740.2.a). */
function isAlone(state: State, thing: Thing): boolean {
  return !state.things.some(
    (each) =>
      each !== thing && each.kind === "unit" && each.controller === thing.controller && each.place === thing.place,
  );
}

/** Whether a spell or ability on the chain fits: only its side and its choices can be asked for. */
export function itemFits(item: Item, filters: readonly Filter[], asker: Asker, requires: Requires): boolean {
  const check = checker(asker, requires);
  return filters.every((filter) => fitsFilter(thingOf(item), filter, { ...asker, asked: item }, check));
}
