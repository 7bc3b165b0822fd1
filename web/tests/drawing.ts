/** A card as the page draws it. */

import { flushSync, mount, unmount } from "svelte";
import Card from "../src/cards/Card.svelte";

export function draw(code: string, face?: string, hidden = false, copy = 0): HTMLElement {
  const target = document.createElement("div");
  const card = mount(Card, { target, props: { code, face, hidden, copy } });
  flushSync();
  const drawn = target.cloneNode(true) as HTMLElement;
  void unmount(card);
  return drawn;
}

/** The numbers that a card shows. */
export function shown(card: HTMLElement): string[] {
  return [...card.querySelectorAll<HTMLElement>(".value")].map((number) => number.dataset["text"] ?? "");
}
