import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// These put something in the place of a module, of the clock or of what a browser has, so each has a
// world of its own. The others share theirs, which takes a third of the time.
const alone = ["attention", "connection", "made-up-*", "playback", "sitting", "sounds"].map(
  (name) => `tests/${name}.test.ts`,
);

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // A busy machine is not a defect of the code: time decides no test.
  // A test that needs a document says so in its first line: `// @vitest-environment happy-dom`.
  test: {
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: { name: "together", include: ["tests/**/*.test.ts"], exclude: alone, isolate: false },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
