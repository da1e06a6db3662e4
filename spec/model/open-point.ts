/**
 * Points that the rules leave open between two readings.
 * A1: linked to an instruction that was impossible with a legal target. A2: the item itself made its target illegal.
 * A9: "if you do" after an action that was done in part. A10: linked to an action that changed nothing.
 * A4: an object that is illegal as one target is reached by another mention of the card. A12: linked to "up to" with none chosen.
 * A5, A6: a legend that "you control", or what is picked, is or is not a target. Hand: which cards are discarded.
 * Afterwards: what a reflexive or delayed ability reads of what had left the board when the ability was made, or has
 *   changed since (359.3.f.2, .3.a), who controls what set an ability off once another player does (359.3.f.3), and the
 *   Might of a unit whose death has set an ability off.
 * Burn out: a draw of more cards than the deck has (413.4, 431).
 * State: whether an item looks back at statuses, which are no characteristics (359.3.e.13, 124.2).
 * Forced: a play is refused for a choice of which only one is legal.
 * Late choice: what is chosen on resolution differs between its beginning and the instruction (355.10.e, .f).
 * Prevented: an object link to damage that was prevented altogether.
 * Replaced away: what speaks of a unit whose death was replaced by something that took it off the board as well.
 * Taken off: whether what the item itself took off the board is banished, returned or recycled from where it went, and
 *   played from there by a reflexive ability (124, 390.5.c.1).
 * Recycle: whether a card to be recycled from a trash is a target (355.9.a, 416.6).
 * To hand: whether a card that the item itself returned to a hand is found there (124, 128).
 * Order: which of two replacements, or of two triggered abilities of one player, comes first (372, 383.3.d).
 * Deck: which cards lie in a deck below those that are known.
 * Own event: whether an ability that waits for a unit's death or play sees that of its own source.
 * Unasked: an optional replacement of a death by which something is paid: when its controller is asked is not said.
 * Other base: whether a unit that is sent to another player's base moves there or is recalled instead (447.2.c, 107.1.c).
 * Played midway: what the rest of a text makes of a card that it has played and that still waits on the chain (354.3),
 *   and whether abilities of that card trigger on, or replace, what happens until it has come in.
 * Half a swap: whether one of two that swap places moves where the other cannot (446.1, 359.3.e.11).
 * Which ability: two abilities of one source are on the chain, and one is to be chosen.
 * Hidden play: whether a card from hidden that says where something is played has it played there (811.1.d.3).
 * Unlisted token: a text makes a token for which the scenario has no name.
 * Lost quality: whether a unit loses what a passive gives it, and for how long (477.2, 480, 757.1).
 * Type: what becomes of what a thing has as a unit, or as gear, once it is of the other type; of what stands at a
 *   battlefield when it is as printed again; what is done to a thing that is of the wrong type for it.
 * Spent target: what becomes of a triggered ability that is paid for with its own target (405.1).
 * Edit: the board is edited, but the action would not just do that.
 * Showdown: units of two players at one battlefield when the chain is empty, where no attack has opened a combat; an
 *   attack on which something triggers before the combat opens, or that meets nobody.
 */
export type OpenPoint =
  | "A1"
  | "A2"
  | "A4"
  | "A5"
  | "A6"
  | "A9"
  | "A10"
  | "A12"
  | "afterwards"
  | "burn out"
  | "edit"
  | "forced"
  | "half a swap"
  | "hidden play"
  | "hand"
  | "deck"
  | "late choice"
  | "other base"
  | "lost quality"
  | "played midway"
  | "order"
  | "own event"
  | "prevented"
  | "recycle"
  | "replaced away"
  | "state"
  | "taken off"
  | "to hand"
  | "type"
  | "unasked"
  | "unlisted token"
  | "which ability"
  | "spent target"
  | "showdown";
