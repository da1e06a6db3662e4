import type { GameObject, Value } from "../../spec/types/index.ts";
import { targetChips } from "./chain.ts";
import { html, type Markup } from "./markup.ts";
import { type Sight, tell, textOf, valueAt } from "./sight.ts";

/** A card as it lies there: turned sideways if it is exhausted. */
export function card(object: GameObject, sight: Sight): Markup {
  const { id, kind, owner, token } = object;
  const turned = valueAt(sight, `${id}.exhausted`) === true ? " turned" : "";
  const hidden = String(valueAt(sight, `${id}.place`)).startsWith("facedown:") ? "hidden " : "";
  const text = textOf(object, sight.scenario);
  const tags = tagsOf(object, sight).map(
    ({ field, word }) => html`<span class="tag ${field}${tell(sight, `${id}.${field}`)}">${word}</span>`,
  );
  return html`<li class="card ${kind} ${owner}${turned}${tell(sight, `${id}.place`)}" data-card="${id}">
<span class="top"><b>${id}</b>${might(id, sight)}</span>
${nameOf(object, sight)}<span class="kind">${token ? "token " : ""}${hidden}${kind}<span class="vh">, owned by ${owner}</span></span>
${text === "" ? "" : html`<span class="text">${text}</span>`}
<span class="tags">${tags}${targetChips(id, sight)}</span>
</li>`;
}

/** What its card is called, unless that says no more than its id. */
function nameOf({ id, card: of }: GameObject, { scenario }: Sight): Markup | undefined {
  const name = scenario.cards.find((each) => each.id === of)?.name;
  return name === undefined || name.split(" ").includes(id) ? undefined : html`<span class="name">${name}</span>`;
}

function might(id: string, sight: Sight): Markup | undefined {
  const value = valueAt(sight, `${id}.might`);
  if (typeof value !== "number") return undefined;
  const mark = tell(sight, `${id}.might`);
  return html`<span class="might${mark}" title="Might">${value}<span class="vh"> Might</span></span>`;
}

/** What is to be said of a card: what is not as usual, and what differs though it is. */
function tagsOf({ id, owner, controller }: GameObject, sight: Sight): readonly { field: string; word: string }[] {
  const is = (field: string): Value | undefined => valueAt(sight, `${id}.${field}`);
  const tag = (field: string, unusual: boolean, word: string): readonly { field: string; word: string }[] =>
    unusual || sight.differing.has(`${id}.${field}`) ? [{ field, word }] : [];
  const damage = is("damage") ?? 0;
  const exhausted = is("exhausted") === true;
  const stunned = is("stunned") === true;
  const buffed = is("buffed") === true;
  const attachedTo = is("attachedTo") ?? undefined;
  const by = is("controller") ?? controller;
  return [
    ...tag("damage", damage !== 0, `${damage} damage`),
    ...tag("exhausted", exhausted, exhausted ? "exhausted" : "ready"),
    ...tag("stunned", stunned, stunned ? "stunned" : "not stunned"),
    ...tag("buffed", buffed, buffed ? "buff" : "no buff"),
    ...tag(
      "attachedTo",
      attachedTo !== undefined,
      attachedTo === undefined ? "attached to nothing" : `on ${attachedTo}`,
    ),
    ...tag("controller", by !== owner, `${by} controls`),
  ];
}
