import { rulesText } from "../../text/rules-text.ts";
import type { Card } from "../../types/index.ts";
import { PIECES } from "./index.ts";
import type { Piece } from "./piece.ts";

/** The page about the card language, in Markdown. */
export function languagePage(): string {
  const sections = Object.entries(PIECES).flatMap(([title, pieces]) => [`## ${title}`, ...pieces.map(section)]);
  return `${[INTRODUCTION, ...sections].join("\n\n")}\n`;
}

const INTRODUCTION = `# The card language

A card's rules text is a tree of instructions. The tree says what is named, how many, by whom and with which word; whether
that makes it a target is for the rules to decide (355.10), so it is written nowhere. Every node has an id, by which links
and choices speak of it. The whole is laid down in [card.schema.json](../spec/schema/card.schema.json).

Here is every piece with its meaning, a small card that has it, and how that card reads. Texts and trees are made from
the code, by which a test holds this page: \`npx vitest run spec/catalogue -u\` writes it anew.`;

function section({ name, means, card }: Piece): string {
  const quote = rulesText(card)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n>\n");
  return [`### ${name}`, means, quote, `\`\`\`json\n${tree(card)}\n\`\`\``].join("\n\n");
}

/** The parts of a card that say something, each instruction and ability in one line. */
function tree({ kind, costs, text, abilities }: Card): string {
  const parts = Object.entries({ costs: costs ?? [], text, abilities }).filter(([, nodes]) => nodes.length > 0);
  const lines = parts.map(
    ([name, nodes]) => `  "${name}": [\n${nodes.map((node) => `    ${oneLine(node)}`).join(",\n")}\n  ]`,
  );
  return `{\n  "kind": "${kind}",\n${lines.join(",\n")}\n}`;
}

const oneLine = (node: object): string => JSON.stringify(node, null, 1).replaceAll(/\n\s*/g, " ");
