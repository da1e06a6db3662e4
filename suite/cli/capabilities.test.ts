import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { reference } from "../../engine-adapter/reference.ts";
import { withCapabilities, writeCapabilities } from "./capabilities.ts";

const folder = mkdtempSync(join(tmpdir(), "riftbound-capabilities-"));
const file = join(folder, "learned.json");
afterAll(() => rmSync(folder, { recursive: true }));

const written = (text: string): string => {
  writeFileSync(file, text);
  return file;
};

it("what was learned is read again; what the adapter itself says is newer", () => {
  writeCapabilities(file, { features: { "verb:draw": false, "verb:kill": true } });
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ features: { "verb:draw": false, "verb:kill": true } });
  expect(withCapabilities(reference, file).capabilities).toEqual({
    features: { "save and load": true, "verb:draw": false, "verb:kill": true },
  });
  const adapter = { ...reference, capabilities: { features: { "verb:draw": true }, sessions: 2 } };
  expect(withCapabilities(adapter, file).capabilities).toEqual({
    features: { "verb:draw": true, "verb:kill": true },
    sessions: 2,
  });
});

it.each([
  ['{ "features": { "verb:kil": true } }', 'there is no feature "verb:kil"; the nearest is "verb:kill"'],
  ['{ "feature": {} }', "no capabilities in"],
  ['{ "features": { "verb:kill": "yes" } }', "no capabilities in"],
  ["{", "no capabilities in"],
])("%s is refused", (text, why) => {
  expect(() => withCapabilities(reference, written(text))).toThrow(why);
});

it("a file that is not there, or cannot be written, is named", () => {
  const nowhere = join(written("{}"), "such.json");
  expect(() => withCapabilities(reference, nowhere)).toThrow(`no capabilities in ${nowhere}`);
  expect(() => writeCapabilities(nowhere, {})).toThrow(`${nowhere} cannot be written: `);
});
