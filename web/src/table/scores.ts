/** What is made of the score pad: figures of a game, and lines to be printed. */

import type { PrintedLine } from "../lib/printing";
import type { Row } from "../protocol";

/** The lines of a pad, as they are printed. */
export function printed(pad: readonly Row[]): PrintedLine[] {
  return pad.map(({ number, hand_size, bids, taken, points, totals }) => ({
    number,
    hand_size,
    struck: false,
    cells: bids.map((bid, seat) => ({ bid, taken: taken[seat]!, points: points[seat]!, total: totals[seat]! })),
  }));
}

/** The story of a game in figures. */
export interface Figures {
  exact: number; // rounds predicted exactly
  best: number | null; // most points in one round
  worst: number | null;
  tricks: number;
  streak: number; // exact rounds in a row
}

export function figures(pad: readonly Row[], seat: number): Figures {
  const won = pad.map((row) => row.points[seat] ?? 0);
  let streak = 0;
  let run = 0;
  for (const row of pad) {
    run = row.bids[seat] === row.taken[seat] ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    exact: pad.filter((row) => row.bids[seat] === row.taken[seat]).length,
    best: won.length > 0 ? Math.max(...won) : null,
    worst: won.length > 0 ? Math.min(...won) : null,
    tricks: pad.reduce((sum, row) => sum + (row.taken[seat] ?? 0), 0),
    streak,
  };
}
