import type { Ajv, ErrorObject } from "ajv";

type Schema = Readonly<Record<string, unknown>>;

/** The schemas by file name. */
export type Schemas = ReadonlyMap<string, Schema>;

/** Longest excerpt of a value in a message. */
const EXCERPT = 60;

/**
 * One sentence on why a value does not fit a schema: where, what is asked for, what is there. Where the schema offers
 * alternatives, the one that was probably meant is explained.
 * @param id file name of the schema, with #/pointer for a part of it
 */
export function explain(ajv: Ajv, schemas: Schemas, id: string, value: unknown, at = ""): string {
  const validate = ajv.getSchema(id);
  if (!validate || validate(value) === true) return `${place(at)}: is wrong`;
  const errors = validate.errors ?? [];
  const last = errors.at(-1);
  if (!last) return `${place(at)}: is wrong`;
  const there = at + last.instancePath;
  const data = lookUp(value, last.instancePath);
  if (last.keyword !== "anyOf") return sentence(last, there, data);
  const alternatives = alternativesOf(schemas, addresses(schemas).get(last.parentSchema) ?? id);
  const tag = unknownTag(schemas, alternatives, data);
  if (tag && isRecord(data)) {
    return `${place(`${there}/${tag.key}`)}: must be ${either(tag.values.map((each) => JSON.stringify(each)))}${but(data[tag.key])}`;
  }
  const meant = probable(schemas, alternatives, data);
  if (meant === undefined)
    return `${place(there)}: must be ${either(alternatives.map((each) => nameOf(schemas, each)))}${but(data)}`;
  return explain(ajv, schemas, meant, data, there);
}

/** Where each part of the schemas stands, as file#/pointer. */
function addresses(schemas: Schemas): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>();
  const visit = (part: unknown, address: string): void => {
    if (typeof part !== "object" || part === null) return;
    found.set(part, address);
    for (const [key, value] of Object.entries(part)) visit(value, `${address}/${key}`);
  };
  for (const [file, schema] of schemas) visit(schema, `${file}#`);
  return found;
}

function resolve(schemas: Schemas, id: string): { readonly id: string; readonly schema: Schema } {
  const [file = "", pointer = ""] = id.split("#");
  let schema: unknown = schemas.get(file);
  for (const key of pointer.split("/").slice(1))
    schema = isRecord(schema) || Array.isArray(schema) ? Reflect.get(schema, key) : undefined;
  if (!isRecord(schema)) return { id, schema: {} };
  const ref = schema.$ref;
  if (typeof ref !== "string") return { id, schema };
  return resolve(schemas, ref.startsWith("#") ? `${file}${ref}` : ref);
}

/** The alternatives of a schema, those of alternatives included, as file#/pointer. */
function alternativesOf(schemas: Schemas, id: string): readonly string[] {
  const { id: own, schema } = resolve(schemas, id);
  const anyOf = schema.anyOf;
  if (!Array.isArray(anyOf)) return [own];
  return anyOf.flatMap((_, index) => alternativesOf(schemas, `${own}/anyOf/${index}`));
}

/** The alternative that a value comes nearest to: it has what tells that one from the others. */
function probable(schemas: Schemas, ids: readonly string[], data: unknown): string | undefined {
  let best: { readonly id: string; readonly score: number } | undefined;
  for (const id of ids) {
    const score = likeness(schemas, id, data);
    if (score > (best?.score ?? 0)) best = { id, score };
  }
  return best?.id;
}

function likeness(schemas: Schemas, id: string, data: unknown): number {
  const { properties, required } = resolve(schemas, id).schema;
  if (!isRecord(data) || !isRecord(properties) || !Array.isArray(required)) return 0;
  let score = 0;
  for (const key of required) {
    const allowed = allowedFor(schemas, id, key);
    if (!(key in data)) score -= 1;
    else if (allowed === undefined) score += key === "id" ? 0 : 1;
    else score += allowed.includes(data[key]) ? 4 : 0.5;
  }
  for (const key of Object.keys(data)) if (!(key in properties)) score -= 1;
  return score;
}

/** A property that every alternative has with a list of values, none of which is there: its name and all the values. */
function unknownTag(
  schemas: Schemas,
  ids: readonly string[],
  data: unknown,
): { readonly key: string; readonly values: readonly unknown[] } | undefined {
  if (!isRecord(data)) return undefined;
  for (const key of Object.keys(data)) {
    const lists = ids.map((id) => allowedFor(schemas, id, key));
    const values = lists.flatMap((list) => list ?? []);
    if (lists.every((list) => list !== undefined) && !values.includes(data[key])) return { key, values };
  }
  return undefined;
}

/** The values that an alternative allows for a property, if it lists them. */
function allowedFor(schemas: Schemas, id: string, key: string): readonly unknown[] | undefined {
  return allowedBy(resolve(schemas, `${resolve(schemas, id).id}/properties/${key}`).schema);
}

function allowedBy(schema: Schema): readonly unknown[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  return "const" in schema ? [schema.const] : undefined;
}

function sentence(error: ErrorObject, at: string, data: unknown): string {
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case "additionalProperties":
      return `${place(at)}: must not have the property "${params.additionalProperty}"`;
    case "required":
      return `${place(at)}: must have the property "${params.missingProperty}"`;
    case "type":
      return `${place(at)}: must be ${either(`${params.type}`.split(","))}${but(data)}`;
    case "enum":
    case "const": {
      const values = Array.isArray(params.allowedValues) ? params.allowedValues : [params.allowedValue];
      return `${place(at)}: must be ${either(values.map((value) => JSON.stringify(value)))}${but(data)}`;
    }
    default:
      return `${place(at)}: ${error.message ?? "is wrong"}${but(data)}`;
  }
}

function nameOf(schemas: Schemas, id: string): string {
  const { schema } = resolve(schemas, id);
  const values = allowedBy(schema);
  if (values) return either(values.map((value) => JSON.stringify(value)));
  return `${schema.title ?? schema.type ?? id}`;
}

const place = (at: string): string => (at === "" ? "at the top" : `at ${at}`);
const but = (data: unknown): string => `, but is ${excerpt(data)}`;
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

function excerpt(data: unknown): string {
  const text = JSON.stringify(data) ?? "undefined";
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}...` : text;
}

function lookUp(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of pointer.split("/").slice(1)) {
    const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
    found = isRecord(found) || Array.isArray(found) ? Reflect.get(found, name) : undefined;
  }
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
