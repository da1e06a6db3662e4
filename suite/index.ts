export type { Adapter, Session, Setup } from "../engine-adapter/contract.ts";
export { defineAdapter } from "../engine-adapter/contract.ts";
export type { Case, Report, Scenario } from "../spec/types/index.ts";
export { featuresOf } from "./features.ts";
export type { RunOptions } from "./options.ts";
export { AdapterFailed, runConformance } from "./run.ts";
