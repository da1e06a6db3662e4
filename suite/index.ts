export type { Adapter, Session, Setup } from "../engine-adapter/contract.ts";
export { defineAdapter } from "../engine-adapter/contract.ts";
export type { Case, Checkup, Report, Scenario } from "../spec/types/index.ts";
export { type DoctorOptions, doctor } from "./doctor/doctor.ts";
export { featuresOf } from "./features.ts";
export type { RunOptions } from "./options.ts";
export { AdapterFailed, runConformance } from "./run.ts";
