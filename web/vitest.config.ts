import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // A busy machine is not a defect of the code: time decides no test.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
