/* Generated from spec/schema by `npm run types`; do not edit. */

/**
 * When it may be played or activated (309, 310): a reaction also while a chain exists.
 */
export type Timing = "main" | "action" | "reaction";
/**
 * Identifies an instruction, mention, filter or link within its card.
 */
export type NodeId = string;
/**
 * The type of object, place or player that a mention speaks of. A spell means one on the chain, unless it is in another zone, and so does an ability, which goes by the id of its source (355.9.a.2); a card is anything in a hand or trash.
 */
export type Noun =
  "unit" | "gear" | "battlefield" | "player" | "spell" | "ability" | "spell or ability" | "legend" | "card";
/**
 * One requirement on what is chosen or affected.
 */
export type Filter = IsFilter | MightFilter | ChoosesFilter | WithFilter | MoreThanFilter | AtFilter;
/**
 * Other players who choose, each among their own (355.10.e); missing = the controller chooses.
 */
export type Chooser = OtherChooser | ChosenChooser;
/**
 * The opponent; or both players, the turn player first.
 */
export type OtherChooser = "opponent" | "each player";
/**
 * One game action with what it acts on.
 */
export type Instruction =
  | ObjectInstruction
  | AmountInstruction
  | AttachInstruction
  | ControlInstruction
  | SaveInstruction
  | NextDeathInstruction
  | PlaceInstruction
  | TokenInstruction
  | QualityInstruction
  | TypeInstruction
  | DrawInstruction;
/**
 * An object that the text names.
 */
export type ObjectMention = Chosen | All | It | Me | This | YourLegend;
/**
 * What an instruction hangs on besides its own mentions.
 */
export type Gate = IfGate | OtherwiseGate | IfDoneGate;
/**
 * An 'if': read when the instruction executes; it narrows no target.
 */
export type Condition = MightCondition | StatusCondition | ExistsCondition;
/**
 * Whose Might is read.
 */
export type MightSource = It | Chosen | Me;
/**
 * The instruction is not carried out but makes an ability that goes on the chain with it: 'do this' when the item has resolved (reflexive, 386), 'at end of turn' in the Ending Step of this turn, unless that has begun already (delayed, 390.2, 359.3.e.16). Its choices are made then. Missing = it is carried out at once.
 */
export type Later = "do this" | "at end of turn";
/**
 * A fixed number, the Might or cost of something the text names (null when that is missing, 359.3.e.12), or how many fit.
 */
export type Amount = FixedAmount | MightOf | CostOf | CountOf;
/**
 * A fixed number.
 */
export type FixedAmount = number;
/**
 * Where something goes. A chosen battlefield only permits a play, so it is no target; whoever plays chooses it as the instruction is carried out (355.2, 355.10.b, 355.17); moves have none.
 */
export type Place = ItsBase | YourBase | NamedBattlefield | WhereItWas | SourcesPlace | EventsPlace | Chosen;
/**
 * The base of the object's controller.
 */
export type ItsBase = "base";
/**
 * The base of whoever controls the spell or ability, whoever controls the object.
 */
export type YourBase = "your base";
/**
 * The place that the object had when this item first moved it.
 */
export type WhereItWas = "where it was";
/**
 * Where the source of the ability is as the instruction is carried out (359.3.f.2); null once it is off the board (359.3.e.12).
 */
export type SourcesPlace = "here";
/**
 * The battlefield of a triggered ability's event, fixed when it happened (359.3.f.3).
 */
export type EventsPlace = "there";
/**
 * cantBeChosen: by enemy spells and abilities (757); cantBeKilled, cantBeReadied, cantMoveToBase: that action is impossible (054.1); entersInBase: wherever it is played to, it comes into its base.
 */
export type Quality = "cantBeChosen" | "cantBeKilled" | "cantBeReadied" | "cantMoveToBase" | "entersInBase";
/**
 * A player that the text names.
 */
export type PlayerMention = NamedPlayer | WhoseMention | Chosen;
/**
 * An ability of a permanent.
 */
export type Ability = TriggeredAbility | ActivatedAbility | PassiveAbility | ReplacementAbility;
/**
 * Ids of the battlefields, in table order.
 *
 * @minItems 1
 */
export type Battlefields = [string, ...string[]];
/**
 * The cards with text.
 */
export type Cards = Card[];
/**
 * A player; P1 is the turn player.
 */
export type PlayerId = "P1" | "P2";
/**
 * The physical cards and tokens, in table order.
 */
export type Objects = GameObject[];
/**
 * One step of the script.
 */
export type Step = PlayStep | ActivateStep | EditStep | AttackStep | SaveStep | ResolveStep;
/**
 * The action of which an edit is what it does.
 */
export type EditVerb =
  | "kill"
  | "banish"
  | "return"
  | "recycle"
  | "move"
  | "recall"
  | "exhaust"
  | "ready"
  | "stun"
  | "deal"
  | "might"
  | "gain control";
/**
 * Where the permanent goes, as zone:player or zone:battlefield; to a deck it goes to the bottom, and a token that goes off the board ceases to exist. Missing = it stays where it is.
 */
export type EditPlace = string;
/**
 * Points of damage that are dealt, or of Might that are given this turn, less than 0 to take them; for deal and might only.
 */
export type EditAmount = number;
/**
 * A player; P1 is the turn player.
 */
export type PlayerId1 = "P1" | "P2";
/**
 * What stands at a path; null is the rules' null.
 */
export type Value = string | number | boolean | null;
/**
 * One line between the suite and an engine in a process of its own, see docs/protocol.md. Keys of a request or reply that are not listed here are ignored.
 */
export type Protocol = Request | Reply;
/**
 * What the suite asks of an engine.
 */
export type Request =
  HelloRequest | OpenRequest | ActRequest | ObserveRequest | AsksRequest | CloseRequest | ShutdownRequest;
/**
 * Number of the request; its reply has the same.
 */
export type MessageId = number;
/**
 * Name and number of the protocol.
 */
export type ProtocolName = "riftbound-conformance/1";
/**
 * The reply may carry the observation after this step, which saves a request; an engine that does not know the key just does not. Missing = not wanted.
 */
export type WithObservation = true;
/**
 * What a player does, or an edit of the board.
 */
export type Action =
  PlayAction | ActivateAction | PassAction | AttackAction | EndTurnAction | EditAction | SaveAction | AnswerAction;
/**
 * The same as one list in the order of the text, for engines without slots.
 */
export type FlatTargets = string[];
/**
 * A player; P1 is the turn player.
 */
export type PlayerId2 = "P1" | "P2";
/**
 * What an engine answers.
 */
export type Reply = HelloReply | OpenReply | ActReply | ObserveReply | AsksReply | DoneReply | ErrorReply;
/**
 * The game has begun, or needs something that the engine lacks.
 */
export type OpenReply = OpenedReply | LackingReply;
/**
 * What the game waits for.
 */
export type Pending = NothingPending | PriorityPending | FocusPending | OverPending | QuestionPending;
/**
 * How faithfully the engine built a card.
 */
export type Fit = IgnoredFit | OtherFit | UnknownFit;
/**
 * What became of an action.
 */
export type ActReply = OkReply | RejectedReply | UnsupportedReply;
/**
 * What a run tells while it goes on, one line each with --ndjson: started first, finished last, with the whole report.
 */
export type RunEvent = RunStarted | RunProgress | InvariantJudged | FindingMade | RunFinished;

/**
 * Every schema of the suite, by name.
 */
export interface Schemas {
  card: Card;
  scenario: Scenario;
  observation: Observation;
  capabilities: Capabilities;
  case: Case;
  report: Report;
  protocol: Protocol;
  baseline: Baseline;
  recording: Recording;
  event: RunEvent;
  checkup: Checkup;
}
/**
 * A card's rules text as a tree of instructions. Whether something that the text names is a target is not written here: rule 355.10 decides it.
 */
export interface Card {
  /**
   * Identifies the card within its scenario.
   */
  id: string;
  /**
   * What people call the card; never decides anything.
   */
  name: string;
  /**
   * The card's type.
   */
  kind: "spell" | "unit" | "gear" | "legend";
  timing: Timing;
  /**
   * Mandatory additional costs, paid while the card is played (355.10.c, 357); missing = none.
   *
   * @minItems 1
   */
  costs?: [Cost, ...Cost[]];
  /**
   * A spell's instructions in the order written; empty for permanents.
   */
  text: Instruction[];
  /**
   * Abilities of a permanent; empty for spells.
   */
  abilities: Ability[];
}
/**
 * Something done to pay; what stands only here is no target (355.10.c).
 */
