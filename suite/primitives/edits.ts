import { EDIT_VERBS } from "../../spec/model/edit.ts";
import type { Capabilities, EditStep, EditVerb, GameObject } from "../../spec/types/index.ts";
import { game, type PrimitiveGame } from "./game.ts";

/** The feature of an engine whose board may be edited as that action would change it. */
export const editFeature = (verb: EditVerb): string => `edit:${verb}`;

/** Where the middle one of three units of P2's at battlefield A goes. */
const PLACES: Partial<Record<EditVerb, readonly string[]>> = {
  kill: ["trash:P2"],
  banish: ["banished:P2"],
  return: ["hand:P2"],
  recycle: ["deck:P2"],
  move: ["base:P2", "battlefield:B"],
  recall: ["base:P2"],
};

/** Names of the primitives that try an edit. */
export const editNames = (verb: EditVerb): readonly string[] => editGames(verb).map(({ name }) => name);

/** The edits that an engine offers, each tried on the middle one of three units. */
export function editPrimitives({ features = {} }: Capabilities = {}): readonly PrimitiveGame[] {
  return EDIT_VERBS.filter((verb) => features[editFeature(verb)]).flatMap(editGames);
}

function editGames(verb: EditVerb): readonly PrimitiveGame[] {
  const edits = PLACES[verb]?.map((place) => ({ verb, object: "U2", place })) ?? [{ verb, object: "U2" }];
  return edits.map((edit) => edited(edit, verb === "ready" ? { exhausted: true } : { damage: 2, bonus: 3 }));
}

function edited(edit: EditStep["edit"], middle: Partial<GameObject>): PrimitiveGame {
  const { verb, place } = edit;
  const to = verb === "move" ? ` to ${place?.startsWith("base:") ? "base" : "a battlefield"}` : "";
  const { name, scenario } = game(`edit: ${verb}${to}`, [], { middle });
  return { name, scenario: { ...scenario, script: [{ id: "s1", edit }] }, carries: editFeature(verb) };
}
