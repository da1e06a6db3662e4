export type { Adapter, Fit, Session, Setup } from "../engine-adapter/contract.ts";
export { defineAdapter } from "../engine-adapter/contract.ts";
export { CATALOGUE, type OfficialCard, officialCard } from "../spec/catalogue/index.ts";
export { rulesText } from "../spec/text/rules-text.ts";
export { SYMBOLS, type SymbolTable } from "../spec/text/symbols.ts";
export type { Card, Case, Report, Scenario } from "../spec/types/index.ts";
export { featuresOf } from "./features.ts";
export type { RunOptions } from "./options.ts";
export { AdapterFailed, runConformance } from "./run.ts";
