import { Ajv, type ValidateFunction } from "ajv";
import type { Capabilities, Card, Case, Checkup, EngineInfo, Observation, Report, Scenario } from "../types/index.ts";
import capabilities from "./capabilities.schema.json" with { type: "json" };
import card from "./card.schema.json" with { type: "json" };
import written from "./case.schema.json" with { type: "json" };
import checkup from "./checkup.schema.json" with { type: "json" };
import { explain, type Schemas } from "./explain.ts";
import observation from "./observation.schema.json" with { type: "json" };
import report from "./report.schema.json" with { type: "json" };
import scenario from "./scenario.schema.json" with { type: "json" };

/** A value that does not fit its schema; the message says where and what. */
export class Invalid extends Error {
  override readonly name = "Invalid";
}

type Name = "card" | "scenario" | "observation" | "capabilities" | "case" | "report" | "checkup";

const SCHEMAS: Schemas = new Map(
  [card, scenario, observation, capabilities, written, report, checkup].map((schema) => [schema.$id, schema]),
);

let compiler: Ajv | undefined;

/** Made at the first use: a program that validates nothing pays nothing. */
function ajv(): Ajv {
  compiler ??= new Ajv({
    allErrors: false,
    strict: true,
    allowUnionTypes: true,
    verbose: true,
    schemas: [...SCHEMAS.values()],
  });
  return compiler;
}

function validated<T>(name: Name | "engine", value: unknown, id = `${name}.schema.json`): T {
  const validate: ValidateFunction<T> | undefined = ajv().getSchema<T>(id);
  if (!validate) throw new Error(`there is no schema "${name}"`);
  if (validate(value)) return value;
  throw new Invalid(`no valid ${name}: ${explain(ajv(), SCHEMAS, id, value)}`);
}

/** @throws Invalid */
export function validateCard(value: unknown): Card {
  return validated<Card>("card", value);
}

/** @throws Invalid */
export function validateScenario(value: unknown): Scenario {
  return validated<Scenario>("scenario", value);
}

/** @throws Invalid */
export function validateObservation(value: unknown): Observation {
  return validated<Observation>("observation", value);
}

/** @throws Invalid */
export function validateCapabilities(value: unknown): Capabilities {
  return validated<Capabilities>("capabilities", value);
}

/** @throws Invalid */
export function validateCase(value: unknown): Case {
  return validated<Case>("case", value);
}

/** @throws Invalid */
export function validateReport(value: unknown): Report {
  return validated<Report>("report", value);
}

/** @throws Invalid */
export function validateCheckup(value: unknown): Checkup {
  return validated<Checkup>("checkup", value);
}

/** @throws Invalid */
export function validateEngineInfo(value: unknown): EngineInfo {
  return validated<EngineInfo>("engine", value, "report.schema.json#/definitions/EngineInfo");
}
