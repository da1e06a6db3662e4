export type { Action, Adapter, Outcome, Pending, Session, Setup } from "../engine-adapter/contract.ts";
export { defineAdapter } from "../engine-adapter/contract.ts";
export type { Case, Observation, Report, Scenario } from "../spec/types/index.ts";
export { featuresOf } from "./features.ts";
export type { RunOptions } from "./options.ts";
export { AdapterFailed, runConformance } from "./run.ts";
