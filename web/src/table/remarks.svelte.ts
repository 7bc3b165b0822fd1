/** What the players say: the last remark of each for a while, and all of them to be read again. */

import type { Said } from "../protocol";

const SHOWN = 6_000; // milliseconds
const MOST = 60; // remarks that are kept

export class Remarks {
  #fresh: Said[] = $state.raw([]);
  /** Everything that was said, in order. */
  all: readonly Said[] = $state.raw([]);
  /** How many of them nobody has looked at. */
  unread: number = $state(0);

  /** They are kept while the page is open, and found again after it was loaded anew. */
  constructor(private readonly key: string) {
    try {
      this.all = JSON.parse(sessionStorage.getItem(key) ?? "[]") as Said[];
    } catch {
      // A device that keeps nothing can still talk.
    }
  }

  /** What a seat has just said. */
  of(seat: number | null): Said | undefined {
    return this.#fresh.find((said) => said.seat === seat);
  }

  add(said: Said, own: boolean): void {
    this.all = [...this.all.slice(1 - MOST), said];
    if (!own) this.unread += 1;
    this.#fresh = [...this.#fresh.filter((other) => other.seat !== said.seat), said];
    setTimeout(() => (this.#fresh = this.#fresh.filter((other) => other !== said)), SHOWN);
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.all));
    } catch {
      // As above.
    }
  }

  /** They have been looked at. */
  read(): void {
    this.unread = 0;
  }
}
