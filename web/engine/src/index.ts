export { Engine, EngineError, type Connection, type Listener, type Trouble, type Watcher } from "./client.ts";
export { downloadSize } from "./download.ts";
export { kernelOn, type Kernel } from "./kernel.ts";
export type { Reply } from "./messages.ts";
export { startPython, type Parts, type Python, type Storage } from "./python.ts";
export { forget, prune, summaryOf } from "./storage.ts";
