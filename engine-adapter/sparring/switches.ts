/** A way in which the engine may differ from the plain one. */
export interface Switch {
  readonly name: string;
  /** What the engine then does, in one sentence. */
  readonly what: string;
}

/** Legal ways of playing and showing the same game. */
export const VARIATIONS = [
  { name: "whole-chain", what: "Once both players passed, the whole chain resolves in one go." },
  { name: "auto-pass", what: "The other player's priority is skipped if that player has no card to answer with." },
  { name: "auto-pass-all", what: "Any player's priority is skipped if that player has no card to answer with." },
  { name: "opponent-first", what: "After a play the other player gets priority first; both must still pass." },
  { name: "asks-later", what: "Targets are asked for after the play, one question for each mention." },
  { name: "asks-later-anonymous", what: "Targets are asked for after the play, without naming card and mention." },
  {
    name: "asks-later-unless-forced",
    what: "Targets are asked for after the play unless only one choice is possible.",
  },
  { name: "asks-costs", what: "What costs are paid with is asked for after the play; targets are taken from it." },
  { name: "takes-only-option", what: "Outside of plays nothing is asked if only one choice is possible." },
  { name: "asks-split-of-one", what: "How to split damage is asked even if it all goes to one target." },
  { name: "asks-in-reverse", what: "The mentions to be chosen are named last one first." },
  { name: "asks-nothing", what: "The engine cannot tell what must be chosen for a card." },
  { name: "confirms-plays", what: "After a play the engine asks its player to confirm, with nothing to pick." },
  { name: "confirms-passes", what: "Before a pass counts the engine asks to confirm it, with nothing to pick." },
  { name: "hides-chain", what: "The chain is not shown." },
  { name: "hides-chain-targets", what: "The chain is shown without targets." },
  { name: "hides-chain-controllers", what: "The chain is shown without controllers." },
  { name: "hides-counts", what: "Numbers of cards in hands, decks and trashes are not shown." },
  { name: "hides-objects", what: "Only places are shown of the objects on the board." },
  { name: "hides-damage", what: "Marked damage is not shown." },
  { name: "hides-might", what: "Might is not shown." },
  { name: "hides-exhausted", what: "Whether something is exhausted is not shown." },
  { name: "hides-stunned", what: "Whether something is stunned is not shown." },
  { name: "hides-buffs", what: "Whether a unit has a buff is not shown." },
  { name: "hides-attachments", what: "What gear is attached to is not shown." },
  { name: "hides-controller", what: "Controllers and owners of objects are not shown." },
  { name: "refuses-silently", what: "A play that is refused does nothing, and the answer is as if it were fine." },
  { name: "reversed-places", what: "Places and objects are listed in another order." },
  { name: "offers-edits", what: "The board may be edited in place of cards." },
  { name: "async", what: "Every answer of the engine is a promise." },
] as const satisfies readonly Switch[];

