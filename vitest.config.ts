import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    // The examples import the suite by its name, so that they can be copied as they are.
    alias: {
      "riftbound-conformance/vitest": fileURLToPath(new URL("suite/vitest/index.ts", import.meta.url)),
      "riftbound-conformance": fileURLToPath(new URL("suite/index.ts", import.meta.url)),
    },
  },
  test: {
    // Runs of whole campaigns: the bound is for a machine that does other things as well.
    testTimeout: 120_000,
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
