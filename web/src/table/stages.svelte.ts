/** A screen that is laid in pieces, each in a task of its own: all at once would keep a phone from answering a touch. */

import { onMount } from "svelte";

/** How many pieces may stand now, from 0 up to `last`. */
export function stages(last: number): { readonly now: number } {
  let now = $state(0);
  onMount(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const lay = (): void => {
      next = setTimeout(() => {
        now += 1;
        if (now < last) lay();
      });
    };
    lay();
    return () => clearTimeout(next);
  });
  return {
    get now() {
      return now;
    },
  };
}
