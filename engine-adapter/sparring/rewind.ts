import type { Table } from "./table.ts";

/** Notes how everything is; what comes back puts it back so, when a play turns out illegal (358.5). */
export function rewinder(table: Table): () => void {
  const pieces = table.pieces.map((piece) => ({
    piece,
    now: piece.now,
    look: piece.now === null ? null : { ...piece.now },
  }));
  const zones = [...table.zones.values()].map(({ cards }) => ({ cards, held: [...cards] }));
  const filler = { P1: { ...table.filler.P1 }, P2: { ...table.filler.P2 } };
  const waiting = table.waiting.length;
  return () => {
    for (const { piece, now, look } of pieces) {
      piece.now = now;
      if (now !== null && look !== null) Object.assign(now, look);
    }
    for (const { cards, held } of zones) cards.splice(0, cards.length, ...held);
    for (const player of ["P1", "P2"] as const) Object.assign(table.filler[player], filler[player]);
    table.waiting.length = waiting;
  };
}
