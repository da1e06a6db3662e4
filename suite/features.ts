import { EDIT_VERBS } from "../spec/model/edit.ts";
import { chosenBy, chosenPlace, costsOf, filtersOf, objectMentions } from "../spec/model/mentions.ts";
import { type Paragraph, paragraphsOf, slotsIn } from "../spec/text/paragraph.ts";
import type {
  Ability,
  Amount,
  Card,
  Condition,
  Filter,
  GameObject,
  Gate,
  Instruction,
  ObjectMention,
  Place,
  Scenario,
} from "../spec/types/index.ts";
import { editFeature } from "./primitives/edits.ts";

/** Every published name of a feature, with what an engine can do that has it. */
export const FEATURES: Readonly<Record<string, string>> = {
  "verb:choose": "choosing something without doing anything to it",
  "verb:kill": "killing units and gear",
  "verb:banish": "banishing",
  "verb:return": "returning to the owner's hand",
  "verb:recycle": "putting under the owner's Main Deck",
  "verb:move": "moving units from one location to another",
  "verb:recall": "recalling to base, which is no move",
  "verb:play": "having the owner play a card from where it is, for free",
  "verb:deal": "dealing damage",
  "verb:prevent": "preventing the next damage this turn",
  "verb:heal": "taking damage away",
  "verb:might": "giving or taking Might this turn",
  "verb:exhaust": "exhausting",
  "verb:ready": "readying",
  "verb:stun": "stunning",
  "verb:buff": "giving a buff",
  "verb:remove buff": "taking a buff away",
  "verb:attach": "attaching gear to a unit",
  "verb:detach": "taking gear off its unit",
  "verb:swap": "having two units swap places",
  "verb:gain control": "taking control for good",
  "verb:control while I stay": "taking control for as long as the source of the ability is on the board",
  "verb:save": "replacing the next death of something this turn",
  "verb:save next": "replacing the next death this turn of whichever fits",
  "verb:play token":
    "playing tokens that a text makes, which are those that the setup lists as being nowhere, in its order",
  "verb:grant": "giving a quality for the turn",
  "verb:remove": "taking a quality away",
  "verb:counter": "countering a spell or an ability on the chain",
  "verb:permit": "letting a spell be played once more from the trash",
  "verb:draw": "drawing cards",
  "verb:discard": "discarding cards",
  "verb:look": "looking at the top cards of a Main Deck, which hold what the setup puts there",
  "verb:channel": "channeling runes",
  "verb:gain XP": "gaining XP",
  split: "dividing damage among several",
  "noun:unit": "choosing units",
  "noun:gear": "choosing gear",
  "noun:spell": "choosing spells on the chain",
  "noun:ability": "choosing abilities on the chain, each by the id of its source",
  "noun:spell or ability": "choosing a spell or an ability on the chain",
  "noun:player": "choosing players",
  "noun:battlefield": 'choosing battlefields, if only to say where units are ("all units at a battlefield")',
  "noun:legend": "choosing legends",
  "noun:card": "choosing cards of any type in a hand or trash",
  "from:hand": "choosing cards in hand, on resolution",
  "from:trash": "choosing cards in a trash, or taking all of them",
  "from:looked": "choosing among the cards that a text has looked at, or taking all of them",
  "from:facedown": "choosing cards that lie facedown at battlefields",
  "choice:must": "what a player must choose, on resolution",
  "choice:pick": "what a player picks",
  "choice:others": "what other players choose among their own, on resolution",
  "mention:all": 'acting on everything that fits ("all enemy units")',
  "mention:me": "permanents that act on themselves",
  "mention:this": "spells that move themselves",
  "mention:legend": '"your legend"',
  "mentions:2": "choosing up to two for one mention",
  "mentions:3": "choosing up to three for one mention",
  "mentions:any": "choosing any number for one mention",
  "slots:2": "choosing more than once for one spell or ability, for what it costs as well",
  group: 'a limit on all that is chosen together ("with total Might 4 or less")',
  "group:together": 'the same with "that are all at one location"',
  "filter:friendly": 'the requirement "friendly"',
  "filter:enemy": 'the requirement "enemy"',
  "filter:at a battlefield": 'the requirement "at a battlefield"',
  "filter:in a base": 'the requirement "in a base"',
  "filter:exhausted": 'the requirement "exhausted"',
  "filter:ready": 'the requirement "ready"',
  "filter:stunned": 'the requirement "stunned"',
  "filter:damaged": 'the requirement "damaged"',
  "filter:you control": 'the requirement "you control"',
  "filter:here": 'the requirement "here"',
  "filter:there": 'the requirement "at that battlefield", where the event was',
  "filter:with": 'the requirement "at the same location as it"',
  "filter:elsewhere": 'the requirement "at another location", which is not where the source is',
  "filter:another": 'the requirement "another"',
  "filter:alone": 'the requirement "alone"',
  "filter:buffed": 'the requirement "buffed"',
  "filter:equipped": 'the requirement "equipped"',
  "filter:token": 'the requirement "token"',
  "filter:choosesUnits": 'the requirement "that chooses exactly 1 unit"',
  "filter:might": 'a bound on Might ("with 3 Might or less")',
  "place:here": 'moving or playing something "here", where the source of the ability is',
  "place:there": 'moving or playing something "to that battlefield", where the event was',
  "place:your base": "moving what the opponent controls to the controller's base, until the next cleanup at least",
  "place:chosen": 'playing something "to any battlefield", which is chosen on resolution',
  "filter:moreThan": 'a bound on Might by another unit ("with up to 1 more Might than that unit")',
  "filter:cost": 'a bound on printed cost by another card ("that costs no more than that unit")',
  "link:object": 'speaking of what an earlier instruction acted on ("it", "them")',
  "link:action": '"if you do"',
  "whose:controller": '"its controller"',
  "whose:owner": '"its owner"',
  "amount:might": "as many as something's Might",
  "amount:cost": "as much energy as something costs as printed",
  "amount:count": "as many as there are that fit",
  "condition:might": '"if its Might is 3 or less"',
  "condition:status": '"if it is exhausted", "if it was an enemy"',
  "condition:exists": '"if there is an enemy unit here"',
  "condition:otherwise": '"otherwise", after an "if"',
  "later:at end of turn": 'delayed triggers: "at the end of this turn, ...", with the action that ends the turn',
  "later:do this": 'reflexive triggers: "do this: ..."',
  "cost:kill": "killing something to pay",
  "cost:exhaust": "exhausting something to pay",
  "cost:return": "returning something to hand to pay",
  "ability:triggered": "abilities that trigger",
  "ability:activated": "abilities that players activate",
  "ability:passive": "abilities that give qualities to others while their source is there",
  "passive:me": "abilities that give their source a quality",
  "passive:while": 'abilities that give qualities only "while I\'m in a base", or in another status',
  "ability:replacement": "abilities that replace a death",
  "replacement:may": "replacing a death only if the controller wants that",
  "trigger:you play a spell": "triggering when a spell has been played",
  "trigger:you choose me": "triggering when a spell or ability chooses the source",
  "trigger:I move to a battlefield": "triggering when the source is moved to a battlefield",
  "trigger:an enemy unit moves to a battlefield": "triggering when an enemy unit is moved to a battlefield",
  "trigger:you play me": "play effects: triggering when the source has been played",
  "trigger:you play a unit": "triggering when a unit has been played by the source's controller",
  "trigger:an opponent plays a unit": "triggering when a unit has been played by the opponent",
  "trigger:I die": "triggering when the source dies",
  "trigger:a friendly unit dies": "triggering when a friendly unit dies",
  "trigger:if": "triggering only if a condition holds at that moment",
  "trigger:may": "triggered abilities that their controller may decline",
  "trigger:cost": "triggered abilities that are paid for as they go on the chain",
  "object:gear": "gear on the board or in hand",
  "object:legend": "legends",
  "object:token": "tokens",
  "object:stolen": "setups in which someone controls what another player owns",
  "object:buffed": "setups with buffed units",
  "object:attached": "setups with gear attached to units",
  "play:unit": "playing units from hand, into base",
  "play:gear": "playing gear from hand, into base",
  "play:hidden": "cards that lie facedown at a battlefield, and playing them from there",
  "play:hidden unit": "playing units from where they lie facedown, to that battlefield, and their play effects",
  "play:hidden gear": "the same with gear",
  "quality:cantBeChosen": "something that the opponent's cards can't choose",
  "quality:cantBeKilled": "something that can't be killed",
  "quality:cantBeReadied": "something that can't be readied",
  "quality:cantMoveToBase": "something that can't move to base",
  "quality:entersInBase": "something that comes into base wherever it is played to",
  ...Object.fromEntries(
    EDIT_VERBS.map((verb) => [editFeature(verb), `editing the board in place of "${verb}", which must be claimed`]),
  ),
};

