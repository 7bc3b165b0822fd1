export { Engine, EngineError, type Socket, type Trouble, type Watcher } from "./client.ts";
export { downloadSize } from "./download.ts";
export { kernelOn, type Kernel } from "./kernel.ts";
export { startPython, type Outcome, type Parts, type Python, type Question, type Written } from "./python.ts";
export { forget, prune, summaryOf } from "./storage.ts";
