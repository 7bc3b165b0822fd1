import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // A busy machine is not a defect of the code: time decides no test.
  // A test that needs a document says so in its first line: `// @vitest-environment happy-dom`.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
