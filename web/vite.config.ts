import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";

/** The Fluent files without comments and without what only the terminal says. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.slice(0, -"?raw".length), "utf-8");
    const messages = text.replace(/^#.*\n/gm, "").split(/^(?=[a-z])/im);
    const said = messages.filter((message) => !message.startsWith("terminal-")).join("");
    return `export default ${JSON.stringify(said.replace(/\n{2,}/g, "\n"))}`;
  },
};

/** A list of all that was built, for a device that wants to keep it. */
const list: Plugin = {
  name: "list",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    this.emitFile({ type: "asset", fileName: "assets.json", source: JSON.stringify(names.sort()) });
  },
};

/**
 * The page itself is fetched along with its beginning, not after it; its styles stand at the end of the body, so that
 * what `index.html` shows until then is drawn before they have come.
 */
const together: Plugin = {
  name: "together",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((one) => one.type === "chunk");
      const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/open.ts"));
      if (found.length === 0) return html; // the development server fetches file by file
      for (const { imports } of found) found.push(...chunks.filter((one) => imports.includes(one.fileName) && !found.includes(one)));
      const scripts = found.map(({ fileName }) => fileName);
      const styles = found.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]).reverse(); // the page's own comes last
      const base = html.match(/ src="([^"]*)assets\//)![1]!;
      const link = (rel: string, file: string) => ({ tag: "link", attrs: { rel, crossorigin: true, href: base + file } });
      const missing = [...scripts.map((file) => link("modulepreload", file)), ...styles.map((file) => link("stylesheet", file))];
      const place = (rel: string) => (rel === "stylesheet" ? ("body" as const) : ("head" as const));
      return missing.filter(({ attrs }) => !html.includes(attrs.href)).map((one) => ({ ...one, injectTo: place(one.attrs.rel) }));
    },
  },
};

/**
 * The page is built into the Python package, where the server finds it; with `--mode site`, into a
 * folder that any host can serve from any path.
 */
export default defineConfig(({ mode }) => ({
  plugins: [words, svelte(), list, together],
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" as const },
  build: {
    outDir: "../src/augury_page/static", // `site.py` names another
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // The drawings stand apart: emblems come with the page, pictures when it stands.
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/(speech\/languages|lib\/kept-settings)|preload-helper/, priority: 3 },
            { name: "kit", test: /node_modules\/(?!uqr)/, priority: 2 },
            { name: "cards", test: /src\/cards\/[^/]+$/, priority: 1 },
            // The start page and what every screen needs come in one piece: a phone waits for each request.
            { name: "page", test: /src\/(open|app|App|screens\/(Home|home\/(Doors|Hero|OpenTables|PlayNow))|lib|speech\/(words|naming|troubles)|parts\/(Icon|LanguageField|NameField|Segments|Stones))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
