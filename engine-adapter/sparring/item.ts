import { type Chooser, judge } from "./choice.ts";
import { type Entity, onChain } from "./entity.ts";
import { type Asking, type Locks, newFrame, type Text } from "./rules.ts";

/** A spell or ability on the chain. */
export interface Item extends Chooser {
  readonly text: Text;
  readonly me: Entity | null;
  locks: Locks;
}

/** Carries out the instructions of an item in the order written. */
export function* execute(item: Item): Asking<void> {
  const { table, controller, source, me, self, hidden, locks } = item;
  const legal = judge(item, item.text.targets, locks);
  const frame = newFrame({ table, controller, source, me, self, hidden, legal });
  for (const [at, line] of item.text.lines.entries()) {
    // What left the chain while it resolves does nothing more (359.3.e.15).
    if (self !== null && !onChain(self)) return;
    yield* line.run(frame);
    if (self !== null && table.has("only-first-instruction")) return;
    const failed = line.targets.some(({ id }) => (locks.get(id) ?? []).length > 0 && legal.get(id)?.length === 0);
    if (at === 0 && failed && table.has("stops-when-first-fails")) return;
  }
}

/** Finishes a spell, whatever it did, and collects what triggers on it: it counts as played only now (419.4.a). */
export function complete({ table, controller }: Item, self: Entity): Item[] {
  if (onChain(self)) {
    if (table.has("spells-vanish")) table.lose(self);
    else table.renew(self, table.zoneOf("trash", self.piece.owner));
  }
  if (table.has("triggers-dead")) return [];
  return table
    .permanents()
    .filter((me) => me.controller === controller)
    .flatMap((me) =>
      me.piece.rules.triggers.map((text) => {
        return { table, controller, source: me.piece, self: null, hidden: null, text, me, locks: new Map() };
      }),
    );
}
