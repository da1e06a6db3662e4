import type { Finding } from "../../spec/types/index.ts";
import { number } from "../summary.ts";
import { html, type Markup } from "./markup.ts";

/** What is wrong without being a known misreading of a rule. */
export function findings(all: readonly Finding[]): Markup {
  return html`<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings <small>wrong without being a known misreading</small></h2>
${all.length === 0 ? html`<p class="none">None.</p>` : html`<ul class="tree">${all.map(row)}</ul>`}
</section>`;
}

/** How the page calls a finding, by its place in the report. */
export const findingId = (index: number): string => `finding-${index + 1}`;

function row({ kind, message, count, nearest = [], case: game }: Finding, index: number): Markup {
  const id = findingId(index);
  return html`<li class="leaf row" data-verdict="finding">
<details id="${id}" class="violates">
<summary>
<span class="mark violates" aria-hidden="true">✗</span><h3>${kind}</h3>
<span class="id">${id}</span>
<span class="weight">${number(count)} ${count === 1 ? "case" : "cases"}</span>
<span class="why">${message}</span>
</summary>
<div class="body">
${
  nearest.length > 0
    ? html`<dl><dt>Nearest misreadings</dt>${nearest.map(({ misreading, rate }) => html`<dd><code>${misreading}</code> right in ${Math.round(rate * 100)} %</dd>`)}</dl>`
    : ""
}
${game ? html`<div data-fault="${id}"></div>` : html`<p>No game of it was kept.</p>`}
</div>
</details>
</li>`;
}
