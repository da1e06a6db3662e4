import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** The schemas, in the order in which their types are written. */
export const SCHEMAS = [
  "card",
  "scenario",
  "observation",
  "capabilities",
  "case",
  "report",
  "protocol",
  "baseline",
  "recording",
  "event",
  "checkup",
] as const;

/**
 * The text of spec/types/index.ts, made from the schemas beside this file.
 * One root refers to them all, so that a type shared by two schemas is written once.
 */
export async function generateTypes(): Promise<string> {
  const root: JSONSchema = {
    title: "Schemas",
    description: "Every schema of the suite, by name.",
    type: "object",
    additionalProperties: false,
    required: [...SCHEMAS],
    properties: Object.fromEntries(SCHEMAS.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  return compile(root, "Schemas", {
    cwd: folder,
    bannerComment: "/* Generated from spec/schema by `npm run types`; do not edit. */",
    additionalProperties: false,
    style: { printWidth: 120 },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL("../types/index.ts", import.meta.url), await generateTypes());
  const written = await readFile(new URL("../types/index.ts", import.meta.url), "utf8");
  process.stdout.write(`spec/types/index.ts: ${written.split("\n").length} lines\n`);
}
