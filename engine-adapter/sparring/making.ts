import type { TokenInstruction } from "../../spec/types/index.ts";
import { isLocation, newEntity, type Zone } from "./entity.ts";
import { placeOf } from "./place.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Fate, Frame } from "./rules.ts";
import type { Table } from "./table.ts";

/** The next token of the setup that is to be such a one. */
function take(table: Table, { token, might }: TokenInstruction["token"], owner: string) {
  const at = table.unmade.findIndex(
    (piece) => piece.kind === token && piece.owner === owner && (piece.printed ?? 0) === (might ?? 0),
  );
  return at < 0 ? undefined : table.unmade.splice(at, 1)[0];
}

/** Reads an instruction that has its controller play tokens: a unit comes exhausted, gear ready, unless it says more (184.1). */
export function making(instruction: TokenInstruction, reader: Reader, zones: ReadonlyMap<string, Zone>) {
  const { token } = instruction;
  if (!["unit", "gear"].includes(token.token)) reader.missing.add(`noun:${token.token}`);
  const where = placeOf(instruction, reader, zones);
  reader.home.set(token.id, reader.line);
  const exhausted = token.enters === undefined ? token.token === "unit" : token.enters === "exhausted";
  return function* (frame: Frame): Asking<Fate> {
    const { table, controller } = frame;
    const place = yield* where(frame, []);
    if (place === null) return { ignored: true, performed: false };
    const made = [];
    for (let n = 0; n < (token.count ?? 1); n++) {
      const piece = take(table, token, controller);
      if (piece === undefined) break;
      // Who controls the effect owns the token, and controls it (182, 183).
      const entity = newEntity(piece, table.zoneOf("base", controller), controller, { exhausted });
      const to = place(frame, entity);
      if (to === undefined || !isLocation(to)) break;
      entity.zone = to;
      piece.now = entity;
      to.cards.push(entity);
      table.entered.push(entity);
      table.changes++;
      made.push(entity);
    }
    frame.acted.set(token.id, made);
    return { ignored: false, performed: made.length > 0 };
  };
}
