/** The card a player has in mind: tapped, but not yet played. */

import { settings } from "../lib/settings.svelte";
import { cardName } from "../speech/naming";
import { t } from "../speech/words.svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { Toast } from "./toast.svelte";

export class Selection {
  card: string | null = $state(null);
  /** The moves among which its announcement is asked for. */
  announcing: readonly string[] | null = $state.raw(null);

  constructor(
    private readonly sitting: Sitting,
    private readonly toast: Toast,
  ) {}

  clear(): void {
    this.card = null;
    this.announcing = null;
  }

  /** A card was tapped or dragged: play it, ask what it is to be, or let it be refused. */
  choose(code: string): void {
    if (this.sitting.finished !== null) {
      // It sweeps the finished trick away. Only whoever leads the next has seen all there is to see.
      this.sitting.skip();
      if (this.sitting.question?.ask !== "play" || this.sitting.trick.length > 0) return;
    }
    const question = this.sitting.question;
    if (question?.ask === "pass") {
      this.card = this.card === code ? null : code;
      return;
    }
    if (question?.ask !== "play") {
      this.toast.show(question ? t("why-first") : t("why-not-turn"));
      return;
    }
    const moves = question.cards.get(code);
    if (moves === undefined) {
      void this.sitting.act(code); // the server says why not
    } else if (moves.length > 1) {
      this.card = code;
      this.announcing = moves;
    } else if (settings.confirm && this.card !== code) {
      this.card = code;
      this.toast.show(t("tap-again", { card: cardName(code) }));
    } else void this.sitting.act(moves[0]!);
  }
}
