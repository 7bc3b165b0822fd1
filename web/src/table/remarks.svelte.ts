/** What the players have just said: the last remark of each, for a while. */

import type { Said } from "../protocol";

const SHOWN = 5_000; // milliseconds

export class Remarks {
  #all: Said[] = $state.raw([]);

  /** What a seat has just said. */
  of(seat: number | null): Said | undefined {
    return this.#all.find((said) => said.seat === seat);
  }

  add(said: Said): void {
    this.#all = [...this.#all.filter((other) => other.seat !== said.seat), said];
    setTimeout(() => (this.#all = this.#all.filter((other) => other !== said)), SHOWN);
  }
}
