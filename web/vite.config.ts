import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The page is built into the Python package, where the server finds it. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/augury/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // The drawings stand apart, so that the weight of the page can be told without them.
        codeSplitting: {
          groups: [
            { name: "kit", test: /node_modules/, priority: 2 },
            { name: "cards", test: /src\/cards\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
