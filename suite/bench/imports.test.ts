import { expect, it } from "vitest";
import { violations } from "./imports.ts";

it.each([
  [
    "spec/model/play.ts",
    'import { reference } from "../../engine-adapter/reference.ts";',
    "engine-adapter/reference.ts",
  ],
  ["spec/a.ts", 'import { runConformance } from "riftbound-conformance";', "suite/index.ts"],
  ["generators/case.ts", 'import type { Adapter } from "../engine-adapter/contract.ts";', "engine-adapter/contract.ts"],
  ["engine-adapter/sparring/a.ts", 'export * from "../../generators/case.ts";', "generators/case.ts"],
  ["reports/json.ts", 'const { run } = await import("../suite/run.ts");', "suite/run.ts"],
  ["suite/run.ts", 'import { plain } from "../reports/escape.ts";', "reports/escape.ts"],
  ["suite/judge/a.ts", 'import "../../reports/escape.ts";', "reports/escape.ts"],
])("%s must not have: %s", (file, source, target) => {
  expect(violations(file, source)).toEqual([`${file}:1: must not import ${target}`]);
});

it.each([
  ["spec/model/play.ts", 'import { RULEBOOK } from "../decisions/rulebook.ts";'],
  ["spec/a.ts", 'import { Ajv } from "ajv";'],
  ["generators/case.ts", 'import fc from "fast-check"; import { play } from "../spec/model/play.ts";'],
  ["reports/json.ts", 'import type { Report } from "../spec/types/index.ts";'],
  ["suite/run.ts", 'import { reference } from "../engine-adapter/reference.ts";'],
  ["suite/cli/run.ts", 'import { plain } from "../../reports/escape.ts"; process.exit(0);'],
  ["suite/bench/matrix.ts", 'import { plain } from "../../reports/escape.ts"; console.log(process.argv);'],
  ["spec/schema/generate.ts", "process.stdout.write(process.argv[1]);"],
  ["spec/a.ts", "// neither process.exit() nor console.log() here\n/* nor process.argv */"],
])("%s may have: %s", (file, source) => {
  expect(violations(file, source)).toEqual([]);
});

it("names each line on which something prints, reads arguments or exits", () => {
  const source =
    'import {\n  stdout,\n} from "node:process";\n/* a\n comment */\nconsole.log(1);\nprocess.exitCode = 1;\n';
  expect(violations("suite/run.ts", source)).toEqual([
    'suite/run.ts:3: must not use "node:process"',
    "suite/run.ts:6: must not use console.log",
    "suite/run.ts:7: must not use process.exitCode",
  ]);
});
