/** A card's change of place. */
export interface ZoneChange {
  /** Places as zone:player or zone:battlefield. */
  readonly from: string;
  readonly to: string;
}

const BOARD = /^(base|battlefield|facedown):/;

/** Whether a place is on the board (107). */
export function onBoard(place: string): boolean {
  return BOARD.test(place);
}

/** Whether a place is a location (198.1): what stands there is a unit or gear; a facedown card is neither. */
export function atLocation(place: string): boolean {
  return place.startsWith("base:") || place.startsWith("battlefield:");
}

/** Whether a change of place makes a new object: on the board none does, every other one does (124, 359.3.e.4). */
export function identity(change: ZoneChange): boolean {
  return !(onBoard(change.from) && onBoard(change.to));
}
