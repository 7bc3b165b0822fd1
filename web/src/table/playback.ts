/** Messages in their order and each once, shown at the pace at which a person can watch them. */

import type { EventsMessage, Welcome } from "../protocol";

/** A moment to look at what is shown, before anything else is. */
export interface Pause {
  milliseconds: number; // Infinity: until somebody goes on
  end(): void;
}

/** A part of a message that is shown by itself. */
export interface Part {
  show(): void;
  /** Whether it lets what is told on the table be read first; other parts do not wait for that. */
  patient: boolean;
  /** For how many milliseconds what came before is seen alone, so that not all is drawn at once. */
  after?: number;
}

/** Where messages are shown. */
export interface Stage {
  /** A message just received, in the parts that are shown one after the other. */
  split(message: Welcome | EventsMessage): Part[];
  /** What there is to look at before such a part, if anything. */
  pause(patient: boolean): Pause | null;
  /** A message is missing: everything is needed anew. */
  refresh(): void;
}

const BEHIND = 120; // parts: a client so late is shown the present, not how it came about

export class Playback {
  #received: number | null = null; // the last version that came in
  #queue: Part[] = [];
  #pause: Pause | null = null;
  #due: Part | null = null; // what came before it has been seen alone
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
    this.#queue.push(...this.stage.split(message));
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

  #moment(part: Part): Pause | null {
    if (!part.after || this.#due === part) return null;
    return { milliseconds: part.after, end: () => (this.#due = part) };
  }

  #run(): void {
    for (let part = this.#queue[0]; part !== undefined; part = this.#queue[0]) {
      const pause = this.stage.pause(part.patient) ?? this.#moment(part);
      if (pause === null) {
        this.#queue.shift();
        part.show();
      } else if (pause.milliseconds === 0 || this.#behind) {
        pause.end();
      } else {
        this.#pause = pause;
        if (Number.isFinite(pause.milliseconds)) this.#timer = setTimeout(() => this.skip(), pause.milliseconds);
        return;
      }
    }
  }
}
