import type { OpenQuestion } from "../clause.ts";

/** Impossible for another reason than its targets: does that stop what is linked to it (359.3.e.6, 359.3.e.14.a)? */
export const IGNORED_OR_NEGATED: OpenQuestion = {
  asks: "Its target is legal, but the instruction cannot be followed: what becomes of the ones linked to it?",
  readings: [
    { name: "ignored", says: "it is ignored like any other, and so is all that is linked to it", profiles: ["CR"] },
    {
      name: "negated",
      says: "what speaks of its object still runs while that is on the board; only what speaks of its action does not",
      profiles: ["FAQ+"],
    },
  ],
  masked: "what hangs on such an instruction, outside of link/negated, which reports the reading",
};

/** The words of 359.3.e.2, .7, .8 and .9 name different moments. */
export const MOMENT: OpenQuestion = {
  asks: "When are targets looked at: as the item begins to resolve, or again before each instruction?",
  readings: [
    { name: "once", says: "what the item itself does to a later target does not make it illegal", profiles: [] },
    { name: "each time", says: "an earlier instruction can make the target of a later one illegal", profiles: [] },
  ],
  masked: "targets that the item itself changed before the instruction about them",
};

/** 359.3.e.5 speaks of objects in one sentence and of targets in the next. */
export const SECOND_MENTION: OpenQuestion = {
  asks: "An object is illegal in one slot: does the rest of the card leave it alone as well?",
  readings: [
    { name: "per slot", says: "another slot, or an instruction about all, can still affect it", profiles: [] },
    { name: "whole card", says: "nothing of the card affects it", profiles: [] },
  ],
  masked: 'an illegal target that the same card reaches a second time, by another mention or by "all"',
};

export const ANOTHER: OpenQuestion = {
  asks: 'Is "another" in a later instruction looked at again when the first target is lost?',
  readings: [
    { name: "kept", says: "it means other than what was chosen first, whatever became of that", profiles: [] },
    { name: "dropped", says: "without a first target there is nothing to be other than", profiles: [] },
  ],
  masked: '"another" across instructions',
};

export const BANISHMENT: OpenQuestion = {
  asks: "Is a freely chosen card in banishment a target?",
  readings: [
    { name: "target", says: "it is, since everybody may look there", profiles: [] },
    { name: "no target", says: "it is not, since the list of public zones leaves banishment out", profiles: [] },
  ],
  masked: "choices of cards in banishment",
};

export const RECYCLED: OpenQuestion = {
  asks: "Are cards that one is free to choose for recycling from a trash targets?",
  readings: [
    { name: "no target", says: "the rule on recycling says so (416.6)", profiles: [] },
    { name: "target", says: "no exception of 355.10 or of the rulings page takes them out", profiles: [] },
  ],
  masked: "recycling a number of cards from a trash",
};

export const DESTINATION: OpenQuestion = {
  asks: "Is the chosen place of a move a target?",
  readings: [
    { name: "no target", says: "it only says where an action goes", profiles: [] },
    { name: "target", says: "it is named and chosen as the card is played", profiles: [] },
  ],
  masked: "whether a chosen destination counts as a target",
};

export const OWN_LEGEND: OpenQuestion = {
  asks: 'Is "a legend you control" a target?',
  readings: [
    { name: "target", says: "it is: several may be there to choose from", profiles: ["CR"] },
    { name: "no target", says: "it never is; of several one is chosen on resolution", profiles: ["FAQ+"] },
  ],
  masked: "nothing: target/own-legend judges each profile by its own answer",
};

export const SUBSET: OpenQuestion = {
  asks: "Which part of a group that no longer fits together may be chosen?",
  readings: [
    { name: "any", says: "every part that fits", profiles: ["CR"] },
    { name: "greatest", says: "only a part to which no other legal target could be added", profiles: ["FAQ+"] },
  ],
  masked: "how many of the group are kept",
};