export interface Cost {
  id: NodeId;
  /**
   * The action; a cost that is replaced counts as paid (203.2), one that is impossible cannot be paid (203.3).
   */
  pay: "kill" | "exhaust" | "return";
  /**
   * What it is done to.
   */
  object: Chosen | Me;
}
/**
 * Something that a player chooses ('a unit at a battlefield').
 */
export interface Chosen {
  id: NodeId;
  choose: Noun;
  count: Count;
  /**
   * What the chosen ones must be, all of it.
   */
  filters: Filter[];
  /**
   * Printed with the word 'choose'; or what a player must do (355.10.f); or what a player picks (rulings page); without it the text just names the object.
   */
  word?: "choose" | "must" | "pick";
  /**
   * A card in that zone of the choosing player; facedown: at any battlefield, whoever hid it; looked: among the cards of a deck that the text has looked at, which are no public zone (355.10.a); missing = on the board, or for a spell on the chain.
   */
  from?: "hand" | "trash" | "looked" | "facedown";
  by?: Chooser;
  group?: GroupLimit;
}
/**
 * How many are chosen.
 */
export interface Count {
  /**
   * The fewest that may be chosen; 0 in 'up to'.
   */
  min: number;
  /**
   * The most that may be chosen.
   */
  max: number;
}
/**
 * A yes-or-no requirement.
 */
export interface IsFilter {
  id: NodeId;
  /**
   * The requirement; friendly and enemy are seen from the controller of the spell or ability (359.3.f.4). Here: where the ability's source is now; elsewhere: at another location than that. Another: neither the source nor anything chosen for an earlier mention of the instruction. Alone: no other friendly unit is with it (740.2.a).
   */
  is:
    | "friendly"
    | "enemy"
    | "you control"
    | "at a battlefield"
    | "in a base"
    | "here"
    | "elsewhere"
    | "another"
    | "alone"
    | "exhausted"
    | "ready"
    | "stunned"
    | "damaged"
    | "buffed"
    | "equipped"
    | "token";
}
/**
 * A bound on current Might, in points.
 */
export interface MightFilter {
  id: NodeId;
  /**
   * Which side the bound is on.
   */
  might: "at most" | "at least";
  /**
   * The bound itself counts as within.
   */
  n: number;
}
/**
 * Of a spell or ability on the chain: it chooses exactly that many units (359.3.e.9.a).
 */
export interface ChoosesFilter {
  id: NodeId;
  /**
   * How many of the things it chose are units on the board, legal targets or not.
   */
  choosesUnits: number;
}
/**
 * At the same location as it; only of 'all', so that nobody chooses by it. A link by object (359.3.e.14).
 */
export interface WithFilter {
  id: NodeId;
  with: It;
}
/**
 * A reference to what an earlier mention of the card stands for ('it', 'them'); a link by object (359.3.e.14).
 */
export interface It {
  id: NodeId;
  /**
   * Id of the earlier mention; of a cost; in a replacement effect or a triggered ability, of its subject.
   */
  it: string;
}
/**
 * A bound on Might, or on what something costs, that hangs on what an earlier mention stands for; nothing is within it when that is null (359.3.e.12). Only of what is no target. A link by object.
 */
export interface MoreThanFilter {
  id: NodeId;
  /**
   * How many points more it may have.
   */
  upTo: number;
  /**
   * Of the printed cost in energy (206); missing = of current Might.
   */
  cost?: true;
  moreThan: It;
}
/**
 * At the battlefield that another mention stands for.
 */
export interface AtFilter {
  id: NodeId;
  /**
   * The battlefield: one that is chosen, or the one of the trigger's event.
   */
  at: Chosen | There;
}
/**
 * 'That battlefield': the place at which the event of a triggered ability happened, fixed at that moment (359.3.f.3).
 */
export interface There {
  id: NodeId;
  /**
   * Always true.
   */
  there: true;
}
/**
 * The player that an earlier mention stands for.
 */
export interface ChosenChooser {
  /**
   * Id of the earlier mention of a player.
   */
  they: string;
}
/**
 * What the chosen ones must satisfy together (355.11): a total Might of at most n, and one location if so said.
 */
export interface GroupLimit {
  id: NodeId;
  /**
   * The largest sum of their Might, in points.
   */
  totalMight: number;
  /**
   * All at one location; missing = anywhere.
   */
  together?: true;
}
/**
 * The permanent whose ability this is.
 */
export interface Me {
  id: NodeId;
  /**
   * Always true.
   */
  me: true;
}
/**
 * An action on objects that needs nothing else.
 */
export interface ObjectInstruction {
  id: NodeId;
  /**
   * The action; 'return' is to the owner's hand, 'recycle' to the bottom of the owner's Main Deck, 'gain control' is for good, 'counter' is of a spell or ability on the chain; 'remove buff' takes the buff off the unit, 'detach' takes gear off its unit; 'permit' is of the spell itself: its owner may play it from the trash this turn.
   */
  verb:
    | "choose"
    | "kill"
    | "banish"
    | "return"
    | "recycle"
    | "exhaust"
    | "ready"
    | "stun"
    | "heal"
    | "recall"
    | "buff"
    | "remove buff"
    | "detach"
    | "gain control"
    | "counter"
    | "permit";
  object: ObjectMention;
  gate?: Gate;
  later?: Later;
}
/**
 * Everything that fits; nobody chooses ('all units at a battlefield').
 */
export interface All {
  id: NodeId;
  /**
   * The type of object; a card only in the controller's trash, or among what was looked at.
   */
  all: "unit" | "gear" | "card";
  /**
   * All in the controller's trash; looked: what is left of the cards that the text has looked at; missing = on the board.
   */
  from?: "trash" | "looked";
  /**
   * What they must be, all of it.
   */
  filters: Filter[];
}
/**
 * The spell itself, while it is on the chain.
 */
export interface This {
  id: NodeId;
  /**
   * Always true.
   */
  this: true;
}
/**
 * The controller's legend: nobody chooses (355.10.d).
 */
export interface YourLegend {
  id: NodeId;
  /**
   * Always 'your'.
   */
  legend: "your";
}
/**
 * Only if the condition holds.
 */
export interface IfGate {
  if: Condition;
}
/**
 * 'If its Might is n or less / or more.'
 */
export interface MightCondition {
  id: NodeId;
  mightOf: MightSource;
  /**
   * Which side the bound is on.
   */
  might: "at most" | "at least";
  /**
   * The bound itself counts as within.
   */
  n: number;
}
/**
 * 'If it is exhausted', 'if it was an enemy': of what this item itself took off the board as it was just before (359.3.e.13); what is gone otherwise is neither so nor not so (359.3.e.12).
 */
export interface StatusCondition {
  id: NodeId;
  /**
   * Whose status is asked for.
   */
  object: It | Me;
  /**
   * What it has to be; friendly and enemy are seen from the controller of the spell or ability.
   */
  is:
    "friendly" | "enemy" | "at a battlefield" | "in a base" | "exhausted" | "ready" | "stunned" | "damaged" | "buffed";
}
/**
 * 'If there is an enemy unit here that is alone': anything that fits; 'here' of a source that is gone is nowhere, so that nothing can be said of it (359.3.e.12).
 */
export interface ExistsCondition {
  id: NodeId;
  exists: All;
}
/**
 * Only if the condition of that earlier instruction did not hold.
 */
export interface OtherwiseGate {
  id: NodeId;
  /**
   * Id of the earlier instruction with the condition.
   */
  otherwise: string;
}
/**
 * 'If you do': a link by action to that earlier instruction (359.3.e.14.b).
 */
export interface IfDoneGate {
  id: NodeId;
  /**
   * Id of the earlier instruction.
   */
  ifDone: string;
}
/**
 * Deals that much damage, or gives that much Might this turn (negative: takes).
 */
export interface AmountInstruction {
  id: NodeId;
  /**
   * deal: damage; might: Might this turn; prevent: that much of the next damage to it this turn (437).
   */
  verb: "deal" | "might" | "prevent";
  object: ObjectMention;
  amount: Amount;
  /**
   * The amount is divided among them on resolution, at least 1 to each (355.14); missing = each gets all of it.
   */
  split?: true;
  gate?: Gate;
  later?: Later;
}
/**
 * As many as a mention's Might.
 */
