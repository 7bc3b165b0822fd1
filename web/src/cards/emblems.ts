/**
 * The drawings of the deck. Every emblem is one bold shape in a square of 64: a body, what is cut
 * out of it, and what shines. Told apart by their silhouettes alone, before any colour.
 */

export interface Emblem {
  /** The silhouette. */
  readonly body: string;
  /** Cut out of the body; what lies in such a hole again is body. */
  readonly cut: string;
  /** Stars, bells and sparks. */
  readonly shine?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A star with five points. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const reach = place % 2 === 0 ? r : r * 0.42;
    const angle = (place * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

export const EMBLEMS = {
  /** Humans: a quartered shield. */
  B: {
    body: "M32 2C25 7 15 10 7 10v20c0 16 10 26 25 32 15-6 25-16 25-32V10C49 10 39 7 32 2z",
    cut: "M34 10.5c5 2.7 11 4.6 17 5.2V30H34zM30 34v20.6C20.5 50 14.4 43 13.2 34z",
  },
  /** Dwarves: a war hammer. */
  R: {
    body: "M11 3h42l7 6v17l-7 6H39v25q0 5-7 5t-7-5V32H11l-7-6V9z",
    cut: "M13 9h4v17h-4zM47 9h4v17h-4zM32 9l7.5 8.5L32 26l-7.5-8.5zM28 41l8-4v4l-8 4zM28 50l8-4v4l-8 4z",
  },
  /** Elves: a leaf, blown aside. */
  G: {
    body: "M58 5C36 3 18 9 11 22c-5 9-4 18 1 25L4 57q-1 2 .5 3.5T8 61l9-8.5c8 4.5 17 4 25-2C54 42 59 26 58 5z",
    cut: "M11 50 50 13 14 53zM20 39.5l.5-14.5 3 11zM29 31l.5-14 3 10.5zM38 22l.5-9 2 6.5zM24.5 44l14.5-.5-11-3zM33 35l14-.5-10.5-3zM42 26l9-.5-6.5-2z",
  },
  /** Giants: a mountain with snow. */
  Y: {
    body: "M2.5 55 22 11q2.5-5 5.5 0l11 19 4.5-7q2.5-4 5 0l14 32q1 4-3 4H5q-4 0-2.5-4z",
    cut: "M24.7 15.5 16.5 34l5.5-3.5 4 5 4.5-5 5 3zM45.5 27.5 41 34.5l4.5 4 3.5-3 3.7 1.5z",
  },
  /** The Wizard: a hat crowned with stars. */
  W: {
    body: "M2 54c0-4.5 7-7.5 15-9l8-24c2-7 8-10 15-9 5 .7 8 4 9 9-4-3-8-2-8 2l5 22c9 1.5 16 4.5 16 9 0 5.5-13 8-30 8S2 59.5 2 54z",
    cut: "M18.5 43.5c8 2.5 18 2.5 27 0l1 4.5c-9 3-20 3-29.5 0z" + star(31.5, 31.5, 7),
    shine: star(50, 11, 10.5) + star(13, 20, 6.5) + star(57, 35, 5),
  },
  /** The Jester: a cap with bells, one half of it pale. */
  J: {
    body: "M15 47c0-8-1.5-13.5-5-15.5C7.5 32.5 6.5 36 6.5 41-.5 30-.5 16 11 12c8-2.5 14 2 16 10 .5-8 4-14 11-18-1 7 0 12 1 17 3-7 8-11.5 15-9 11.5 4 11 18 3.5 29 0-5-1-8.5-3.5-9.5-3.5 2-5 7.5-5 15.5zM13 50.5q19 4 38 0 2 0 2 2v7q0 2-2 2-19 3-38 0-2 0-2-2v-7q0-2 2-2z",
    cut: "M35 44c0-9 1.5-16 5-21 4-6.5 11-8.5 15.5-4 3 3 3.7 7.5 2.5 12-4-4-8.5-2-10.5 2.5C46 37 45.5 40 45.5 44z",
    shine: disc(6.5, 45, 5.5) + disc(38.5, 6.5, 5.5) + disc(57.5, 45, 5.5),
  },
  /** The Shapeshifter: a mask of two halves, with its ribbons. */
  S: {
    body: "M11 9q11 5 21 0 10 5 21 0 1.5 4 2 9l8-7q-2 7 .5 12.5L61 33l-6.5-4C53 45 45.5 57 32 61.5 18.5 57 11 45 9.5 29L3 33 .5 23.5Q3 18 1 11l8 7q.5-5 2-9z",
    cut: "M32 14c6 2.8 12 3.3 17.5 2C51.5 36 46.5 50.5 32 56.3zM15 25q8-7 13 2.5-8 4.5-13-2.5zM48 25q-7-7-12 2.5 8 4.5 12-2.5zM18.5 39c3.5 4.8 7.5 7 13.5 7v-4.5c-5 0-9.5-.5-13.5-2.5zM44 46.5c-2.5-4-6.5-5-12-5V46c4 0 8-.5 12 .5z",
  },
  /** The Dragon: a horned head, its mouth open. */
  D: {
    body: "M2 33c0-7 7-11 14-8 4-7 10-10 17-10C42 14.5 49 10 53 1c5 8 3 16-4 21 6 1 10.5-1 14-5 1 9-3 15-10 17 5 6 8 15 8 28H27c8-4.5 11-10.5 9-17-8 5-18 6-28 2.5L9 41l5.5 2.5C21 44 27 42 31.5 37L26 38.5 24 43l-3-4-3.5.3L15.5 44l-3.5-4.7C7 38.5 3.5 36.5 2 33z",
    cut: "M27 24.5q6.5-5 12 0-6.5 5-12 0zM8.5 31l4.5-2v3.5zM45.5 38c5 5 7.5 11 8 19h-5c0-7-1.5-12-5-17z",
  },
  /** The Fairy: a small one with wings. */
  F: {
    body: disc(32, 12, 6.5) + "M32 20c4 0 5.5 2 6.5 6C45 12 54 6 62 9c1 13-7 22-18 24 9 2 13 8 11 17-6 2-10 0-13.5-4L43 61q-11 3-22 0l1.5-15C19 50 15 52 9 50c-2-9 2-15 11-17C9 31 1 22 2 9c8-3 17 3 23.5 17 1-4 2.5-6 6.5-6z",
    cut: "M56.5 14c-6 0-11 6-14.5 14 8-1.5 14-6 14.5-14zM7.5 14c6 0 11 6 14.5 14-8-1.5-14-6-14.5-14z",
    shine: star(9.5, 57.5, 5.5) + star(54.5, 57.5, 5.5),
  },
  /** The Bomb: its fuse is lit. */
  X: {
    body: "M26 18.5q3-.5 6 0l3-4.5 12 8-3.5 5A22 22 0 1 1 26 18.5z",
    cut: "M14 38c1-7 6-11.5 12.5-12l.5 4C22.5 30.7 18.8 34 18 38.5z",
    shine: "M42 13c2-5 5-7 9-7.5l.8 3.5C49 9.5 47.2 11 45.5 15z" + star(54, 9, 9.5),
  },
  /** The Werewolf: its head, from the front. */
  L: {
    body: "M7 2c8 3 13 7 17 12q8-2 16 0C44 9 49 5 57 2c2 10 1 18-2 25l6 8-7 2 2 8-8 0-6 5-5 11q-5 4-10 0l-5-11-6-5-8 0 2-8-7-2 6-8C6 20 5 12 7 2z",
    cut: "M12 10c5 3 7 6 9 9.5-3 1.5-5 3.5-7 6C12 20 11.5 15 12 10zM52 10c-5 3-7 6-9 9.5 3 1.5 5 3.5 7 6 2-5.5 2.5-10.5 2-15.5zM16 30l11.5 5-2.5 5c-5-1-8-4-9-10zM48 30l-11.5 5 2.5 5c5-1 8-4 9-10zM27.5 50h9l-4.5 6z",
  },
  /** The Juggler: four balls in the air. */
  U: {
    body: disc(32, 31, 7.5) + "M5 35.5l6.5-2.5c2 6 5.5 9 11 9.2 2-1.2 5.5-1.7 9.5-1.7s7.5.5 9.5 1.7c5.5-.2 9-3.2 11-9.2l6.5 2.5C56 44 51 48.5 44.5 49.5L46 62H18l1.5-12.5C13 48.5 8 44 5 35.5z",
    cut: "M32 44.5l5 6-5 6-5-6z",
    shine: disc(7.5, 23, 6.2) + disc(22.5, 9, 6.2) + disc(41.5, 9, 6.2) + disc(56.5, 23, 6.2),
  },
  /** The Cloud: a prediction more or less. */
  C: {
    body: "M16 54C7 54 1 48 1 40.5c0-7.5 5.5-13 12.5-13.5C15 16 23 9 33 9c9 0 16.5 5.5 19 14C59 24.5 63 30.5 63 37.5 63 47 56 54 47 54z",
    cut: "M20.5 31h4.5v6.5h6.5V42H25v6.5h-4.5V42H14v-4.5h6.5zM36.5 37.5h15V42h-15z",
  },
  /** The Witch: a cauldron that boils. */
  H: {
    body: "M7 25h50q4 0 4 3.5T57 32c1 5 .5 10-2.5 15q-4 7-10.5 10l3.5 5.500h-6L39 58.500q-7 1.5-14 0l-2.5 4h-6L20 57q-6.5-3-10.5-10C6.5 42 6 37 7 32q-4 0-4-3.500T7 25z",
    cut: "M13 33.500c-.5 8 3.5 14 11 17.5-4.5-4.5-6.5-10-6.5-17.500z",
    shine: disc(21, 16, 5) + disc(34, 9.5, 6.5) + disc(45, 18, 4),
  },
  /** The Vampire: a bat. */
  V: {
    body: "M32 22l3.5-8 3 7.500C45 15 53 13 62 15c-4 6-5 12-3.5 18.5-6-3-10-1.5-11.5 2.5-4-1.5-7 .5-8 4.500L32 53l-7-12.500c-1-4-4-6-8-4.5-1.5-4-5.5-5.5-11.5-2.500C7 27 6 21 2 15c9-2 17 0 23.5 6.500l3-7.500z",
    cut: "M27.5 27.500l3.5 3-3.5 1zM36.5 27.500l-3.5 3 3.5 1zM29.5 36h5l-1 4-1.5-2-1.5 2z",
  },
} as const satisfies Record<string, Emblem>;

/** For a kind that has no drawing yet: a star of four points. */
export const PLAIN: Emblem = {
  body: "M32 2 39 25 62 32 39 39 32 62 25 39 2 32 25 25z",
  cut: "M32 22 35 29 42 32 35 35 32 42 29 35 22 32 29 29z",
};

/** The emblem of a suit or of a kind, by its code. */
export function emblem(code: string): Emblem {
  return code in EMBLEMS ? EMBLEMS[code as keyof typeof EMBLEMS] : PLAIN;
}
