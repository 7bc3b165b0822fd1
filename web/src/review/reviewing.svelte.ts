/** A review while it is made: how far it has come, what was found, what went wrong. */

import { ServerError } from "../lib/api";
import type { Review, ReviewProgress } from "../protocol";
import { analyst } from "./analyst";

/** Reviews that were made since the page was opened: nothing is worked out twice. */
const made = new Map<string, Review>();

export class Reviewing {
  found: Review | null = $state.raw(null);
  progress: ReviewProgress | null = $state.raw(null);
  problem: ServerError | null = $state.raw(null);
  /** Whether it was stopped before its end. */
  stopped = $state(false);
  #work: AbortController | null = null;

  constructor(readonly record: string) {
    this.found = made.get(key(record, false, null)) ?? made.get(key(record, true, null)) ?? null;
  }

  get working(): boolean {
    return this.progress !== null;
  }

  /** Review the game; what was found before stays to be seen until there is more. */
  async start(quick: boolean, seat: number | null = null): Promise<void> {
    this.cancel();
    const work = (this.#work = new AbortController());
    this.problem = null;
    this.stopped = false;
    this.progress = { ahead: 0, done: 0, rounds: 0 };
    try {
      const progress = (now: ReviewProgress): void => void (this.progress = now);
      this.found = await analyst.review(this.record, { quick, seat, signal: work.signal, progress });
      made.set(key(this.record, quick, seat), this.found);
    } catch (error) {
      if (work.signal.aborted) return;
      this.problem = error instanceof ServerError ? error : new ServerError("trouble", String(error));
    } finally {
      if (this.#work === work) this.progress = this.#work = null;
    }
  }

  /** Stop: the server is told, and works no longer. */
  cancel(): void {
    if (this.#work === null) return;
    this.#work.abort();
    this.#work = this.progress = null;
    this.stopped = true;
  }
}

function key(record: string, quick: boolean, seat: number | null): string {
  return `${quick} ${seat} ${record}`;
}
