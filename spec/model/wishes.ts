import type { Choices, Scenario } from "../types/index.ts";
import type { Question } from "./action.ts";
import { cardOf, chosenIn, instructionsOf } from "./mentions.ts";

/** A choice that a player wants to make for a mention of a card. */
export interface Wish {
  readonly card: string;
  /** The step that plays it; missing = it asks by itself. */
  readonly step: string | undefined;
  readonly mention: string;
  readonly ids: readonly string[];
  /** How often it may yet be asked for: an engine that names no mention is taken to ask for each once. */
  open: number;
}

type Asked = readonly [card: string, choices: Choices, step: string | undefined];

/** All wishes of a script, those of the latest play first. */
export function wishesOf(scenario: Scenario): readonly Wish[] {
  const steps = scenario.script.flatMap((step): readonly Asked[] => {
    if ("play" in step) return [[step.play.card, step.play.choices, step.id]];
    return "activate" in step ? [[step.activate.object, step.activate.choices, step.id]] : [];
  });
  const unasked = Object.entries(scenario.answers ?? {}).map(([card, choices]): Asked => [card, choices, undefined]);
  return [...steps.reverse(), ...unasked].flatMap(([card, choices, step]) =>
    Object.entries(choices).map(([mention, ids]) => ({
      card,
      step,
      mention,
      ids,
      open: isShared(scenario, card, mention) ? 2 : 1,
    })),
  );
}

/** Whether each player chooses for it, so that two are asked. */
function isShared(scenario: Scenario, card: string, mention: string): boolean {
  const text = cardOf(scenario, card);
  const chosen = text ? chosenIn(instructionsOf(text)) : [];
  return chosen.some(({ id, by }) => id === mention && by === "each player");
}

/** What is chosen. */
export interface Answer {
  readonly ids: readonly string[];
  readonly substituted: boolean;
}

/**
 * The answer to a question: the wish for its mention; if the engine does not name the mention, the item's first open
 * wish that is on offer, the latest card's first; if no wish is on offer nothing where that is allowed, else the first
 * options.
 * @param begun the steps that have played or activated something so far
 */
export function answer(
  question: Question,
  wishes: readonly Wish[],
  begun: ReadonlySet<string>,
): Answer | "unclear" | undefined {
  const { options, min, max, item, mention, repeat } = question;
  if (options.length < (repeat ? 1 : min)) return undefined;
  const onOffer = (wish: Wish): string[] => wish.ids.filter((id) => options.includes(id)).slice(0, max);
  const mine = wishes.filter(
    (wish) =>
      (wish.step === undefined || begun.has(wish.step)) &&
      (item === undefined || wish.card === item) &&
      (mention === undefined ? wish.open > 0 : wish.mention === mention),
  );
  // Points for what is not on offer any more go to the others.
  const enough = repeat ? 1 : Math.max(1, min);
  const fitting = mine.filter((wish) => onOffer(wish).length >= enough);
  if (mention === undefined && new Set(fitting.map((wish) => onOffer(wish).join())).size > 1) return "unclear";
  const [wish] = fitting;
  // What has triggered a second time asks once more: without a name that is not to be told from something else.
  const again = wishes.some((each) => each.step === undefined && each.open <= 0 && onOffer(each).length >= enough);
  if (!wish && mention === undefined && again) return "unclear";
  if (repeat) return { ids: divided(wish?.ids ?? [], options, max), substituted: false };
  if (wish) {
    const ids = onOffer(wish);
    wish.open -= 1;
    return { ids, substituted: ids.length < Math.min(max, wish.ids.length) };
  }
  if (min === 0) return { ids: [], substituted: mine.some(({ ids }) => ids.length > 0) };
  return { ids: options.slice(0, min), substituted: true };
}

/**
 * Points of split damage, one id for each: as wished, as far as that is on offer; every option gets at least one while
 * there are enough; what is left over goes to the first that the wish names.
 */
function divided(wish: readonly string[], options: readonly string[], points: number): readonly string[] {
  const order = [...new Set([...wish.filter((id) => options.includes(id)), ...options])].slice(0, points);
  const wanted = order.map((id) => Math.max(1, wish.filter((each) => each === id).length));
  let left = points - wanted.reduce((sum, n) => sum + n, 0);
  for (let at = wanted.length - 1; at >= 0 && left < 0; at -= 1) {
    const taken = Math.min((wanted[at] ?? 1) - 1, -left);
    wanted[at] = (wanted[at] ?? 1) - taken;
    left += taken;
  }
  wanted[0] = (wanted[0] ?? 0) + Math.max(0, left);
  return order.flatMap((id, at) => new Array<string>(wanted[at] ?? 0).fill(id));
}
