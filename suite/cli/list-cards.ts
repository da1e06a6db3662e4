import pc from "picocolors";
import { CATALOGUE } from "../../spec/catalogue/index.ts";
import { isExact, isJudged, type OfficialCard } from "../../spec/catalogue/official-card.ts";
import { qualityClause } from "../../spec/text/quality.ts";
import { rulesText } from "../../spec/text/rules-text.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import { colours } from "./output.ts";

/** The cards of the catalogue: name, kind, and what the tree says in the suite's words. */
export function cardList(json: boolean): string {
  if (json) {
    const cards = CATALOGUE.map((official) => {
      const { card, might, qualities, otherText } = official;
      return {
        name: card.name,
        kind: card.kind,
        timing: card.timing,
        ...(might !== undefined && { might }),
        ...(qualities && { qualities }),
        text: rulesText(card),
        exact: isExact(official),
        judged: isJudged(official),
        ...(otherText !== undefined && { otherText }),
      };
    });
    return `${JSON.stringify({ suite: SUITE_VERSION, release: RELEASE, cards }, null, 2)}\n`;
  }
  const paint = pc.createColors(colours(process.stdout));
  const heading = `${CATALOGUE.length} official cards as the suite has them, in its own words`;
  const blocks = CATALOGUE.map((official) => {
    const { card, might, qualities = [], otherText } = official;
    const facts = [card.kind, ...(card.kind === "spell" ? [card.timing] : []), ...(might ? [`${might} Might`] : [])];
    const lines = [
      ...rulesText(card).split("\n"),
      ...qualities.map((quality) => `${qualityClause("I", quality, false)}.`),
    ].filter((line) => line !== "");
    const rest = otherText === undefined ? [] : [`${partOf(official)} ${otherText}`];
    return [`${paint.bold(card.name)}  ${facts.join(", ")}`, ...[...lines, ...rest].map((line) => `  ${line}`)].join(
      "\n",
    );
  });
  return `${[paint.bold(heading), ...blocks].join("\n\n")}\n`;
}

const partOf = (official: OfficialCard): string =>
  isJudged(official) ? "In part; the rest never matters here:" : "In part, so that no engine is judged by it:";
