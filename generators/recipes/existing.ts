import { chosenIn } from "../../spec/model/mentions.ts";
import type { All, Filter, GameObject, Instruction, IsFilter, ObjectMention } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { between, chance, pick, some } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { acting } from "./acting.ts";
import { carried, MEANS, type Means, type Saying } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf, whereabouts, word } from "./writing.ts";

/**
 * "If there is a friendly unit that is alone here, draw 1", or an ability that triggers only then. That one is disturbed,
 * mostly.
 */
export const existing: Recipe = (growing) =>
  looking(growing, (ids, exists, means) => {
    const { chooser } = growing.draft;
    if (means === "triggered" && chance(chooser, 50)) {
      return { text: [draw(ids)], if: { id: ids.next("g"), exists } };
    }
    const gate = { if: { id: ids.next("g"), exists } };
    const first: Instruction = { ...draw(ids), gate };
    const text = [first];
    if (chance(chooser, 35)) text.push({ ...draw(ids, 2), gate: { id: ids.next("g"), otherwise: first.id } });
    else if (chance(chooser, 30)) text.push(draw(ids));
    return { text };
  });

/** "Draw cards equal to the number of exhausted enemy units", or deal as much. One of them is disturbed, mostly. */
export const numerous: Recipe = (growing) =>
  looking(growing, (ids, countOf, _, object) => {
    const { chooser } = growing.draft;
    const amount = { id: ids.next("g"), countOf };
    const deal: Instruction = { id: ids.next("i"), verb: pick(chooser, ["deal", "might"] as const), amount, object };
    const text: Instruction[] = [chance(chooser, 40) ? deal : draw(ids, amount)];
    if (chance(chooser, 30)) text.push(draw(ids));
    return { text };
  });

type Writing = (ids: Ids, sought: All, means: Means, it: ObjectMention) => Pick<Saying, "text" | "if">;

/** Something that looks for units of a sort, of which there are a few; before that it may do something to another unit. */
function looking(growing: Growing, write: Writing): Tested | undefined {
  const { draft } = growing;
  const { chooser } = draft;
  const means: Means = pick(chooser, MEANS);
  const source =
    means === "spell" ? undefined : addUnit(draft, { controller: "P1", exhausted: false, token: false, qualities: [] });
  addUnit(draft, { qualities: [], token: false });
  const like = draft.objects.at(-1);
  if (!like) return undefined;
  const beside = between(chooser, 0, 2);
  for (let n = 0; n < beside; n += 1) addUnit(draft, { controller: like.controller, place: like.place, qualities: [] });
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const acts = chance(chooser, 40);
  const verbs = ["stun", "exhaust", "ready", "return", "kill", "deal"] as const;
  const first = acts ? [acting(ids, chooser, object, verbs)] : [];
  const at = draft.objects.find(({ id }) => id === source)?.place;
  const sought: All = { id: ids.next("m"), all: "unit", filters: filtersFor(draft, ids, like, at) };
  const { text, ...rest } = write(ids, sought, means, acts ? it(ids, object.id) : object);
  const chooses = acts || chosenIn(text).length > 0;
  const victim = chance(chooser, 60) ? like.id : pick(chooser, unitsOf(draft)).id;
  const saying = {
    ...rest,
    text: [...first, ...text],
    choices: chooses ? { [object.id]: [victim] } : {},
    mentions: chooses ? [object] : [],
    chosen: [like.id, ...(chooses ? [victim] : []), ...(source === undefined ? [] : [source])],
  };
  return carried(growing, saying, means, source);
}

const unitsOf = ({ objects }: Draft): readonly GameObject[] => objects.filter(({ kind }) => kind === "unit");

/** One to three restrictions that a unit meets, so far as is known; "here" where there is a source. */
function filtersFor({ chooser }: Draft, ids: Ids, like: GameObject, here: string | undefined): Filter[] {
  const { controller, place, exhausted, stunned, damage = 0, buffed, might = 0, bonus = 0 } = like;
  const words: IsFilter["is"][] = [sideOf(controller), whereabouts(place), exhausted ? "exhausted" : "ready", "alone"];
  if (stunned) words.push("stunned");
  if (damage > 0) words.push("damaged");
  if (buffed) words.push("buffed");
  if (here !== undefined && (here === place || chance(chooser, 30))) words.push("here", "here");
  const filters: Filter[] = [...new Set(some(chooser, words, between(chooser, 1, 3)))].map((is) => word(ids, is));
  const strength = Math.max(0, might + bonus + (buffed ? 1 : 0));
  if (chance(chooser, 35)) {
    const bound = chance(chooser, 50)
      ? { might: "at least" as const, n: Math.max(1, strength) }
      : { might: "at most" as const, n: strength };
    filters.push({ id: ids.next("f"), ...bound });
  }
  return filters;
}
