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
 * The type of object, place or player that a mention speaks of. A spell means one on the chain, unless it is in another zone; a card is anything in a hand or trash.
 */
export type Noun = "unit" | "gear" | "battlefield" | "player" | "spell" | "legend" | "card";
/**
 * One requirement on what is chosen or affected.
 */
export type Filter = IsFilter | MightFilter | ChoosesFilter | AtFilter;
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
  | PlaceInstruction
  | QualityInstruction
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
 * Whose Might is read.
 */
export type MightSource = It | Chosen | Me;
/**
 * A fixed number, or the Might of something the text names (null when that is missing, 359.3.e.12).
 */
export type Amount = FixedAmount | MightOf;
/**
 * A fixed number.
 */
export type FixedAmount = number;
/**
 * Where something goes.
 */
export type Place = ItsBase | NamedBattlefield | WhereItWas;
/**
 * The base of the object's controller.
 */
export type ItsBase = "base";
/**
 * The place that the object had when this item first moved it.
 */
export type WhereItWas = "where it was";
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
 * A player; P1 is the turn player.
 */
export type PlayerId = "P1" | "P2";
/**
 * One step of the script.
 */
export type Step = PlayStep | ActivateStep | ResolveStep;
/**
 * What stands at a path; null is the rules' null.
 */
export type Value = string | number | boolean | null;

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
   * A card in that zone of the choosing player; missing = on the board, or for a spell on the chain.
   */
  from?: "hand" | "trash";
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
   * The requirement; friendly and enemy are seen from the controller of the spell or ability (359.3.f.4). Here: where the ability's source is now. Another: neither the source nor anything chosen for an earlier mention of the instruction. Alone: no other friendly unit is with it (740.2.a).
   */
  is:
    | "friendly"
    | "enemy"
    | "you control"
    | "at a battlefield"
    | "in a base"
    | "here"
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
 * Of a spell on the chain: it chooses exactly that many units (359.3.e.9.a).
 */
export interface ChoosesFilter {
  id: NodeId;
  /**
   * How many of the things it chose are units on the board, legal targets or not.
   */
  choosesUnits: number;
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
 * What the chosen ones must satisfy together (355.11): a total Might of at most n.
 */
export interface GroupLimit {
  id: NodeId;
  /**
   * The largest sum of their Might, in points.
   */
  totalMight: number;
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
   * The action; 'return' is to the owner's hand, 'recycle' to the bottom of the owner's Main Deck, 'gain control' is for good, 'counter' is of a spell on the chain; 'remove buff' takes the buff off the unit, 'detach' takes gear off its unit.
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
    | "counter";
  object: ObjectMention;
  gate?: Gate;
}
/**
 * Everything that fits; nobody chooses ('all units at a battlefield').
 */
export interface All {
  id: NodeId;
  /**
   * The type of object; a card only in the controller's trash.
   */
  all: "unit" | "gear" | "card";
  /**
   * All in the controller's trash; missing = on the board.
   */
  from?: "trash";
  /**
   * What they must be, all of it.
   */
  filters: Filter[];
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
 * 'If its Might is n or less / or more': read when the instruction executes; it narrows no target.
 */
export interface Condition {
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
}
/**
 * As many as a mention's Might.
 */
export interface MightOf {
  id: NodeId;
  mightOf: MightSource;
}
/**
 * Attaches gear to a unit.
 */
export interface AttachInstruction {
  id: NodeId;
  /**
   * The action; the gear goes where the unit is.
   */
  verb: "attach";
  object: ObjectMention;
  unit: ObjectMention;
  gate?: Gate;
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
}
/**
 * A player draws or discards cards.
 */
export interface DrawInstruction {
  id: NodeId;
  /**
   * The action; a player who has fewer cards than asked discards them all (359.3.e.11).
   */
  verb: "draw" | "discard";
  player: PlayerMention;
  amount: Amount;
  gate?: Gate;
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
   * The trigger condition; a spell counts as played when its resolution is completed (350.1, 419.4.a), a choice is made when its item is finalized (383.4.b), a move is one that an instruction to move makes.
   */
  when: "you play a spell" | "you choose me" | "I move to a battlefield" | "an enemy unit moves to a battlefield";
  /**
   * Id by which 'it' in the text refers to the unit that moves; missing = nothing refers to it.
   */
  subject?: string;
  if?: Condition;
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
 * While its source is on the board, everything that fits has the quality; the source itself does not.
 */
export interface PassiveAbility {
  id: NodeId;
  passive: Quality;
  on: All;
}
/**
 * Replaces the death of something by other actions, at once and without the chain (367).
 */
export interface ReplacementAbility {
  id: NodeId;
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
  /**
   * Ids of the battlefields, in table order.
   *
   * @minItems 1
   */
  battlefields: [string, ...string[]];
  players: Players;
  /**
   * The cards with text.
   */
  cards: Card[];
  /**
   * The physical cards and tokens, in table order.
   */
  objects: GameObject[];
  /**
   * By id of a permanent: what its controller chooses for its triggered abilities; missing = nothing is chosen.
   */
  answers?: {
    [k: string]: Choices;
  };
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
 * Anonymous cards, judged by count only.
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
   * Where it is, as zone:player or zone:battlefield.
   */
  place: string;
  /**
   * Printed Might of a unit, in points; missing for others.
   */
  might?: number;
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
   * Id of the physical card.
   */
  card: string;
  choices: Choices;
  /**
   * Id of the physical card on the chain that this answers: if it is gone the window is missed. Missing = the play opens a chain.
   */
  respondsTo?: string;
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
   * The rules refuse it: nothing changes, and the game goes on. Missing = it is legal.
   */
  refused?: true;
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
   * For each player the number of cards in their zones, named ones included; missing = not modelled.
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
 * Numbers of cards in a player's zones.
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
   * How the engine writes words and symbols of rules texts: by the word as the suite writes it ('Might', 'exhaust'), the engine's own; missing = as the suite writes them.
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
  override?: ("might" | "timing" | "cost")[];
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
    | "stuck"
    | "nondeterministic"
    | "legal play refused"
    | "illegal play accepted"
    | "card lost or duplicated"
    | "state leaked"
    | "bad observation"
    | "relation broken";
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
 * How much was done; the counts of a run that --time ended are not reproducible.
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