export interface MightOf {
  id: NodeId;
  mightOf: MightSource;
}
/**
 * As many as what an earlier mention stands for costs in energy as printed (206); a link by object.
 */
export interface CostOf {
  id: NodeId;
  costOf: It;
}
/**
 * As many as there are that fit as the instruction is carried out; nobody chooses any of them.
 */
export interface CountOf {
  id: NodeId;
  countOf: All;
}
/**
 * Attaches gear to a unit, or has two units swap places.
 */
export interface AttachInstruction {
  id: NodeId;
  /**
   * attach: the gear goes where the unit is; swap: each moves to where the other is (446.1).
   */
  verb: "attach" | "swap";
  object: ObjectMention;
  unit: ObjectMention;
  gate?: Gate;
  later?: Later;
}
/**
 * Gains control for as long as the source of the ability is on the board (359.3.e.16).
 */
export interface ControlInstruction {
  id: NodeId;
  /**
   * The action.
   */
  verb: "control while I stay";
  object: ObjectMention;
  gate?: Gate;
  later?: Later;
}
/**
 * 'The next time it would die this turn, ... instead.'
 */
export interface SaveInstruction {
  id: NodeId;
  /**
   * The action.
   */
  verb: "save";
  object: ObjectMention;
  /**
   * return: to its owner's hand; recall: heal, exhaust and recall it.
   */
  instead: "return" | "recall";
  gate?: Gate;
  later?: Later;
}
/**
 * 'The next time a friendly unit would die this turn, ... instead': whichever dies first; nobody chooses it (355.10.c).
 */
export interface NextDeathInstruction {
  id: NodeId;
  /**
   * The action.
   */
  verb: "save next";
  wouldDie: All;
  /**
   * return: to its owner's hand; recall: heal, exhaust and recall it.
   */
  instead: "return" | "recall";
  gate?: Gate;
  later?: Later;
}
/**
 * Moves objects, or has their owners play them, to a place.
 */
export interface PlaceInstruction {
  id: NodeId;
  /**
   * move: board to board; play: its owner plays it from where it is, for free.
   */
  verb: "move" | "play";
  object: ObjectMention;
  to: Place;
  gate?: Gate;
  later?: Later;
}
/**
 * A fixed battlefield.
 */
export interface NamedBattlefield {
  /**
   * The battlefield's id.
   */
  battlefield: string;
}
/**
 * Its controller plays a token that the text makes; it has no cost (185.2.a, 439.2.c).
 */
export interface TokenInstruction {
  id: NodeId;
  /**
   * The action.
   */
  verb: "play token";
  token: NewToken;
  to: Place;
  gate?: Gate;
  later?: Later;
}
/**
 * A token that the text makes (187): it is the next one that the scenario lists as being nowhere yet, of that kind, Might and owner.
 */
export interface NewToken {
  id: NodeId;
  /**
   * Its type.
   */
  token: "unit" | "gear";
  /**
   * What people call it; never decides anything.
   */
  name: string;
  /**
   * Printed Might of a unit; missing for gear.
   */
  might?: number;
  /**
   * How many of them; missing = one.
   */
  count?: number;
  /**
   * How it comes (184.1); missing = a unit exhausted, gear ready.
   */
  enters?: "ready" | "exhausted";
}
/**
 * Gives or takes a quality for this turn.
 */
export interface QualityInstruction {
  id: NodeId;
  /**
   * grant: has it from now on; remove: no longer has it.
   */
  verb: "grant" | "remove";
  object: ObjectMention;
  quality: Quality;
  gate?: Gate;
  later?: Later;
}
/**
 * Makes something a unit or gear this turn, and nothing else: it is no longer what it was (177, 477.1.a).
 */
export interface TypeInstruction {
  id: NodeId;
  /**
   * The action.
   */
  verb: "become";
  object: ObjectMention;
  /**
   * The one type that it has this turn.
   */
  becomes: "unit" | "gear";
  /**
   * The Might that it has as a unit (477.1.a.1); gear has none.
   */
  might?: number;
  gate?: Gate;
  later?: Later;
}
/**
 * A player draws, discards or looks at cards, channels runes, or gains XP.
 */
export interface DrawInstruction {
  id: NodeId;
  /**
   * The action; a player who has fewer cards than asked discards them all (359.3.e.11); look: at that many cards on top of the Main Deck; channel: that many runes from the Rune Deck (430); gain XP: that many (730.1).
   */
  verb: "draw" | "discard" | "look" | "channel" | "gain XP";
  player: PlayerMention;
  amount: Amount;
  /**
   * Of runes that are channeled: they come exhausted; missing = ready (430.2.a).
   */
  exhausted?: true;
  gate?: Gate;
  later?: Later;
}
/**
 * The controller of the spell or ability, or the opponent.
 */
export interface NamedPlayer {
  id: NodeId;
  /**
   * Seen from the controller of the spell or ability.
   */
  player: "you" | "opponent";
}
/**
 * The controller or owner of what an earlier mention stands for; a link by object.
 */
export interface WhoseMention {
  id: NodeId;
  /**
   * Which of the two.
   */
  whose: "controller" | "owner";
  /**
   * Id of the earlier mention.
   */
  of: string;
}
/**
 * Goes on the chain when its condition is met.
 */
export interface TriggeredAbility {
  id: NodeId;
  /**
   * The trigger condition; a spell or unit counts as played when its resolution is completed (350.1, 419.4.a), a choice is made when its item is finalized (383.4.b), a move is one that an instruction to move makes. A unit attacks or defends when it becomes an attacker or a defender for the first time in a combat (383.4.e, .f). Who dies is killed (428); the source must still be there then, but for its own death (383.2.c.2, 808).
   */
  when:
    | "you play a spell"
    | "you play me"
    | "you play a unit"
    | "an opponent plays a unit"
    | "you choose me"
    | "I move to a battlefield"
    | "an enemy unit moves to a battlefield"
    | "I attack"
    | "I defend"
    | "I die"
    | "a friendly unit dies";
  /**
   * Id by which 'it' in the text refers to the unit that moves, dies or is played; missing = nothing refers to it.
   */
  subject?: string;
  if?: Condition;
  /**
   * 'You may': its controller decides as it goes on the chain whether it does (383.3.a). Asked with the ability's id as mention and its source as the only option: who picks that will, who picks nothing will not. Missing = it must.
   */
  may?: true;
  /**
   * What is paid as an optional ability goes on the chain ('you may kill a friendly unit to ...', 383.3.b); where it cannot be paid the ability goes away. Missing = nothing.
   */
  costs?: Cost[];
  /**
   * What the ability does.
   */
  text: Instruction[];
}
/**
 * Put on the chain by its controller, who pays its costs then.
 */
export interface ActivatedAbility {
  id: NodeId;
  /**
   * What is paid for it.
   */
  activate: Cost[];
  timing: Timing;
  /**
   * What the ability does.
   */
  text: Instruction[];
}
/**
 * While its source is on the board, everything that fits has the quality; the source itself only where it says so. While: a status of the source on which that hangs at every moment anew.
 */
export interface PassiveAbility {
  id: NodeId;
  passive: Quality;
  /**
   * What has it: everything that fits but its source; or its source.
   */
  on: All | Me;
  while?: StatusCondition;
  /**
   * Not while its source is so: in combat is what is an attacker or a defender at the battlefield of the combat (740.2.c). Missing = nothing of the kind.
   */
  unless?: "in combat";
}
/**
 * Replaces the death of something by other actions, at once and without the chain (367).
 */
export interface ReplacementAbility {
  id: NodeId;
  /**
   * 'You may': its controller is asked at every death that it would replace (371.2), as for an optional triggered ability. Missing = it replaces each.
   */
  may?: true;
  wouldDie: All;
  /**
   * What happens instead; 'it' refers to the subject's mention.
   */
  instead: Instruction[];
}
/**
 * A board and a script of plays. It starts in P1's main phase, open, outside a showdown; resources are plenty.
 */