/** The published names of everything that a scenario asks of an engine. */
export function featuresOf({
  cards,
  objects,
  script = [],
}: Pick<Scenario, "cards" | "objects"> & Partial<Pick<Scenario, "script">>): ReadonlySet<string> {
  const played = objects.flatMap((object) =>
    ofPlay(
      object,
      cards.find(({ id }) => id === object.card),
    ),
  );
  const edits = script.flatMap((step) => ("edit" in step ? [editFeature(step.edit.verb)] : []));
  return new Set([...cards.flatMap(featuresIn), ...objects.flatMap(ofObject), ...played, ...edits]);
}

/** A unit or gear in hand or in hiding is there to be played if its card says what that costs or does. */
function ofPlay({ kind, place }: GameObject, card: Card | undefined): readonly string[] {
  if (!card || kind === "spell" || !/^(hand|facedown):/.test(place)) return [];
  const says = card.costs || card.abilities.some((ability) => "when" in ability && ability.when === "you play me");
  return says ? [place.startsWith("hand:") ? `play:${kind}` : `play:hidden ${kind}`] : [];
}

/** What a card asks of an engine, each as often as it does. */
export function featuresIn(card: Card): readonly string[] {
  return [
    ...[card, ...card.abilities].flatMap(costsOf).flatMap(({ pay, object }) => [`cost:${pay}`, ...ofMention(object)]),
    ...card.abilities.flatMap(ofAbility),
    ...paragraphsOf(card).flatMap(ofParagraph),
  ];
}