/** Faults of a single action or of bookkeeping, which no rule on targets and links is about. */
export const QUIRKS = [
  { name: "late-cleanup", what: "Units die and stray objects go home only once the chain is empty." },
  { name: "move-heals", what: "A unit that moves loses its damage." },
  { name: "move-loses-bonus", what: "A unit that moves loses the Might given to it this turn." },
  { name: "move-exhausts", what: "A unit that moves becomes exhausted." },
  { name: "move-does-nothing", what: "Moving leaves everything where it is." },
  { name: "move-goes-home", what: "A move to a battlefield ends in the base." },
  { name: "draws-one-more", what: "Drawing two or more draws one card too many." },
  { name: "draws-nothing", what: "Nobody draws any cards." },
  { name: "draws-from-opponent", what: "Cards are drawn from the opponent's deck." },
  { name: "nobody-dies-of-damage", what: "Damage never kills." },
  { name: "triggers-dead", what: "Abilities that trigger on a play never trigger." },
  { name: "damage-clipped", what: "Damage is dealt only up to the Might that is left." },
  { name: "damage-doubled", what: "Damage to exhausted units is doubled." },
  { name: "damage-lowers-might", what: "Marked damage is also subtracted from Might." },
  { name: "heals-one", what: "Healing removes a single point of damage." },
  { name: "heal-does-nothing", what: "Healing removes no damage." },
  { name: "return-does-nothing", what: "Returning leaves the object on the board." },
  { name: "return-kills", what: "What should return to a hand goes to the trash." },
  { name: "return-to-controller", what: "A stolen card returns to the hand of its controller." },
  { name: "banish-trashes", what: "What should be banished goes to the trash." },
  { name: "kill-banishes", what: "What is killed is banished." },
  { name: "exhaust-does-nothing", what: "Exhausting leaves the object ready." },
  { name: "ready-does-nothing", what: "Readying leaves the object exhausted." },
  { name: "stun-does-nothing", what: "Stunning has no effect." },
  { name: "stun-exhausts", what: "Stunning exhausts as well." },
  { name: "recall-exhausts", what: "Recalling exhausts as well." },
  { name: "recall-does-nothing", what: "Recalling leaves everything where it is." },
  { name: "might-capped", what: "A change of Might is at most 2 either way." },
  { name: "steal-readies", what: "Gaining control of something readies it." },
  { name: "steal-recalls", what: "Gaining control of something takes it to the new controller's base." },
  { name: "steal-does-nothing", what: "Nobody gains control of anything." },
  { name: "spells-vanish", what: "A spell that has resolved is not in the trash nor anywhere else." },
  { name: "window-missed", what: "After the first reaction the whole chain resolves without asking anybody." },
  { name: "replayed-ready", what: "A unit that an instruction plays enters ready." },
  { name: "replayed-home", what: "A unit that an instruction plays enters its owner's base, whatever the text says." },
  { name: "no-replacement", what: "Nothing ever replaces a death." },
  { name: "tokens-stay", what: "A token that goes to the trash stays there." },
  { name: "counter-does-nothing", what: "A countered spell stays on the chain and resolves." },
  { name: "recycle-does-nothing", what: "Recycling leaves the card where it is." },
  { name: "recycle-returns", what: "What should be recycled goes to its owner's hand." },
  { name: "buffs-double", what: "A buff adds 2 Might." },
  { name: "buff-does-nothing", what: "Buffing gives no buff." },
  { name: "buff-exhausts", what: "Buffing exhausts as well." },
  { name: "buffs-stick", what: "Removing a buff leaves it on the unit." },
  { name: "discard-draws", what: "What should be discarded is drawn." },
  { name: "discards-one-more", what: "Discarding discards one card too many." },
  { name: "looks-too-far", what: "Looking at the top of a deck shows one card too many." },
  { name: "channels-ready", what: "Runes are channeled ready, whatever the text says." },
  { name: "gains-no-xp", what: "Gaining XP gives none." },
  { name: "attach-does-nothing", what: "Attaching attaches nothing." },
  { name: "attach-from-afar", what: "Attached gear stays where it was." },
  { name: "gear-stays-behind", what: "Attached gear does not follow its unit." },
  { name: "detach-does-nothing", what: "Detaching leaves the gear attached." },
  { name: "prevent-does-nothing", what: "Preventing prevents no damage." },
  { name: "prevents-all", what: "As long as some damage is to be prevented, all of it is." },
  { name: "save-does-nothing", what: "What a spell promised instead of a death does not happen." },
  { name: "saved-unhealed", what: "A unit that is recalled instead of dying keeps its damage." },
  { name: "abilities-free", what: "Exhausting something to pay leaves it ready." },
  { name: "splits-evenly", what: "Split damage is divided evenly without asking." },
  { name: "passives-dead", what: "Passive abilities give nothing any quality." },
  { name: "protects-nothing", what: "What can't be chosen can be chosen all the same." },
  { name: "moves-unnoticed", what: "Abilities that trigger on a move never trigger." },
  {
    name: "finds-targets-again",
    what: "After the game was loaded the chain's targets are found by id, even where they are new objects.",
  },
  { name: "loses-this-turn", what: "As the game is saved what lasts for this turn only is not written down." },
  { name: "choices-unnoticed", what: "Abilities that trigger on being chosen never trigger." },
  { name: "types-stay", what: "Nothing becomes another type." },
  { name: "refused-lingers", what: "What is refused stays on the chain, unseen, and resolves after the next item." },
  { name: "refused-paid", what: "What is refused for what it chooses is paid for all the same." },
] as const satisfies readonly Switch[];

/** Faults of the rules on targets and links that are on nobody's list. */
export const FAULTS = [
  {
    name: "checks-first-target-only",
    what: "On resolution only the first target of the item must meet its requirements.",
  },
  { name: "checks-enemies-only", what: "On resolution only targets that are enemies must meet their requirements." },
  {
    name: "stops-when-first-fails",
    what: "If the first instruction has no legal target left, nothing of the item happens.",
  },
  { name: "controller-is-opponent", what: "'Its controller' is read as the opponent of the item's controller." },
  { name: "only-first-instruction", what: "Only the first instruction of a spell is carried out." },
] as const satisfies readonly Switch[];

/** Switches for the engines that are broken beyond rules; see broken.ts. */
type Defect = "crashes-on-banish" | "loses-returned" | "random-damage";

/** Every switch by name. */
export type SwitchName =
  | (typeof VARIATIONS)[number]["name"]
  | (typeof QUIRKS)[number]["name"]
  | (typeof FAULTS)[number]["name"]
  | Defect;

/** Tells whether a switch is on. */
export type Has = (name: SwitchName) => boolean;

/** Number of letters to insert, delete or replace to turn one name into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Throws if a name is no switch, so that a slip of the pen does not pass for the plain engine.
 * @param names what the caller asked for
 */
export function demandKnown(names: readonly string[]): void {
  const known: readonly Switch[] = [...VARIATIONS, ...QUIRKS, ...FAULTS];
  for (const name of names) {
    if (known.some((one) => one.name === name)) continue;
    const nearest = known.reduce((best, one) => (distance(name, one.name) < distance(name, best.name) ? one : best));
    throw new Error(`The sparring engine has no switch "${name}"; the nearest is "${nearest.name}".`);
  }
}
