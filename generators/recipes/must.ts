import type { Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit, keepOnly } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "You must kill a friendly unit. Draw 1", also where there is none; or, under the rulings, "pick". One leaves in response. */
export const must: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const noun = pick(chooser, ["unit", "gear"] as const);
  const none = noun === "gear" && chance(chooser, 50);
  if (none) keepOnly(draft, ({ kind }) => kind !== "gear");
  const add = (): string =>
    noun === "unit" ? addUnit(draft, { controller: "P1" }) : addGear(draft, { controller: "P1", owner: "P1" });
  const things = none ? [] : [add(), add()];
  const ids = nodeIds();
  const word = draft.profile === "FAQ+" && !none && chance(chooser, 50) ? "pick" : "must";
  const object = chosen(ids, noun, ["friendly"], { word });
  const text: Instruction[] = [];
  if (chance(chooser, 30)) text.push(draw(ids));
  text.push({ id: ids.next("i"), verb: pick(chooser, ["kill", "return", "banish"] as const), object });
  if (none || chance(chooser, 60)) text.push(draw(ids));
  const choices = { [object.id]: things };
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  return {
    tested,
    choices,
    mentions: [],
    chosen: things,
    items: 1,
    disturb: () => {
      const [first] = things;
      if (first === undefined || chance(chooser, 25)) return [];
      const reaching = nodeIds();
      const victim = chosen(reaching, noun);
      const verb = pick(chooser, ["kill", "return", "banish"] as const);
      const hit = { text: [{ id: reaching.next("i"), verb, object: victim }], choices: { [victim.id]: [first] } };
      addReaction(growing, { player: "P1", ...hit }, tested);
      return [verb === "kill" ? "killed" : verb === "return" ? "returned" : "banished"];
    },
  };
};