export interface Scenario {
  /**
   * Release of the Core Rules.
   */
  release: "2026-07-24";
  /**
   * Reading of the rules: the Core Rules as written, or with the rulings page.
   */
  profile: "CR" | "FAQ+";
  battlefields: Battlefields;
  players: Players;
  cards: Cards;
  objects: Objects;
  answers?: Answers;
  /**
   * What the players do; nobody scripts who passes.
   */
  script: Step[];
}
/**
 * The two players; P1 is the turn player.
 */
export interface Players {
  P1: Filler;
  P2: Filler;
}
/**
 * What a player has that is judged by count only: anonymous cards, runes, XP.
 */
export interface Filler {
  /**
   * Anonymous cards in hand.
   */
  hand: number;
  /**
   * Anonymous cards in the Main Deck.
   */
  deck: number;
  /**
   * Ready runes on the board; missing = the game is not about runes.
   */
  runes?: number;
  /**
   * Exhausted runes on the board; missing = the game is not about runes.
   */
  exhaustedRunes?: number;
  /**
   * Runes in the Rune Deck; missing = the game is not about runes.
   */
  runeDeck?: number;
  /**
   * XP that the player has (728); missing = the game is not about XP.
   */
  xp?: number;
}
/**
 * One physical card or token.
 */
export interface GameObject {
  /**
   * Stable id of the physical card.
   */
  id: string;
  /**
   * Its type.
   */
  kind: "unit" | "gear" | "spell" | "legend";
  /**
   * Id of the card with its text; missing = no text.
   */
  card?: string;
  owner: PlayerId;
  controller: PlayerId;
  /**
   * Where it is, as zone:player or zone:battlefield; nowhere = a token that a text may make. What is in a deck lies on top of its anonymous cards, in table order.
   */
  place: string;
  /**
   * Printed Might of a unit, in points; missing for others.
   */
  might?: number;
  /**
   * What it costs in energy as printed, for texts that ask for it; nobody pays it. Missing = 0.
   */
  energy?: number;
  /**
   * Might given to it this turn before the script starts, in points; missing = 0.
   */
  bonus?: number;
  /**
   * Damage marked on it; missing = 0.
   */
  damage?: number;
  /**
   * Missing = ready.
   */
  exhausted?: boolean;
  /**
   * Missing = not stunned.
   */
  stunned?: boolean;
  /**
   * It has a buff, which gives +1 Might (701); missing = none.
   */
  buffed?: boolean;
  /**
   * Id of the unit that this gear is attached to; missing = none.
   */
  attachedTo?: string;
  /**
   * Lasting qualities; missing = none.
   */
  qualities?: Quality[];
  /**
   * True for a token: it exists on the board only (186).
   */
  token?: boolean;
}
/**
 * By id of a permanent: what its controller chooses for its triggered abilities; by id of an optional ability, the permanent itself if it is to happen. Missing = nothing is chosen.
 */
export interface Answers {
  [k: string]: Choices;
}
/**
 * For each chosen mention of the card the ids that are wanted, whenever the engine asks: objects, players (P1), battlefields (A), spells on the chain. By id of a split instruction: the ids that get a point of damage, one for each point. By id of a group limit: who is kept when the group no longer fits.
 */
export interface Choices {
  [k: string]: string[];
}
/**
 * A player plays a card as soon as the player may.
 */
export interface PlayStep {
  /**
   * Names the step.
   */
  id: string;
  play: Play;
}
/**
 * The play.
 */
export interface Play {
  player: PlayerId;
  /**
   * Id of the physical card; a unit or gear comes into its player's base at once (359.2), or from hiding to that battlefield (811.1.d.1).
   */
  card: string;
  choices: Choices;
  /**
   * Id of the physical card on the chain that this answers: if it is gone the window is missed. Missing = the play opens a chain.
   */
  respondsTo?: string;
  /**
   * It answers not that item but the ability that its text leaves on the chain once it has resolved (388.1). Missing = the item itself.
   */
  later?: true;
  /**
   * The rules refuse it: nothing changes, and the game goes on. Missing = it is legal.
   */
  refused?: true;
}
/**
 * A player activates an ability of a permanent as soon as the player may.
 */
export interface ActivateStep {
  /**
   * Names the step.
   */
  id: string;
  activate: Activation;
}
/**
 * The activation.
 */
export interface Activation {
  player: PlayerId;
  /**
   * Id of the permanent.
   */
  object: string;
  /**
   * Id of the ability in its card.
   */
  ability: string;
  choices: Choices;
  /**
   * Id of the physical card on the chain that this answers: if it is gone the window is missed. Missing = the activation opens a chain.
   */
  respondsTo?: string;
  /**
   * It answers not that item but the ability that its text leaves on the chain once it has resolved (388.1). Missing = the item itself.
   */
  later?: true;
  /**
   * The rules refuse it: nothing changes, and the game goes on. Missing = it is legal.
   */
  refused?: true;
}
/**
 * The board is edited, in place of a card that would do it: as soon as the item that it answers is on the chain and nobody is asked anything.
 */
export interface EditStep {
  /**
   * Names the step.
   */
  id: string;
  edit: Edit;
}
/**
 * What an action would do to one permanent, done by nobody. A cleanup follows; nothing is played, chosen or paid for it.
 */
export interface Edit {
  verb: EditVerb;
  /**
   * Id of the permanent.
   */
  object: string;
  place?: EditPlace;
  amount?: EditAmount;
  player?: PlayerId1;
  /**
   * Id of the physical card of an item on the chain: if it is gone the window is missed. Missing = the chain is empty.
   */
  respondsTo?: string;
}
/**
 * Units of P1's move by their standard move from P1's base to a battlefield with units of P2's only, as soon as the chain is empty and no showdown is open (144): a combat opens there, whose showdown stays open till the game ends.
 */
export interface AttackStep {
  /**
   * Names the step.
   */
  id: string;
  attack: Attack;
}
/**
 * The standard move.
 */
export interface Attack {
  /**
   * Ids of the units, one at least, which are exhausted for it (144.2).
   */
  units: string[];
  /**
   * Id of the battlefield.
   */
  battlefield: string;
}
/**
 * The game is saved and loaded as soon as nobody is asked anything, whatever waits on the chain; nothing changes by it.
 */
export interface SaveStep {
  /**
   * Names the step.
   */
  id: string;
  /**
   * Always true.
   */
  saveAndLoad: true;
}
/**
 * Everybody passes until at most that many items are left on the chain.
 */
export interface ResolveStep {
  /**
   * Names the step.
   */
  id: string;
  /**
   * How many items may be left; 0 = the chain is empty.
   */
  resolve: number;
  /**
   * Before that, once the chain is empty, P1 ends the turn (317). From then on what the next turn begins with is not judged: P2's hand and deck, and what is exhausted but for P1's. Missing = the turn goes on.
   */
  endTurn?: true;
}
/**
 * What an engine shows of a game. Only places is required: a missing key means that the engine does not model it, null is the rules' null.
 */
export interface Observation {
  /**
   * For each physical card of the setup the places that hold it, as zone:player, zone:battlefield or chain: an empty list = it is lost, two places = it is duplicated; a token that ceased to exist has an empty list.
   */
  places: {
    [k: string]: string[];
  };
  /**
   * For each physical card on the board what it is like; missing = not modelled.
   */
  objects?: {
    [k: string]: ObservedObject;
  };
  /**
   * For each player the number of cards in their zones, named ones included, of runes and of XP; missing = not modelled.
   */
  counts?: {
    [k: string]: ObservedCounts;
  };
  /**
   * The items on the chain, oldest first; missing = not shown.
   */
  chain?: ChainItem[];
}
/**
 * A card on the board.
 */
export interface ObservedObject {
  /**
   * Player id; missing = not modelled.
   */
  owner?: string;
  /**
   * Player id; missing = not modelled.
   */
  controller?: string;
  /**
   * Missing = not modelled.
   */
  exhausted?: boolean;
  /**
   * Missing = not modelled.
   */
  stunned?: boolean;
  /**
   * It has a buff; missing = not modelled.
   */
  buffed?: boolean;
  /**
   * Id of the unit that the gear is attached to; null = none; missing = not modelled.
   */
  attachedTo?: string | null;
  /**
   * Marked damage; missing = not modelled.
   */
  damage?: number;
  /**
   * Current Might in points; null = it has none; missing = not modelled.
   */
  might?: number | null;
}
/**
 * Numbers of cards in a player's zones, of runes and of XP.
 */
