import type { Case } from "../../spec/types/index.ts";
import { board } from "./board.ts";
import { AS_EXPECTED, type Frame, filmOf, NOT_LOOKED_AT, type Values } from "./film.ts";
import { html, type Markup } from "./markup.ts";

/**
 * A case as a strip of boards to step through: a tab for each moment.
 * @param id names its parts in the page
 * @param engine who the boards beside the right ones belong to
 */
export function strip(of: Case, id: string, engine: string): Markup {
  const frames = filmOf(of);
  const first = Math.max(
    0,
    frames.findIndex((frame) => differs(frame)),
  );
  return html`<div class="film" data-film="${id}" data-start="${first}">
<div class="moments">
<button type="button" class="step" data-step="-1" aria-label="Previous moment">◀</button>
<div class="strip" role="tablist" aria-label="Moments of the game">${frames.map((frame, index) => tab(frame, `${id}/step-${frame.label}`, index === first))}</div>
<button type="button" class="step" data-step="1" aria-label="Next moment">▶</button>
</div>
${frames.map((frame, index) => panel(frame, { id: `${id}/step-${frame.label}`, open: index === first, of, engine }))}
</div>`;
}

const differs = ({ got, differences }: Frame): boolean => differences.length > 0 || typeof got !== "string";

function tab(frame: Frame, id: string, selected: boolean): Markup {
  const off = differs(frame) ? html`<span class="off">✗<span class="vh"> differs</span></span>` : "";
  return html`<button type="button" role="tab" id="${id}" aria-controls="${id}/board" aria-selected="${String(selected)}" tabindex="${selected ? 0 : -1}" data-label="${frame.label}"><span class="number">${frame.label}</span> ${frame.title} ${off}</button>`;
}

interface Panel {
  readonly id: string;
  readonly open: boolean;
  readonly of: Case;
  readonly engine: string;
}

function panel(frame: Frame, { id, open, of, engine }: Panel): Markup {
  const { sentence, changes, differences } = frame;
  return html`<div class="moment" role="tabpanel" id="${id}/board" aria-labelledby="${id}" tabindex="0"${open ? "" : html` hidden`}>
<p class="sentence">${sentence}</p>
${changes.length > 0 ? html`<ul class="changes" aria-label="What it changes by the rules">${changes.map((change) => html`<li>${change}</li>`)}</ul>` : ""}
${boards(frame, of, engine)}
${
  differences.length > 0
    ? html`<table class="differences"><thead><tr><th scope="col"><span class="mark">✓</span> Expected</th><th scope="col"><span class="mark">✗</span> Got</th></tr></thead>
<tbody>${differences.map(({ expected, got }) => html`<tr><td>${expected}</td><td>${got}</td></tr>`)}</tbody></table>`
    : ""
}
</div>`;
}

function boards({ expected, got }: Frame, { scenario }: Case, engine: string): Markup {
  if (typeof got === "string") {
    const only = html`<figure class="only"><figcaption>${captionOf(got, engine)}</figcaption>${board({ scenario, values: expected, differing: new Set() })}</figure>`;
    return html`<div class="boards">${only}</div>`;
  }
  const differing = differingPaths(expected, got);
  return html`<div class="boards two">
<figure class="expected"><figcaption><span class="mark">✓</span> Expected <small>by the rules</small></figcaption>${board({ scenario, values: expected, differing })}</figure>
<figure class="got"><figcaption><span class="mark">✗</span> Got <small>from ${engine}</small></figcaption>${board({ scenario, values: got, differing })}</figure>
</div>`;
}

function captionOf(got: string, engine: string): Markup {
  if (got === AS_EXPECTED) return html`<span class="mark">✓</span> As expected <small>in what ${engine} shows</small>`;
  if (got === NOT_LOOKED_AT) return html`By the rules <small>the report does not say what ${engine} showed here</small>`;
  return html`By the rules <small>but of ${engine} ${got}</small>`;
}

const differingPaths = (expected: Values, got: Values): ReadonlySet<string> =>
  new Set([...new Set([...expected.keys(), ...got.keys()])].filter((path) => expected.get(path) !== got.get(path)));
