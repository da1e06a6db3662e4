import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generateTypes, SCHEMAS } from "./generate.ts";

const here = (file: string): URL => new URL(file, import.meta.url);

describe("the types", () => {
  it("are those of the schemas (npm run types)", async () => {
    expect(readFileSync(here("../types/index.ts"), "utf8")).toBe(await generateTypes());
  });

  it("come from every schema", () => {
    const files = readdirSync(here(".")).filter((file) => file.endsWith(".schema.json"));
    expect(SCHEMAS.map((name) => `${name}.schema.json`).sort()).toEqual(files.sort());
  });
});

/** Every property of every object in a schema, by address, with the schema of its value. */
function* properties(schema: unknown, at: string): Generator<readonly [address: string, value: unknown]> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && typeof value === "object" && value !== null) {
      for (const [name, property] of Object.entries(value)) yield [`${at}/${name}`, property];
    }
    yield* properties(value, `${at}/${key}`);
  }
}

/** A reference to a described type is described by it. */
function described(value: unknown, definitions: ReadonlyMap<string, unknown>): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("description" in value && typeof value.description === "string") return value.description.length > 0;
  if (!("$ref" in value) || typeof value.$ref !== "string") return false;
  return described(definitions.get(value.$ref), definitions);
}

describe("the schemas", () => {
  it("describe every property", () => {
    const bare: string[] = [];
    const parsed = new Map(
      SCHEMAS.map((name) => [name, JSON.parse(readFileSync(here(`./${name}.schema.json`), "utf8"))]),
    );
    for (const [name, schema] of parsed) {
      const definitions = new Map<string, unknown>();
      for (const [other, { definitions: own = {}, ...rest }] of parsed) {
        definitions.set(`${other}.schema.json`, rest);
        for (const [key, value] of Object.entries(own)) {
          definitions.set(`${other}.schema.json#/definitions/${key}`, value);
          if (other === name) definitions.set(`#/definitions/${key}`, value);
        }
        for (const [key, value] of Object.entries(rest.properties ?? {})) {
          definitions.set(`${other}.schema.json#/properties/${key}`, value);
        }
      }
      for (const [address, value] of properties(schema, name)) if (!described(value, definitions)) bare.push(address);
    }
    expect(bare).toEqual([]);
  });

  it("allow no unknown property where they list some, but for messages: these may grow", () => {
    const open: string[] = [];
    const isMessage = (schema: object): boolean =>
      "title" in schema && /(?:Request|Reply|^Setup)$/.test(`${schema.title}`);
    const visit = (schema: unknown, at: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      const lists = "properties" in schema && "type" in schema && !("additionalProperties" in schema);
      if (lists && !isMessage(schema)) open.push(at);
      for (const [key, value] of Object.entries(schema)) visit(value, `${at}/${key}`);
    };
    for (const name of SCHEMAS) visit(JSON.parse(readFileSync(here(`./${name}.schema.json`), "utf8")), name);
    expect(open).toEqual([]);
  });
});
