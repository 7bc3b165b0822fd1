/** What the page and the worker say to each other. */

/**
 * What can go wrong: the files cannot be fetched (`offline`) or are `damaged`, the browser has no
 * WebAssembly (`unsupported`), the device has no room (`full`) or keeps nothing (`unkept`), or it is
 * our own fault (`broken`).
 */
export type Trouble = "offline" | "damaged" | "unsupported" | "full" | "unkept" | "broken";

export type ToWorker = { id: number } & (
  | { type: "start"; base: string }
  /** Where the answer comes line by line, they go before it, until there is no more or nobody waits for more. */
  | { type: "request"; method: string; path: string; body: string }
  | { type: "stop" }
  /** Listen to a table; `id` is the connection's own, from then on. */
  | { type: "connect"; table: string; version: number | null }
  | { type: "say"; text: string }
  | { type: "leave" }
  | { type: "run"; code: string }
);

/** What a server would answer by HTTP. */
export interface Reply {
  status: number;
  text: string;
}

export type Answer = { ok: Reply | string | null } | { trouble: Trouble };

export type FromWorker =
  | { type: "answer"; id: number; answer: Answer }
  | { type: "line"; id: number; text: string }
  | { type: "opened"; id: number }
  | { type: "message"; id: number; text: string }
  | { type: "closed"; id: number; code: number }
  | { type: "progress"; done: number; total: number }
  | { type: "trouble"; trouble: Trouble | null };
