import type { GameObject, PlayerId } from "../../spec/types/index.ts";
import { card } from "./card.ts";
import { chain, targetChips } from "./chain.ts";
import { html, type Markup } from "./markup.ts";
import { type Sight, tell, valueAt } from "./sight.ts";

/** A board at one moment, as it lies on a table: P2 on the far side, P1 on the near one, battlefields between them. */
export function board(sight: Sight): Markup {
  const { battlefields } = sight.scenario;
  return html`<div class="board"><div class="surface">
<div class="table">
${side("P2", sight)}
<div class="fields">${battlefields.map((id) => battlefield(id, sight))}</div>
${side("P1", sight)}
${nowhere(sight)}
</div>
${chain(sight)}
</div></div>`;
}

function side(player: PlayerId, sight: Sight): Markup {
  const piles = html`<div class="piles">${pile(player, "deck", sight)}${pile(player, "trash", sight)}${banished(player, sight)}</div>`;
  const home = html`<div class="home">
${zone("base", `${player}'s base`, [...at(`legend:${player}`, sight), ...at(`base:${player}`, sight)], sight)}
${piles}
</div>`;
  const hand = held(player, sight);
  return html`<div class="side ${player}" role="group" aria-label="${player}'s side">
${player === "P2" ? [hand, home] : [home, hand]}
</div>`;
}

/** A zone of which every card is seen. */
function zone(kind: string, name: string, objects: readonly GameObject[], sight: Sight): Markup {
  return html`<div class="zone ${kind}" role="group" aria-label="${name}">
<h6>${kind}</h6>
${cards(objects, sight)}
</div>`;
}

const cards = (objects: readonly GameObject[], sight: Sight): Markup =>
  objects.length === 0
    ? html`<p class="none">empty</p>`
    : html`<ul class="cards">${objects.map((object) => card(object, sight))}</ul>`;

function battlefield(id: string, sight: Sight): Markup {
  const here = [...at(`battlefield:${id}`, sight), ...at(`facedown:${id}`, sight)];
  const of = (player: PlayerId): readonly GameObject[] =>
    here.filter((object) => controllerOf(object, sight) === player);
  return html`<div class="zone field" role="group" aria-label="Battlefield ${id}">
<div class="half P2">${of("P2").length > 0 ? cards(of("P2"), sight) : ""}</div>
<h6>battlefield ${id}${targetChips(id, sight)}</h6>
<div class="half P1">${of("P1").length > 0 ? cards(of("P1"), sight) : ""}</div>
</div>`;
}

/** A hand: cards with a name are seen, the others lie face down. */
function held(player: PlayerId, sight: Sight): Markup {
  const named = at(`hand:${player}`, sight);
  const count = numberAt(`${player}.hand`, sight) ?? named.length;
  const others = Math.max(0, count - named.length);
  const backs = Array.from({ length: Math.min(others, MOST_BACKS) }, () => html`<i class="back"></i>`);
  const total = html`<span class="count${tell(sight, `${player}.hand`)}">${counted(count)}</span>`;
  const seat = html`<h5 class="seat"><span class="disc" aria-hidden="true"></span>${player}${player === "P1" ? html` <small>turn player</small>` : ""}${targetChips(player, sight)}</h5>`;
  return html`<div class="zone hand" role="group" aria-label="${player}'s hand">
${seat}<h6>hand ${total}</h6>
<ul class="cards">${named.map((object) => card(object, sight))}${
    others > 0
      ? html`<li class="backs"><span aria-hidden="true">${backs}</span><span class="word">${others} face down</span></li>`
      : ""
  }</ul>
</div>`;
}

/** Cards beyond that are not drawn one by one. */
const MOST_BACKS = 5;

/** A pile of which the number counts, and what lies in it by name. */
function pile(player: PlayerId, kind: "deck" | "trash", sight: Sight): Markup {
  const path = `${player}.${kind}`;
  const named = at(`${kind}:${player}`, sight);
  return html`<div class="pile ${kind}" role="group" aria-label="${player}'s ${kind}">
<h6>${kind}</h6>
<span class="stack${tell(sight, path)}">${counted(numberAt(path, sight))}</span>
${names(named, sight)}
</div>`;
}

function banished(player: PlayerId, sight: Sight): Markup {
  const named = at(`banished:${player}`, sight);
  if (named.length === 0) return html``;
  return html`<div class="pile banished" role="group" aria-label="Banished, of ${player}">
<h6>banished</h6>
<span class="stack">${counted(named.length)}</span>
${names(named, sight)}
</div>`;
}

const names = (objects: readonly GameObject[], sight: Sight): Markup =>
  objects.length === 0
    ? html``
    : html`<ul class="names">${objects.map(
        ({ id, owner }) => html`<li class="chip ${owner}${tell(sight, `${id}.place`)}" data-card="${id}">${id}</li>`,
      )}</ul>`;

/** Cards that are in no zone: lost ones, and tokens that ceased to exist. */
function nowhere(sight: Sight): Markup {
  const lost = sight.scenario.objects.filter(({ id }) => {
    const place = valueAt(sight, `${id}.place`);
    return place === null || place === "nowhere";
  });
  if (lost.length === 0) return html``;
  return html`<div class="zone nowhere" role="group" aria-label="In no zone"><h6>in no zone</h6>${names(lost, sight)}</div>`;
}

/** What is in a place, in table order; a card that is in two places at once is in each. */
const at = (place: string, sight: Sight): readonly GameObject[] =>
  sight.scenario.objects.filter(({ id }) =>
    String(valueAt(sight, `${id}.place`) ?? "")
      .split(" + ")
      .includes(place),
  );

/** A number of cards; of what nothing is known there is a question mark. */
const counted = (count: number | undefined): Markup =>
  html`${count ?? "?"}<span class="vh"> ${count === 1 ? "card" : "cards"}</span>`;

function numberAt(path: string, sight: Sight): number | undefined {
  const value = valueAt(sight, path);
  return typeof value === "number" ? value : undefined;
}

/** On whose side of a battlefield it lies. */
function controllerOf({ id, controller }: GameObject, sight: Sight): PlayerId {
  const shown = valueAt(sight, `${id}.controller`);
  return shown === "P1" || shown === "P2" ? shown : controller;
}
