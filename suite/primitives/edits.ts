import { EDIT_VERBS } from "../../spec/model/edit.ts";
import type { Capabilities, EditStep, EditVerb, GameObject } from "../../spec/types/index.ts";
import { game, type PrimitiveGame } from "./game.ts";

/** The feature of an engine whose board may be edited as that action would change it. */
export const editFeature = (verb: EditVerb): string => `edit:${verb}`;

type Edit = Omit<EditStep["edit"], "verb" | "object">;

/** What is tried of an edit, by what is added to its name: on the middle one of three units of P2's at battlefield A. */
const TRIED: Partial<Record<EditVerb, Readonly<Record<string, Edit>>>> = {
  kill: { "": { place: "trash:P2" } },
  banish: { "": { place: "banished:P2" } },
  return: { "": { place: "hand:P2" } },
  recycle: { "": { place: "deck:P2" } },
  move: { " to base": { place: "base:P2" }, " to a battlefield": { place: "battlefield:B" } },
  recall: { "": { place: "base:P2" } },
  deal: { "": { amount: 1 } },
  might: { " up": { amount: 2 }, " down": { amount: -1 } },
  "gain control": { "": { player: "P1" } },
};

/** Names of the primitives that try an edit. */
export const editNames = (verb: EditVerb): readonly string[] => editGames(verb).map(({ name }) => name);

/** The edits that an engine offers, each tried on the middle one of three units. */
export function editPrimitives({ features = {} }: Capabilities = {}): readonly PrimitiveGame[] {
  return EDIT_VERBS.filter((verb) => features[editFeature(verb)]).flatMap(editGames);
}

function editGames(verb: EditVerb): readonly PrimitiveGame[] {
  return Object.entries(TRIED[verb] ?? { "": {} }).map(([how, edit]) => edited(verb, how, edit));
}

function edited(verb: EditVerb, how: string, edit: Edit): PrimitiveGame {
  // Where it stands alone nobody contests a battlefield by gaining control of it.
  const place = verb === "gain control" ? { place: "base:P2" } : {};
  const middle: Partial<GameObject> = verb === "ready" ? { exhausted: true } : { damage: 2, bonus: 3, ...place };
  const { name, scenario } = game(`edit: ${verb}${how}`, [], { middle });
  return {
    name,
    scenario: { ...scenario, script: [{ id: "s1", edit: { verb, object: "U2", ...edit } }] },
    carries: editFeature(verb),
  };
}
