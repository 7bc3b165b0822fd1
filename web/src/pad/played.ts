/** A game that was played on the page, as a pad beside those kept by hand: for the history and the figures. */

import type { Row, Rules } from "../protocol";
import { facts } from "./facts";
import { noted, strike, type Finished } from "./finished";
import { DEFAULTS, padRules } from "./rules";
import { checked, type Round, type Sheet } from "./sheet";
import { today } from "./speech";
import { create } from "./store";

/** The same name twice is told apart by a number. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** The pad of a game: its predictions are those that counted at the end of each round; `dealer` dealt the first. */
export function sheetOf(rules: Rules, names: readonly string[], pad: readonly Row[], dealer = 0): Sheet {
  const rounds = pad.map((row): Round => ({
    hand_size: row.hand_size,
    cells: row.bids.map((bid, seat) => ({ bid, taken: row.taken[seat]!, change: 0 })),
    bombed: row.taken.reduce((sum, taken) => sum + taken, 0) < row.hand_size,
    trump: null,
    struck: false,
  }));
  const sheet: Sheet = {
    rules: padRules(rules),
    names: distinct(names.map((name) => name.trim() || "?")),
    dealer,
    rounds,
    ended: false,
    date: today(),
  };
  // With the Cloud, predictions may add up after all; which of them it changed is not known any more.
  const even = facts(sheet).problems.some((problem) => problem.code === "even");
  return checked(even ? { ...sheet, rules: { ...sheet.rules, plus_minus_one: false, last_bid: DEFAULTS.last_bid } } : sheet);
}

/** The pad of a game of a table, by its name in the store. */
export function playedId(table: string, game: number): string {
  return `table-${table}-${game}`;
}

/** Keep a finished game of a table, once. */
export async function keepPlayed(finished: Finished): Promise<void> {
  const { table, game, rules, names, pad, dealer } = finished;
  await create(sheetOf(rules, names, pad, dealer), playedId(table, game));
  strike(finished);
}

/** Keep the games whose page was left before they were kept; what cannot be kept now waits on. */
export async function keepNoted(): Promise<void> {
  await Promise.allSettled(noted().map(keepPlayed));
}
