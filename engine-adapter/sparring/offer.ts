import type { PlayerId } from "../../spec/types/index.ts";
import type { Action } from "../contract.ts";
import { canChoose } from "./choice.ts";
import { canPay } from "./cost.ts";
import { type Entity, isActive, onBoard } from "./entity.ts";
import type { Text, Viewpoint } from "./rules.ts";
import type { Table } from "./table.ts";
import { viewpoint } from "./viewpoint.ts";

/** Something that a player wants to put on the chain. */
export interface Offer {
  readonly view: Viewpoint;
  /** The spell that is played; null = an ability is activated. */
  readonly card: Entity | null;
  readonly text: Text;
  /** Whether it may go on a chain that exists (309.1.a). */
  readonly reaction: boolean;
  /** Whether it may be done in a showdown (343.1). */
  readonly inShowdowns: boolean;
}

/** What a player plays; a string says why that is none to play. */
export function playOf(table: Table, player: PlayerId, id: string): Offer | string {
  const card = table.entities().find(({ piece }) => piece.id === id);
  if (card === undefined) return `there is no card ${id}`;
  const isHidden = card.zone.kind === "facedown" && card.controller === player;
  const again = card.zone === table.zoneOf("trash", player) && table.replayable.has(card);
  if (!isHidden && !again && card.zone !== table.zoneOf("hand", player))
    return `${player} cannot play ${id} from ${card.zone.name}`;
  const hidden = isHidden ? table.zone(`battlefield:${card.zone.of}`) : null;
  const view = viewpoint({ table, controller: player, source: card.piece, self: card, hidden });
  const { text, reaction, action } = card.piece.rules;
  // A card gains Reaction while it lies facedown (811.6).
  return { view, card, text, reaction: reaction || isHidden, inShowdowns: action || reaction || isHidden };
}

/** The ability that a player activates; a string says why there is none. */
function activationOf(table: Table, player: PlayerId, id: string, ability: string): Offer | string {
  const me = table.entities().find(({ piece }) => piece.id === id);
  if (me === undefined || !onBoard(me)) return `${id} is not on the board`;
  if (me.controller !== player) return `${player} does not control ${id}`;
  const found = me.piece.rules.activated.find((one) => one.id === ability);
  if (found === undefined || !isActive(me)) return `${id} has no ability ${ability}`;
  const view = viewpoint({ table, controller: player, source: me.piece, me });
  const { text, reaction, action } = found;
  return { view, card: null, text, reaction, inShowdowns: action || reaction };
}

/** What an action would put on the chain. */
export function offerOf(table: Table, action: Extract<Action, { kind: "play" | "activate" }>): Offer | string {
  const { player } = action;
  if (action.kind === "play") return playOf(table, player, action.card);
  return activationOf(table, player, action.object, action.ability);
}

/**
 * Tells why it is not the time for that; undefined = it is.
 * @param priority who has priority; null = there is no chain
 * @param name what it is called
 */
export function whyNotNow(
  { view, reaction, inShowdowns }: Offer,
  priority: PlayerId | null,
  name: string,
): string | undefined {
  const { table, controller } = view;
  const { combat } = table;
  if (priority === null && combat !== null && combat.focus !== controller) return `${controller} has no focus`;
  if (priority === null && combat === null && controller !== "P1") return "only the turn player may open a chain";
  if (combat !== null && !inShowdowns) return `${name} is nothing for showdowns`;
  if (priority !== null && priority !== controller) return `${controller} has no priority`;
  return priority !== null && !reaction ? `${name} is no reaction` : undefined;
}

/** Tells whether there is enough to choose from and to pay with. */
export function isPossible({ view, text }: Offer): boolean {
  return canChoose(view, text.targets) && canPay(view, text.costs);
}

/** Tells whether a player has anything to put on a chain that exists. */
export function canAnswer(table: Table, player: PlayerId): boolean {
  return table.entities().some((entity) => {
    const { id, kind, rules } = entity.piece;
    const offers = rules.activated.map((ability) => activationOf(table, player, id, ability.id));
    if (kind !== "legend") offers.push(playOf(table, player, id));
    return offers.some((offer) => typeof offer !== "string" && offer.reaction && isPossible(offer));
  });
}