export interface ObservedCounts {
  /**
   * Cards in hand; missing = not modelled.
   */
  hand?: number;
  /**
   * Cards in the Main Deck; missing = not modelled.
   */
  deck?: number;
  /**
   * Cards in the trash; missing = not modelled.
   */
  trash?: number;
  /**
   * Ready runes on the board; missing = not modelled.
   */
  runes?: number;
  /**
   * Exhausted runes on the board; missing = not modelled.
   */
  exhaustedRunes?: number;
  /**
   * Runes in the Rune Deck; missing = not modelled.
   */
  runeDeck?: number;
  /**
   * XP of the player; missing = not modelled.
   */
  xp?: number;
}
/**
 * A spell or ability on the chain.
 */
export interface ChainItem {
  /**
   * Id of the physical card: the spell, or the permanent whose ability it is.
   */
  source: string;
  /**
   * Player id; missing = not modelled.
   */
  controller?: string;
  /**
   * Ids that were locked as targets when it was finalized; missing = not shown.
   */
  targets?: string[];
}
/**
 * What an engine offers. A missing entry means: try it.
 */
export interface Capabilities {
  /**
   * By published name ('verb:banish', 'filter:might', 'link:action', 'play:hidden', 'mentions:2'): false = not offered, true = offered, missing = try it.
   */
  features?: {
    [k: string]: boolean;
  };
  /**
   * How the engine takes cards: as trees of instructions, as rules text, or by official name only; missing = tree. Whatever is asked for, the tree comes with it.
   */
  cards?: "tree" | "text" | "names";
  /**
   * How the engine writes words and symbols of rules texts: by the word or phrase as the suite writes it ('Might', 'Exhaust:'), the engine's own; missing = as the suite writes them.
   */
  symbols?: {
    [k: string]: string;
  };
  /**
   * Official names of the cards that the engine has, units and battlefields included; missing = none.
   */
  names?: string[];
  /**
   * What of a named card a setup may change; missing = nothing.
   */
  override?: ("might" | "timing")[];
  /**
   * How many games may be open at once; missing = 1.
   */
  sessions?: number;
}
/**
 * A scenario with its right outcome, which replays on any engine. Where the engine that it was found on built cards of the scenario otherwise, 'built' is what it built, and what is expected is said of that.
 */
export interface Case {
  /**
   * Number of the file format.
   */
  format: 1;
  /**
   * What the case shows, in a few words.
   */
  name: string;
  /**
   * Version of the suite that wrote it.
   */
  suite: string;
  /**
   * Ids of the rules that decide it.
   */
  rules: string[];
  /**
   * Where the situation comes from: a rule's worked example, a matrix row; missing = generated.
   */
  source?: string;
  scenario: Scenario;
  built?: Scenario;
  /**
   * What the rules ask for, checkpoint by checkpoint; a path that is not listed is not judged.
   */
  expected: Checkpoint[];
  /**
   * In a written case the misreadings that must fail it; in a bug report the one that explains it. Missing = none named.
   */
  misreadings?: string[];
  /**
   * Where the misreading shows. Missing in written cases.
   */
  telltales?: Telltale[];
  /**
   * By path, what may stand there at the start as it likes: with each other value that was tried the fault shows as well. U1.might, U1.place, U1.owner, P1.hand, P1.deck. Missing = not tried.
   */
  free?: string[];
  /**
   * The games that were played beside it. Missing in written cases.
   */
  controls?: Control[];
}
/**
 * The state after one step.
 */
export interface Checkpoint {
  /**
   * Id of the step, 'start' or 'end'.
   */
  after: string;
  /**
   * By path: U1.place, U1.controller, U1.exhausted, U1.stunned, U1.damage, U1.might (gear has the first three, a spell has its place); P1.hand, P1.deck, P1.trash; chain and targets; and, after the step that plays it, S1.asks.
   */
  values: {
    [k: string]: Value;
  };
}
/**
 * A path at which the rules and a misreading differ.
 */
export interface Telltale {
  /**
   * Id of the step, or 'start'.
   */
  after: string;
  /**
   * The path.
   */
  path: string;
  right: Value;
  wrong: Value;
}
/**
 * A game played beside the case to tell a broken primitive from a broken rule.
 */
export interface Control {
  /**
   * Which control it is; other game: the one that must end alike.
   */
  name:
    | "undisturbed"
    | "disturbance alone"
    | "without replacement"
    | "without prohibition"
    | "enough cards"
    | "harmless"
    | "blank"
    | "other game";
  scenario: Scenario;
  built?: Scenario;
  /**
   * What the rules ask for, of the scenario as it was built.
   */
  expected: Checkpoint[];
}
/**
 * The result of a run.
 */
export interface Report {
  /**
   * Number of the report format.
   */
  format: 1;
  /**
   * Version of the suite.
   */
  suite: string;
  /**
   * conforms: every invariant at full evidence; partial: the same, but for what the engine does not offer; does not conform: a violation or a finding; incomplete: nothing wrong was seen, but some invariant lacks evidence.
   */
  verdict: "conforms" | "partial" | "does not conform" | "incomplete";
  /**
   * Release of the Core Rules.
   */
  release: string;
  /**
   * Reading of the rules: CR or FAQ+.
   */
  profile: string;
  /**
   * Seed of the generated cases.
   */
  seed: number;
  engine: EngineInfo;
  /**
   * The stored cases, which are replayed before anything else. Missing = there are none.
   */
  stored?: StoredCaseResult[];
  options?: OptionsUsed;
  /**
   * The actions on which everything rests, tried undisturbed.
   */
  primitives: Primitive[];
  /**
   * One entry per invariant, in the order of the rules.
   */
  invariants: InvariantResult[];
  /**
   * What is wrong beside the invariants.
   */
  findings: Finding[];
  /**
   * How the engine answers questions that the rules leave open; no answer is a fault. Missing = none was asked.
   */
  readings?: ReadingResult[];
  /**
   * Ways of the engine that are no faults: what it does not show, how it resolves.
   */
  habits: string[];
  baseline?: BaselineResult;
  extent: Extent;
  times: Times;
}
/**
 * Who the engine says it is.
 */
export interface EngineInfo {
  /**
   * Name of the engine.
   */
  name: string;
  /**
   * Its version.
   */
  version: string;
  /**
   * Language it is written in; missing = not said.
   */
  language?: string;
  /**
   * Address of its issue tracker; missing = not said.
   */
  issues?: string;
}
/**
 * A stored case that was replayed.
 */
export interface StoredCaseResult {
  /**
   * The case file, as seen from the working directory.
   */
  file: string;
  /**
   * What the case shows.
   */
  name: string;
  /**
   * Whether the fault shows; not told: this engine's game says nothing about it, or the case no longer fits the rules of this release.
   */
  state: "passes" | "fails" | "not told";
  /**
   * What was expected and what came, or why nothing is told; missing if it passes.
   */
  message?: string;
}
/**
 * What the run was asked for beside seed and profile, which is all that is needed to run it again; missing = nothing.
 */
export interface OptionsUsed {
  /**
   * How the engine was named on the command line; missing = the run was started by a program.
   */
  adapter?: string;
  /**
   * The invariants, rules or patterns that were to be checked; missing = all.
   */
  only?: string[];
  /**
   * Telling cases that were full evidence; missing = the usual number.
   */
  evidence?: number;
  /**
   * Seconds after which the run was to end; missing = no limit.
   */
  seconds?: number;
  /**
   * The folder of stored cases; missing = the usual one.
   */
  cases?: string;
  /**
   * The file of known faults; missing = none.
   */
  baseline?: string;
}
/**
 * One action, tried undisturbed with bystanders.
 */
export interface Primitive {
  /**
   * The action.
   */
  name: string;
  /**
   * What the engine makes of it.
   */
  state: "works" | "broken" | "not offered";
  /**
   * Of a broken one what was expected and what came, of one that is not offered what its cards are built without; missing = nothing more to say.
   */
  message?: string;
  case?: Case;
}
/**
 * The verdict on one invariant.
 */
