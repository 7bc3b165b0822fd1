/** The pictures of the cards: fetched after the page stands, and until then a card has its emblem. */

import type { Picture } from "./art/pictures";

type Art = typeof import("./art/pictures");

let art: Art | null = $state.raw(null);
let asked = false;

/** Hang the pictures. */
export function hang(pictures: Art): void {
  art = pictures;
}

/** Fetch the pictures once, when the page has nothing better to do. */
export function fetchPictures(): void {
  if (asked) return;
  asked = true;
  const fetch = () => void import("./art/pictures").then(hang, () => (asked = false));
  if ("requestIdleCallback" in window) requestIdleCallback(fetch, { timeout: 1500 });
  else setTimeout(fetch, 200);
}

/** The picture of a card; null: it is not here yet, or nobody has drawn it. */
export function picture(code: string, copy: number): Picture | null {
  return art?.picture(code, copy) ?? null;
}
