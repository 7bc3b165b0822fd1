/** Where the keyboard is. */

/**
 * Bring the focus along to what is new, unless somebody writes or reads elsewhere. It has to be laid out
 * for that, so it is done in a task of its own; the answer calls it off.
 */
export function bringFocus(where: HTMLElement | undefined): () => void {
  const later = setTimeout(() => {
    if (!document.activeElement?.closest("input, dialog, .beside")) where?.focus({ preventScroll: true });
  });
  return () => clearTimeout(later);
}

/** Take the focus from what is about to go: gone with it, the browser would have to lay the page out at once. */
export function letGo(going: Element | undefined): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && going?.contains(held)) held.blur();
}

/** Whether the focus is nowhere in particular: what had it is gone, or it waits at the beginning of the page's part. */
export function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.localName === "main";
}

/** Put the focus somewhere, if it was lost and there may be a keyboard. */
export function focusIfLost(where: HTMLElement | null | undefined): void {
  if (isLost() && matchMedia("(hover: hover)").matches) where?.focus({ preventScroll: true });
}
