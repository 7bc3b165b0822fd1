/** How a card comes and goes: along a line, a little turned, on the compositor alone. */

import { moves } from "../lib/settings.svelte";
import type { Place } from "../layout/cloth";

interface Way {
  delay: number;
  duration: number;
  css: (done: number, rest: number) => string;
}

const soft = (rest: number): number => rest ** 3;

/** Where the card lay that was last chosen from the hand, as seen from the corner of the cloth. */
let left: { x: number; y: number; wide: number; at: number } | null = null;

/**
 * Remember where a card leaves the hand, so that it is seen to go from there. It is measured now, as
 * long as nothing has changed: afterwards the browser would have to lay everything out for the answer.
 */
export function leaveFrom(card: Element): void {
  const cloth = document.querySelector(".cloth .around")?.getBoundingClientRect();
  if (cloth === undefined) return;
  const box = card.getBoundingClientRect();
  left = { x: box.x + box.width / 2 - cloth.x, y: box.y + box.height / 2 - cloth.y, wide: box.width, at: performance.now() };
}

/** A card comes to the table: from its player's seat, or out of this very hand. */
export function arrive(_: Element, { from, to, wide, own }: { from: Place; to: Place; wide: number; own: boolean }): Way {
  const way = { x: from.x - to.x, y: from.y - to.y };
  let size = 0.7;
  if (own && left !== null && performance.now() - left.at < 500) {
    way.x = left.x - to.x;
    way.y = left.y - to.y;
    size = left.wide / wide;
    left = null;
  }
  const turn = way.x > 0 ? 14 : -14;
  return {
    delay: 0,
    duration: moves() ? 240 : 0,
    css: (done, rest) => {
      const far = soft(rest);
      return `transform: translate(${way.x * far}px, ${way.y * far}px) rotate(${turn * far}deg) scale(${1 + (size - 1) * far}); opacity: ${Math.min(1, 0.2 + done * 3)}`;
    },
  };
}

/** A card goes to whoever won it, one after the other; blown apart, away from the middle. */
export function leave(_: Element, { from, to, middle, place }: { from: Place; to: Place | null; middle: Place; place: number }): Way {
  const blown = to === null;
  const way = to === null ? { x: (from.x - middle.x) * 1.2, y: (from.y - middle.y) * 1.2 } : { x: to.x - from.x, y: to.y - from.y };
  return {
    delay: moves() && !blown ? place * 25 : 0,
    duration: moves() ? 260 : 0,
    css: (stay, gone) => {
      const far = blown ? 1 - soft(stay) : gone ** 2;
      const size = blown ? 1 + 0.3 * far : 1 - 0.55 * far;
      return `transform: translate(${way.x * far}px, ${way.y * far}px) rotate(${(blown ? 70 : 20) * far * (place % 2 ? -1 : 1)}deg) scale(${size}); opacity: ${Math.min(1, stay * 1.6)}`;
    },
  };
}

/** A card is dealt into the hand, from the table above it. */
export function dealt(_: Element, { place, count, x }: { place: number; count: number; x: number }): Way {
  return {
    delay: moves() ? place * Math.min(45, 450 / count) : 0,
    duration: moves() ? 280 : 0,
    css: (done, rest) => {
      const far = soft(rest);
      return `transform: translate(${x * far}px, ${-220 * far}px) rotate(${-25 * far}deg) scale(${1 - 0.35 * far}); opacity: ${Math.min(1, done * 4)}`;
    },
  };
}
