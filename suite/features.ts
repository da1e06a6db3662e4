import { chosenBy, chosenPlace, costsOf, filtersOf, objectMentions } from "../spec/model/mentions.ts";
import { SAVE_AND_LOAD } from "../spec/model/save-and-load.ts";
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
  Step,
} from "../spec/types/index.ts";
import { editFeature } from "./primitives/edits.ts";

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
  return new Set([...cards.flatMap(featuresIn), ...objects.flatMap(ofObject), ...played, ...script.flatMap(ofStep)]);
}

/** What a step asks for beside what it plays or activates. */
function ofStep(step: Step): readonly string[] {
  if ("edit" in step) return [editFeature(step.edit.verb)];
  if ("attack" in step) return ["action:attack"];
  return "saveAndLoad" in step ? [SAVE_AND_LOAD] : [];
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
    ...(ability.unless ? ["passive:unless in combat"] : []),
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
