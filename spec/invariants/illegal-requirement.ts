import type { RequirementInput, RequirementKind } from "../decisions/requirement.ts";
import { FULL, type Invariant, type Misreading } from "./invariant.ts";

function notCheckedAgain(kind: RequirementKind, id: string, what: string): Misreading {
  return {
    id: `${id}-not-checked-again`,
    says: `${what} is not checked again on resolution`,
    patches: [
      { requirement: (right) => (input) => (input.kind === kind && input.phase === "resolve" ? true : right(input)) },
    ],
  };
}

/** No requirement is checked again but for some targets, by what their item is or does with them. */
function onlyChecked(id: string, forWhat: string, isChecked: (input: RequirementInput) => boolean): Misreading {
  return {
    id,
    says: `requirements are checked again ${forWhat} only`,
    patches: [
      { requirement: (right) => (input) => (input.phase === "resolve" && !isChecked(input) ? true : right(input)) },
    ],
  };
}

export const illegalRequirement: Invariant = {
  id: "illegal/requirement",
  rule: "359.3.e.2",
  statement: "A target that no longer meets one of the requirements as its spell or ability resolves is illegal.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    onlyChecked("only-for-spells", "for the targets of spells", ({ carrier }) => carrier === "spell"),
    onlyChecked("only-for-the-first", "for what a text chooses first", ({ slot }) => slot === 0),
    onlyChecked("only-for-damage", "for what is dealt damage", ({ verb }) => verb === "deal"),
    onlyChecked("only-for-kills", "for what is killed", ({ verb }) => verb === "kill"),
    notCheckedAgain("location", "location", "where the target must be"),
    notCheckedAgain("controller", "controller", "whether the target is friendly or enemy"),
    notCheckedAgain("might at most", "might-at-most", "an upper bound on the target's Might"),
    notCheckedAgain("might at least", "might-at-least", "a lower bound on the target's Might"),
    notCheckedAgain("exhausted", "exhausted", "whether the target is exhausted"),
    notCheckedAgain("ready", "ready", "whether the target is ready"),
    notCheckedAgain("damaged", "damaged", "whether the target is damaged"),
    notCheckedAgain("equipped", "equipped", "whether the target is equipped"),
    notCheckedAgain("buffed", "buffed", "whether the target has a buff"),
    notCheckedAgain("alone", "alone", "whether the target is alone"),
    notCheckedAgain("here", "here", "whether the target shares the place of the ability's source"),
    notCheckedAgain("protection", "protection", "whether the target can't be chosen"),
    notCheckedAgain("hidden", "hidden", "that a spell from hidden only reaches its own battlefield"),
    notCheckedAgain("noun", "type", "whether the target is a unit, or gear,"),
    {
      id: "by-owner",
      says: "friendly and enemy go by the owner instead of the controller when targets are judged on resolution",
      patches: [
        {
          requirement: (right) => (input) =>
            input.kind === "controller" && input.phase === "resolve" ? input.metByOwner : right(input),
        },
      ],
    },
  ],
};
