/** How one person predicts: too high or too low, better or worse from game to game, and what it cost. */

import { facts } from "./facts";
import { final, type Sheet } from "./sheet";

/** A game that counts, and what is known of it besides its pad: the points given away, by column. */
export interface Played {
  sheet: Sheet;
  given?: Readonly<Record<number, number>>;
}

export interface Habits {
  over: number; // rounds with more tricks than predicted
  under: number;
  /** How many predictions have come true in a row, up to now. */
  now: number;
  /** Game by game, in order. */
  games: { made: number; met: number }[];
  /** What each reviewed game gave away. */
  given: number[];
}

export function habits(played: Iterable<Played>, name: string): Habits {
  const told: Habits = { over: 0, under: 0, now: 0, games: [], given: [] };
  for (const { sheet, given } of played) {
    const seat = sheet.names.indexOf(name);
    if (seat < 0) continue;
    const game = { made: 0, met: 0 };
    for (const [place, line] of facts(sheet).lines.entries()) {
      const cell = sheet.rounds[place]!.cells[seat];
      if (line.points[seat] == null || cell == null) continue;
      const by = cell.taken! - final(cell)!;
      game.made += 1;
      if (by > 0) told.over += 1;
      else if (by < 0) told.under += 1;
      else game.met += 1;
      told.now = by === 0 ? told.now + 1 : 0;
    }
    if (game.made > 0) told.games.push(game);
    if (given?.[seat] !== undefined) told.given.push(given[seat]!);
  }
  return told;
}

const WINDOW = 5; // games: one alone says little

/** The share of predictions met, in percent, over each game and those shortly before it. */
export function trend(games: Habits["games"]): number[] {
  return games.map((_, last) => {
    const some = games.slice(Math.max(0, last + 1 - WINDOW), last + 1);
    const sum = (of: "made" | "met"): number => some.reduce((total, game) => total + game[of], 0);
    return Math.round((100 * sum("met")) / sum("made"));
  });
}
