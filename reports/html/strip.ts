import type { Case } from "../../spec/types/index.ts";
import { withoutEchoes } from "../echoes.ts";
import { board } from "./board.ts";
import { AS_EXPECTED, type Difference, type Frame, filmOf, NOT_LOOKED_AT } from "./film.ts";
import { html, type Markup } from "./markup.ts";
import type { Values } from "./right-game.ts";

/**
 * A case as a strip of boards to step through: a tab for each moment.
 * @param id names its parts in the page
 * @param engine who the boards beside the right ones belong to
 */
export function strip(of: Case, id: string, engine: string): Markup {
  const frames = filmOf(of);
  const differing = frames.findIndex(differs);
  const first = differing < 0 ? frames.length - 1 : differing;
  return html`<div class="film">
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
  const off = differs(frame) ? html` <span class="off">✗<span class="vh"> differs</span></span>` : "";
  return html`<button type="button" role="tab" id="${id}/tab" data-link="${id}" aria-controls="${id}/board" aria-selected="${String(selected)}" tabindex="${selected ? 0 : -1}"><span class="number">${frame.label}</span> ${frame.title}${off}</button>`;
}

interface Panel {
  readonly id: string;
  readonly open: boolean;
  readonly of: Case;
  readonly engine: string;
}

function panel(frame: Frame, { id, open, of, engine }: Panel): Markup {
  const { sentence, changes } = frame;
  return html`<div class="moment" role="tabpanel" id="${id}/board" aria-labelledby="${id}/tab" tabindex="0"${open ? "" : html` hidden`}>
<p class="sentence">${sentence}</p>
${changes.length > 0 ? html`<ul class="changes" aria-label="What it changes by the rules">${changes.map((change) => html`<li>${change}</li>`)}</ul>` : ""}
${boards(frame, of, engine)}
</div>`;
}

function boards({ expected, got, differences }: Frame, of: Case, engine: string): Markup {
  const { scenario } = of;
  if (typeof got === "string") {
    const told = differences.length > 0 ? said("got", differences) : "";
    const only = html`<figure class="only"><figcaption>${captionOf(got, engine)}${told}</figcaption>${board({ scenario, values: expected, differing: new Set() })}</figure>`;
    return html`<div class="boards">${only}</div>`;
  }
  const differing = differingPaths(expected, got);
  return html`<div class="boards two">
<figure class="expected"><figcaption><span class="mark">✓</span> Expected <small>${source(of)}</small>${said("expected", differences)}</figcaption>${board({ scenario, values: expected, differing })}</figure>
<figure class="got"><figcaption><span class="mark">✗</span> Got <small>from ${engine}</small>${said("got", differences)}</figcaption>${board({ scenario, values: got, differing })}</figure>
</div>`;
}

/** Where an expectation comes from: the rules, or the engine itself in a game that must end alike. */
const source = ({ controls = [] }: Case): string =>
  controls.some(({ name }) => name === "other game") ? "as in the other game" : "by the rules";

/** Differences that a reader still takes in. */
const MOST = 10;

function said(side: keyof Difference, differences: readonly Difference[]): Markup {
  const more = differences.length - MOST;
  return html`<ul class="said">${differences.slice(0, MOST).map((each) => html`<li>${each[side]}</li>`)}${more > 0 ? html`<li>and ${more} more</li>` : ""}</ul>`;
}

function captionOf(got: string, engine: string): Markup {
  if (got === AS_EXPECTED)
    return html`<span class="mark">✓</span> As expected <small>in all that ${engine} shows</small>`;
  if (got === NOT_LOOKED_AT)
    return html`By the rules <small>the report does not say what ${engine} showed here</small>`;
  return html`By the rules <small>but of ${engine} ${got}</small>`;
}

/** What is marked: where the boards differ, but not what only follows from a card being elsewhere. */
function differingPaths(expected: Values, got: Values): ReadonlySet<string> {
  const paths = [...new Set([...expected.keys(), ...got.keys()])];
  const differing = paths.filter((path) => expected.get(path) !== got.get(path));
  return new Set(withoutEchoes(differing.map((path) => ({ after: "", path }))).map(({ path }) => path));
}