function ofParagraph(paragraph: Paragraph): readonly string[] {
  return [...(slotsIn(paragraph) > 1 ? ["slots:2"] : []), ...paragraph.text.flatMap(ofInstruction)];
}

function ofAbility(ability: Ability): readonly string[] {
  if ("activate" in ability) return ["ability:activated"];
  if ("wouldDie" in ability)
    return [
      "ability:replacement",
      ...(ability.may ? ["replacement:may"] : []),
      ...ability.wouldDie.filters.flatMap(ofFilter),
    ];
  if ("when" in ability)
    return [
      "ability:triggered",
      `trigger:${ability.when}`,
      ...(ability.if ? ["trigger:if", ...("might" in ability.if ? [] : ofCondition(ability.if))] : []),
      ...(ability.may ? ["trigger:may"] : []),
      ...(ability.costs ? ["trigger:cost"] : []),
    ];
  return [
    "ability:passive",
    `quality:${ability.passive}`,
    ...(ability.while ? ["passive:while"] : []),
    ...("me" in ability.on ? ["passive:me"] : ability.on.filters.flatMap(ofFilter)),
  ];
}

function ofInstruction(instruction: Instruction): readonly string[] {
  const { gate, later, verb } = instruction;
  return [
    `verb:${verb}`,
    ...(later ? [`later:${later}`] : []),
    ...(gate ? ofGate(gate) : []),
    ...("player" in instruction && "of" in instruction.player ? [`whose:${instruction.player.whose}`] : []),
    ...("quality" in instruction ? [`quality:${instruction.quality}`] : []),
    ...("amount" in instruction ? ofAmount(instruction.amount) : []),
    ...("split" in instruction && instruction.split ? ["split"] : []),
    ...("wouldDie" in instruction ? instruction.wouldDie.filters.flatMap(ofFilter) : []),
    ...("to" in instruction ? ofPlace(instruction.to) : []),
    ...[...objectMentions(instruction)].filter((mention) => mention !== chosenPlace(instruction)).flatMap(ofMention),
  ];
}

