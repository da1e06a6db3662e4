import { basename } from "node:path";
import type { Case } from "../../spec/types/index.ts";
import { type BugReport, renderMarkdown } from "../bug-report.ts";
import { behaviour } from "../bug-report-words.ts";
import { safeJson } from "../escape.ts";
import type { Fault } from "../faults.ts";
import { CASE, inOrder } from "../key-order.ts";
import { html, type Markup, packed } from "./markup.ts";
import { strip } from "./strip.ts";

/** What a page holds of a fault until somebody opens it. */
export function faultData(fault: Fault, engine: string): Markup {
  const { bug, files } = fault;
  const { controls: _, ...file } = bug.case;
  return html`${packed(`data:${fault.id}`, {
    body: faultBody(fault, engine).markup,
    bug: renderMarkdown(bug),
    case: `${safeJson(inOrder(file, CASE))}\n`,
    file: basename(files[0].path),
  })}
`;
}

/** A fault once it is open: its games as strips of boards, and what a bug report says beside them. */
export function faultBody({ id, files, bug }: Fault, engine: string): Markup {
  const games = files.map(({ case: of }, index) => {
    const name = index === 0 ? id : `${id}/case-${index + 1}`;
    const title = files.length > 1 ? html`<h5>Game ${index + 1} of ${files.length}</h5>` : "";
    return html`${title}${strip(of, name, engine)}`;
  });
  return html`${games}
${otherGame(bug.case, `${id}/other`, engine)}
<div class="facts">
${list(
  "Because",
  bug.because.map(({ rule, reason }) => html`<b class="rule">${rule}</b> ${reason}`),
)}
${list(
  behaviour(bug),
  bug.behavesAs.map((line) => html`${line}`),
)}
<div><h5>Replay</h5><p><code>${bug.replay}</code></p></div>
</div>
<p class="actions">
<button type="button" data-act="copy bug">Copy bug report</button>
<button type="button" data-act="copy link">Copy link</button>
<button type="button" data-act="save case">Save case file</button>
</p>
<details class="words"><summary>The game in words</summary>${words(bug)}</details>`;
}

/** The game that must end alike, where the fault is that it does not: as the rules have it. */
function otherGame({ telltales: _, controls = [], ...of }: Case, id: string, engine: string): Markup {
  const other = controls.find(({ name }) => name === "other game");
  if (!other) return html``;
  return html`<h5>The other game, which must end alike</h5>
${strip({ ...of, scenario: other.scenario, expected: other.expected }, id, engine)}`;
}

const list = (title: string, lines: readonly Markup[]): Markup =>
  lines.length === 0
    ? html``
    : html`<div><h5>${title}</h5><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></div>`;

function words({ board, steps, outcomes, moreOutcomes }: BugReport): Markup {
  const [header = [], ...rows] = board;
  return html`<table><caption>The board</caption>
<thead><tr>${header.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>
<ol>${steps.map(({ text, offending }) => html`<li>${offending ? html`<strong>${text}</strong> ← here` : text}</li>`)}</ol>
<table><caption>Expected and got</caption>
<thead><tr><td></td><th scope="col">Expected</th><th scope="col">Got</th></tr></thead>
<tbody>${outcomes.map(({ when, expected, got }) => html`<tr><th scope="row">${when}</th><td>${expected}</td><td>${got}</td></tr>`)}</tbody></table>
${moreOutcomes > 0 ? html`<p>and ${moreOutcomes} more</p>` : ""}`;
}
