import type { Rulebook } from "../decisions/rulebook.ts";
import type { Chosen, GroupLimit } from "../types/index.ts";
import type { Asking } from "./choosing.ts";
import { asItIs } from "./fits.ts";
import { fitting } from "./fitting.ts";
import { mightOf, type Resolution, type State } from "./state.ts";
import { askerFor } from "./targets.ts";

/** Whether things are together within a limit (355.11.a). */
export function isWithin(state: State, ids: readonly string[], { totalMight, together }: GroupLimit): boolean {
  const places = new Set<string>();
  let total = 0;
  for (const id of ids) {
    const thing = state.byId.get(id);
    if (!thing) continue;
    total += mightOf(thing);
    places.add(thing.place);
  }
  return total <= totalMight && (!together || places.size < 2);
}

/** Of groups that no longer fit together their controller chooses a part that does (355.11.b). */
export function* fitTogether(state: State, { item, slots }: Resolution, book: Rulebook): Asking<void> {
  for (const mention of item.compiled.chosen) {
    const { group } = mention;
    const chosen = slots.get(mention.id) ?? [];
    if (!group || chosen.length === 0) continue;
    const legal = chosen.filter((slot) => slot.legal).map(({ id }) => id);
    const use = book.group({ fits: isWithin(state, legal, group), lost: legal.length < chosen.length });
    if (use === "all") continue;
    const kept = use === "subset" ? yield* chooseSubset(state, item.source.id, item.controller, group, legal) : [];
    const ids = use === "subset" ? kept : insteadOf(state, item, mention, group, use, legal, book);
    // Whoever is left out is as good as illegal, without being so: nothing more is said of it.
    slots.set(
      mention.id,
      ids.map((id) => ({ id, legal: true })),
    );
  }
}

function* chooseSubset(
  state: State,
  item: string,
  player: "P1" | "P2",
  group: GroupLimit,
  options: readonly string[],
): Asking<readonly string[]> {
  const picks = yield { kind: "question", player, options, min: 0, max: options.length, item, mention: group.id };
  return firstThatFit(state, picks, group);
}

/** As many as fit together, in order. */
function firstThatFit(state: State, ids: readonly string[], group: GroupLimit): readonly string[] {
  const kept: string[] = [];
  for (const id of ids) if (isWithin(state, [...kept, id], group)) kept.push(id);
  return kept;
}

function insteadOf(
  state: State,
  item: Resolution["item"],
  mention: Chosen,
  group: GroupLimit,
  use: "none" | "first" | "others",
  legal: readonly string[],
  book: Rulebook,
): readonly string[] {
  if (use === "none") return [];
  const kept = firstThatFit(state, legal, group);
  if (use === "first") return kept;
  const asker = askerFor(state, item, mention, book, "resolve");
  const others = fitting(state, mention.choose, mention.filters, asker, asItIs).filter((id) => !legal.includes(id));
  return firstThatFit(state, [...kept, ...others], group);
}