export interface InvariantResult {
  /**
   * Permanent id.
   */
  id: string;
  /**
   * Id of the rule; - where no rule needs to say it.
   */
  rule: string;
  /**
   * What the rule asks for, in our words.
   */
  statement: string;
  /**
   * See docs/verdicts.md.
   */
  verdict: "conforms" | "violates" | "blocked" | "thin" | "not exercised" | "unsupported";
  /**
   * Telling cases with controls held, for the misreading that has the fewest; for a violation the cases that it explains.
   */
  evidence: number;
  /**
   * How many would be full evidence.
   */
  wanted?: number;
  /**
   * What blocks it, which feature is missing, or which misreadings could not be reached; missing where there is nothing to say.
   */
  because?: string;
  /**
   * Features of the edits of the board on which the evidence rests, in place of actions that do not work or are not offered; missing = none.
   */
  edits?: string[];
  /**
   * Misreadings of which no case tells enough with what the engine offers and shows; missing = none.
   */
  unreached?: string[];
  /**
   * Id of the misreading that explains what the engine does; missing unless it violates.
   */
  misreading?: string;
  /**
   * Further misreadings of the same rule that the engine has as well; missing = none.
   */
  more?: string[];
  /**
   * Misreadings that explain it equally well; missing = none.
   */
  also?: string[];
  /**
   * What the engine behaves as if; missing unless it violates.
   */
  explains?: string;
  /**
   * The smallest games that show the violation; empty unless it violates.
   */
  cases: Case[];
}
/**
 * Something wrong that no invariant's misreading explains.
 */
export interface Finding {
  /**
   * What sort of thing it is.
   */
  kind:
    | "unexplained divergence"
    | "primitive broken"
    | "crash"
    | "hang"
    | "stuck"
    | "handshake untrue"
    | "nondeterministic"
    | "legal play refused"
    | "illegal play accepted"
    | "card lost or duplicated"
    | "state leaked"
    | "bad observation"
    | "relation broken"
    | "stored case fails";
  /**
   * Equal for the same fault.
   */
  signature: string;
  /**
   * What happened, in one line; what the engine says in it is untrusted.
   */
  message: string;
  /**
   * How many cases showed it.
   */
  count: number;
  case?: Case;
  /**
   * Misreadings that come closest; missing = none comes near.
   */
  nearest?: Nearest[];
}
/**
 * A misreading and how often it predicts what the engine did.
 */
export interface Nearest {
  /**
   * Id of the misreading.
   */
  misreading: string;
  /**
   * Share of the cases it speaks about in which it is right, 0 to 1.
   */
  rate: number;
}
/**
 * What an engine makes of a question that the rules leave open; it changes neither verdict nor exit code.
 */
export interface ReadingResult {
  /**
   * Permanent id.
   */
  id: string;
  /**
   * Id of the rule.
   */
  rule: string;
  /**
   * The question, in our words.
   */
  asks: string;
  /**
   * reads as: one answer fits every game; mixed: now one answer, now another; neither: no answer fits any game; not shown: no game told.
   */
  state: "reads as" | "mixed" | "neither" | "not shown";
  /**
   * Names of the answers that fit every game: one, unless the engine does not show what would tell two apart; empty unless it reads as some.
   */
  reads: string[];
  /**
   * Games that told, controls held.
   */
  games: number;
  /**
   * The answers, each of them right.
   */
  alternatives: AlternativeResult[];
  /**
   * Why no game told; missing unless not shown.
   */
  because?: string;
}
/**
 * An admissible answer to an open question.
 */
export interface AlternativeResult {
  /**
   * In a word or two.
   */
  name: string;
  /**
   * What follows from it.
   */
  says: string;
  /**
   * The profiles that take it; empty = neither decides.
   */
  profiles: string[];
  /**
   * Games that it fits.
   */
  games: number;
}
/**
 * What came of the run beside a baseline of known faults; with one it decides the exit code. Missing = run without a baseline.
 */
export interface BaselineResult {
  /**
   * The baseline file.
   */
  file: string;
  /**
   * Entries whose fault or gap is still there.
   */
  known: BaselineLine[];
  /**
   * Faults that no entry knows.
   */
  fresh: BaselineLine[];
  /**
   * Entries whose fault is gone, to be taken out.
   */
  stale: BaselineLine[];
  /**
   * Entries of which the run cannot say whether their fault is gone, and what it could not judge without an entry saying so.
   */
  unjudged: BaselineLine[];
  /**
   * Gaps that could be judged this time. They hang on seed and evidence, so that nothing fails for them.
   */
  closed: BaselineLine[];
}
/**
 * A fault or a gap, as a baseline names it.
 */
export interface BaselineLine {
  /**
   * Name of a misreading, signature of a finding, id of an invariant that cannot be judged, or a case file.
   */
  name: string;
  /**
   * Why it is known; missing = no reason is given, or no entry.
   */
  reason?: string;
  /**
   * Where it is tracked; missing = nowhere, or no entry.
   */
  issue?: string;
  /**
   * Why it could not be judged; missing elsewhere.
   */
  because?: string;
}
/**
 * How much was done; the counts of a run that --time or an interruption ended are not reproducible.
 */
export interface Extent {
  /**
   * Cases generated.
   */
  generated: number;
  /**
   * Cases played on the engine.
   */
  cases: number;
  /**
   * Games played on the engine, controls included.
   */
  games: number;
  /**
   * Cases void because the engine left no window for a reaction, or asked without saying for what.
   */
  windowMissed: number;
  /**
   * Cases void because the engine does not offer something in them.
   */
  unsupported: number;
  /**
   * True if --time ended the run.
   */
  endedByTime: boolean;
  /**
   * True if the run was interrupted, so that the report holds what there was until then; missing = it was not.
   */
  interrupted?: boolean;
}
/**
 * The only part that differs between two runs with the same seed.
 */
export interface Times {
  /**
   * When the run began, ISO 8601.
   */
  started: string;
  /**
   * How long it took.
   */
  seconds: number;
}
/**
 * The first request: who are you?
 */
export interface HelloRequest {
  id: MessageId;
  /**
   * Always hello.
   */
  op: "hello";
  protocol: ProtocolName;
  /**
   * Version of the suite that asks; missing = not said.
   */
  suite?: string;
  /**
   * Release of the Core Rules.
   */
  release: "2026-07-24";
}
/**
 * Starts a fresh game with exactly this setup, and ends the one before.
 */
export interface OpenRequest {
  id: MessageId;
  /**
   * Always open.
   */
  op: "open";
  setup: Setup;
  observe?: WithObservation;
}
/**
 * Everything about a game but what the players will do: a scenario without its script.
 */
export interface Setup {
  /**
   * Release of the Core Rules.
   */
  release: "2026-07-24";
  /**
   * Reading of the rules: the Core Rules as written, or with the rulings page.
   */
  profile: "CR" | "FAQ+";
  battlefields: Battlefields;
  players: Players;
  cards: Cards;
  objects: Objects;
  answers?: Answers;
  /**
   * Rules text by id of a card, where the capabilities ask for text.
   */
  texts?: {
    [k: string]: string;
  };
  /**
   * Official name by id of a card, where the capabilities list names and a card is one of them.
   */
  names?: {
    [k: string]: string;
  };
}
/**
 * A player does something.
 */
export interface ActRequest {
  id: MessageId;
  /**
   * Always act.
   */
  op: "act";
  action: Action;
  observe?: WithObservation;
  /**
   * Given with a pass: the engine may go on passing for whoever has priority until nobody has, and answers once, for the last pass, which saves requests; an engine that does not know the key just passes. Missing = only this pass.
   */
  settle?: true;
}
/**
 * Plays a card.
 */
export interface PlayAction {
  /**
   * Always play.
   */
  kind: "play";
  player: PlayerId;
  /**
   * Id of the physical card.
   */
  card: string;
  choices: Wishes;
  targets: FlatTargets;
}
/**
 * For every chosen mention the wished ids; an engine takes what it wants to know now and asks for the rest later.
 */
export interface Wishes {
  [k: string]: string[];
}
/**
 * Activates an ability of a permanent.
 */
export interface ActivateAction {
  /**
   * Always activate.
   */
  kind: "activate";
  player: PlayerId;
  /**
   * Id of the permanent.
   */
  object: string;
  /**
   * Id of the ability in its card.
   */
  ability: string;
  choices: Wishes;
  targets: FlatTargets;
}
/**
 * Passes priority.
 */
