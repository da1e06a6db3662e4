import type { Adapter } from "../engine-adapter/contract.ts";
import type { Finding } from "../spec/types/index.ts";

/** A finding where an engine says that it offers something, and then refuses games for the lack of it. */
export function handshakeFindings({ capabilities }: Adapter, refused: Iterable<string>): Finding[] {
  const untrue = [...new Set(refused)].filter((name) => capabilities?.features?.[name]).sort();
  if (untrue.length === 0) return [];
  const names = untrue.map((name) => JSON.stringify(name)).join(", ");
  return [
    {
      kind: "handshake untrue",
      signature: "handshake untrue",
      message: `its capabilities say that it offers ${names}, but it refuses games for the lack of it`,
      count: untrue.length,
    },
  ];
}
