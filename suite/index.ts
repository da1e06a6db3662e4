export type { Adapter, Session, Setup } from "../engine-adapter/contract.ts";
export { defineAdapter } from "../engine-adapter/contract.ts";
export { AdapterFailed } from "../engine-adapter/failure.ts";
export type { StdioOptions, Timeouts } from "../engine-adapter/stdio/adapter.ts";
export { stdioAdapter } from "../engine-adapter/stdio/adapter.ts";
export type { Case, Report, Scenario } from "../spec/types/index.ts";
export { featuresOf } from "./features.ts";
export type { RunOptions } from "./options.ts";
export { runConformance } from "./run.ts";
