import type { InvariantResult, Report } from "../../spec/types/index.ts";
import { plain } from "../escape.ts";
import { groupsOf } from "../groups.ts";
import { closingLine, MARKS, number } from "../summary.ts";
import { findingId } from "./findings.ts";
import { html, type Markup } from "./markup.ts";
import { OVERALL, tone, VERDICTS } from "./verdict.ts";

/** Characters of an engine's name that fit into a heading. */
const NAME = 60;

/** What a run came to, at a glance: the verdict, every rule as a tile, and what is wrong. */
export function overview(report: Report): Markup {
  const { engine, verdict, suite, release, profile, seed } = report;
  return html`<header class="overview ${tone(verdict)}">
<p class="product">riftbound-conformance ${suite}</p>
<h1>${plain(engine.name, NAME)} <small>${engine.version}${engine.language === undefined ? "" : ` · ${engine.language}`}</small></h1>
<p class="overall"><strong class="${tone(verdict)}">${verdict}</strong> ${OVERALL[verdict]}</p>
<p class="closing">${closingLine(report).slice(verdict.length + " · ".length)}</p>
<p class="origin">Core Rules ${release}${profile === "CR" ? "" : ` (${profile})`} · seed ${seed}${issues(engine.issues)}</p>
<nav class="map" aria-label="Rules at a glance">${groupsOf(report.invariants).map(
    ({ title, invariants }) =>
      html`<div class="map-row"><span class="map-title">${title}</span><span class="tiles">${invariants.map(tile)}</span></div>`,
  )}</nav>
${wrong(report)}
</header>`;
}

/** Only what is an address of the web is a link. */
function issues(address: string | undefined): Markup | undefined {
  if (address === undefined) return undefined;
  return /^https?:\/\//i.test(address)
    ? html` · <a href="${address}" rel="noreferrer">issue tracker</a>`
    : html` · ${address}`;
}

const tile = ({ id, verdict }: InvariantResult): Markup =>
  html`<a class="tile ${tone(verdict)}" href="#${id}" title="${id}: ${verdict}"><span aria-hidden="true">${MARKS[verdict]}</span><span class="vh">${id}: ${verdict}</span></a>`;

/** The faults, each as a line that leads to it. */
function wrong({ invariants, findings }: Report): Markup {
  const violated = invariants.filter(({ verdict }) => verdict === "violates");
  if (violated.length + findings.length === 0) return html``;
  const more = Math.max(0, violated.length - MOST) + Math.max(0, findings.length - MOST);
  return html`<section class="wrong" aria-labelledby="wrong-title">
<h2 id="wrong-title">What is wrong</h2>
<ul>${violated
    .slice(0, MOST)
    .map(
      ({ id, rule, explains, misreading, statement }) =>
        html`<li><a href="#${id}"><span class="rule">${rule}</span> ${explains ?? misreading ?? statement}</a></li>`,
    )}${findings
    .slice(0, MOST)
    .map(
      ({ kind, message }, index) =>
        html`<li><a href="#${findingId(index)}"><span class="rule">${kind}</span> ${message}</a></li>`,
    )}</ul>
${more > 0 ? html`<p>and ${number(more)} more below</p>` : ""}
</section>`;
}

/** Of violations and of findings each, what is named at once. */
const MOST = 15;

/** What narrows the page down: a word, verdicts. */
export function toolbar({ invariants, findings }: Report): Markup {
  const counts: readonly (readonly [string, number, string])[] = [
    ...VERDICTS.map(
      (verdict) => [verdict, invariants.filter((each) => each.verdict === verdict).length, MARKS[verdict]] as const,
    ),
    ["finding", findings.length, "✗"],
  ];
  return html`<div class="toolbar" role="search">
<label class="find"><span class="vh">Search rules and findings</span><input type="search" id="search" placeholder="Search rules and findings" autocomplete="off" aria-keyshortcuts="/"></label>
<div class="filters" role="group" aria-label="Show only">${counts
    .filter(([, count]) => count > 0)
    .map(
      ([verdict, count, sign]) =>
        html`<button type="button" class="filter" aria-pressed="false" data-filter="${verdict}"><span class="mark ${verdict === "finding" ? "violates" : tone(verdict)}" aria-hidden="true">${sign}</span> ${verdict} <span class="count">${number(count)}</span></button>`,
    )}</div>
<button type="button" id="theme" aria-label="Light or dark"><span aria-hidden="true">◐</span></button>
<p id="status" class="vh" role="status"></p>
</div>`;
}
