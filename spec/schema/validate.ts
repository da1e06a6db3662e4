import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Capabilities, Card, Case, Observation, Report, Scenario } from "../types/index.ts";

/** A value that does not fit its schema; the message says where and what. */
export class Invalid extends Error {
  override readonly name = "Invalid";
}

const NAMES = ["card", "scenario", "observation", "capabilities", "case", "report"] as const;
type Name = (typeof NAMES)[number];

/** Longest excerpt of a value in a message. */
const EXCERPT = 80;

let ajv: Ajv | undefined;

/** Every schema is read at the first use, so that a program that validates nothing pays nothing. */
function validator<T>(name: Name): ValidateFunction<T> {
  if (!ajv) {
    ajv = new Ajv({ allErrors: false, strict: true, allowUnionTypes: true, verbose: true });
    for (const each of NAMES) {
      ajv.addSchema(JSON.parse(readFileSync(new URL(`./${each}.schema.json`, import.meta.url), "utf8")));
    }
  }
  const found = ajv.getSchema<T>(`${name}.schema.json`);
  if (!found) throw new Error(`there is no schema ${name}`);
  return found;
}

function validated<T>(name: Name, value: unknown): T {
  const validate = validator<T>(name);
  if (validate(value)) return value;
  throw new Invalid(`no valid ${name}: ${explain(validate.errors ?? [])}`);
}

/**
 * One sentence for a failed validation. Where alternatives were tried, what went wrong in the one that got furthest
 * is worth telling; what they have no property for is not.
 */
function explain(errors: readonly ErrorObject[]): string {
  const depth = (error: ErrorObject): number => error.instancePath.split("/").length;
  const rank = (error: ErrorObject): number =>
    depth(error) * 2 - (error.keyword === "anyOf" ? 1 : 0) - (error.keyword === "additionalProperties" ? 0.5 : 0);
  const [worst] = [...errors].sort((a, b) => rank(b) - rank(a));
  return worst ? sentence(worst, errors) : "nothing fits";
}

function sentence(worst: ErrorObject, errors: readonly ErrorObject[]): string {
  const where = worst.instancePath === "" ? "at the top" : `at ${worst.instancePath}`;
  const found = `, but is ${excerpt(worst.data)}`;
  switch (worst.keyword) {
    case "anyOf":
      return `${where}: must be one of ${alternatives(worst)}${found}`;
    case "additionalProperties": {
      const names = alike(worst, errors).map((error) => `${error.params["additionalProperty"]}`);
      return `${where}: must not have the property ${names.map((name) => `"${name}"`).join(" or ")}`;
    }
    case "required": {
      const names = alike(worst, errors).map((error) => `${error.params["missingProperty"]}`);
      return `${where}: must have the property ${names.map((name) => `"${name}"`).join(" or ")}${found}`;
    }
    case "enum":
    case "const": {
      const values = alike(worst, errors).flatMap((error): unknown[] => error.params["allowedValues"] ?? [error.params["allowedValue"]]);
      return `${where}: must be ${values.map((value) => JSON.stringify(value)).join(" or ")}${found}`;
    }
    default:
      return `${where}: ${worst.message ?? "is wrong"}${found}`;
  }
}

/** What other alternatives say of the same place, without repetition. */
function alike(worst: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const same = errors.filter(({ keyword, instancePath }) => keyword === worst.keyword && instancePath === worst.instancePath);
  const seen = new Set<string>();
  return same.filter(({ params }) => {
    const key = JSON.stringify(params);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
