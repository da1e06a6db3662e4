import type { InvariantResult, Report } from "../../spec/types/index.ts";
import { MARKS } from "../summary.ts";
import { html, type Markup } from "./markup.ts";

export type Verdict = InvariantResult["verdict"];

/** From worst to best. */
export const VERDICTS: readonly Verdict[] = ["violates", "blocked", "thin", "not exercised", "unsupported", "conforms"];

/** What a verdict on an invariant means. */
export const MEANING: Readonly<Record<Verdict, string>> = {
  violates: "One of its misreadings explains what the engine does.",
  blocked: "Cases tell, but something else is wrong in them. Mend that first.",
  thin: "Too few cases told to be sure.",
  "not exercised": "Next to no case told, so nothing is said about it.",
  unsupported: "The engine does not offer, or not show, what the rule is about.",
  conforms: "None of its misreadings is blamed, on full evidence.",
};

/** What the verdict on an engine means. */
export const OVERALL: Readonly<Record<Report["verdict"], string>> = {
  conforms: "Every rule conforms, on full evidence.",
  partial: "All that the engine offers conforms.",
  "does not conform": "A rule is violated, or something else is wrong.",
  incomplete: "Nothing wrong was seen, but some rules lack evidence.",
};

/** A verdict as a class of its colour. */
export const tone = (verdict: string): string => verdict.replaceAll(" ", "-");

/** A mark and, for those who do not see it, nothing: the word stands beside it. */
export const mark = (verdict: Verdict): Markup =>
  html`<span class="mark ${tone(verdict)}" aria-hidden="true">${MARKS[verdict]}</span>`;
