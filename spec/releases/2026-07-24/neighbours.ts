import type { RulePage } from "../clause.ts";
import { PAIR, SUBSET } from "./questions.ts";

/** What the pages take for granted and the suite therefore tests as well; without the examples on those pages. */
export const NEIGHBOURS: RulePage = {
  id: "neighbours",
  title: "Rules of other pages on which these rest",
  clauses: [
    {
      id: "124",
      level: "must",
      statement: "Whatever enters or leaves a zone off the board is a new object, without anything that was temporary.",
      testedBy: ["illegal/new-object", "illegal/stays", "whole/one-place"],
    },
    {
      id: "158.1",
      level: "must",
      statement:
        "The instructions of a spell are carried out from the first to the last, each as often as it stands there.",
      testedBy: ["whole/in-order"],
    },
    {
      id: "309",
      level: "must",
      statement: "While there is a chain nothing but reactions can be added to it.",
      testedBy: ["whole/legal-play"],
    },
    {
      id: "321",
      level: "must",
      statement: "Nothing is cleaned up before the item that resolves is done, so damage kills nobody until then.",
      testedBy: ["whole/no-death-midway"],
    },
    {
      id: "340.1",
      level: "must",
      statement: "The item that was finalized last resolves first, to its end.",
      testedBy: ["whole/lifo"],
    },
    {
      id: "355.8",
      level: "must",
      statement: "Nothing goes on the chain unless each of its targets can be chosen legally.",
      testedBy: ["target/none-legal", "whole/legal-play"],
    },
    {
      id: "355.9.b",
      level: "must",
      statement:
        "A choice is legal only if each restriction on it holds; what the text asks later on restricts nothing.",
      testedBy: ["target/condition"],
    },
    {
      id: "355.11.b",
      level: "may",
      statement: "The controller of a group of targets that no longer fits together may keep a part of it that does.",
      readings: [SUBSET, PAIR],
      testedBy: ["illegal/group"],
    },
    {
      id: "355.14",
      level: "must",
      statement:
        "Damage to be split is divided on resolution, at least 1 to each; of too many targets just the surplus is dropped.",
      testedBy: ["illegal/split"],
    },
    {
      id: "359.3.e.9.a",
      level: "must",
      statement: "Who counts an item's targets counts the mistargeted ones on the board, and none off it.",
      testedBy: ["illegal/counted"],
    },
    {
      id: "359.3.f.2",
      level: "must",
      statement: '"Here", "my" and "its" are answered by how things stand while the instruction is carried out.',
      testedBy: ["info/live", "info/source-gone"],
    },
    {
      id: "359.3.f.3",
      level: "must",
      statement: "What the condition of a trigger named is settled once it is met.",
      testedBy: ["info/trigger-fixed"],
    },
    {
      id: "383.4.b",
      level: "must",
      statement: '"When you choose me" triggers as the choosing item is finalized, whatever becomes of that item.',
      testedBy: ["illegal/choose-trigger"],
    },
    {
      id: "402.4",
      level: "must",
      statement: "A trigger for which nothing legal can be chosen is taken off the chain, which is no counter.",
      testedBy: ["target/none-legal"],
    },
    {
      id: "704.1",
      level: "must",
      statement: "A buff is no target; the unit that has it may be one.",
      testedBy: ["target/counter"],
    },
  ],
};
