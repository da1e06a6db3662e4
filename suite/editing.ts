import { EDIT_VERBS } from "../spec/model/edit.ts";
import { listed } from "../spec/text/grammar.ts";
import type { EditVerb } from "../spec/types/index.ts";
import type { PrimitiveResult } from "./primitive-check.ts";
import { editNames } from "./primitives/edits.ts";

/** Actions of an engine that do not work while the board may be edited in their place, by the primitive that shows it. */
export function replaceable(primitives: readonly PrimitiveResult[]): ReadonlyMap<EditVerb, string> {
  const broken = new Set(primitives.flatMap(({ primitive: { name, state } }) => (state === "broken" ? [name] : [])));
  return new Map(
    editsThatWork(primitives).flatMap((verb): [EditVerb, string][] => {
      const name = plainGames(verb).find((each) => broken.has(each));
      return name === undefined ? [] : [[verb, name]];
    }),
  );
}

/**
 * The actions in place of which the board is edited.
 * @param missing features that no game is to ask for, with those of actions that do not work
 */
export function editedVerbs(
  primitives: readonly PrimitiveResult[],
  missing: ReadonlySet<string>,
): ReadonlySet<EditVerb> {
  return new Set(editsThatWork(primitives).filter((verb) => missing.has(`verb:${verb}`)));
}

function editsThatWork(primitives: readonly PrimitiveResult[]): readonly EditVerb[] {
  const works = new Set(primitives.flatMap(({ primitive: { name, state } }) => (state === "works" ? [name] : [])));
  return EDIT_VERBS.filter((verb) => editNames(verb).every((name) => works.has(name)));
}

/** Names of the primitives in which an action does nothing but what an edit would do. */
const plainGames = (verb: EditVerb): readonly string[] => PLAIN[verb] ?? [verb];

const PLAIN: Partial<Record<EditVerb, readonly string[]>> = {
  move: ["move to base", "move to a battlefield"],
  might: ["Might up", "Might down"],
};

/** How a verdict was reached where the board was edited: "with edits of the board in place of move and return". */
export function editsText(edits: readonly string[]): string {
  return `with edits of the board in place of ${listed(edits.map((feature) => feature.slice(feature.indexOf(":") + 1)))}`;
}
