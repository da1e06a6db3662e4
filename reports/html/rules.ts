import { NO_RULE } from "../../spec/invariants/invariant.ts";
import { reasonFor } from "../../spec/text/reasons.ts";
import type { InvariantResult } from "../../spec/types/index.ts";
import { type Group, groupsOf } from "../groups.ts";
import { number } from "../summary.ts";
import { html, type Markup } from "./markup.ts";
import { MEANING, mark, tone } from "./verdict.ts";

/** The rules as a tree: groups, the rules in them, the invariants of each. */
export function rules(invariants: readonly InvariantResult[]): Markup {
  return html`<section id="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules</h2>
${groupsOf(invariants).map(group)}
</section>`;
}

function group({ title, rule, invariants }: Group): Markup {
  const numbers = [...new Set(invariants.map((invariant) => invariant.rule))];
  const good = invariants.filter(({ verdict }) => verdict === "conforms").length;
  return html`<section class="group">
<h3>${title} ${rule === "" ? "" : html`<span class="rule">${rule}</span>`} <small>${good} of ${invariants.length} conform</small></h3>
<ul class="tree">${numbers.map((id) =>
    branch(
      id,
      invariants.filter((invariant) => invariant.rule === id),
    ),
  )}</ul>
</section>`;
}

const branch = (rule: string, invariants: readonly InvariantResult[]): Markup =>
  html`<li class="branch"><span class="rule">${rule === NO_RULE ? "" : rule}</span>
<ul>${invariants.map(leaf)}</ul>
</li>`;

function leaf(invariant: InvariantResult): Markup {
  const { id, rule, statement, verdict, because, explains, misreading } = invariant;
  const reason = reasonFor(rule);
  const behaves = explains ?? misreading;
  const why = because ?? (verdict === "violates" && behaves !== undefined ? html`behaves as if ${behaves}` : undefined);
  return html`<li class="leaf row" data-verdict="${verdict}">
<details id="${id}" class="${tone(verdict)}">
<summary>
${mark(verdict)}<h4>${statement}</h4>
<span class="id">${id}</span>
<span class="verdict ${tone(verdict)}">${verdict}</span>
${weight(invariant)}
${why === undefined ? "" : html`<span class="why">${why}</span>`}
</summary>
<div class="body">
${verdict === "violates" ? "" : html`<p class="meaning">${reason === undefined ? "" : html`<span class="rule">${rule}</span> ${reason}<br>`}${MEANING[verdict]}</p>`}
${company(invariant)}
${verdict === "violates" && invariant.cases.length > 0 ? html`<div data-fault="${id}"></div>` : ""}
</div>
</details>
</li>`;
}

/** How much was seen, in words and as a bar. */
function weight({ verdict, evidence, wanted }: InvariantResult): Markup {
  const cases = (n: number): string => (n === 1 ? "case" : "cases");
  if (verdict === "violates") return html`<span class="weight">shown by ${number(evidence)} ${cases(evidence)}</span>`;
  if (wanted === undefined) return html`<span class="weight">${number(evidence)} telling ${cases(evidence)}</span>`;
  const share = wanted === 0 ? 100 : Math.min(100, Math.round((evidence / wanted) * 100));
  return html`<span class="weight">${number(evidence)} of ${number(wanted)} telling ${cases(wanted)}
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="4"></rect><rect class="done" width="${share}" height="4"></rect></svg></span>`;
}

/** The misreadings that are named with the one that is blamed. */
function company({ misreading, also = [], more = [] }: InvariantResult): Markup {
  const named = (title: string, names: readonly string[]): Markup =>
    names.length === 0 ? html`` : html`<dt>${title}</dt>${names.map((name) => html`<dd><code>${name}</code></dd>`)}`;
  if (misreading === undefined) return html``;
  return html`<dl>${named("Misreading", [misreading])}${named("Explain it equally well", also)}${named("The engine has as well", more)}</dl>`;
}
