/** The engine as this page has it: a chunk of its own, with its worker. */

import { Engine, type Watcher } from "../../engine/src/index.ts";

export { downloadSize, forget, prune, summaryOf } from "../../engine/src/index.ts";

/** Where the engine's files lie. */
export const ENGINE = new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;

export const makeEngine = (watcher: Watcher): Engine =>
  new Engine(() => new Worker(new URL("../../engine/src/worker.ts", import.meta.url), { type: "module" }), ENGINE, watcher);
