import { askTargets } from "./ask.ts";
import { allLegal, take, viable } from "./choice.ts";
import { cleanup } from "./cleanup.ts";
import { type Choices, pay } from "./cost.ts";
import type { Process } from "./dialogue.ts";
import type { Item } from "./item.ts";
import type { Table } from "./table.ts";

/** Chooses, pays and checks (355, 357, 358); a string says what is wrong. */
export function* prepare(item: Item, choices: Choices): Process {
  const { table, text, chosen } = item;
  const { targets } = text;
  const later = asksLater(table);
  if (later) yield* askTargets(item, targets, table.has("asks-later-unless-forced"));
  else {
    for (const [at, slot] of targets.entries()) {
      const taken = take(item, slot, viable(item, slot, targets.slice(at + 1)), choices);
      if (typeof taken === "string") return taken;
      chosen.set(slot.id, taken);
    }
  }
  const unpaid = yield* pay(item, later || table.has("asks-costs") ? null : choices);
  if (unpaid !== undefined) return unpaid;
  return allLegal(item, targets, chosen) ? undefined : "paying made a target illegal";
}

const asksLater = ({ has }: Table): boolean =>
  has("asks-later") || has("asks-later-anonymous") || has("asks-later-unless-forced");

/** Chooses and pays for a triggered ability (402.2, 404); a string says why it goes away again. */
export function* prepareTrigger(item: Item): Process {
  const { table, text } = item;
  yield* askTargets(item, text.targets, table.has("takes-only-option"));
  const unpaid = yield* pay(item, null);
  if (text.costs.length > 0) yield* cleanup(table);
  return unpaid;
}
