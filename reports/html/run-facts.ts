import type { Primitive, ReadingResult, Report } from "../../spec/types/index.ts";
import { runCommand } from "../command.ts";
import { readingText } from "../reading-text.ts";

import { number } from "../summary.ts";
import { html, type Markup } from "./markup.ts";

const STATES = [
  { state: "broken", mark: "✗", tone: "violates" },
  { state: "not offered", mark: "–", tone: "unsupported" },
  { state: "works", mark: "✓", tone: "conforms" },
] as const;

/** The actions on which everything rests; those that are not as they should be stand open. */
export function primitives(all: readonly Primitive[]): Markup {
  const parts = STATES.map(({ state, mark, tone }) => {
    const own = all.filter((primitive) => primitive.state === state);
    if (own.length === 0) return html``;
    return html`<details class="primitives"${state === "works" ? "" : html` open`}>
<summary><span class="mark ${tone}" aria-hidden="true">${mark}</span> ${number(own.length)} ${state === "works" && own.length > 1 ? "work" : state}</summary>
<ul>${own.map(({ name, message }) => html`<li>${name}${message === undefined ? "" : html`: ${message}`}</li>`)}</ul>
</details>`;
  });
  return html`<section id="primitives" aria-labelledby="primitives-title">
<h2 id="primitives-title">Primitives <small>single actions, tried while nothing disturbs them</small></h2>
${all.length === 0 ? html`<p class="none">None were tried.</p>` : parts}
</section>`;
}

/** How the engine answers what the rules leave open, and its ways: none of it is a fault. */
export function ways({ readings = [], habits }: Report): Markup {
  return html`${
    readings.length === 0
      ? ""
      : html`<section id="readings" aria-labelledby="readings-title">
<h2 id="readings-title">Readings <small>questions that the rules leave open: no answer is a fault</small></h2>
<ul class="plain">${readings.map(reading)}</ul>
</section>`
  }${
    habits.length === 0
      ? ""
      : html`<section id="habits" aria-labelledby="habits-title">
<h2 id="habits-title">Habits <small>ways of the engine that are no faults</small></h2>
<ul class="plain">${habits.map((habit) => html`<li>${habit}</li>`)}</ul>
</section>`
  }`;
}

const reading = (result: ReadingResult): Markup =>
  html`<li><span class="rule">${result.rule}</span> ${result.asks}<br><strong>${readingText(result)}</strong> <span class="id">${result.id}</span></li>`;

/** What was done, and the command that does it again. */
export function extent(report: Report): Markup {
  const { extent: done, times } = report;
  const facts: readonly (readonly [string, string])[] = [
    ["Cases generated", number(done.generated)],
    ["Cases played", number(done.cases)],
    ["Games played, controls included", number(done.games)],
    ["Windows missed", number(done.windowMissed)],
    ["Unsupported", number(done.unsupported)],
    ["Started", times.started],
    ["Seconds", times.seconds.toFixed(1)],
  ];
  return html`<section id="run" aria-labelledby="run-title">
<h2 id="run-title">This run</h2>
<dl class="run">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p>${done.endedByTime ? "It was ended by --time, so its extent is not reproducible. " : ""}The same again:</p>
<p><code>${runCommand(report)}</code></p>
</section>`;
}
