import type { Instruction, TriggeredAbility } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { acting } from "./acting.ts";
import { type Effect, effect } from "./effect.ts";
import { offBoard, playFromHand, printed, revive } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it } from "./writing.ts";

/**
 * "When you play a unit, ready it", or of an opponent's: one from hand or trash, or one that a spell banishes and has
 * played. It leaves in response, or the target does, or the source.
 */
export const greeted: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2"] as const);
  const source = chance(chooser, 60)
    ? addUnit(draft, { controller, qualities: [], token: false })
    : addGear(draft, { controller, owner: controller });
  const ids = nodeIds();
  const subject = ids.next("m");
  const written = chance(chooser, 55) ? aboutIt(growing, ids, subject) : effect(growing, ids, controller);
  const { text, choices, mentions, target } = written;
  if (target !== undefined) growing.answers[source] = choices;
  const way = pick(chooser, ["hand", "trash", "replayed"] as const);
  const player = way === "replayed" ? pick(chooser, ["P1", "P2"] as const) : "P1";
  const when: TriggeredAbility["when"] = player === controller ? "you play a unit" : "an opponent plays a unit";
  printed(growing, source, { abilities: [{ id: "a1", when, subject, text }] });
  const unit =
    way === "replayed"
      ? replayed(growing, player)
      : way === "hand"
        ? offBoard(growing, "unit", "hand")
        : revived(growing);
  if (way === "hand") playFromHand(growing, unit);
  const item: Tested = {
    tested: source,
    choices,
    mentions,
    chosen: target === undefined ? [unit] : [target, target, source],
    items: 1,
    triggered: true,
  };
  return chance(chooser, 12) ? { ...item, disturb: () => [] } : item;
};

type Written = Omit<Effect, "target"> & { readonly target: string | undefined };

function aboutIt({ draft: { chooser } }: Growing, ids: Ids, subject: string): Written {
  const verbs = ["ready", "stun", "deal", "might", "return", "buff", "kill"] as const;
  const first = acting(ids, chooser, it(ids, subject), verbs);
  const more = pick(chooser, ["draw", "if you do", "its controller", "nothing"] as const);
  const text: Instruction[] = [first];
  if (more === "draw") text.push(draw(ids));
  if (more === "if you do") text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: first.id } });
  if (more === "its controller") {
    const player = { id: ids.next("m"), whose: "controller" as const, of: subject };
    text.push({ id: ids.next("i"), verb: "draw", amount: 1, player });
  }
  return { text, choices: {}, mentions: [], target: undefined };
}

function revived(growing: Growing): string {
  const unit = offBoard(growing, "unit", "trash");
  revive(growing, "unit", unit);
  return unit;
}

/** "Banish a unit. Its owner plays it." */
function replayed(growing: Growing, owner: "P1" | "P2"): string {
  const unit = addUnit(growing.draft, { owner, qualities: [], token: false });
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const text: Instruction[] = [
    { id: ids.next("i"), verb: "banish", object },
    { id: ids.next("i"), verb: "play", object: it(ids, object.id), to: "base" },
  ];
  addSpell(growing, "P1", { text, choices: { [object.id]: [unit] } }, { timing: "main" });
  return unit;
}