export const PAIR: OpenQuestion = {
  asks: "Two targets with different roles no longer fit together: what is left of the instruction?",
  readings: [
    { name: "one of them", says: "their controller keeps either, as in a group", profiles: [] },
    { name: "none", says: "each fails the requirement on account of the other", profiles: [] },
  ],
  masked: "requirements between two targets with different roles",
};

export const SUM: OpenQuestion = {
  asks: "What is null Might plus a number?",
  readings: [
    { name: "nothing", says: "the instruction that needs it is ignored", profiles: ["FAQ+"] },
    { name: "the number", says: "only the reckoning with null is left out", profiles: ["CR"] },
  ],
  masked: "amounts of Might plus a number",
};

export const NOTHING_NEW: OpenQuestion = {
  asks: "Has an instruction been carried out that changes nothing, as readying a ready unit?",
  readings: [
    { name: "done", says: "whatever is linked to it runs", profiles: [] },
    {
      name: "nothing happened",
      says: "what speaks of its object runs, but what speaks of its action does not",
      profiles: [],
    },
    { name: "ignored", says: "whatever is linked to it is ignored", profiles: [] },
  ],
  masked: "what hangs on an instruction that changes nothing",
};

export const NONE_CHOSEN: OpenQuestion = {
  asks: 'Nobody was chosen for an "up to": what becomes of what is linked to it?',
  readings: [
    { name: "ignored", says: "there is nothing that it could speak of", profiles: [] },
    { name: "runs", says: "nothing was illegal or impossible", profiles: [] },
  ],
  masked: 'links to an "up to" with nobody chosen',
};

export const PARTLY_DONE: OpenQuestion = {
  asks: 'Is "if you do" met by an action that was done in part?',
  readings: [
    { name: "met", says: "it was done; how much of it does not matter", profiles: [] },
    { name: "not met", says: "it was not done as written", profiles: [] },
  ],
  masked: '"if you do" after doing less than written; doing nothing at all does not meet it',
};

export const KILLED_UNIT: OpenQuestion = {
  asks: 'Does "the killed unit" speak of the unit or of the kill, when the kill was replaced?',
  readings: [
    { name: "action", says: "of the kill: nothing was killed", profiles: [] },
    { name: "object", says: "of the unit, which is still there", profiles: [] },
  ],
  masked: "such words after a replaced action",
};

export const REPLACED_AWAY: OpenQuestion = {
  asks: "The action was replaced by another that takes the object off the board: does what speaks of the object run?",
  readings: [
    { name: "runs", says: "it does: 359.3.e.14.b asks for no board", profiles: [] },
    { name: "ignored", says: "it does not: what it needs to know is gone", profiles: [] },
  ],
  masked: "what speaks of an object that such a replacement took off the board",
};

/** 359.3.e.14.b speaks of what is replaced, 437.4 of what is prevented. */
export const PREVENTED: OpenQuestion = {
  asks: "All of the damage was prevented: does what speaks of the unit run?",
  readings: [
    { name: "runs", says: "it does, as after an action that was replaced", profiles: [] },
    { name: "ignored", says: "it does not: no damage was dealt", profiles: [] },
  ],
  masked: "what speaks of a unit all damage to which was prevented",
};

/** The Core Rules have no exception for it, the rulings have. */
export const PICKED: OpenQuestion = {
  asks: "Is what a player picks a target?",
  readings: [
    { name: "target", says: "it is, as no exception takes it out", profiles: ["CR"] },
    { name: "no target", says: "it is not; it is picked on resolution", profiles: ["FAQ+"] },
  ],
  masked: "nothing under FAQ+, where target/pick judges it; whatever is picked under CR",
};

/** 355.10.e and .f say "on resolution", and not at which moment of it. */
export const LATE_CHOICE: OpenQuestion = {
  asks: "What can be chosen by a choice that is made on resolution only?",
  readings: [
    { name: "by the instruction", says: "what is there as its instruction is carried out", profiles: [] },
    { name: "as the item begins", says: "what is there as the item begins to resolve", profiles: [] },
  ],
  masked: "such choices after the item itself changed what there is to choose from",
};
