import type { Report } from "../../spec/types/index.ts";
import { faultsOf } from "../faults.ts";
import { script, style } from "./assets.ts";
import { faultData } from "./fault.ts";
import { findings } from "./findings.ts";
import { html, type Markup, verbatim } from "./markup.ts";
import { overview, toolbar } from "./overview.ts";
import { rules } from "./rules.ts";
import { extent, primitives, ways } from "./run-facts.ts";

/**
 * A report as one page that needs nothing else: no network, no other file.
 * @param report the whole of it
 * @param folder in which the cases of the report were written; missing = in none
 */
export function renderHtml(report: Report, folder?: string): string {
  const css = style();
  const js = script();
  const policy = `default-src 'none'; style-src ${css.hash}; script-src ${js.hash}; base-uri 'none'; form-action 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${report.engine.name}: ${report.verdict} · riftbound-conformance</title>
<style>${verbatim(css.text)}</style>
</head>
<body>
<a class="skip" href="#rules">Skip to the rules</a>
${overview(report)}
${toolbar(report)}
<main>
<noscript><p class="note">The games open with scripts only; the rest of the page does without.</p></noscript>
<p class="note paper">On paper stand the games that were open on the screen; of the other faults only the head.</p>
<p id="nothing" class="none" hidden>Nothing fits the search.</p>
${rules(report.invariants)}
${findings(report.findings)}
${primitives(report.primitives)}
${ways(report)}
${extent(report)}
</main>
<footer><p>Unofficial; not endorsed by the game's publisher. The rules are said in the suite's own words.</p></footer>
${faults(report, folder)}
<script>${verbatim(js.text)}</script>
</body>
</html>
`;
  return page.markup;
}

/** Characters of an engine's name that fit above a board. */
const NAME = 30;

/** The data of each fault that has a game. */
function faults(report: Report, folder: string | undefined): readonly Markup[] {
  const { name } = report.engine;
  return faultsOf(report, folder).map((fault) => faultData(fault, name.length > NAME ? "the engine" : name));
}
