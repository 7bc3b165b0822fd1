/** A sentence that is shown for a moment: why something cannot be done. */

const SHOWN = 3_500; // milliseconds

export class Toast {
  words: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(words: string): void {
    this.words = words;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.words = null), SHOWN);
  }
}
