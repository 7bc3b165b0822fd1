export { kernelOn, type Kernel } from "./kernel.ts";
export { startPython, type Outcome, type Parts, type Python, type Question, type Written } from "./python.ts";
