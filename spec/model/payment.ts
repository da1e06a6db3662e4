import type { Rulebook } from "../decisions/rulebook.ts";
import type { Cost } from "../types/index.ts";
import { actingFor } from "./deed.ts";
import { asItIs, fits, hasQuality } from "./fits.ts";
import { leave } from "./journeys.ts";
import type { Putting, Refusal } from "./putting.ts";
import { type Item, isThere, type Lock, type State, type Thing } from "./state.ts";
import { askerFor, lock } from "./targets.ts";
import { noticeDeaths } from "./triggers.ts";
import { kill } from "./verbs.ts";

/** Why a target may not be what is paid with. */
export const TARGET_PAYS = "a target pays a cost";

export interface Payment {
  readonly cost: Cost;
  readonly thing: Thing;
}

/** What the costs are paid with; a refusal when they cannot be paid. */
export function paymentFor(
  state: State,
  item: Item,
  costs: readonly Cost[],
  choices: Putting["choices"],
  book: Rulebook,
): { readonly pays: readonly Payment[] } | Refusal {
  const pays: Payment[] = [];
  for (const cost of costs) {
    const thing = payerFor(state, item, cost, choices, book);
    if (!thing || !canPay(state, cost, thing)) return { refused: "a cost cannot be paid" };
    if (pays.some((each) => each.thing === thing)) return { refused: "one thing pays two costs" };
    pays.push({ cost, thing });
  }
  // A target that the payment takes away is not legal when the play is checked (358.1).
  const gone = new Set(pays.flatMap(({ cost, thing }) => (cost.pay === "exhaust" ? [] : [thing.id])));
  for (const locks of item.locks.values()) {
    if (locks.some(({ id, item: ability }) => !ability && gone.has(id))) return { refused: TARGET_PAYS };
  }
  return { pays };
}

/** Everything that one cost can be paid with. */
export function payersFor(state: State, item: Item, cost: Cost, book: Rulebook): readonly string[] {
  const { object } = cost;
  if ("me" in object) return [];
  const can = ({ id }: Thing): boolean => {
    const thing = payerFor(state, item, cost, { [object.id]: [id] }, book);
    return thing !== undefined && canPay(state, cost, thing);
  };
  return state.things.filter(can).map(({ id }) => id);
}

function payerFor(
  state: State,
  item: Item,
  { object }: Cost,
  choices: Putting["choices"],
  book: Rulebook,
): Thing | undefined {
  if ("me" in object) return item.source;
  const thing = state.byId.get(choices[object.id]?.[0] ?? "");
  const asker = { ...askerFor(state, item, object, book, "choose"), chooses: false };
  const fitting = thing && isThere(thing) && fits(thing, object.choose, object.filters, asker, asItIs);
  return fitting ? thing : undefined;
}

/** What is forbidden or done already cannot be paid (203.3, 414). */
function canPay(state: State, { pay }: Cost, thing: Thing): boolean {
  if (!isThere(thing)) return false;
  if (pay === "exhaust") return !thing.exhausted;
  return pay !== "kill" || !hasQuality(state, thing, "cantBeKilled");
}

/** A replaced cost counts as paid (203.2). */
export function pay(
  state: State,
  item: Item,
  pays: readonly Payment[],
  paid: Map<string, string>,
  costs: Map<string, readonly Lock[]>,
  book: Rulebook,
): void {
  const acting = actingFor(state, book, item.controller, paid);
  for (const { cost, thing } of pays) {
    const held = lock(state, [thing.id]);
    if (!("me" in cost.object)) {
      costs.set(cost.object.id, held);
      if (book.determined({ what: "cost" })) item.locks.set(cost.object.id, held);
    }
    if (cost.pay === "exhaust") thing.exhausted = true;
    else if (cost.pay === "kill") kill(acting, thing);
    else leave(acting, thing, `hand:${thing.owner}`);
    noticeDeaths(state, acting.died.splice(0));
  }
}
