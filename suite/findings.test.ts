import { expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { EngineFailed } from "../engine-adapter/failure.ts";
import { reference } from "../engine-adapter/reference.ts";
import { nothingSeen } from "./campaign.ts";
import { faultFindings } from "./findings.ts";
import { PRIMITIVES } from "./primitives/index.ts";

const [kill] = PRIMITIVES.filter(({ name }) => name === "kill");
if (!kill) throw new Error("there is no primitive kill");
const { scenario } = kill;
const fault = { kind: "hang" as const, message: "no answer to act within 2 s" };
const state = { ...nothingSeen(), faults: [{ fault, scenario }], games: 1 };
const hanging: Adapter = {
  ...reference,
  open() {
    throw new EngineFailed("hang", fault.message);
  },
};

it("reports a hang that comes back, and none of an engine that was slow once", async () => {
  const kindsOf = async (adapter: Adapter) =>
    (await faultFindings(adapter, [], state, false)).map(({ kind, message }) => `${kind}: ${message}`);
  expect(await kindsOf(hanging)).toEqual(["hang: no answer to act within 2 s"]);
  expect(await kindsOf(reference)).toEqual([]);
});
