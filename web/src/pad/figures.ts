/** What many games say about a person, and the tables of evenings and leagues. */

import { facts } from "./facts";
import type { Sheet } from "./sheet";

export interface Met {
  made: number;
  met: number;
}

/** Finished games in company of someone: how many ended before, level with and behind them. */
export interface HeadToHead {
  ahead: number;
  level: number;
  behind: number;
}

export interface Figures {
  games: number; // in which they took part in a round that counts
  finished: number;
  victories: number; // shared ones too (R8.1)
  points: number;
  by_cards: Map<number, Met>;
  best: number | null;
  worst: number | null;
  streak: number;
  against: Map<string, HeadToHead>;
}

function blank(): Figures {
  return { games: 0, finished: 0, victories: 0, points: 0, by_cards: new Map(), best: null, worst: null, streak: 0, against: new Map() };
}

/** Everyone's figures, by name; games count in the order in which they are given. */
export function figures(sheets: Iterable<Sheet>): Map<string, Figures> {
  const people = new Map<string, Figures>();
  const running = new Map<string, number>();
  for (const sheet of sheets) {
    const known = facts(sheet);
    for (const line of known.lines)
      for (const [seat, won] of line.points.entries()) {
        if (won === null) continue;
        const name = sheet.names[seat]!;
        const one = people.get(name) ?? blank();
        people.set(name, one);
        const met = won > 0; // a prediction met brings 20 at least, a missed one costs (R7)
        const count = one.by_cards.get(line.hand_size) ?? { made: 0, met: 0 };
        one.by_cards.set(line.hand_size, { made: count.made + 1, met: count.met + (met ? 1 : 0) });
        one.points += won;
        one.best = Math.max(one.best ?? won, won);
        one.worst = Math.min(one.worst ?? won, won);
        running.set(name, met ? (running.get(name) ?? 0) + 1 : 0);
        one.streak = Math.max(one.streak, running.get(name)!);
      }
    const placed = sheet.names.flatMap((name, seat) => (known.ranks[seat] == null ? [] : [{ name, place: known.ranks[seat]! }]));
    countGame(people, placed, known.due === null);
  }
  return people;
}

function countGame(people: Map<string, Figures>, placed: readonly { name: string; place: number }[], over: boolean): void {
  for (const { name, place } of placed) {
    const one = people.get(name)!;
    one.games += 1;
    if (!over) continue;
    one.finished += 1;
    if (place === 1) one.victories += 1;
    for (const other of placed) {
      if (other.name === name) continue;
      const met = one.against.get(other.name) ?? { ahead: 0, level: 0, behind: 0 };
      one.against.set(other.name, met);
      met[place < other.place ? "ahead" : place === other.place ? "level" : "behind"] += 1;
    }
  }
}

/** All predictions of a person together. */
export function rounds(one: Figures): Met {
  const all = [...one.by_cards.values()];
  return { made: all.reduce((sum, met) => sum + met.made, 0), met: all.reduce((sum, met) => sum + met.met, 0) };
}

// Leagues

export interface Standing {
  name: string;
  place: number;
  points: number;
  games: number;
  victories: number;
}

/** The table after each game, the best first. `prizes` null: the points of the games count. */
export function standings(sheets: Iterable<Sheet>, prizes: readonly number[] | null): Standing[][] {
  const people = new Map<string, Standing>();
  return [...sheets].map((sheet) => {
    const known = facts(sheet);
    for (const [seat, place] of known.ranks.entries()) {
      if (place === null) continue;
      const name = sheet.names[seat]!;
      const before = people.get(name) ?? { name, place: 0, points: 0, games: 0, victories: 0 };
      const points = before.points + (prizes === null ? known.totals[seat]! : (prizes[place - 1] ?? 0));
      people.set(name, { ...before, points, games: before.games + 1, victories: before.victories + (place === 1 ? 1 : 0) });
    }
    const all = [...people.values()];
    return all
      .map((one) => ({ ...one, place: 1 + all.filter((other) => other.points > one.points).length }))
      .sort((one, other) => one.place - other.place);
  });
}
