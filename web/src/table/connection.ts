/**
 * The connection to a table: it comes back by itself, asks for what it has missed, and repeats what
 * has not been answered. Nothing here knows the game.
 */

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

const PAUSES = [0, 150, 400, 800, 1200, 1500];
const PING_EVERY = 8_000;
const SILENCE = 3_500;

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
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: Command; answered: (answer: Answer) => void }>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly table: string,
    private readonly receiver: Receiver,
    private readonly make: (url: string) => WebSocket = (url) => (isLocal(table) ? connectHere(table) : new WebSocket(url)),
    private readonly refusal: (table: string) => Promise<string | null> = openingRefused,
  ) {}

  /** How often in a row it could not be opened. */
  get tries(): number {
    return this.#tries;
  }

  open(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("pageshow", this.#wake);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.receiver.connection("connecting");
    this.#connect();
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("pageshow", this.#wake);
    clearInterval(this.#pinger);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
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
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const version = this.receiver.version();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = version === null ? "" : `?version=${version}`;
    const url = `${scheme}//${location.host}/api/tables/${this.table}/socket${query}`;
    const socket = this.make(url);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.#tries = 0;
      this.receiver.connection("open");
      for (const { command } of this.#waiting.values()) this.#transmit(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket) return;
      this.#lost(event.code);
      if (!opened) void this.#askWhy();
    };
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
    this.#socket = null;
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #ping(): void {
    const socket = this.#socket;
    if (isLocal(this.table)) return; // it cannot be lost unnoticed, and may think for longer than a line may be silent
    if (socket?.readyState !== WebSocket.OPEN || this.#silence !== undefined) return;
    socket.send('{"type":"ping"}');
    this.#silence = setTimeout(() => {
      this.#silence = undefined;
      if (socket !== this.#socket) return;
      socket.close();
      this.#lost(1006);
    }, SILENCE);
  }

  #wake = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.#connect();
    } else this.#ping();
  };
}
