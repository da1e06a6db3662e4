import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);
const main = fileURLToPath(new URL("suite/cli/main.ts", root));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const project = mkdtempSync(join(tmpdir(), "riftbound-workflow-"));

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isFields(found) ? found[key] : undefined), value);

/** A YAML file of this repository. */
function read(file: string): unknown {
  const value: unknown = parse(readFileSync(new URL(file, root), "utf8"));
  return value;
}

/** The command as this checkout has it, with less to do than in earnest. */
const NPX = `#!/bin/sh
while [ "$1" != riftbound-conformance ]; do shift; done
shift
exec ${JSON.stringify(process.execPath)} --import ${JSON.stringify(tsx)} ${JSON.stringify(main)} "$@" --only whole/lifo --evidence 1
`;

const ADAPTER = `import { reference } from ${JSON.stringify(new URL("engine-adapter/reference.ts", root).href)};
const broken = process.env.BROKEN === "1";
export default broken ? { ...reference, open() { throw new Error("no game today"); } } : reference;
`;

beforeAll(() => {
  mkdirSync(join(project, "bin"));
  writeFileSync(join(project, "bin", "npx"), NPX);
  writeFileSync(join(project, "bin", "npm"), "#!/bin/sh\n");
  for (const name of ["npx", "npm"]) chmodSync(join(project, "bin", name), 0o755);
  writeFileSync(join(project, "adapter.ts"), ADAPTER);
  writeFileSync(
    join(project, "riftbound-conformance.baseline.yaml"),
    "format: 1\nengine: reference\nrelease: 2026-07-24\nprofile: CR\n",
  );
});
afterAll(() => rmSync(project, { recursive: true }));

interface Job {
  readonly code: number;
  readonly log: string;
  readonly summary: string;
}

/** Runs the steps of a job as GitHub does: after one that fails only those that always run. */
function runJob(steps: unknown, env: Readonly<Record<string, string>>): Job {
  const [output, summary] = [join(project, "output"), join(project, "summary")];
  for (const file of [output, summary]) writeFileSync(file, "");
  let code = 0;
  let log = "";
  const run = (list: unknown, inputs: Fields): void => {
    if (!Array.isArray(list)) throw new Error("there are no steps");
    for (const step of list) {
      const uses = at(step, "uses");
      if (code !== 0 && at(step, "if") !== "always()") continue;
      const filled = (text: unknown): string =>
        `${text}`
          .replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => `${inputs[name]}`)
          .replaceAll(/\$\{\{ steps\.\w+\.outputs\.(\w+) \}\}/g, (_, name: string) => outputOf(output, name));
      const values = (fields: unknown): Record<string, string> =>
        Object.fromEntries(Object.entries(isFields(fields) ? fields : {}).map(([key, value]) => [key, filled(value)]));
      if (typeof uses === "string" && uses.includes("/riftbound-conformance@")) {
        const action = read("action.yml");
        const defaults = Object.entries(values(at(action, "inputs"))).map(([key]) => [
          key,
          at(action, "inputs", key, "default"),
        ]);
        run(at(action, "runs", "steps"), { ...Object.fromEntries(defaults), ...values(at(step, "with")) });
      } else if (uses === undefined) {
        const ended = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", `${at(step, "run")}`], {
          cwd: project,
          encoding: "utf8",
          env: {
            ...process.env,
            PATH: `${join(project, "bin")}${delimiter}${process.env.PATH}`,
            NO_COLOR: "1",
            GITHUB_OUTPUT: output,
            GITHUB_STEP_SUMMARY: summary,
            ...env,
            ...values(at(step, "env")),
          },
        });
        log += ended.stdout + ended.stderr;
        if (code === 0) code = ended.status ?? 1;
      }
    }
  };
  run(steps, {});
  return { code, log, summary: readFileSync(summary, "utf8") };
}

const outputOf = (file: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? "";

it("the workflow of every change passes where nothing is wrong, and says how to repeat it", () => {
  const steps = at(read("examples/github/conformance.yml"), "jobs", "gate", "steps");
  const { code, summary } = runJob(steps, {});
  expect(code).toBe(0);
  expect(summary).toMatch(/^````text\nriftbound-conformance /);
  expect(summary).toContain("Baseline riftbound-conformance.baseline.yaml: 0 known, 0 new, 0 gone, 0 not judged");
  expect(summary).toContain(
    "run ./adapter.ts --seed 20260724 --evidence 1 --only whole/lifo --baseline riftbound-conformance.baseline.yaml\n````\n",
  );
});

it("the workflow of the night takes its seed from the number of the run, and fails as the command does", () => {
  const steps = at(read("examples/github/nightly.yml"), "jobs", "hunt", "steps");
  const { code, log, summary } = runJob(steps, { GITHUB_RUN_NUMBER: "417", BROKEN: "1" });
  expect(code).toBe(4);
  expect(log).toContain("seed 417\n");
  expect(log).toContain("the adapter opens no game: no game today");
  expect(summary).toContain("exit code 4");
});
