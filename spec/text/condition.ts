import type { Condition, ExistsCondition, MightCondition, StatusCondition } from "../types/index.ts";
import { singular } from "./clause.ts";
import { chosenPhrase, type Phrase, type Reading } from "./phrase.ts";
import { phraseOf } from "./reference.ts";

/** What an "if" asks, where it stands: "it has 3 Might or less", "I am exhausted", "there is an enemy unit here". */
export function conditionPhrase(condition: Condition, reading: Reading): string {
  if ("exists" in condition) return `there is ${anyPhrase(condition, reading)}`;
  const who = phraseOf("is" in condition ? condition.object : condition.mightOf, reading);
  if ("is" in condition) return `${who.subject} ${being(who)} ${statusPhrase(condition, who)}`;
  return `${who.subject} ${singular(who) ? "has" : "have"} ${boundPhrase(condition)}`;
}

/** The opposite: "it doesn't have 3 Might or less", "it isn't exhausted", "there is no enemy unit here". */
export function oppositePhrase(condition: Condition, who: Phrase | undefined, reading: Reading): string {
  if ("exists" in condition || !who) {
    return "exists" in condition ? `there isn't ${anyPhrase(condition, reading)}` : "not";
  }
  if ("is" in condition) return `${who.subject} ${being(who)} not ${statusPhrase(condition, who)}`;
  return `${who.subject} ${singular(who) ? "doesn't" : "don't"} have ${boundPhrase(condition)}`;
}

function anyPhrase({ exists: { id, all, filters } }: ExistsCondition, reading: Reading): string {
  return chosenPhrase({ id, choose: all, count: { min: 1, max: 1 }, filters }, reading);
}

function being(who: Phrase): string {
  if (who.subject === "I") return "am";
  return singular(who) ? "is" : "are";
}

/** "Enemy" is a noun here, unlike before the name of what is chosen. */
function statusPhrase({ is }: StatusCondition, who: Phrase): string {
  if (is === "in a base" && who.plural) return "in bases";
  if (is !== "enemy") return is;
  return who.plural ? "enemies" : "an enemy";
}

/** "3 Might or less" */
const boundPhrase = ({ might, n }: MightCondition): string => `${n} Might or ${might === "at most" ? "less" : "more"}`;
