/** Why the rules decide so, a sentence for each rule, in our words. */
const REASONS: Readonly<Record<string, string>> = {
  "124":
    "A card that goes to or comes from a zone off the board is a new object from then on, with nothing of the old one.",
  "158.1": "A spell's instructions are carried out one after the other, from the first to the last.",
  "310.1": "While nothing is on the chain only the player whose turn it is may play a card.",
  "321": "Units die of damage once a spell or ability is done with, never between two of its instructions.",
  "340.1": "Of everything on the chain, what was added last resolves first, and completely.",
  "350.1": "A card counts as played once its resolution is over, not when it is put on the chain.",
  "309": "While something is on the chain only reactions are played, by whoever has priority.",
  "355.10":
    "Whatever a text names for its controller to choose is a target, chosen as the card is played, whether or not the text says so.",
  "355.10.a":
    "What lies in a hand is not public, so it is no target and is chosen on resolution; a card in a trash is a target.",
  "355.10.b": "What only narrows down another choice is no target itself.",
  "355.10.c": "What a text names only in a cost, a trigger condition or a replacement effect is no target.",
  "355.10.d":
    "Where no choice is ever possible nothing is a target; a choice that happens to have one answer still makes one.",
  "355.10.e":
    "As soon as other players have a part in a choice nothing of it is a target, and all of it is made on resolution.",
  "355.10.f": "What a player must do is chosen on resolution, so it is no target.",
  "355.11.b": "When the targets no longer fit together, the controller keeps some of them that do, and adds none.",
  "355.14": "Split damage is divided on resolution: all of it, among the targets that are left, at least 1 to each.",
  "355.8": "What has to choose something and finds nothing legal cannot be played, and nothing of it happens.",
  "359.3.e.1": "Illegal targets never keep a spell from resolving.",
  "359.3.e.2":
    "On resolution a target is illegal if a requirement no longer holds for it, or if it has been off the board since.",
  "359.3.e.3": "Only the moment of resolution counts: a target that failed in between and fits again is legal.",
  "359.3.e.4": "A target that left the board and came back is another object, so it stays illegal.",
  "359.3.e.5":
    "An illegal target is left alone, nothing else takes its place, and nothing is carried out on it or about it.",
  "359.3.e.6": "An instruction that cannot be followed is skipped; the others are not.",
  "359.3.e.7": "An instruction that has lost every target is not carried out.",
  "359.3.e.8": "An instruction that keeps some of its targets is carried out on exactly those, with the same amounts.",
  "359.3.e.9.a":
    "Targets that became illegal still count as chosen while they are on the board, not once they left it.",
  "359.3.e.10": "A spell of which nothing could be carried out has still been played.",
  "359.3.e.11": "An instruction that can be followed in part is followed in that part.",
  "359.3.e.12":
    "What cannot be known any more is null, neither 0 nor the last value, and whatever is reckoned from it is skipped.",
  "359.3.e.13": "Only the spell that moved something itself may look back at what it was just before.",
  "359.3.e.14": "An instruction that speaks of what an earlier one acted on, or of its action, is linked to it.",
  "359.3.e.14.a": "If an instruction is ignored, so is every later one that is linked to it.",
  "359.3.e.14.b":
    "If an action was replaced, a later instruction about its object still runs, one about the action itself does not.",
  "359.3.e.14.c": "Whether something was done does not depend on how much of it was done, or where.",
  "359.3.e.15": "A spell that leaves the chain while it resolves carries out nothing more, and it has been played.",
  "359.3.e.16": "What should last until something that is over already is not made at all.",
  "359.3.f.2": "What a text asks about a legal target is answered as things stand when the instruction is carried out.",
  "359.3.f.3":
    "What the condition of a trigger named or asked is settled when the event happens, and not looked at again.",
  "383.4.b":
    "An ability that triggers on a choice does so when the choosing item is finalized, whatever becomes of that.",
  "704.1": "A buff is never a target, but the unit that it is on can be one.",
  rulings: "The rulings page takes further choices for no targets: what is picked, and legends that one controls.",
  "419.1": "Players play cards from their own hand, never from another player's.",
};

/** The reason behind a rule, or undefined for one without an entry. */
export function reasonFor(rule: string): string | undefined {
  return Object.hasOwn(REASONS, rule) ? REASONS[rule] : undefined;
}
