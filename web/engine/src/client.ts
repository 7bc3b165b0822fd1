/**
 * The engine, for a page: tables without a server, by the server's own protocol.
 *
 *     const engine = new Engine(() => new Worker(…), new URL("engine/", location.href).href);
 *     const answer = await engine.request("POST", "/api/tables", { name: "Ada", setup });
 *     const connection = engine.connect(table, null, { opened, message, closed });
 *
 * Nothing is fetched and nothing runs before the first question.
 */

import type { Answer, FromWorker, Reply, ToWorker, Trouble } from "./messages.ts";

export type { Trouble } from "./messages.ts";

export class EngineError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`the engine cannot do this: ${trouble}`);
    this.trouble = trouble;
  }
}

/** What is told while it works. */
export interface Watcher {
  /** The first download, in bytes. */
  progress?(done: number, total: number): void;
  /** Whether Python is being started. */
  busy?(starting: boolean): void;
  /** Why moves are not kept; null: they are again. */
  trouble?(trouble: Trouble | null): void;
}

/** What is said over a connection to a table. */
export interface Listener {
  opened(): void;
  message(text: string): void;
  /** `code`: as a WebSocket would be closed with. */
  closed(code: number): void;
}

/** A connection to a table. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

const written = (body: unknown): string => (body === undefined ? "" : JSON.stringify(body));

type Asked = ToWorker extends infer One ? (One extends ToWorker ? Omit<One, "id"> : never) : never;

export class Engine {
  #worker: Worker | null = null;
  #started: Promise<void> | null = null;
  #starting = false;
  #next = 1;
  #waiting = new Map<number, { done: (value: Reply | string | null) => void; failed: (error: EngineError) => void }>();
  #listeners = new Map<number, Listener>();
  #lines = new Map<number, (text: string) => void>();
  readonly #make: () => Worker;
  readonly #base: string;
  readonly #watcher: Watcher;

  /** `make` makes the worker of this package; `base` is the folder of its files, as a URL. */
  constructor(make: () => Worker, base: string, watcher: Watcher = {}) {
    this.#make = make;
    this.#base = base;
    this.#watcher = watcher;
  }

  /** Whether it has been asked for. */
  get running(): boolean {
    return this.#started !== null;
  }

  /** Fetch what is missing and start Python; at once, if that has been done. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#worker?.terminate();
      this.#worker = null;
      this.#started = null; // the next try may fare better
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<void> {
    if (typeof WebAssembly !== "object" || typeof Worker === "undefined") throw new EngineError("unsupported");
    this.#starting = true;
    this.#watcher.busy?.(true);
    try {
      this.#worker = this.#make();
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
      this.#worker.onerror = () => this.#break();
      await this.#ask({ type: "start", base: this.#base });
    } finally {
      this.#starting = false;
      this.#watcher.busy?.(false);
    }
  }

  /** Ask as by HTTP. */
  async request(method: "GET" | "POST", path: string, body?: unknown): Promise<Reply> {
    await this.start();
    return (await this.#ask({ type: "request", method, path, body: written(body) })) as Reply;
  }

  /**
   * Ask what is answered line by line: the lines as they come, or the answer that refuses them. Whoever asks for no
   * more of them has the work stopped.
   */
  async *lines(path: string, body: unknown): AsyncGenerator<Reply> {
    await this.start();
    const id = this.#next;
    const come: Reply[] = [];
    let wake = (): void => undefined;
    let over = false;
    this.#lines.set(id, (text) => {
      come.push({ status: 200, text });
      wake();
    });
    const asked = this.#ask({ type: "request", method: "POST", path, body: written(body) });
    const done = asked.then((reply) => {
      const { status, text } = reply as Reply;
      if (text !== "") come.push({ status, text });
    });
    const end = (): void => {
      over = true;
      wake();
    };
    done.then(end, end);
    try {
      while (come.length > 0 || !over) {
        const reply = come.shift();
        if (reply !== undefined) yield reply;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      await done;
    } finally {
      this.#lines.delete(id);
      if (!over) this.#worker?.postMessage({ type: "stop", id } satisfies ToWorker);
    }
  }

  /** Run a program, and say what it printed. */
  async run(code: string): Promise<string> {
    await this.start();
    return (await this.#ask({ type: "run", code })) as string;
  }

  /** Listen to a table, as at a server: to what was missed since a version, or to everything. */
  connect(table: string, version: number | null, listener: Listener): Connection {
    const id = this.#next;
    this.#next += 1;
    this.#listeners.set(id, listener);
    const say = (asked: ToWorker): void => {
      if (this.#listeners.has(id)) this.#worker?.postMessage(asked);
    };
    this.start().then(() => say({ type: "connect", id, table, version }), () => this.#lose(id, 1006));
    return {
      send: (text) => say({ type: "say", id, text }),
      close: () => {
        say({ type: "leave", id });
        queueMicrotask(() => this.#lose(id, 1005)); // as a WebSocket would, when it has been closed
      },
    };
  }

  #lose(id: number, code: number): void {
    const listener = this.#listeners.get(id);
    this.#listeners.delete(id);
    listener?.closed(code);
  }

  #ask(asked: Asked): Promise<Reply | string | null> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker!.postMessage({ ...asked, id });
    });
  }

  #hear(message: FromWorker): void {
    if (message.type === "progress") this.#watcher.progress?.(message.done, message.total);
    else if (message.type === "trouble") this.#watcher.trouble?.(message.trouble);
    else if (message.type === "answer") this.#settle(message.id, message.answer);
    else if (message.type === "line") this.#lines.get(message.id)?.(message.text);
    else if (message.type === "opened") this.#listeners.get(message.id)?.opened();
    else if (message.type === "message") this.#listeners.get(message.id)?.message(message.text);
    else this.#lose(message.id, message.code);
  }

  #settle(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ("ok" in answer) waiting?.done(answer.ok);
    else waiting?.failed(new EngineError(answer.trouble));
  }

  /** The worker has died: whoever waits hears of it, and the next question starts another. */
  #break(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    const why = this.#starting ? "offline" : "broken"; // its own code did not come
    for (const { failed } of this.#waiting.values()) failed(new EngineError(why));
    this.#waiting.clear();
    for (const id of [...this.#listeners.keys()]) this.#lose(id, 1006);
  }
}
