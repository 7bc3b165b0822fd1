/** Messages in their order and each once, shown at the pace at which a person can watch them. */

import type { EventsMessage, Welcome } from "../protocol";

/** A moment to look at what is shown, before the next message is. */
export interface Pause {
  milliseconds: number;
  end(): void;
}

/** Where messages are shown. */
export interface Stage {
  show(message: Welcome | EventsMessage): void;
  /** What there is to look at now, if anything. */
  pause(): Pause | null;
  /** A message is missing: everything is needed anew. */
  refresh(): void;
}

const BEHIND = 40; // messages: a client so late is shown the present, not how it came about

export class Playback {
  #received: number | null = null; // the last version that came in
  #queue: (Welcome | EventsMessage)[] = [];
  #pause: Pause | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** The last version received; null: everything is needed. */
  get version(): number | null {
    return this.#received;
  }

  receive(message: Welcome | EventsMessage): void {
    if (message.type === "events" && this.#received !== null) {
      if (message.version <= this.#received) return;
      if (message.version > this.#received + 1) {
        this.#received = null;
        this.stage.refresh();
        return;
      }
    }
    this.#received = message.version;
    this.#queue.push(message);
    if (this.#behind) this.skip();
    if (this.#pause === null) this.#run();
  }

  /** Wait no longer. */
  skip(): void {
    if (this.#pause === null) return;
    clearTimeout(this.#timer);
    const { end } = this.#pause;
    this.#pause = null;
    end();
    this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #behind(): boolean {
    return this.#queue.length > BEHIND;
  }

  #run(): void {
    for (;;) {
      const pause = this.stage.pause();
      if (pause === null) {
        const message = this.#queue.shift();
        if (message === undefined) return;
        this.stage.show(message);
      } else if (pause.milliseconds === 0 || this.#behind) {
        pause.end();
      } else {
        this.#pause = pause;
        this.#timer = setTimeout(() => this.skip(), pause.milliseconds);
        return;
      }
    }
  }
}
