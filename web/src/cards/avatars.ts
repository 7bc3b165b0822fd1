/**
 * The avatars of the seats: six heads on a square of 32, told apart by their outlines alone.
 * Light is what lies on the seat's colour, dark what lies on that again.
 */

export interface Head {
  readonly light: string;
  readonly dark: string;
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const eyes = (apart: number, y: number, r = 1.5): string => dot(16 - apart, y, r) + dot(16 + apart, y, r);

export const HEADS: readonly Head[] = [
  /** The owl. */
  {
    light: "M6 6.5q4 0 6.5 2 3.5-1 7 0 2.5-2 6.5-2-1.5 3-1 6 1.5 7-2 11-3 3.5-7 3.5t-7-3.5q-3.5-4-2-11 .5-3-1-6z",
    dark: "M11.7 10.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 4.3-3.5 4.3 4.3 0 0 0 4.3 3.5 4.3 4.3 0 1 0 0-8.6 4.3 4.3 0 0 0-4.3 3 4.3 4.3 0 0 0-4.3-3zm0 2.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm8.6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16 18l1.8 2.5L16 23.5l-1.8-3z",
  },
  /** The fox. */
  {
    light: "M5.5 5q5 1.5 7.5 5.5h6q2.5-4 7.5-5.5 1 6-1 11.5-2 4-6 6.5L16 27.5 12.5 23q-4-2.5-6-6.5-2-5.5-1-11.5z",
    dark: "M8 8.5q2 1 3 3l-2.3 2.3Q7.8 11 8 8.5zM24 8.5q-2 1-3 3l2.3 2.3q.9-2.8.7-5.3zM14 24l2-2.2 2 2.2-2 2.6z" + eyes(4, 16.5),
  },
  /** The hare. */
  {
    light: "M11.5 2.5q3 2 3.5 9.5h2q.5-7.5 3.5-9.5 2.5 4 .2 10.7 3 2.3 3 6.3 0 7.5-7.7 7.5T8.3 19.5q0-4 3-6.3-2.3-6.7.2-10.7z",
    dark: "M12.3 5.5q1.3 2.5 1.5 6.5h-1.3q-1.3-3.5-.2-6.5zM19.7 5.5q-1.3 2.5-1.5 6.5h1.3q1.3-3.5.2-6.5zM14.5 20.5h3L16 22.3zM15.5 22h1v2h-1z" + eyes(3.5, 18),
  },
  /** The stag. */
  {
    light: "M6 3q0 3 1.5 5L4.5 6.5q.5 5 6 6.5L12 15q-3-.8-5-.3.5 2.8 4 3.5l2.5 7.3q2.5 3 5 0L21 18.2q3.5-.7 4-3.5-2-.5-5 .3l1.5-2q5.5-1.5 6-6.5L24.5 8Q26 6 26 3q-2 1-2.5 3.5-.7 3.5-4 5l-1.5 2.2h-4L12.5 11.5q-3.3-1.5-4-5Q8 4 6 3z",
    dark: "M14.3 23.5h3.4L16 26z" + eyes(2.6, 18.2, 1.3),
  },
  /** The bear. */
  {
    light: dot(8.2, 9, 4) + dot(23.8, 9, 4) + "M16 7q10 0 10 10.5T16 27.5 6 17.5 16 7z",
    dark: dot(8, 8.8, 1.6) + dot(24, 8.8, 1.6) + "M13.3 18.5q2.7-1.8 5.4 0 0 2-2 2.8v1.7q1 .8 2.3.5l.3 1.2q-2 .6-3.3-.5-1.3 1.1-3.3.5l.3-1.2q1.3.3 2.3-.5v-1.7q-2-.8-2-2.8z" + eyes(4.5, 14.8),
  },
  /** The eagle, from the side. */
  {
    light: "M12.5 5.5q7-.5 9 5.5l7.5 4.5-8 1.5q.5 5 4 10H6q-1.5-8 1-14 1.5-6 5.5-7.5z",
    dark: "M21.3 13.2l5.5 2.2-6 .6zM10 20q3 3.5 7.5 3.5-4.5 1.5-8-.5z" + dot(16.5, 11, 1.7),
  },
];