export interface PassAction {
  /**
   * Always pass.
   */
  kind: "pass";
  player: PlayerId;
}
/**
 * Moves ready units of the turn player by their standard move from that player's base to a battlefield with enemy units, with an empty chain: a combat opens there, and abilities trigger. Its showdown stays open: nobody ever passes focus.
 */
export interface AttackAction {
  /**
   * Always attack.
   */
  kind: "attack";
  player: PlayerId;
  /**
   * Ids of the units, which all move at once.
   */
  units: string[];
  /**
   * Id of the battlefield.
   */
  battlefield: string;
}
/**
 * The turn player ends the turn, with an empty chain: what is delayed until then goes on the chain, and when that is empty the turn is over.
 */
export interface EndTurnAction {
  /**
   * Always end turn.
   */
  kind: "end turn";
  player: PlayerId;
}
/**
 * Edits the board, in place of a card that would do it; sent only to engines whose capabilities offer it.
 */
export interface EditAction {
  /**
   * Always edit.
   */
  kind: "edit";
  verb: EditVerb;
  /**
   * Id of the permanent.
   */
  object: string;
  place?: EditPlace;
  amount?: EditAmount;
  player?: PlayerId2;
}
/**
 * Has the engine write its whole game down and go on from what it has written; sent only to engines whose capabilities offer it, and not while a question is pending.
 */
export interface SaveAction {
  /**
   * Always save and load.
   */
  kind: "save and load";
}
/**
 * Answers the question that is pending.
 */
export interface AnswerAction {
  /**
   * Always answer.
   */
  kind: "answer";
  player: PlayerId;
  /**
   * Some of its options; one may stand there several times if the question allows it.
   */
  picks: string[];
}
/**
 * Shows the game as it is now.
 */
export interface ObserveRequest {
  id: MessageId;
  /**
   * Always observe.
   */
  op: "observe";
}
/**
 * Which mentions must be chosen to play a card now, or to activate an ability; sent to engines that said that they answer it.
 */
export interface AsksRequest {
  id: MessageId;
  /**
   * Always asks.
   */
  op: "asks";
  /**
   * Id of the physical card.
   */
  card: string;
  /**
   * Id of the ability in its card; missing = the card is played.
   */
  ability?: string;
}
/**
 * The game is over for the suite.
 */
export interface CloseRequest {
  id: MessageId;
  /**
   * Always close.
   */
  op: "close";
}
/**
 * The last request: answer, then exit.
 */
export interface ShutdownRequest {
  id: MessageId;
  /**
   * Always shutdown.
   */
  op: "shutdown";
}
/**
 * Who the engine is.
 */
export interface HelloReply {
  id: MessageId;
  protocol: ProtocolName;
  engine: EngineInfo;
  capabilities?: Capabilities;
  /**
   * It answers asks; missing = it does not.
   */
  asks?: boolean;
}
/**
 * The game has begun.
 */
export interface OpenedReply {
  id: MessageId;
  pending: Pending;
  /**
   * By id of a card; a card that is not listed was built exactly.
   */
  fit?: {
    [k: string]: Fit;
  };
  observation?: Observation;
}
/**
 * The chain is empty and the turn player may play.
 */
export interface NothingPending {
  /**
   * Always none.
   */
  kind: "none";
}
/**
 * A player may respond or pass.
 */
export interface PriorityPending {
  /**
   * Always priority.
   */
  kind: "priority";
  player: PlayerId;
}
/**
 * A showdown is open and the chain is empty: the player who has focus may play or pass focus, which nobody ever does.
 */
export interface FocusPending {
  /**
   * Always focus.
   */
  kind: "focus";
  player: PlayerId;
}
/**
 * The game is over by the engine's own rules.
 */
export interface OverPending {
  /**
   * Always over.
   */
  kind: "over";
}
/**
 * A player is to pick between min and max of the options.
 */
export interface QuestionPending {
  /**
   * Always question.
   */
  kind: "question";
  player: PlayerId;
  /**
   * Ids of the setup.
   */
  options: string[];
  /**
   * The fewest that must be picked.
   */
  min: number;
  /**
   * The most that may be picked.
   */
  max: number;
  /**
   * An option may be picked more than once: each pick is one point of split damage (355.14); missing = not.
   */
  repeat?: boolean;
  /**
   * Id of the physical card whose spell or ability asks; missing = the engine can't tell.
   */
  item?: string;
  /**
   * Id of what is chosen: of a mention, of a split instruction, of a group limit, of what may be declined; missing = the engine can't tell.
   */
  mention?: string;
}
/**
 * It left out some nodes of the tree.
 */
export interface IgnoredFit {
  /**
   * Ids of the nodes.
   */
  ignored: string[];
}
/**
 * It built another card.
 */
export interface OtherFit {
  as: Card;
}
/**
 * It can't tell what it built.
 */
export interface UnknownFit {
  /**
   * Always true.
   */
  unknown: true;
}
/**
 * The engine does not offer the game.
 */
export interface LackingReply {
  id: MessageId;
  /**
   * Published names of the features that it lacks.
   */
  unsupported: string[];
}
/**
 * It is done.
 */
export interface OkReply {
  id: MessageId;
  /**
   * Always ok.
   */
  kind: "ok";
  pending: Pending;
  observation?: Observation;
}
/**
 * The engine refuses the action; its state is as before.
 */
export interface RejectedReply {
  id: MessageId;
  /**
   * Always rejected.
   */
  kind: "rejected";
  /**
   * Why, in a line.
   */
  reason: string;
}
/**
 * The engine does not offer this.
 */
export interface UnsupportedReply {
  id: MessageId;
  /**
   * Always unsupported.
   */
  kind: "unsupported";
  /**
   * Published name of the feature.
   */
  feature: string;
}
/**
 * The game as it is now.
 */
export interface ObserveReply {
  id: MessageId;
  observation: Observation;
}
/**
 * What must be chosen.
 */
export interface AsksReply {
  id: MessageId;
  /**
   * Ids of the mentions; missing = the engine can't tell.
   */
  asks?: string[];
}
/**
 * Done: the reply to close and to shutdown.
 */
export interface DoneReply {
  id: MessageId;
}
/**
 * The engine failed in this step: the game is over, the process may live on.
 */
export interface ErrorReply {
  id: MessageId;
  /**
   * What went wrong, in a line.
   */
  error: string;
}
/**
 * The faults and gaps of an engine that are known, so that a run fails only on what is new, or gone; kept as YAML.
 */
export interface Baseline {
  /**
   * Number of the file format.
   */
  format: 1;
  /**
   * Name of the engine, as its adapter gives it.
   */
  engine: string;
  /**
   * Release of the Core Rules.
   */
  release: string;
  /**
   * Reading of the rules.
   */
  profile: "CR" | "FAQ+";
  /**
   * The run from which it was written last; missing = by hand.
   */
  command?: string;
  /**
   * Rules that the engine misreads; missing = none.
   */
  violations?: KnownViolation[];
  /**
   * What else is wrong; missing = nothing.
   */
  findings?: KnownFinding[];
  /**
   * What cannot be judged; missing = nothing.
   */
  gaps?: KnownGap[];
}
/**
 * A rule that the engine misreads.
 */
export interface KnownViolation {
  /**
   * Name of the misreading, its invariant first. Misreadings that no game tells apart are one.
   */
  misreading: string;
  /**
   * What it comes to, for whoever reads the file; nothing hangs on it. Missing = not said.
   */
  says?: string;
  /**
   * A case file that shows it, as seen from the working directory; missing = none.
   */
  case?: string;
  /**
   * Why it is left as it is; missing or empty = not said.
   */
  reason?: string | null;
  /**
   * Where it is tracked; missing or empty = nowhere.
   */
  issue?: string | null;
}
/**
 * Something wrong that no misreading explains.
 */
export interface KnownFinding {
  /**
   * Signature of the finding.
   */
  finding: string;
  /**
   * What it comes to, for whoever reads the file; nothing hangs on it. Missing = not said.
   */
  says?: string;
  /**
   * A case file that shows it, as seen from the working directory; missing = none.
   */
  case?: string;
  /**
   * Why it is left as it is; missing or empty = not said.
   */
  reason?: string | null;
  /**
   * Where it is tracked; missing or empty = nowhere.
   */
  issue?: string | null;
}
/**
 * An invariant that is blocked, thin or not exercised.
 */