function ofGate(gate: Gate): readonly string[] {
  if ("if" in gate) return ofCondition(gate.if);
  return ["otherwise" in gate ? "condition:otherwise" : "link:action"];
}

function ofCondition(condition: Condition): readonly string[] {
  if ("exists" in condition) return ["condition:exists", ...condition.exists.filters.flatMap(ofFilter)];
  return ["is" in condition ? "condition:status" : "condition:might"];
}

function ofAmount(amount: Amount): readonly string[] {
  if (typeof amount === "number") return [];
  if ("countOf" in amount) return ["amount:count", ...amount.countOf.filters.flatMap(ofFilter)];
  return ["costOf" in amount ? "amount:cost" : "amount:might"];
}

function ofPlace(to: Place): readonly string[] {
  if (to === "here" || to === "there" || to === "your base") return [`place:${to}`];
  return typeof to === "object" && "choose" in to ? ["place:chosen"] : [];
}

/** Above that many it is "any number". */
const MOST = 3;

function ofMention(mention: ObjectMention): readonly string[] {
  const filters = filtersOf(mention).flatMap(ofFilter);
  const from = "from" in mention && mention.from ? [`from:${mention.from}`] : [];
  if ("it" in mention) return ["link:object"];
  if ("me" in mention) return ["mention:me"];
  if ("this" in mention) return ["mention:this"];
  if ("legend" in mention) return ["mention:legend"];
  if ("all" in mention) return ["mention:all", ...from, ...filters];
  const { choose, count, word, by, group } = mention;
  return [
    `noun:${choose}`,
    ...(count.max > 1 ? [`mentions:${count.max > MOST ? "any" : count.max}`] : []),
    ...(word === "must" || word === "pick" ? [`choice:${word}`] : []),
    ...(by ? ["choice:others"] : []),
    ...(group ? ["group", ...(group.together ? ["group:together"] : [])] : []),
    ...from,
    ...filters,
  ];
}

function ofFilter(filter: Filter): readonly string[] {
  if ("might" in filter) return ["filter:might"];
  if ("choosesUnits" in filter) return ["filter:choosesUnits"];
  if ("moreThan" in filter) return [filter.cost ? "filter:cost" : "filter:moreThan"];
  if ("is" in filter) return [`filter:${filter.is}`];
  if ("with" in filter) return ["filter:with", "link:object"];
  return "there" in filter.at ? ["filter:there"] : chosenBy(filter.at).flatMap(ofMention);
}

function ofObject(object: GameObject): readonly string[] {
  return [
    ...(object.token ? ["object:token"] : []),
    ...(object.kind === "gear" || object.kind === "legend" ? [`object:${object.kind}`] : []),
    ...(object.owner === object.controller ? [] : ["object:stolen"]),
    ...(object.buffed ? ["object:buffed"] : []),
    ...(object.attachedTo === undefined ? [] : ["object:attached"]),
    ...(object.place.startsWith("facedown:") ? ["play:hidden"] : []),
    ...(object.qualities ?? []).map((quality) => `quality:${quality}`),
  ];
}
