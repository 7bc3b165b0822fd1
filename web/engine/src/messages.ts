/** What the page and the worker say to each other. */

import type { Outcome, Question } from "./python.ts";

/**
 * What can go wrong: the files cannot be fetched (`offline`) or are `damaged`, the browser has no
 * WebAssembly (`unsupported`), the device has no room (`full`) or keeps nothing (`unkept`), or it is
 * our own fault (`broken`).
 */
export type Trouble = "offline" | "damaged" | "unsupported" | "full" | "unkept" | "broken";

export type ToWorker = { id: number } & (
  | { type: "start"; base: string }
  | { type: "ask"; question: Question }
  | { type: "part"; table: string }
  | { type: "run"; code: string }
);

export type Answer = { ok: Outcome | string | null } | { trouble: Trouble };

export type FromWorker =
  | { type: "answer"; id: number; answer: Answer }
  | { type: "message"; table: string; text: string }
  | { type: "progress"; done: number; total: number }
  | { type: "trouble"; trouble: Trouble | null };
