import { cardOf, chosenIn, isNow, objectMentions } from "../model/mentions.ts";
import type { Choices, Chosen, Instruction, Scenario } from "../types/index.ts";
import { listed } from "./grammar.ts";
import { chosenToPay, type Paragraph } from "./paragraph.ts";

/** What was chosen as it was played: " on U1", or in the order of the text where several things are. */
export function choicesNow(wishes: Choices, { costs, text }: Paragraph, scenario: Scenario): string {
  const now = chosenIn(text.filter(isNow)).filter((mention) => !isLate(mention, scenario));
  const known = new Set([...wishKeys(text), ...chosenToPay(costs).map(({ id }) => id)]);
  const order = [...now.map(({ id }) => id), ...Object.keys(wishes).filter((id) => !known.has(id))];
  const picks = order.map((id) => chosenNames(wishes[id], scenario));
  if (picks.length === 0) return "";
  const [only = ""] = picks;
  if (picks.length > 1) return `, choosing ${picks.join(", then ")}`;
  return only === "nothing" ? ", choosing nothing" : ` on ${only}`;
}

/** What is given to pay: ", paying with U1". */
export function payment(wishes: Choices, { costs }: Paragraph, scenario: Scenario): string {
  const paid = chosenToPay(costs).map(({ id }) => chosenNames(wishes[id], scenario));
  return paid.length === 0 ? "" : `, paying with ${paid.join(", then ")}`;
}

/** What players choose while it resolves, in words of their own. */
export function choicesLater(wishes: Choices, { text }: Paragraph, scenario: Scenario): readonly string[] {
  const late = chosenIn(text.filter(isNow)).flatMap((mention) => (isLate(mention, scenario) ? [mention.id] : []));
  const after = chosenIn(text.filter((each) => !isNow(each))).map(({ id }) => id);
  const told = (label: string, ids: readonly string[]): readonly string[] => {
    const picks = ids.filter((id) => wishes[id]).map((id) => chosenNames(wishes[id], scenario));
    return picks.length === 0 ? [] : [`${label}: ${picks.join(", then ")}.`];
  };
  return [
    ...told("Kept in the group", groupsIn(text)),
    ...told("Taken on resolution", late),
    ...told("A point each to", splitsIn(text)),
    ...told("Chosen by what it does later", after),
  ];
}

/** What its controller will choose for an object's triggered abilities: "its ability chooses U1"; nothing where none is foreseen. */
export function answers(id: string, scenario: Scenario): readonly string[] {
  const wishes = scenario.answers?.[id] ?? {};
  const abilities = cardOf(scenario, id)?.abilities ?? [];
  const keys = abilities.flatMap((ability) => ("when" in ability ? wishKeys(ability.text) : []));
  const picks = keys.filter((key) => wishes[key]).map((key) => chosenNames(wishes[key], scenario));
  const costs = abilities.flatMap((ability) => ("when" in ability ? (ability.costs ?? []) : []));
  const paid = chosenToPay(costs).flatMap((key) => (wishes[key.id] ? [chosenNames(wishes[key.id], scenario)] : []));
  const willing = abilities.some((ability) => "may" in ability && ability.may && wishes[ability.id]?.length);
  return [
    ...(willing ? ["its ability is wanted"] : []),
    ...(paid.length === 0 ? [] : [`its ability is paid with ${paid.join(", then ")}`]),
    ...(picks.length === 0 ? [] : [`its ability chooses ${picks.join(", then ")}`]),
  ];
}

/** The ids under which somebody may be asked for something as a text is played or resolves, in its order. */
const wishKeys = (text: readonly Instruction[]): readonly string[] => [
  ...chosenIn(text).map(({ id }) => id),
  ...groupsIn(text),
  ...splitsIn(text),
];

/** Ids as people say them. */
function chosenNames(ids: readonly string[] = [], { battlefields }: Scenario): string {
  return ids.length === 0 ? "nothing" : listed(ids.map((id) => (battlefields.includes(id) ? `battlefield ${id}` : id)));
}

/** Whether it is chosen on resolution: in hands, by "must", by other players (355.10), and what the rulings page adds. */
function isLate({ word, from, by, choose, filters }: Chosen, { profile }: Scenario): boolean {
  if (word === "must" || from === "hand" || by) return true;
  const yours = choose === "legend" && filters.some((filter) => "is" in filter && filter.is === "you control");
  return profile === "FAQ+" && (word === "pick" || yours);
}

const splitsIn = (text: readonly Instruction[]): readonly string[] =>
  text.flatMap((instruction) => ("split" in instruction && instruction.split ? [instruction.id] : []));

const groupsIn = (text: readonly Instruction[]): readonly string[] =>
  text.flatMap((instruction) =>
    [...objectMentions(instruction)].flatMap((mention) =>
      "choose" in mention && mention.group ? [mention.group.id] : [],
    ),
  );
