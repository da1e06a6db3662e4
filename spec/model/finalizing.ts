import type { Rulebook } from "../decisions/rulebook.ts";
import type { Amount, Chosen } from "../types/index.ts";
import { choosersOf, noteProfile } from "./choosing.ts";
import { allFitting } from "./existing.ts";
import { isWithin } from "./groups.ts";
import { mightBehind } from "./mentions.ts";
import type { Putting, Refusal } from "./putting.ts";
import { controlledBy, type Item, legendsOf, mightOf, type State } from "./state.ts";
import { askerOf, battlefieldsFirst, carrierOf, lock, lockFor, optionsFor, whenChosen } from "./targets.ts";

/** Locks the targets (355); a refusal when they are not in order. */
export function choose(
  state: State,
  item: Item,
  choices: Putting["choices"],
  book: Rulebook,
): Refusal | "chosen" | "card lost" {
  for (const mention of battlefieldsFirst(item.compiled.chosen)) {
    const options = optionsFor(state, item, mention, book);
    const { min, max } = mention.count;
    const when = whenChosen(state, item, mention, () => options.length === 1, book);
    if (mention.by !== undefined && (when === "finalize" || when === "share")) {
      item.locks.set(mention.id, lock(state, sharesOf(state, item, mention, choices, options, when)));
      continue;
    }
    const none = { carrier: carrierOf(item), must: mention.word === "must" };
    if (when !== "finalize") {
      if (none.must && options.length === 0 && book.noneLegal(none) === "refused") return { refused: "nothing to do" };
      continue;
    }
    noteProfile(state, item, mention);
    if (options.length === 0 && min > 0) {
      const without = book.noneLegal(none);
      if (without === "refused") return { refused: "no legal target" };
      if (without === "card lost") return "card lost";
      item.locks.set(mention.id, []);
      continue;
    }
    const picks = (choices[mention.id] ?? []).slice(0, max);
    const wrong = wrongIn(state, mention, picks, options) ?? tooManyToSplit(state, item, mention, picks);
    if (wrong !== undefined) {
      // An engine that takes the only choice by itself never hears of another wish.
      if (options.length === min) state.open.add("forced");
      return { refused: wrong };
    }
    item.locks.set(mention.id, lockFor(state, mention, picks));
  }
  return "chosen";
}

/** What each player, or only the controller, chooses of what others have a part in: only a misreading has it chosen now. */
function sharesOf(
  state: State,
  item: Item,
  mention: Chosen,
  choices: Putting["choices"],
  options: readonly string[],
  when: "finalize" | "share",
): readonly string[] {
  const choosers = choosersOf(item, mention).filter((player) => when === "finalize" || player === item.controller);
  return choosers.flatMap((player) => {
    const wished = (choices[mention.id] ?? []).filter((id) => options.includes(id));
    return controlledBy(state, player, wished).slice(0, mention.count.max);
  });
}

function wrongIn(
  state: State,
  mention: Chosen,
  picks: readonly string[],
  options: readonly string[],
): string | undefined {
  if (new Set(picks).size !== picks.length || picks.length < mention.count.min) return "wrong number of targets";
  for (const pick of picks) if (!options.includes(pick)) return `${pick} is no legal target`;
  return mention.group && !isWithin(state, picks, mention.group) ? "not allowed together" : undefined;
}

/** At most one target for each point of split damage (355.14). */
function tooManyToSplit(state: State, item: Item, { id }: Chosen, picks: readonly string[]): string | undefined {
  const dealing = item.compiled.text.find((each) => "split" in each && each.object.id === id);
  if (!dealing || !("amount" in dealing)) return undefined;
  const points = pointsOf(state, item, dealing.amount);
  return picks.length > points ? "more targets than damage" : undefined;
}

function pointsOf(state: State, { source, locks }: Item, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const reader = mightBehind(amount);
  if (!reader) return 0;
  if ("me" in reader) return mightOf(source);
  const thing = state.byId.get(locks.get("it" in reader ? reader.it : reader.id)?.[0]?.id ?? "");
  if (!thing) return 0;
  return "costOf" in amount ? thing.energy : mightOf(thing);
}

/** What is determined is locked only by a misreading of 355.10.d. */
export function lockDetermined(state: State, item: Item, book: Rulebook): void {
  for (const [id, mention] of item.compiled.determined) {
    if ("all" in mention) {
      if (!book.determined({ what: "all" })) continue;
      const asker = askerOf(state, item, book, "choose");
      item.locks.set(id, lock(state, allFitting(state, mention, asker)));
    } else if ("legend" in mention) {
      if (!book.determined({ what: "legend" })) continue;
      item.locks.set(id, lock(state, legendsOf(state, item.controller)));
    } else {
      if (!book.determined({ what: "player" })) continue;
      const thing = state.byId.get(item.locks.get(mention.of)?.[0]?.id ?? "");
      if (thing) item.locks.set(id, lock(state, [mention.whose === "owner" ? thing.owner : thing.controller]));
    }
  }
}
