import type { Instruction } from "../../spec/types/index.ts";
import { pick } from "../chooser.ts";
import { addReaction, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { chosen } from "./writing.ts";

/** In response to an ability of a source its owner takes what has died out of the trash. */
export function exhumed(growing: Growing, dead: string, source: string): readonly ["gone from its zone"] | undefined {
  const { objects, chooser } = growing.draft;
  const owner = objects.find(({ id }) => id === dead)?.owner;
  if (owner === undefined) return undefined;
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { from: "trash" });
  const id = ids.next("i");
  const verb = pick(chooser, ["return", "banish", "play"] as const);
  const text: Instruction[] = [verb === "play" ? { id, verb, object, to: "base" } : { id, verb, object }];
  addReaction(growing, { player: owner, text, choices: { [object.id]: [dead] } }, source);
  return ["gone from its zone"];
}
