import { atLocation } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { PlayerId } from "../types/index.ts";
import type { Asking } from "./choosing.ts";
import { actingFor } from "./deed.ts";
import { hasQuality } from "./fits.ts";
import { relocate } from "./moves.ts";
import { askAtDeaths, noteDeaths } from "./replacement.ts";
import { mightOf, opponentOf, type State, type Thing } from "./state.ts";
import { noticeDeaths, noticeRoles } from "./triggers.ts";
import { kill } from "./verbs.ts";

/**
 * Units become attackers or defenders, lethal damage kills, and permanents in a foreign base and gear at a battlefield
 * are recalled, until nothing changes (323).
 */
export function* cleanUp(state: State, book: Rulebook): Asking<void> {
  for (let round = 0; round < state.things.length + 1; round += 1) {
    designate(state);
    const lethal = state.things.filter((thing) => isLethal(state, thing));
    const acting = actingFor(state, book, "P1", new Map());
    yield* askAtDeaths(state, lethal);
    noteDeaths(state, lethal);
    for (const thing of lethal) kill(acting, thing);
    noticeDeaths(state, acting.died.splice(0));
    const stray = state.things.filter(isStray);
    for (const thing of stray) relocate(state, thing, `base:${thing.controller}`, book);
    if (lethal.length === 0 && stray.length === 0) return;
  }
}

/** The same where nobody can be asked: what would be asked leaves the game open. */
export function cleanUpUnasked(state: State, book: Rulebook): void {
  const steps = cleanUp(state, book);
  while (!steps.next([]).done) state.open.add("unasked");
}

/** Who is at the battlefield of the combat is on its controller's side there, and nobody else is (323.2). */
function designate(state: State): void {
  const { combat } = state;
  if (!combat) return;
  const fresh = state.things.filter((thing) => {
    const side = thing.controller === combat.attacker ? "attacker" : "defender";
    const role = thing.kind === "unit" && thing.place === combat.place ? side : undefined;
    if (thing.role === role) return false;
    thing.role = role;
    if (!role) return false;
    const object = `${thing.id} ${thing.epoch} ${role}`;
    if (combat.had.has(object)) return false;
    combat.had.add(object);
    return true;
  });
  if (fresh.length > 0) noticeRoles(state, fresh);
}

function isLethal(state: State, thing: Thing): boolean {
  if (thing.kind !== "unit" || thing.damage === 0 || !atLocation(thing.place)) return false;
  return thing.damage >= mightOf(thing) && !hasQuality(state, thing, "cantBeKilled");
}

/** In the other player's base, or gear at a battlefield (323.7). */
function isStray({ kind, place, controller, attachedTo }: Thing): boolean {
  if (attachedTo !== undefined) return false;
  return place === `base:${opponentOf(controller)}` || (kind === "gear" && place.startsWith("battlefield:"));
}

/** Units of two players at one battlefield open a showdown once the chain is empty (323.12), which no scenario wants but by an attack. */
export function showdown(state: State): boolean {
  const holders = new Map<string, PlayerId>();
  for (const { kind, place, controller } of state.things) {
    if (kind !== "unit" || !place.startsWith("battlefield:") || place === state.combat?.place) continue;
    if ((holders.get(place) ?? controller) !== controller) return true;
    holders.set(place, controller);
  }
  return false;
}
