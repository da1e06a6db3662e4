import type { Adapter } from "../engine-adapter/contract.ts";
import { replaceable } from "./editing.ts";
import type { PrimitiveResult } from "./primitive-check.ts";

/** Features that no game is to ask for: the engine says so, refuses them, or they do not work. */
export function missingFrom(adapter: Adapter, primitives: readonly PrimitiveResult[]): Set<string> {
  const denied = Object.entries(adapter.capabilities?.features ?? {}).flatMap(([name, offered]) =>
    offered ? [] : [name],
  );
  return new Set([...denied, ...primitives.flatMap(({ missing }) => missing), ...brokenFeatures(primitives).keys()]);
}

/** Features that do not work, by which of the primitives shows it. */
export function brokenFeatures(primitives: readonly PrimitiveResult[]): ReadonlyMap<string, string> {
  const broke = new Map<string, string>();
  for (const { game, primitive } of primitives) {
    if (primitive.state === "broken" && game.carries !== undefined) broke.set(game.carries, primitive.name);
  }
  // Where edits stand in for an action no game asks for the action.
  for (const [verb, name] of replaceable(primitives)) broke.set(`verb:${verb}`, name);
  return broke;
}
