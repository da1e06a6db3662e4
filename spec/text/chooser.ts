import { objectMentions } from "../model/mentions.ts";
import type { Chooser } from "../types/index.ts";
import { ordinal } from "./grammar.ts";
import type { Paragraph } from "./paragraph.ts";

/** Who chooses among their own, as the subject of a sentence. */
export interface Subject {
  readonly name: string;
  /** "they kill", not "they kills". */
  readonly plural: boolean;
}

/**
 * The players who choose, as they read at a mention.
 * @param mention id of what they choose
 */
export function chooserOf(by: Chooser, mention: string, paragraph: Paragraph): Subject {
  if (by === "opponent") return { name: "your opponent", plural: false };
  if (by === "each player") return { name: "each player", plural: false };
  const { players, others } = named(mention, paragraph);
  const place = players.findIndex(({ id }) => id === by.they);
  if (players[place]?.many) return { name: "each of them", plural: false };
  if (players.length > 1) return { name: `the ${ordinal(place + 1)} player`, plural: false };
  return players.length === 1 && !others ? { name: "they", plural: true } : { name: "that player", plural: false };
}

/** The players chosen before a mention, and whether "they" could be something else. */
function named(before: string, { text }: Paragraph) {
  const players: { id: string; many: boolean }[] = [];
  let others = false;
  for (const instruction of text) {
    for (const mention of objectMentions(instruction)) {
      if (mention.id === before) return { players, others };
      const many = "all" in mention || ("choose" in mention && (mention.count.max > 1 || mention.by !== undefined));
      if ("choose" in mention && mention.choose === "player") players.push({ id: mention.id, many });
      else others ||= many;
    }
  }
  return { players, others };
}
