/**
 * The connection to a table: it comes back by itself, asks for what it has missed, and repeats what
 * has not been answered. Nothing here knows the game.
 */

import type { Connection as Line, Listener } from "../../engine/src/index.ts";
import { pathOf } from "../lib/address";
import { askHere, connectHere, isLocal } from "../lib/alone.svelte";
import { FINAL, HOPELESS, type Command, type ErrorMessage, type Message, type Ok } from "../protocol";

export type Answer = Ok | ErrorMessage;
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** A command before it has an id. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

/** Whoever is at this end of the connection. */
export interface Receiver {
  receive(message: Message): void;
  /** `why`, of a connection that is closed for good: a code whose words are `closed-…`. */
  connection(state: ConnectionState, why?: string): void;
  /** The last version received; null: everything is needed. */
  version(): number | null;
}

/** How a line to a table is opened: of a version on, or with everything anew. */
export type Dial = (table: string, version: number | null, listener: Listener) => Line;

/** To a table of the server. */
const dialServer: Dial = (table, version, listener) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = version === null ? "" : `?version=${version}`;
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket${query}`);
  socket.onopen = () => listener.opened();
  socket.onmessage = ({ data }: MessageEvent<string>) => listener.message(data);
  socket.onclose = ({ code }) => listener.closed(code);
  return socket;
};

/** To the server, or to this page's own worker, where the table lives. */
const dial: Dial = (table, version, listener) => (isLocal(table) ? connectHere : dialServer)(table, version, listener);

const PAUSES = [0, 150, 400, 800, 1200, 1500];
const PING_EVERY = 8_000;
const SILENCE = 3_500;
const UNPLUGGED = 400; // the same where the device itself says that it has no network; a server on it would answer

/** A random name for a command. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The code with which the server refuses to open a socket; null: it would, or cannot be asked. */
async function openingRefused(table: string): Promise<string | null> {
  if (isLocal(table)) return refusedHere(table);
  try {
    const response = await fetch(pathOf("POST /api/tables/{table}/commands", { table }), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"type":"ping"}',
    });
    return response.ok ? null : ((await response.json()) as ErrorMessage).code;
  } catch {
    return null; // the connection is down, as it is told already
  }
}

/** The same of a table that lives in this page; `engine_…`, where nothing can be played here. */
async function refusedHere(table: string): Promise<string | null> {
  try {
    const { status, text } = await askHere(`/api/tables/${table}/commands`, { type: "ping" });
    return status === 200 ? null : (JSON.parse(text) as ErrorMessage).code;
  } catch (error) {
    return `engine_${(error as { trouble?: string }).trouble ?? "broken"}`;
  }
}

export class Connection {
  #line: Line | null = null;
  #opened = false;
  #waiting = new Map<string, { command: Command; answered: (answer: Answer) => void }>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly table: string,
    private readonly receiver: Receiver,
    private readonly make: Dial = dial,
    private readonly refusal: (table: string) => Promise<string | null> = openingRefused,
  ) {}

  /** How often in a row it could not be opened. */
  get tries(): number {
    return this.#tries;
  }

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#ping);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("pageshow", this.#wake);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.receiver.connection("connecting");
    this.#connect();
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#ping);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("pageshow", this.#wake);
    clearInterval(this.#pinger);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#line?.close();
    this.#line = null;
  }

  /** Give a command, again after every break until it is answered. */
  send(asked: NewCommand): Promise<Answer> {
    const command = { ...asked, id: newId() } as Command;
    return new Promise((answered) => {
      this.#waiting.set(command.id, { command, answered });
      this.#transmit(command);
    });
  }

  /** Ask for everything anew. */
  refresh(): void {
    this.#line?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#opened = false;
    const line: Line = this.make(this.table, this.receiver.version(), {
      opened: () => {
        if (line !== this.#line) return;
        this.#opened = true;
        this.#tries = 0;
        this.receiver.connection("open");
        for (const { command } of this.#waiting.values()) this.#transmit(command);
      },
      message: (text) => {
        if (line !== this.#line) return;
        clearTimeout(this.#silence);
        this.#silence = undefined;
        this.#receive(JSON.parse(text) as Message);
      },
      closed: (code) => {
        if (line !== this.#line) return;
        const opened = this.#opened;
        this.#lost(code);
        if (!opened) void this.#askWhy();
      },
    });
    this.#line = line;
  }

  #receive(message: Message): void {
    if (message.type === "ok" || message.type === "error") {
      const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
      if (waiting !== undefined) {
        this.#waiting.delete(waiting.command.id);
        waiting.answered(message);
      }
    }
    this.receiver.receive(message);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#line = null;
    this.#opened = false;
    if (this.#over) return;
    const why = FINAL[code];
    if (why !== undefined) {
      this.#end(why);
      return;
    }
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 1500;
    this.#tries += 1;
    this.receiver.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), pause * (0.8 + Math.random() * 0.2));
  }

  /** A browser does not say why a socket was not opened: perhaps it never will be. */
  async #askWhy(): Promise<void> {
    const why = await this.refusal(this.table);
    if (!this.#over && why !== null && (HOPELESS.includes(why) || why.startsWith("engine_"))) this.#end(why);
  }

  #end(why: string): void {
    this.close();
    this.receiver.connection("closed", why);
  }

  #transmit(command: Command): void {
    if (!this.#opened) return;
    this.#line?.send(JSON.stringify(command));
    this.#listen();
  }

  #ping = (): void => {
    if (isLocal(this.table) || this.#line === null || !this.#opened) return;
    if (this.#silence === undefined || !navigator.onLine) this.#line.send('{"type":"ping"}');
    this.#listen();
  };

  /** Something was said and is answered at once: a line on which nothing is heard now is gone. */
  #listen(): void {
    const line = this.#line;
    if (isLocal(this.table)) return; // it cannot be lost unnoticed, and may think for longer than a line may be silent
    if (this.#silence !== undefined && navigator.onLine) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(
      () => {
        this.#silence = undefined;
        if (line === null || line !== this.#line) return;
        line.close();
        this.#lost(1006);
      },
      navigator.onLine ? SILENCE : UNPLUGGED,
    );
  }

  #wake = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#line === null) {
      this.#tries = 0;
      this.#connect();
    } else this.#ping();
  };
}
