import { type Entity, onChain } from "./entity.ts";
import { judge } from "./judge.ts";
import type { Asking, Text, Viewpoint } from "./rules.ts";
import { newFrame } from "./viewpoint.ts";

/** A spell or ability on the chain. */
export interface Item extends Viewpoint {
  readonly text: Text;
  /** Id by which it is offered to its controller as it goes on the chain; null = nobody may decline it. */
  readonly offer: string | null;
  /** It should not be there, and is not shown. */
  readonly unseen?: true;
  /** What its text may refer to from the start: what costs were paid with, what a trigger is about. */
  readonly given: Map<string, readonly Entity[]>;
}

/** An item for which nothing was chosen or paid yet. */
export function newItem(view: Viewpoint, text: Text, offer: string | null = null): Item {
  return { ...view, text, offer, given: new Map() };
}

/** Carries out the instructions of an item in the order written. */
export function* execute(item: Item): Asking<void> {
  const { table, self, chosen, text } = item;
  const legal = yield* judge(item, text.targets);
  const frame = newFrame(item, { legal, acted: new Map(item.given) });
  for (const [at, line] of text.lines.entries()) {
    // What left the chain while it resolves does nothing more (359.3.e.15).
    if (self !== null && !onChain(self)) return;
    yield* line.run(frame);
    if (self !== null && table.has("only-first-instruction")) return;
    const failed = line.targets.some(({ id }) => (chosen.get(id) ?? []).length > 0 && legal.get(id)?.length === 0);
    if (at === 0 && failed && table.has("stops-when-first-fails")) return;
  }
}

/** Puts a spell that has resolved into its owner's trash, unless its text put it elsewhere (359.3.d). */
export function discardSpell({ table, self }: Item): void {
  if (self === null || !onChain(self)) return;
  if (table.has("spells-vanish")) table.lose(self);
  else {
    const card = table.renew(self, table.zoneOf("trash", self.piece.owner));
    if (card !== null && table.replayable.has(self)) table.replayable.add(card);
  }
}
