/** How the hands of the others are laid out in rows, when foresight shows many cards. */

const LINE = 42; // pixels of a hand beside its name

export const columns = (width: number): number => (width >= 720 ? 2 : 1);

/** The least height in which so many hands can be read. */
export function boardHeight(hands: number, width: number): number {
  return Math.ceil(hands / columns(width)) * LINE + 8;
}
