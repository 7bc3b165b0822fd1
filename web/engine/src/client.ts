/**
 * The engine, for a page: tables without a server, by the server's own protocol.
 *
 *     const engine = new Engine(() => new Worker(…), new URL("engine/", location.href).href);
 *     const answer = await engine.request("POST", "/api/tables", { name: "Ada", setup });
 *     const socket = engine.connect(table);       // as a WebSocket to a server
 *
 * Nothing is fetched and nothing runs before the first question.
 */

import type { Answer, FromWorker, ToWorker, Trouble } from "./messages.ts";
import type { Outcome, Question } from "./python.ts";

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

/** As much of a WebSocket as a table needs. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

type Asked = ToWorker extends infer One ? (One extends ToWorker ? Omit<One, "id"> : never) : never;

export class Engine {
  #worker: Worker | null = null;
  #started: Promise<void> | null = null;
  #starting = false;
  #next = 1;
  #waiting = new Map<number, { done: (value: Outcome | string | null) => void; failed: (error: EngineError) => void }>();
  #sockets = new Map<string, Set<LocalSocket>>();
  readonly #make: () => Worker;
  readonly #base: string;
  readonly #watcher: Watcher;

  /** `make` makes the worker of this package; `base` is the folder of `manifest.json`, as a URL. */
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
      await this.#say({ type: "start", base: this.#base });
    } finally {
      this.#starting = false;
      this.#watcher.busy?.(false);
    }
  }

  /** Ask as by HTTP. */
  async request(method: "GET" | "POST", path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    const { status, body: text } = await this.ask({ op: "request", method, path, ...given });
    return { status, text };
  }

  /** Ask anything. */
  async ask(question: Question): Promise<Outcome> {
    await this.start();
    return (await this.#say({ type: "ask", question })) as Outcome;
  }

  /**
   * Review a game, of which `wish` has the record: the answer's lines as they come, how far it is and at last
   * the review. Whoever asks for no more of them has it stop.
   */
  async *review(wish: unknown): AsyncGenerator<{ status: number; text: string }> {
    let said = await this.ask({ op: "review", body: JSON.stringify(wish) });
    while (said.body !== "") {
      yield { status: said.status, text: said.body };
      if (said.status !== 200) return;
      said = await this.ask({ op: "more" });
    }
  }

  /** Run a program, and say what it printed. */
  async run(code: string): Promise<string> {
    await this.start();
    return (await this.#say({ type: "run", code })) as string;
  }

  /** A line to a table, as to a server's. */
  connect(table: string): Socket {
    const socket = new LocalSocket(
      (message) => this.ask({ op: "hear", table, message }),
      () => this.#part(table, socket),
    );
    const sockets = this.#sockets.get(table) ?? new Set();
    this.#sockets.set(table, sockets.add(socket));
    this.start().then(
      async () => {
        if (!sockets.has(socket)) return;
        const { status, messages } = await this.ask({ op: "listen", table });
        if (status !== 200) return socket.lost(1006); // why, a request would say
        socket.opened();
        for (const text of messages) socket.onmessage?.({ data: text });
      },
    ).catch(() => socket.lost(1006));
    return socket;
  }

  #part(table: string, socket: LocalSocket): void {
    const sockets = this.#sockets.get(table);
    sockets?.delete(socket);
    if (sockets?.size === 0 && this.#worker !== null) void this.#say({ type: "part", table });
  }

  #say(asked: Asked): Promise<Outcome | string | null> {
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
    else if (message.type === "message") {
      for (const socket of this.#sockets.get(message.table) ?? []) socket.onmessage?.({ data: message.text });
    } else this.#settle(message.id, message.answer);
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
    for (const sockets of this.#sockets.values()) for (const socket of [...sockets]) socket.lost(1006);
  }
}

class LocalSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #hear: (message: string) => Promise<Outcome>;
  readonly #part: () => void;

  constructor(hear: (message: string) => Promise<Outcome>, part: () => void) {
    this.#hear = hear;
    this.#part = part;
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  lost(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#part();
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.#hear(text).catch(() => this.lost(1006));
  }

  close(): void {
    queueMicrotask(() => this.lost(1005)); // as a WebSocket would, when it has been closed
  }
}
