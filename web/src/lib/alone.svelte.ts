/**
 * Playing without a server: in this page, by the same protocol. Which of the two a table lives at is
 * told by its id, and no screen needs to know.
 */

import { keepAll } from "./shell";
import type { Connection, Engine, Listener, Trouble } from "../../engine/src/index.ts";

/** Whether there is no server behind this page at all. */
export const STATIC = import.meta.env.MODE === "site";

const PREFIX = "local-"; // of a table that no server knows

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** What is known of the engine, to be shown. */
class Alone {
  /** Whether the server was not reached when it was last asked. */
  away = $state(STATIC);
  /** The first download, in bytes; null: there is none. */
  download = $state.raw<{ done: number; total: number } | null>(null);
  /** Whether Python is being started. */
  starting = $state(false);
  /** Why moves are not kept. */
  trouble = $state<Trouble | null>(null);
}

export const alone = new Alone();

let made: Promise<Engine> | null = null;

/** The engine's code, which is fetched when somebody plays without a server. */
async function code(): Promise<typeof import("./engine")> {
  try {
    return await import("./engine");
  } catch {
    throw Object.assign(new Error("the engine's code was not reached"), { trouble: "offline" satisfies Trouble });
  }
}

/** The engine; its code is fetched when it is first asked for. */
function engine(): Promise<Engine> {
  made ??= code().then(({ makeEngine }) =>
    makeEngine({
      progress: (done, total) => (alone.download = done < total ? { done, total } : null),
      busy: (starting) => {
        alone.starting = starting;
        if (starting) return;
        alone.download = null;
        void keepAll().catch(() => undefined); // without a network, nothing new has to be kept
      },
      trouble: (trouble) => (alone.trouble = trouble),
    }),
  );
  made.catch(() => (made = null));
  return made;
}

/** Ask the engine as one would ask a server by HTTP. */
export async function askHere(path: string, body?: unknown): Promise<{ status: number; text: string }> {
  const seen = body === undefined ? /^\/api\/tables\/([^/]+)$/.exec(path)?.[1] : undefined;
  if (seen !== undefined) {
    const text = await lastSeen(seen);
    if (text !== undefined) return { status: 200, text };
  }
  return (await engine()).request(body === undefined ? "GET" : "POST", path, body);
}

/** Review a game here, line by line as a server would say it; `stopped`: nobody waits for it any longer. */
export async function reviewHere(wish: unknown, stopped: AbortSignal | undefined): Promise<{ status: number; text: string | ReadableStream }> {
  const lines = (await engine()).lines("/api/reviews", wish);
  const first = (await lines.next()).value as { status: number; text: string };
  if (first.status !== 200) return first;
  const bytes = new TextEncoder();
  const text = new ReadableStream({
    start: (sink) => {
      sink.enqueue(bytes.encode(first.text));
      stopped?.addEventListener("abort", () => sink.error(stopped.reason));
    },
    pull: async (sink) => {
      const { value, done } = await lines.next();
      if (stopped?.aborted) return;
      if (done) sink.close();
      else sink.enqueue(bytes.encode(value.text));
    },
  });
  return { status: 200, text };
}

/** How a table looked last, without starting anything. */
async function lastSeen(table: string): Promise<string | undefined> {
  if (made !== null && (await made).running) return undefined;
  const { summaryOf } = await code();
  return summaryOf(table).catch(() => undefined);
}

/** Listen to a table that lives here: it begins when Python has started. */
export function connectHere(table: string, version: number | null, listener: Listener): Connection {
  let connection: Connection | null = null;
  let over = false;
  engine().then(
    (found) => {
      if (over) listener.closed(1005);
      else connection = found.connect(table, version, listener);
    },
    () => listener.closed(1006),
  );
  return {
    send: (text) => connection?.send(text),
    close: () => {
      over = true;
      connection?.close();
    },
  };
}

/** Forget a table that lives here. */
export async function forgetHere(table: string): Promise<void> {
  const { forget } = await code();
  await forget(table).catch(() => undefined);
}

/** Let the oldest finished tables that live here go until so many are left; which went. */
export async function pruneHere(most: number): Promise<string[]> {
  const { prune } = await code();
  return prune(most).catch(() => []);
}

/** Fetch what it takes to play without a network, and begin; the browser is asked not to clear it away. */
export async function prepareHere(): Promise<void> {
  await (await engine()).start();
  void navigator.storage?.persist?.().catch(() => false);
}
