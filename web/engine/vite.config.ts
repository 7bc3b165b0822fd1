import { defineConfig } from "vite";

/** The engine as a package of its own: `make engine`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    reportCompressedSize: false,
    lib: { entry: { index: "src/index.ts", python: "src/python.ts", worker: "src/worker.ts" }, formats: ["es"] },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
