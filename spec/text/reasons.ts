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
  "355.8":
    "A card is played only if what its text asks for can be chosen as the text asks for it; if not, nothing happens.",
  "355.10":
    "Whatever a text names for its controller to choose is a target, chosen as the card is played, whether or not the text says so.",
  "359.3.e.1": "Illegal targets never keep a spell from resolving.",
  "359.3.e.2":
    "On resolution a target is illegal if a requirement no longer holds for it, or if it has been off the board since.",
  "359.3.e.3": "Only the moment of resolution counts: a target that failed in between and fits again is legal.",
  "359.3.e.4": "A target that left the board and came back is another object, so it stays illegal.",
  "359.3.e.5": "An illegal target is left alone, and nothing is carried out on it or about it.",
  "359.3.e.6": "An instruction that cannot be followed is skipped; the others are not.",
  "359.3.e.7": "An instruction that has lost every target is not carried out.",
  "359.3.e.8": "An instruction that keeps some of its targets is carried out on exactly those, with the same amounts.",
  "359.3.e.10": "A spell of which nothing could be carried out has still been played.",
  "359.3.e.11": "An instruction that can be followed in part is followed in that part.",
  "359.3.e.12":
    "What cannot be known any more is null, neither 0 nor the last value, and whatever is reckoned from it is skipped.",
  "359.3.e.13": "Only the spell that moved something itself may look back at what it was just before.",
  "359.3.e.14": "An instruction that speaks of what an earlier one acted on, or of its action, is linked to it.",
  "359.3.e.14.a": "If an instruction is ignored, so is every later one that is linked to it.",
  "359.3.e.14.b":
    "If an action was replaced, a later instruction about its object still runs, one about the action itself does not.",
  "359.3.f.2": "What a text asks about a legal target is answered as things stand when the instruction is carried out.",
  "419.1": "A player plays cards out of the own hand, never out of another player's.",
};

/** The reason behind a rule, or undefined for one without an entry. */
export function reasonFor(rule: string): string | undefined {
  return Object.hasOwn(REASONS, rule) ? REASONS[rule] : undefined;
}
