/**
 * Finished games of this page that wait for their place on the score pad.
 * A page may be left at any moment, so a game is noted in one step, and brought to the pad after that:
 * at once, or when the pad is opened next.
 */

import type { Row, Rules } from "../protocol";

/** What the pad is to know of a game. */
export interface Finished {
  table: string;
  game: number;
  rules: Rules;
  names: readonly string[];
  pad: readonly Row[];
  /** Who dealt the first round; an older page has not noted it. */
  dealer?: number;
}

/** Who dealt the first round of a game, from who has dealt its last: the deal goes clockwise (R2.3). */
export function firstDealer(last: number, rounds: number, players: number): number {
  return (((last - rounds + 1) % players) + players) % players;
}

const KEY = "augury-finished-";

export function note(finished: Finished): void {
  try {
    localStorage.setItem(keyOf(finished), JSON.stringify(finished));
  } catch {
    // Then it counts only if the page stays a moment longer.
  }
}

export function noted(): Finished[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    return keys.map((key) => JSON.parse(localStorage.getItem(key)!) as Finished);
  } catch {
    return [];
  }
}

export function strike(finished: Finished): void {
  localStorage.removeItem(keyOf(finished));
}

function keyOf({ table, game }: Finished): string {
  return `${KEY}${table}-${game}`;
}
