/** The coach: before a move that would cost much it asks whether to think again. */

import type { Judgement, Verdict } from "../protocol";
import type { Sitting } from "../table/sitting.svelte";
import { analyst } from "./analyst";

const GRAVE: readonly Verdict[] = ["mistake", "blunder"];
const QUIET = 300; // milliseconds: who answers sooner needs no sign that it thinks
const PATIENCE = 4_000; // milliseconds: a move does not wait longer for advice

export interface Warning {
  move: string;
  judgement: Judgement;
}

export class Coach {
  /** What is being warned of. */
  warning: Warning | null = $state.raw(null);
  /** Whether a move has waited for advice for a while. */
  thinking = $state(false);
  #decide: ((goes: boolean) => void) | null = null;

  constructor(private readonly sitting: Sitting) {}

  /** Whether to go on with a move: at once, if nothing speaks against it, or if the player says so. */
  async allows(move: string): Promise<boolean> {
    const quiet = setTimeout(() => (this.thinking = true), QUIET);
    const judgement = await inTime(analyst.check(this.sitting.info!.id, move));
    clearTimeout(quiet);
    this.thinking = false;
    if (judgement === null || !GRAVE.includes(judgement.verdict)) return true;
    this.warning = { move, judgement };
    return new Promise((resolve) => (this.#decide = resolve));
  }

  /** What the player says to the warning. */
  decide(goes: boolean): void {
    this.warning = null;
    this.#decide?.(goes);
    this.#decide = null;
  }
}

/** The answer, or null: without one, or with a late one, the game goes on. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    asked.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
