/** A pad that is open: what is shown now, what is done to it, and that every change is kept. */

import { facts as work, type Facts } from "./facts";
import { PadError, type Problem } from "./problems";
import type { Sheet } from "./sheet";
import { edit, game, isFull, onNews, travel, type Kept, type Shared } from "./store";
import { loads } from "./text";

/** Why something was not done or not kept. */
export type Trouble = { kind: "refused"; problem: Problem } | { kind: "full" | "unkept" | "gone" };

export class Keeper {
  readonly id: string;
  sheet: Sheet | null = $state.raw(null);
  version = $state(0);
  newest = $state(0);
  trouble: Trouble | null = $state.raw(null);
  shared: Shared | null = $state.raw(null);
  readonly facts: Facts | null = $derived(this.sheet && work(this.sheet));

  /** Changes not kept yet, in order: each waits for the one before. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Show the game as it is kept; again whenever another tab has changed it. Returns how to stop. */
  open(): () => void {
    void this.reload();
    return onNews(() => void this.reload());
  }

  async reload(): Promise<void> {
    if (this.#waiting > 0) return;
    try {
      const kept = await game(this.id);
      if (this.#waiting > 0) return;
      if (kept) this.#show(kept);
      else this.trouble = { kind: "gone" };
    } catch {
      this.trouble = { kind: "unkept" };
    }
  }

  #show(kept: Kept): void {
    this.sheet = loads(kept.text);
    this.version = kept.version;
    this.newest = kept.newest;
    this.shared = kept.shared ?? null;
  }

  /**
   * Do something to the pad. It is seen at once, and kept before anything else is.
   * What it is done with is given now: the same is done later to what another tab has made of the pad.
   */
  apply<Rest extends unknown[]>(done: (sheet: Sheet, ...rest: Rest) => Sheet, ...rest: Rest): boolean {
    if (!this.sheet) return false;
    const change = (sheet: Sheet): Sheet => done(sheet, ...rest);
    try {
      this.sheet = change(this.sheet);
    } catch (error) {
      if (!(error instanceof PadError)) throw error;
      this.trouble = { kind: "refused", problem: error.problem };
      return false;
    }
    this.trouble = null;
    this.#keep(() => edit(this.id, change));
    return true;
  }

  undo(): void {
    this.#keep(() => travel(this.id, -1));
  }

  redo(): void {
    this.#keep(() => travel(this.id, 1));
  }

  #keep(keeping: () => Promise<Kept | undefined>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(keeping).then(
      (kept) => {
        this.#waiting -= 1;
        if (kept && this.#waiting === 0) this.#show(kept);
      },
      (error: unknown) => {
        this.#waiting -= 1;
        // What is shown stays, so that it can be exported; what another tab did is said.
        if (error instanceof PadError) {
          this.trouble = { kind: "refused", problem: error.problem };
          void this.reload();
        } else this.trouble = { kind: isFull(error) ? "full" : "unkept" };
      },
    );
  }
}
