/** Where the keyboard is after a change of screen: on a phone it would only look like a choice. */

/** Put the focus somewhere, if it was lost and there may be a keyboard. */
export function focusIfLost(where: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body && matchMedia("(hover: hover)").matches) where?.focus({ preventScroll: true });
}
