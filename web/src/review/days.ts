/** The days on which the puzzle of the day was solved, kept on this device. */

const KEY = "augury-puzzle-days";
const DAY = 86_400_000; // milliseconds

/** A day by its date in universal time: the puzzle changes for everyone at once. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** By day, whether its puzzle was solved at the first attempt. */
export type Days = Record<string, boolean>;

export function keptDays(): Days {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Days;
  } catch {
    return {};
  }
}

/** Keep what came of a day's first attempt; later ones do not count. */
export function keepDay(day: string, solved: boolean): Days {
  const days = { [day]: solved, ...keptDays() };
  try {
    localStorage.setItem(KEY, JSON.stringify(days));
  } catch {
    // Then there is no streak on this device.
  }
  return days;
}

/** How many days in a row up to today, or up to yesterday while today's is open; and the most ever. */
export function streak(days: Days, now = Date.now()): { current: number; longest: number } {
  const solved = (at: number): boolean => days[today(at)] === true;
  const runTo = (at: number): number => {
    let count = 0;
    while (solved(at - count * DAY)) count += 1;
    return count;
  };
  const open = days[today(now)] === undefined;
  const longest = Math.max(0, ...Object.keys(days).map((day) => runTo(Date.parse(day))));
  return { current: runTo(open ? now - DAY : now), longest };
}
