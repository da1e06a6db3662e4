import { filtersOf, instructionsOf, objectMentions } from "../spec/model/mentions.ts";
import type { Scenario } from "../spec/types/index.ts";

/** Every published name of a feature, with what an engine can do that has it. */
export const FEATURES: Readonly<Record<string, string>> = {
  "verb:choose": "choosing something without doing anything to it",
  "verb:kill": "killing units and gear",
  "verb:banish": "banishing",
  "verb:return": "returning to the owner's hand",
  "verb:move": "moving units from one location to another",
  "verb:recall": "recalling to base, which is no move",
  "verb:play": "having the owner play a card from where it is, for free",
  "verb:deal": "dealing damage",
  "verb:heal": "taking damage away",
  "verb:might": "giving or taking Might this turn",
  "verb:exhaust": "exhausting",
  "verb:ready": "readying",
  "verb:stun": "stunning",
  "verb:gain control": "taking control for good",
  "verb:grant": "giving a quality for the turn",
  "verb:remove": "taking a quality away",
  "verb:counter": "countering a spell on the chain",
  "verb:draw": "drawing cards",
  "noun:unit": "choosing units",
  "noun:gear": "choosing gear",
  "noun:spell": "choosing spells on the chain",
  "noun:player": "choosing players",
  "noun:battlefield": 'choosing battlefields, if only to say where units are ("all units at a battlefield")',
  "mention:all": 'acting on everything that fits ("all enemy units")',
  "mentions:2": "choosing up to two for one mention",
  "mentions:3": "choosing up to three for one mention",
  "filter:friendly": 'the requirement "friendly"',
  "filter:enemy": 'the requirement "enemy"',
  "filter:at a battlefield": 'the requirement "at a battlefield"',
  "filter:in a base": 'the requirement "in a base"',
  "filter:exhausted": 'the requirement "exhausted"',
  "filter:ready": 'the requirement "ready"',
  "filter:stunned": 'the requirement "stunned"',
  "filter:damaged": 'the requirement "damaged"',
  "filter:might": 'a bound on Might ("with 3 Might or less")',
  "link:object": 'speaking of what an earlier instruction acted on ("it", "them")',
  "link:action": '"if you do"',
  "whose:controller": '"its controller"',
  "whose:owner": '"its owner"',
  "amount:might": "as many as something's Might",
  "condition:might": '"if its Might is 3 or less"',
  "condition:otherwise": '"otherwise", after an "if"',
  "ability:triggered": "abilities that trigger when a spell is played",
  "ability:replacement": "abilities that replace a death",
  "object:gear": "gear on the board or in hand",
  "object:token": "tokens",
  "object:stolen": "setups in which someone controls what another player owns",
  "play:hidden": "cards that lie facedown at a battlefield, and playing them from there",
  "quality:cantBeChosen": "setups with something that the opponent's cards can't choose",
  "quality:cantBeKilled": "setups with something that can't be killed",
};

/** The published names of everything that a scenario asks of an engine. */
export function featuresOf(scenario: Pick<Scenario, "cards" | "objects">): ReadonlySet<string> {
  const features = new Set<string>();
  for (const card of scenario.cards) {
    for (const ability of card.abilities) features.add("when" in ability ? "ability:triggered" : "ability:replacement");
    for (const instruction of instructionsOf(card)) {
      features.add(`verb:${instruction.verb}`);
      const { gate } = instruction;
      if (gate)
        features.add("if" in gate ? "condition:might" : "otherwise" in gate ? "condition:otherwise" : "link:action");
      if ("player" in instruction && "of" in instruction.player) features.add(`whose:${instruction.player.whose}`);
      for (const mention of objectMentions(instruction)) {
        if ("it" in mention) features.add("link:object");
        if ("all" in mention) features.add("mention:all");
        if ("choose" in mention) {
          features.add(`noun:${mention.choose}`);
          if (mention.count.max > 1) features.add(`mentions:${mention.count.max}`);
        }
        for (const filter of filtersOf(mention)) {
          features.add(
            "might" in filter ? "filter:might" : "at" in filter ? "noun:battlefield" : `filter:${filter.is}`,
          );
        }
      }
      if ("amount" in instruction && typeof instruction.amount === "object") features.add("amount:might");
    }
  }
  for (const object of scenario.objects) {
    if (object.token) features.add("object:token");
    if (object.kind === "gear") features.add("object:gear");
    if (object.owner !== object.controller) features.add("object:stolen");
    if (object.place.startsWith("facedown:")) features.add("play:hidden");
    for (const quality of object.qualities ?? []) features.add(`quality:${quality}`);
  }
  return features;
}
