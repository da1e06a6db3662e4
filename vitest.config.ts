import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the package exports, by the name under which it is imported. */
const EXPORTS = new Map([
  ["riftbound-conformance", here("suite/index.ts")],
  ["riftbound-conformance/vitest", here("suite/vitest/index.ts")],
]);

/** Files that check many engines, the longest first: begun last they would keep one core waiting for the other. */
const LONG = ["mutants", "quirks", "sparring", "run"].map((name) => here(`suite/${name}.test.ts`));

class LongFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]): ReturnType<BaseSequencer["sort"]> {
    const others = await super.sort(files);
    const long = LONG.flatMap((path) => others.filter(({ moduleId }) => moduleId === path));
    return [...long, ...others.filter((file) => !long.includes(file))];
  }
}

export default defineConfig({
  plugins: [
    {
      // The examples import the suite by its name, so that they can be copied as they are.
      name: "examples",
      enforce: "pre",
      resolveId: (name, importer) => (importer?.startsWith(here("examples/")) ? EXPORTS.get(name) : undefined),
    },
  ],
  test: {
    // Runs of whole campaigns: the bound is for a machine that does other things as well.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Files of one worker share their modules: what is made once, such as the cases of the default seed, is made once a core.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // All cores: vitest leaves one of them out by itself.
    maxWorkers: "100%",
    // A run keeps much of what it makes: with room for the young less of it is looked at again and again.
    execArgv: ["--max-semi-space-size=64"],
    include: ["{spec,generators,engine-adapter,suite,reports,examples}/**/*.test.ts"],
    coverage: {
      provider: "v8",
      include: ["{spec,generators,engine-adapter,suite,reports}/**/*.ts"],
      // The measuring programs print and exit; the types are generated.
      exclude: ["**/*.test.ts", "suite/bench/**", "spec/types/**"],
      reporter: ["text-summary", "html"],
    },
  },
});