export interface KnownGap {
  /**
   * Id of the invariant.
   */
  invariant: string;
  /**
   * What it comes to, for whoever reads the file; nothing hangs on it. Missing = not said.
   */
  says?: string;
  /**
   * Why it is left as it is; missing or empty = not said.
   */
  reason?: string | null;
  /**
   * Where it is tracked; missing or empty = nowhere.
   */
  issue?: string | null;
}
/**
 * What an engine played in one of the parts of a run, to be judged together with the others.
 */
export interface Recording {
  /**
   * Number of the file format.
   */
  format: 1;
  /**
   * Version of the suite; parts of other versions do not fit together.
   */
  suite: string;
  /**
   * Release of the Core Rules.
   */
  release: string;
  /**
   * Reading of the rules.
   */
  profile: "CR" | "FAQ+";
  /**
   * Seed of the generated cases.
   */
  seed: number;
  engine: EngineInfo;
  /**
   * The invariants that were asked for; empty = all.
   */
  only: string[];
  /**
   * Telling cases that were to be full evidence; missing = as usual.
   */
  evidence?: number;
  part: Part;
  /**
   * By stream and index of a generated case: what the engine made of it and its controls.
   */
  cases: {
    [k: string]: RecordedCase;
  };
}
/**
 * Which part of the run this is.
 */
export interface Part {
  /**
   * Its number, from 1.
   */
  number: number;
  /**
   * How many parts there are.
   */
  of: number;
}
/**
 * The games of a case and its controls, or the first of them that says nothing about the rules.
 */
export interface RecordedCase {
  /**
   * As played, the case first.
   */
  games: RecordedGame[];
  unplayed?: UnplayedGame;
}
/**
 * What a game showed.
 */
export interface RecordedGame {
  /**
   * By checkpoint: 0 where all was shown and is as the rules have it.
   */
  rows: (0 | RecordedRow)[];
  end: RecordedEnd;
  /**
   * A wished option was not on offer and another was taken.
   */
  substituted: boolean;
}
/**
 * What was shown at a checkpoint.
 */
export interface RecordedRow {
  /**
   * Id of the step, 'start' or 'end'.
   */
  after: string;
  /**
   * The chain should be empty here.
   */
  settled: boolean;
  /**
   * Items on the chain; missing = not shown.
   */
  items?: number;
  /**
   * Id of the card that the step plays; missing = none.
   */
  card?: string;
  /**
   * What had to be chosen for it; missing = not shown.
   */
  asks?: string;
  /**
   * By path of the case.
   */
  values: (string | number | boolean | null)[];
  /**
   * Paths that were not shown; their value says nothing.
   */
  unseen: number[];
}
/**
 * How a game ended.
 */
export interface RecordedEnd {
  /**
   * All others say nothing about the rules.
   */
  kind: "complete" | "refused";
  /**
   * The step that was refused; missing where none was.
   */
  step?: string;
  /**
   * What the engine said of it; untrusted. Missing where none was refused.
   */
  reason?: string;
}
/**
 * Why a game says nothing about the rules.
 */
export interface UnplayedGame {
  /**
   * What sort of thing came.
   */
  kind: "unsupported" | "window missed" | "fault";
  /**
   * What the engine does not offer; missing unless unsupported.
   */
  features?: string[];
  /**
   * It asked without saying about what; missing = it did not.
   */
  unclear?: boolean;
  fault?: RecordedFault;
}
/**
 * How it failed; missing unless it did.
 */
export interface RecordedFault {
  /**
   * What sort of fault it is.
   */
  kind: "crash" | "hang" | "stuck" | "bad observation" | "handshake untrue";
  /**
   * The same each time, as far as the engine is; untrusted.
   */
  message: string;
  /**
   * What else is known of this one time; missing = nothing.
   */
  detail?: string;
}
/**
 * A run begins.
 */
export interface RunStarted {
  /**
   * Which event it is.
   */
  kind: "started";
  /**
   * Number of the format of events.
   */
  format: 1;
  /**
   * Version of the suite.
   */
  suite: string;
  /**
   * Release of the Core Rules.
   */
  release: string;
  /**
   * Reading of the rules: CR or FAQ+.
   */
  profile: string;
  /**
   * Seed of the generated cases.
   */
  seed: number;
  engine: EngineInfo;
}
/**
 * A phase has come so far.
 */
export interface RunProgress {
  /**
   * Which event it is.
   */
  kind: "progress";
  /**
   * What the run is at.
   */
  phase: "primitives" | "generating" | "playing" | "diagnosing" | "shrinking";
  /**
   * Steps done in this phase.
   */
  done: number;
  /**
   * Steps to do in it.
   */
  total: number;
}
/**
 * An invariant has its verdict.
 */
export interface InvariantJudged {
  /**
   * Which event it is.
   */
  kind: "invariant";
  result: InvariantResult;
}
/**
 * Something is wrong beside the invariants.
 */
export interface FindingMade {
  /**
   * Which event it is.
   */
  kind: "finding";
  finding: Finding;
}
/**
 * The run is over.
 */
export interface RunFinished {
  /**
   * Which event it is.
   */
  kind: "finished";
  report: Report;
}
/**
 * What doctor says of an adapter before any rule is tried. But for the speed it is the same each time.
 */
export interface Checkup {
  /**
   * Number of the format.
   */
  format: 1;
  /**
   * Version of the suite.
   */
  suite: string;
  /**
   * Release of the Core Rules.
   */
  release: string;
  /**
   * Reading of the rules: CR or FAQ+.
   */
  profile: string;
  engine: EngineInfo;
  /**
   * Whether a run would say something about rules; if not, something must be mended first.
   */
  fit: boolean;
  /**
   * The highest level of which all works, with all below it; 'none' if not even the first.
   */
  level: string;
  /**
   * What was looked at, in this order: what is said by a later one rests on the earlier ones.
   */
  checks: Check[];
  /**
   * What becomes of what a board is set up with.
   */
  fields: FieldShown[];
  /**
   * The actions on which everything rests, each tried undisturbed on the one in the middle of three.
   */
  primitives: Primitive[];
  /**
   * Ways of the engine that are no faults.
   */
  habits: string[];
  /**
   * By what the suite can tell that something is a target.
   */
  detectors: Detector[];
  /**
   * By published name what was learned: true = a game with it was taken, false = refused; missing = not known.
   */
  features: {
    [k: string]: boolean;
  };
  /**
   * Features that the engine does not offer, those that close off most first.
   */
  missing: MissingFeature[];
  /**
   * The next thing to do.
   */
  next: string;
  speed: Speed;
}
/**
 * One thing that was looked at.
 */
export interface Check {
  /**
   * What was looked at.
   */
  name: string;
  /**
   * good: as it should be; fair: something is left out or broken, the rest can be judged; bad: to be mended first; not tried: it rests on something that is not there.
   */
  grade: "good" | "fair" | "bad" | "not tried";
  /**
   * What was found, in one line; what the engine says in it is untrusted.
   */
  says: string;
  /**
   * One line for each thing that is not as it should be.
   */
  details: string[];
  /**
   * What to do about it; missing = nothing.
   */
  advice?: string;
}
/**
 * One thing that observe can show.
 */
export interface FieldShown {
  /**
   * What it is: place, damage, hand, chain.
   */
  field: string;
  /**
   * shown: as the board was set up; not modelled: left out; wrong: something else is shown; not offered: the engine takes no board with it.
   */
  state: "shown" | "not modelled" | "wrong" | "not offered";
  /**
   * What was set up and what is shown; missing unless wrong.
   */
  message?: string;
}
/**
 * A way to tell targets, tried on a sure target and on something that surely is none.
 */
export interface Detector {
  /**
   * How targets are told.
   */
  name: string;
  /**
   * It tells both apart.
   */
  usable: boolean;
  /**
   * Why it is of no use; missing if it is usable.
   */
  because?: string;
}
/**
 * A feature that the engine does not offer.
 */
export interface MissingFeature {
  /**
   * Its published name.
   */
  feature: string;
  /**
   * Invariants of which nothing can be told without it.
   */
  closes: string[];
  /**
   * Misreadings of other invariants that cannot be told without it.
   */
  narrows: string[];
}
/**
 * The only part that differs from one time to the next.
 */
export interface Speed {
  /**
   * Games that were played.
   */
  games: number;
  /**
   * How long they took.
   */
  seconds: number;
}
