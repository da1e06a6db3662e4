import { pathSentence } from "../../spec/text/sentences.ts";
import { html, type Markup } from "./markup.ts";
import { type Sight, tell, textOf, valueAt } from "./sight.ts";

/** A spell or ability on the chain. */
interface Item {
  /** Of the physical card. */
  readonly source: string;
  /** Ids of what it targets; none = it targets nothing, or it is not shown. */
  readonly targets: readonly string[];
}

/** What is on the chain, oldest first. */
function itemsOf(sight: Sight): readonly Item[] {
  const words = (path: string, between: string): readonly string[] => {
    const value = valueAt(sight, path);
    return typeof value === "string" && value !== "" ? value.split(between) : [];
  };
  const targets = words("targets", " | ");
  return words("chain", " ").map((source, index) => ({
    source,
    targets: (targets[index] ?? "").split(",").filter((id) => id !== ""),
  }));
}

/** The chain with the newest item, which resolves next, on top. */
export function chain(sight: Sight): Markup {
  const items = itemsOf(sight).toReversed();
  const asks = [...sight.differing].filter((path) => path.endsWith(".asks"));
  if (items.length === 0 && asks.length === 0 && !sight.differing.has("chain")) return html``;
  return html`<div class="chain${tell(sight, "chain")}${tell(sight, "targets")}" role="group" aria-label="The chain">
<h6>chain${items.length > 1 ? html` <span class="count">newest on top, resolves first</span>` : ""}</h6>
${items.length === 0 ? html`<p class="none">empty</p>` : html`<ol>${items.map((item) => row(item, sight))}</ol>`}
${asks.map((path) => html`<p class="asks tell">${pathSentence(path, valueAt(sight, path) ?? null, sight.scenario)}</p>`)}
</div>`;
}

function row({ source, targets }: Item, sight: Sight): Markup {
  const object = sight.scenario.objects.find(({ id }) => id === source);
  const aims = targets.length === 0 ? "no target" : targets.map((id) => html`<span class="target">${id}</span>`);
  return html`<li class="item ${object?.owner ?? ""}" data-card="${object?.kind === "spell" ? source : ""}">
<b>${object?.kind === "spell" ? source : `${source}’s ability`}</b>
${object ? html`<span class="text">${textOf(object, sight.scenario)}</span>` : ""}
<span class="aims"><span aria-hidden="true">◎</span><span class="vh">targets</span> ${aims}</span>
</li>`;
}

/** What on the chain targets it, as chips. */
export function targetChips(id: string, sight: Sight): readonly Markup[] {
  return itemsOf(sight)
    .filter(({ targets }) => targets.includes(id))
    .map(
      ({ source }) =>
        html`<span class="tag aimed"><span aria-hidden="true">◎ </span><span class="vh">target of </span>${source}</span>`,
    );
}
