import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
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
